--- Making all safe fixes at once.
local protocol = require('color_lint.protocol')

local M = {}

--- @param opts { bufnr?: integer, timeout_ms?: integer }
function M.fix_all(opts)
  local bufnr = (opts.bufnr or 0) == 0 and vim.api.nvim_get_current_buf() or opts.bufnr
  local timeout = opts.timeout_ms or 1000
  local start = { line = 0, character = 0 }
  local params = {
    textDocument = { uri = vim.uri_from_bufnr(bufnr) },
    range = { start = start, ['end'] = start },
    context = { only = { 'source.fixAll.colorLint' }, diagnostics = {} },
  }
  for _, client in ipairs(vim.lsp.get_clients({ bufnr = bufnr, name = 'color_lint' })) do
    local actions, err = protocol.request_sync(client, 'textDocument/codeAction', params, timeout, bufnr)
    local action = actions and actions[1]
    if action and not action.edit and action.data then
      action, err = protocol.request_sync(client, 'codeAction/resolve', action, timeout, bufnr)
    end
    if err then
      vim.notify('color-lint: ' .. err, vim.log.levels.WARN)
    elseif action and action.edit then
      vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
    end
  end
end

return M
