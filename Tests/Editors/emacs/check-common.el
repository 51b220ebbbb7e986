;;; check-common.el --- What the checks share  -*- lexical-binding: t -*-

(setq make-backup-files nil auto-save-default nil create-lockfiles nil vc-handled-backends nil
      inhibit-startup-screen t ring-bell-function #'ignore)

;; Emacs has no mode for Swift.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-to-list 'auto-mode-alist '("\\.jsonc\\'" . js-json-mode))

(defvar failures 0)

(defun report (format &rest arguments)
  "Put a line into the results."
  (let ((coding-system-for-write 'utf-8))
    (write-region (concat (apply #'format format arguments) "\n") nil (concat (getenv "RESULT") "~") t 'silent)))

(defun pause (seconds)
  "Let Emacs wait for the user: then it is idle, and its hooks and timers run."
  (run-with-timer seconds nil (lambda () (throw 'exit nil)))
  (recursive-edit))

(defun expect (what expected actual)
  "Wait until the function ACTUAL returns EXPECTED."
  (let ((end (+ (float-time) 10)) value)
    (while (and (not (equal (setq value (funcall actual)) expected)) (< (float-time) end))
      (pause 0.15))
    (unless (equal value expected)
      (setq failures (1+ failures))
      (report "FAILED: %s\n  expected: %S\n  actual:   %S" what expected value))))

(defun open (name &rest lines)
  "Visit the new file NAME."
  (let ((coding-system-for-write 'utf-8))
    (write-region (mapconcat (lambda (line) (concat line "\n")) lines "") nil name nil 'silent))
  (switch-to-buffer (find-file-noselect name)))

(defun overlays (property)
  "The overlays with PROPERTY, by place."
  (sort (seq-filter (lambda (overlay) (overlay-get overlay property)) (overlays-in (point-min) (point-max)))
        (lambda (a b) (< (overlay-start a) (overlay-start b)))))

(defun text-of (overlay)
  (format "%d %s" (line-number-at-pos (overlay-start overlay))
          (buffer-substring-no-properties (overlay-start overlay) (overlay-end overlay))))

(defun line (number)
  "The text of a line."
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring-no-properties (pos-bol) (pos-eol))))

(defun finish (name)
  "Say how it went, and end."
  (report (if (= failures 0) "%s: passed" "%s: %d of the checks failed") name failures)
  (rename-file (concat (getenv "RESULT") "~") (getenv "RESULT"))
  (dolist (buffer (buffer-list)) (with-current-buffer buffer (set-buffer-modified-p nil)))
  (let ((confirm-kill-processes nil)) (kill-emacs)))

(defmacro checked (name &rest body)
  "Do BODY; an error in it is a failure too."
  `(progn
     (condition-case problem (progn ,@body)
       (error (setq failures (1+ failures))
              (report "FAILED: %S" problem)))
     (finish ,name)))
;;; check-common.el ends here
