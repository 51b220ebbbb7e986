-- color-lint for Neovim 0.11 and later: put this folder on 'runtimepath', then vim.lsp.enable('color_lint').
return {
  cmd = { 'color-lint', 'lsp' },
  filetypes = { 'swift', 'css', 'scss', 'less', 'json', 'jsonc' },
  root_markers = { '.color-lint.json', 'Package.swift', '.git' },
}
