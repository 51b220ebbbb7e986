;;; color-lint.el --- Show, check and fix colors in code  -*- lexical-binding: t -*-

;; Version: 0.1.0
;; URL: https://github.com/OWNER/color-lint
;; Package-Requires: ((emacs "29.1") (eglot "1.17"))
;; Keywords: languages, tools

;;; Commentary:

;; Runs the language server of color-lint with Eglot, in Swift, CSS, SCSS, Less,
;; JSON, HTML, Vue and Svelte:
;;
;;     (require 'color-lint)
;;     (color-lint-setup)
;;     (add-hook 'css-mode-hook #'eglot-ensure)
;;
;; Eglot shows findings, applies fixes and describes the color at point.  It
;; does not draw colors: `color-lint-swatch-mode' does, and
;; `color-lint-convert' converts the color at point to another notation.
;;
;; With lsp-mode, load lsp-color-lint.el instead.

;;; Code:

(require 'color)
(require 'eglot)
(require 'jsonrpc)
(require 'seq)

(defgroup color-lint nil
  "Show, check and fix colors in code."
  :group 'tools
  :prefix "color-lint-")

(defcustom color-lint-command '("color-lint" "lsp")
  "The command line of the language server."
  :type '(repeat string))

(defcustom color-lint-settings nil
  "Settings that take precedence over a project's .color-lint.json.
A property list with the same keys, such as (:level \"AAA\").  Changes take
effect when the server is restarted."
  :type '(plist :key-type symbol))

(defcustom color-lint-swatch-style 'background
  "How `color-lint-swatch-mode' draws colors."
  :type '(choice (const :tag "Behind the text" background)
                 (const :tag "A square before the text" square)))

(defcustom color-lint-swatch-delay 0.2
  "Seconds to wait after a change before redrawing colors."
  :type 'number)

(defconst color-lint-modes
  '(swift-mode swift-ts-mode scss-mode (less-css-mode :language-id "less") css-mode css-ts-mode
    (jsonc-mode :language-id "jsonc") (js-json-mode :language-id "json") json-mode json-ts-mode
    (mhtml-mode :language-id "html") html-mode html-ts-mode vue-mode svelte-mode)
  "The major modes of what color-lint reads, as in `eglot-server-programs'.
Eglot takes the language of the first that a mode is derived from.")

(defun color-lint--contact (&rest _)
  "Return the command line of the server, and what Eglot sends it first."
  (append color-lint-command
          (and color-lint-settings
               `(:initializationOptions (:color-lint ,color-lint-settings)))))

;;;###autoload
(defun color-lint-setup ()
  "Run color-lint with Eglot in `color-lint-modes', and draw colors there.
Eglot runs one server per buffer: to use another server in some mode,
add your own entry to `eglot-server-programs' after calling this."
  (add-to-list 'eglot-server-programs (cons color-lint-modes #'color-lint--contact))
  (add-hook 'eglot-managed-mode-hook #'color-lint--when-managed))

;;;; What a color looks like

(defun color-lint--background ()
  "The color text stands on, as a list of components from 0 to 1."
  (or (let ((background (face-background 'default nil t)))
        (and background (color-defined-p background) (color-name-to-rgb background)))
      (if (eq (frame-parameter nil 'background-mode) 'dark) '(0.0 0.0 0.0) '(1.0 1.0 1.0))))

(defun color-lint--on-screen (color background)
  "The components, from 0 to 1, of COLOR of the protocol on BACKGROUND."
  (let ((alpha (or (plist-get color :alpha) 1)))
    (seq-mapn (lambda (component under) (+ (* alpha component) (* (- 1 alpha) under)))
              (list (plist-get color :red) (plist-get color :green) (plist-get color :blue))
              background)))

(defun color-lint--hex (components)
  "The name of the color with COMPONENTS, each from 0 to 1."
  (apply #'format "#%02x%02x%02x"
         (mapcar (lambda (component) (floor (+ 0.5 (* 255 (max 0 (min 1 component)))))) components)))

(defun color-lint--luminance (components)
  "The relative luminance, as WCAG 2.2 has it, of the color with COMPONENTS."
  (apply #'+ (seq-mapn (lambda (share component)
                         (* share (if (<= component 0.04045)
                                      (/ component 12.92)
                                    (expt (/ (+ component 0.055) 1.055) 2.4))))
                       '(0.2126 0.7152 0.0722) components)))

(defun color-lint--face (color background)
  "The face for text on COLOR of the protocol, which is itself on BACKGROUND."
  (let ((shown (color-lint--on-screen color background)))
    ;; Black is at least as readable as white from here on.
    (list :background (color-lint--hex shown)
          :foreground (if (> (color-lint--luminance shown) 0.179) "#000000" "#ffffff"))))

;;;; Drawing

(defvar color-lint-swatch-mode)

(defvar-local color-lint--timer nil
  "What will ask for the colors.")

(defvar-local color-lint--stale nil
  "Non-nil if the colors are to be asked for once the buffer is shown.")

(defun color-lint--clear ()
  "Remove all colors drawn in the buffer."
  (remove-overlays nil nil 'color-lint t))

(defun color-lint--draw-one (start end face)
  "Draw a color from START to END with FACE."
  (let ((overlay (make-overlay start end nil t)))
    (overlay-put overlay 'color-lint t)
    (overlay-put overlay 'evaporate t)
    (if (eq color-lint-swatch-style 'square)
        (overlay-put overlay 'before-string
                     (propertize "■ " 'face (list :foreground (plist-get face :background))))
      (overlay-put overlay 'face face))))

(defun color-lint--draw (found)
  "Draw the colors FOUND, a sequence of the protocol's ColorInformation."
  (save-excursion
    (save-restriction
      (widen)
      (color-lint--clear)
      (goto-char (point-min))
      (let* ((line 0)
             (background (color-lint--background))
             ;; As they come by place, each line is looked for from the one before.
             (place (lambda (position)
                      (forward-line (- (plist-get position :line) line))
                      (setq line (plist-get position :line))
                      (funcall eglot-move-to-linepos-function (plist-get position :character))
                      (point))))
        (seq-doseq (information found)
          (let* ((range (plist-get information :range))
                 (start (funcall place (plist-get range :start))))
            (color-lint--draw-one start (funcall place (plist-get range :end))
                                  (color-lint--face (plist-get information :color) background))))))))

(defun color-lint--parameters ()
  "The parameters of a request, as far as they name the document."
  (list :textDocument (list :uri (eglot-path-to-uri (buffer-file-name (buffer-base-buffer))))))

(defun color-lint--request ()
  "Ask for the colors of the text as it is now."
  (setq color-lint--timer nil)
  (cond
   ((not (and color-lint-swatch-mode (eglot-managed-p) (eglot-current-server))))
   ((not (get-buffer-window nil t)) (setq color-lint--stale t))
   (t
    (setq color-lint--stale nil)
    (let ((buffer (current-buffer)) (tick (buffer-chars-modified-tick)))
      (jsonrpc-async-request
       (eglot-current-server) :textDocument/documentColor (color-lint--parameters)
       ;; Sent once Eglot has told the server of all changes.
       :deferred 'color-lint--request
       :success-fn
       (lambda (found)
         (when (buffer-live-p buffer)
           (with-current-buffer buffer
             ;; The answer for an older text would be drawn in wrong places.
             ;; The change that came since asks again.
             (when (and color-lint-swatch-mode (= tick (buffer-chars-modified-tick)))
               (color-lint--draw found)))))
       :error-fn #'ignore
       :timeout-fn #'ignore)))))

(defun color-lint--schedule (&rest _)
  "Request the colors again after `color-lint-swatch-delay'."
  (when color-lint--timer (cancel-timer color-lint--timer))
  (setq color-lint--timer
        (run-with-timer color-lint-swatch-delay nil
                        (lambda (buffer)
                          (when (buffer-live-p buffer)
                            (with-current-buffer buffer (color-lint--request))))
                        (current-buffer))))

(defun color-lint--shown (&rest _)
  "Ask for the colors if the buffer has changed while it was not shown."
  (when (and color-lint--stale (get-buffer-window nil t))
    (color-lint--schedule)))

;;;###autoload
(define-minor-mode color-lint-swatch-mode
  "Draw the colors that the language server finds in the buffer.
`color-lint-swatch-style' says how."
  :lighter nil
  (color-lint--clear)
  (when color-lint--timer
    (cancel-timer color-lint--timer)
    (setq color-lint--timer nil))
  (cond
   (color-lint-swatch-mode
    (add-hook 'after-change-functions #'color-lint--schedule nil t)
    (add-hook 'window-buffer-change-functions #'color-lint--shown nil t)
    (color-lint--schedule))
   (t
    (remove-hook 'after-change-functions #'color-lint--schedule t)
    (remove-hook 'window-buffer-change-functions #'color-lint--shown t))))

(defun color-lint--when-managed ()
  "Draw the colors where Eglot manages the buffer, nowhere else."
  (let ((draws (and (eglot-managed-p)
                    (eglot-server-capable :colorProvider)
                    (apply #'derived-mode-p (mapcar (lambda (mode) (if (consp mode) (car mode) mode))
                                                    color-lint-modes)))))
    (when (or draws color-lint-swatch-mode)
      (color-lint-swatch-mode (if draws 1 -1)))))

;;;; Writing a color in another way

(defun color-lint--information-at-point ()
  "The server's information on the color at point."
  (seq-find (lambda (information)
              (pcase-let ((`(,start . ,end) (eglot-range-region (plist-get information :range))))
                (and (<= start (point)) (< (point) end))))
            (jsonrpc-request (or (eglot-current-server) (user-error "The buffer has no language server"))
                             :textDocument/documentColor (color-lint--parameters)
                             :deferred 'color-lint-convert)))

;;;###autoload
(defun color-lint-convert ()
  "Write the color at point in another way, chosen from a list.
The way it is written now comes first."
  (interactive "*")
  (let* ((information (or (color-lint--information-at-point) (user-error "No color at point")))
         (tick (buffer-chars-modified-tick))
         (presentations
          (append (jsonrpc-request (eglot-current-server) :textDocument/colorPresentation
                                   (append (color-lint--parameters) information))
                  nil))
         (labels (mapcar (lambda (presentation) (plist-get presentation :label)) presentations))
         (label (if labels
                    (completing-read "Convert the color to: "
                                     (lambda (text predicate action)
                                       (if (eq action 'metadata)
                                           '(metadata (display-sort-function . identity)
                                                      (cycle-sort-function . identity))
                                         (complete-with-action action labels text predicate)))
                                     nil t nil nil (car labels))
                  (user-error "No other notation")))
         (chosen (seq-find (lambda (presentation) (equal (plist-get presentation :label) label)) presentations))
         (edit (plist-get chosen :textEdit)))
    (unless (= tick (buffer-chars-modified-tick))
      (user-error "The text has changed; try again"))
    (pcase-let ((`(,start . ,end)
                 (eglot-range-region (plist-get (or edit information) :range))))
      (save-excursion
        (goto-char start)
        (atomic-change-group
          (delete-region start end)
          (insert (or (plist-get edit :newText) label)))))))

(provide 'color-lint)
;;; color-lint.el ends here
