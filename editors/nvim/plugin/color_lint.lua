-- Nothing is loaded here but what waits for color-lint to attach to a buffer.
if vim.g.loaded_color_lint or vim.fn.has('nvim-0.10') == 0 then
  return
end
vim.g.loaded_color_lint = true

vim.api.nvim_create_autocmd('LspAttach', {
  group = vim.api.nvim_create_augroup('color_lint', {}),
  desc = 'Draw the colors that color-lint finds',
  callback = function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    if client and client.name == 'color_lint' then
      require('color_lint.swatches').attach(client, event.buf)
      require('color_lint.names').attach(client, event.buf)
    end
  end,
})

vim.api.nvim_create_user_command('ColorLintPresentation', function()
  require('color_lint').color_presentation()
end, { desc = 'Write the color under the cursor in another way' })

vim.api.nvim_create_user_command('ColorLintFixAll', function()
  require('color_lint').fix_all()
end, { desc = 'Make all safe fixes in this buffer' })

vim.api.nvim_create_user_command('ColorLint', function(command)
  require('color_lint.commands').run(command.fargs)
end, {
  nargs = '+',
  complete = function(typed, line)
    return require('color_lint.commands').complete(typed, line)
  end,
  desc = 'Palette of the project, explanations of rules, swatches on and off',
})
