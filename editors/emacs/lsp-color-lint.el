;;; lsp-color-lint.el --- Run color-lint with lsp-mode  -*- lexical-binding: t -*-

;; Version: 0.1.0
;; URL: https://github.com/OWNER/color-lint
;; Package-Requires: ((emacs "27.1") (lsp-mode "8.0"))
;; Keywords: languages, tools

;;; Commentary:

;; Runs the language server of color-lint beside the other servers of Swift,
;; CSS, SCSS, Less, JSON, HTML, Vue and Svelte:
;;
;;     (with-eval-after-load 'lsp-mode (require 'lsp-color-lint))
;;
;; lsp-mode draws the colors itself (`lsp-enable-text-document-color').

;;; Code:

(require 'lsp-mode)

(defgroup lsp-color-lint nil
  "Show, check and fix colors in code."
  :group 'lsp-mode)

(defcustom lsp-color-lint-command '("color-lint" "lsp")
  "The command line of the language server."
  :type '(repeat string))

(defcustom lsp-color-lint-settings nil
  "What is to count more than a project's .color-lint.json.
A property list with the same keys, such as (:level \"AAA\").  It holds from
the next start of the server on."
  :type '(plist :key-type symbol))

(defun lsp-color-lint--after-open ()
  "Have the colors drawn of a document that was just opened.
By itself lsp-mode waits for the first change."
  (when (and lsp-enable-text-document-color (fboundp 'lsp--document-color))
    (lsp--document-color)))

;; What lsp-mode knows no language of.
(dolist (entry '((swift-mode . "swift") (swift-ts-mode . "swift") (css-ts-mode . "css")
                 (js-json-mode . "json") (json-ts-mode . "json")))
  (add-to-list 'lsp-language-id-configuration entry t))

(lsp-register-client
 (make-lsp-client
  :new-connection (lsp-stdio-connection (lambda () lsp-color-lint-command))
  :activation-fn (lsp-activate-on "swift" "css" "scss" "less" "json" "jsonc" "html" "vue" "svelte")
  :server-id 'color-lint
  :add-on? t
  :priority -2
  :initialization-options (lambda () (and lsp-color-lint-settings (list :color-lint lsp-color-lint-settings)))
  ;; lsp-mode counts characters, whatever was agreed on.
  :custom-capabilities '((general . ((positionEncodings . ["utf-32" "utf-16"]))))
  :after-open-fn #'lsp-color-lint--after-open))

(provide 'lsp-color-lint)
;;; lsp-color-lint.el ends here
