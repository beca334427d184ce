;;; tavolata.el --- rules of tavolata in Emacs (28 and later, with eglot)  -*- lexical-binding: t -*-
;; Put this file onto the load path, and (require 'tavolata) into the init file.
(require 'eglot)
(require 'js)
(defvar tavolata-command '("tavolata" "lsp") "What starts the language server.")
(define-derived-mode tavolata-json-mode js-mode "Rules")
(define-derived-mode tavolata-cases-mode prog-mode "Cases" (setq-local comment-start "# "))
(add-to-list 'auto-mode-alist '("/rules/.*\\.json\\'" . tavolata-json-mode))
(add-to-list 'auto-mode-alist '("\\.cases\\'" . tavolata-cases-mode))
;; House rules elsewhere name the schema of entries first, as `tavolata new house' writes it.
(add-to-list 'magic-mode-alist
             '("\\`{[ \n]*\"\\$schema\": *\"[^\"]*entries\\.json\"" . tavolata-json-mode))
(add-to-list 'eglot-server-programs
             (cons '(tavolata-json-mode tavolata-cases-mode) (lambda (&rest _) tavolata-command)))
(add-hook 'tavolata-json-mode-hook #'eglot-ensure)
(add-hook 'tavolata-cases-mode-hook #'eglot-ensure)
(provide 'tavolata)
