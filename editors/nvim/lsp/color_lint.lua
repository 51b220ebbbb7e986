-- How Neovim runs color-lint: read by `vim.lsp.enable('color_lint')` (0.11 and later) and by
-- `require('color_lint').setup()`. What is to differ goes into `vim.lsp.config('color_lint', { … })` or into setup().
return {
  cmd = { 'color-lint', 'lsp' },
  filetypes = { 'swift', 'css', 'scss', 'less', 'json', 'jsonc' },
  root_markers = { '.color-lint.json', 'Package.swift', '.git' },
}
