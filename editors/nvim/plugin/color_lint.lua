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

-- A quick fix that silences a finding in the project changes the configuration in a buffer that nobody sees, and the server
-- reads it from the file.
vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, {
  group = 'color_lint',
  pattern = '.color-lint.json',
  desc = 'Write a configuration that is changed without being shown',
  callback = function(event)
    if vim.bo[event.buf].buftype ~= '' then
      return
    end
    local write = vim.schedule_wrap(function()
      if vim.api.nvim_buf_is_loaded(event.buf) and vim.bo[event.buf].modified and #vim.fn.win_findbuf(event.buf) == 0 then
        vim.api.nvim_buf_call(event.buf, function() vim.cmd('silent write') end)
        vim.notify(('color-lint: %s was changed'):format(vim.fn.fnamemodify(event.file, ':~:.')))
      end
    end)
    vim.api.nvim_buf_attach(event.buf, false, { on_lines = function() write() end })
  end,
})
