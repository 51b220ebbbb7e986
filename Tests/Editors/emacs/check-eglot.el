;;; check-eglot.el --- What check runs inside Emacs, with Eglot  -*- lexical-binding: t -*-

(load (expand-file-name "check-common" (file-name-directory load-file-name)) nil t)
(require 'cl-lib)

(setq eglot-confirm-server-edits nil eglot-report-progress nil eglot-send-changes-idle-time 0.05)
(set-face-background 'default "#ffffff")

(defun drawn ()
  (mapcar (lambda (overlay)
            (let ((face (overlay-get overlay 'face)))
              (format "%s %s/%s" (text-of overlay) (plist-get face :background) (plist-get face :foreground))))
          (overlays 'color-lint)))

(defun diagnostics ()
  "What Flymake warns of."
  (mapcar (lambda (diagnostic)
            (format "%d %s: %s" (line-number-at-pos (flymake-diagnostic-beg diagnostic))
                    (buffer-substring-no-properties (flymake-diagnostic-beg diagnostic) (flymake-diagnostic-end diagnostic))
                    (flymake-diagnostic-text diagnostic)))
          (seq-filter (lambda (diagnostic) (memq (flymake-diagnostic-type diagnostic) '(eglot-warning eglot-error)))
                      (flymake-diagnostics))))

(checked "Emacs, Eglot"
  ;; Every language, with characters in front of the colors that are two UTF-16 units and four bytes.
  (open "a.css" "/* 🌧 */ a { color: #777; background: white }")
  (expect "CSS" '("1 #777 #777777/#000000" "1 white #ffffff/#000000") #'drawn)
  (open "a.scss" "$a: \"🌧\"; $b: #ffcc00;")
  (expect "SCSS" '("1 #ffcc00 #ffcc00/#000000") #'drawn)
  (open "a.less" "@a: \"🌧\"; @b: hsl(210 100% 40%);")
  (expect "Less" '("1 hsl(210 100% 40%) #0066cc/#ffffff") #'drawn)
  (open "a.json" "{ \"é🌧\": \"#ffcc00\" }")
  (expect "JSON" '("1 #ffcc00 #ffcc00/#000000") #'drawn)
  (open "a.jsonc" "{ \"🌧\": \"#0066cc\", } // 🌧 #fff")
  (expect "JSON with comments" '("1 #0066cc #0066cc/#ffffff") #'drawn)

  (let* ((buffer
          (open "Weather.swift"
                "import SwiftUI"
                "let sun = (\"🌞\", Color(red: 1.0, green: 0.8, blue: 0.0))"
                "let rain = Text(\"🌧 Rain\")"
                "    .foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.9)).background(Color.white)"
                "let veil = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)"))
         (sun "Color(red: 1.0, green: 0.8, blue: 0.0) #ffcc00/#000000")
         (rain "Color(hue: 0.6, saturation: 0.8, brightness: 0.9) #2e77e6/#000000")
         ;; Translucent colors look as they do on the white of the background.
         (veil "Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5) #99b3cc/#000000")
         (as-written (list (concat "2 " sun) (concat "4 " rain) (concat "5 " veil)))
         (moved (list (concat "3 " sun) (concat "5 " rain) (concat "6 " veil)))
         (insert-above (lambda () (save-excursion (goto-char (point-min)) (insert "// 🌙\n"))))
         (server nil))
    (expect "colors" as-written #'drawn)
    (setq server (eglot-current-server))
    (expect "diagnostics"
            '("4 Color(hue: 0.6, saturation: 0.8, brightness: 0.9): color-lint [contrast]: contrast 4.27:1 is below 4.5:1 (AA): #2e77e6 on #ffffff")
            #'diagnostics)

    ;; Colors move with an edit before them, and a changed color is drawn anew; so is one that is new.
    (goto-char (point-min))
    (insert "let red = (\"é🌚\", Color(red: 1, green: 0, blue: 0))\n")
    (search-forward "0.8")
    (replace-match "0.6")
    (expect "colors after edits"
            (append '("1 Color(red: 1, green: 0, blue: 0) #ff0000/#000000"
                      "3 Color(red: 1.0, green: 0.6, blue: 0.0) #ff9900/#000000")
                    (cdr moved))
            #'drawn)
    (revert-buffer t t)
    (expect "colors after reverting" as-written #'drawn)

    ;; An answer for an older text is not drawn: here one comes after that for the newer text.
    (let (late (held nil))
      (cl-letf* ((send (symbol-function 'jsonrpc-async-request))
                 ((symbol-function 'jsonrpc-async-request)
                  (lambda (connection method parameters &rest rest)
                    (when (and (eq method :textDocument/documentColor) (not held))
                      (setq held t)
                      (let ((draw (plist-get rest :success-fn)))
                        (setq rest (plist-put rest :success-fn
                                              (lambda (found) (setq late (lambda () (funcall draw found))))))))
                    (apply send connection method parameters rest))))
        (funcall insert-above)
        (expect "the first answer is held back" t (lambda () (and late t)))
        (funcall insert-above)
        (pause 1)
        (funcall late)
        (expect "colors after an old answer"
                (list (concat "4 " sun) (concat "6 " rain) (concat "7 " veil)) #'drawn)))
    (revert-buffer t t)
    (expect "colors after reverting again" as-written #'drawn)

    ;; A buffer in no window is not asked for; when it is shown again, it is.
    (let ((asked 0))
      (cl-letf* ((send (symbol-function 'jsonrpc-async-request))
                 ((symbol-function 'jsonrpc-async-request)
                  (lambda (connection method &rest rest)
                    (when (eq method :textDocument/documentColor) (setq asked (1+ asked)))
                    (apply send connection method rest))))
        (switch-to-buffer "*scratch*")
        (with-current-buffer buffer (funcall insert-above))
        (pause 1)
        (expect "requests for a hidden buffer" 0 (lambda () asked))
        (switch-to-buffer buffer)
        (expect "requests once it is shown" 1 (lambda () asked))
        (expect "colors once it is shown" moved #'drawn)))
    (revert-buffer t t)

    ;; The other ways to draw, and not at all.
    (let ((color-lint-swatch-style 'square))
      (color-lint-swatch-mode 1)
      (expect "squares" '("■ #ffcc00" "■ #2e77e6" "■ #99b3cc")
              (lambda ()
                (mapcar (lambda (overlay)
                          (let ((text (overlay-get overlay 'before-string)))
                            (concat text (plist-get (and text (get-text-property 0 'face text)) :foreground))))
                        (overlays 'color-lint)))))
    (color-lint-swatch-mode -1)
    (expect "none" nil #'drawn)

    ;; The color at point, written in another way: the second of the list. It needs no colors drawn.
    (let (offered)
      (cl-letf (((symbol-function 'completing-read)
                 (lambda (_prompt collection &rest _)
                   (setq offered (all-completions "" collection))
                   (cadr offered))))
        (goto-char (point-min))
        (search-forward "\"🌞\", Col")
        (color-lint-convert)
        (expect "ways to write it"
                '("Color(red: 1.0, green: 0.8, blue: 0.0)" "Color(hue: 0.1333, saturation: 1, brightness: 1)")
                (lambda () offered))
        (expect "conversion" "let sun = (\"🌞\", Color(hue: 0.1333, saturation: 1, brightness: 1))" (lambda () (line 2)))
        ;; Behind the last parenthesis there is no color.
        (goto-char (point-min))
        (search-forward "brightness: 1)")
        (expect "no color" "No color at point"
                (lambda () (condition-case problem (color-lint-convert) (user-error (cadr problem)))))))
    (revert-buffer t t)
    (color-lint-swatch-mode 1)
    (expect "colors again" as-written #'drawn)

    ;; A fix.
    (goto-char (point-min))
    (search-forward "Color(hue")
    (let ((action (seq-find (lambda (action) (string-prefix-p "Darken" (plist-get action :title)))
                            (eglot-code-actions (point) (point)))))
      (expect "the fix's title" "Darken to brightness 0.87 (4.27:1 → 4.53:1)" (lambda () (plist-get action :title)))
      (eglot-execute server action)
      (expect "the fix" "    .foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.87)).background(Color.white)"
              (lambda () (line 4)))
      (expect "nothing left to warn of" nil #'diagnostics)
      (expect "the fixed color" "4 Color(hue: 0.6, saturation: 0.8, brightness: 0.87) #2c73de/#000000"
              (lambda () (cadr (drawn)))))
    (save-buffer)

    ;; When the server stops, the colors go; the settings hold when it starts again.
    (eglot-shutdown server)
    (expect "colors after the server has stopped" nil #'drawn)
    (setq color-lint-settings '(:level "AAA"))
    (revert-buffer t t)
    (expect "the level of the settings"
            '("4 Color(hue: 0.6, saturation: 0.8, brightness: 0.87): color-lint [contrast]: contrast 4.53:1 is below 7:1 (AAA): #2c73de on #ffffff")
            #'diagnostics)))
;;; check-eglot.el ends here
