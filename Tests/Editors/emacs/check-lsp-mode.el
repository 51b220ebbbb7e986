;;; check-lsp-mode.el --- What check runs inside Emacs, with lsp-mode  -*- lexical-binding: t -*-

(load (expand-file-name "check-common" (file-name-directory load-file-name)) nil t)

(setq lsp-enable-snippet nil lsp-auto-guess-root t lsp-enable-suggest-server-download nil lsp-idle-delay 0.1 lsp-headerline-breadcrumb-enable nil
      lsp-modeline-code-actions-enable nil lsp-enable-file-watchers nil lsp-warn-no-matched-clients nil)

(defun drawn ()
  (mapcar (lambda (overlay)
            (let ((text (overlay-get overlay 'before-string)))
              (format "%s %s" (text-of overlay) (plist-get (car (get-text-property 0 'face text)) :foreground))))
          (overlays 'lsp-color)))

(defun diagnostics ()
  "What Flymake warns of."
  (mapcar (lambda (diagnostic)
            (format "%d %s: %s" (line-number-at-pos (flymake-diagnostic-beg diagnostic))
                    (buffer-substring-no-properties (flymake-diagnostic-beg diagnostic) (flymake-diagnostic-end diagnostic))
                    (flymake-diagnostic-text diagnostic)))
          (seq-filter (lambda (diagnostic) (memq (flymake-diagnostic-type diagnostic) '(:warning :error)))
                      (flymake-diagnostics))))

(checked "Emacs, lsp-mode"
  ;; What the package's autoloads would load.
  (dolist (part '(lsp-mode lsp-modeline lsp-diagnostics lsp-completion lsp-headerline lsp-icons lsp-lens))
    (require part))
  (lsp-workspace-folders-add default-directory)
  (open "b.css" "/* 🌧 */ a { color: #777; background: white }")
  (expect "CSS" '("1 #777 #777777" "1 white #ffffff") #'drawn)
  (open "b.less" "@a: \"🌧\"; @b: hsl(210 100% 40%);")
  (expect "Less" '("1 hsl(210 100% 40%) #0066cc") #'drawn)
  (open "b.json" "{ \"é🌧\": \"#ffcc00\" }")
  (expect "JSON" '("1 #ffcc00 #ffcc00") #'drawn)
  (open "Rain.swift" "let rain = (\"🌧\", Text(\"Rain\").foregroundStyle(Color(white: 0.6)).background(Color.white))")
  (expect "Swift" '("1 Color(white: 0.6) #999999") #'drawn)
  (expect "diagnostics" '("1 Color(white: 0.6): contrast 2.84:1 is below 4.5:1 (AA): #999999 on #ffffff") #'diagnostics)
  (goto-char (point-min))
  (insert "let red = (\"é🌚\", Color(red: 1, green: 0, blue: 0))\n")
  (expect "colors after an edit" '("1 Color(red: 1, green: 0, blue: 0) #ff0000" "2 Color(white: 0.6) #999999") #'drawn)
  (search-forward "Color(wh")
  (lsp-execute-code-action (seq-find (lambda (action) (string-prefix-p "Darken" (lsp-get action :title)))
                                     (lsp-code-actions-at-point)))
  (expect "the fix" "let rain = (\"🌧\", Text(\"Rain\").foregroundStyle(Color(white: 0.46)).background(Color.white))"
          (lambda () (line 2)))
  (expect "nothing left to warn of" nil #'diagnostics)

  ;; The settings hold when the server starts again.
  (setq lsp-color-lint-settings '(:level "AAA"))
  (save-buffer)
  (lsp-workspace-restart (car (lsp-workspaces)))
  (expect "the level of the settings"
          '("2 Color(white: 0.46): contrast 4.58:1 is below 7:1 (AAA): #757575 on #ffffff") #'diagnostics))
;;; check-lsp-mode.el ends here
