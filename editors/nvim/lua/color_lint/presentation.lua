--- Writing a color in another way, where Neovim cannot do it itself (before 0.12).
local protocol = require('color_lint.protocol')

local M = {}

--- @param message string
local function tell(message)
  vim.notify('color-lint: ' .. message, vim.log.levels.WARN)
end

--- Lets the user choose how the color under the cursor is to be written.
function M.choose()
  local bufnr = vim.api.nvim_get_current_buf()
  local cursor = vim.api.nvim_win_get_cursor(0)
  local information, client = require('color_lint.swatches').at(bufnr, cursor[1] - 1, cursor[2])
  if not information or not client then
    tell('no color under the cursor')
    return
  end
  local version = vim.api.nvim_buf_get_changedtick(bufnr)
  local params = {
    textDocument = { uri = vim.uri_from_bufnr(bufnr) },
    color = information.color,
    range = information.range,
  }
  protocol.request(client, 'textDocument/colorPresentation', params, function(err, presentations)
    if err then
      tell(err.message)
      return
    end
    if type(presentations) ~= 'table' or #presentations == 0 then
      tell('the text has changed; try again')
      return
    end
    vim.ui.select(presentations, {
      prompt = 'Convert the color to:',
      kind = 'color_presentation',
      format_item = function(presentation) return presentation.label end,
    }, function(chosen)
      if not chosen then
        return
      end
      if not vim.api.nvim_buf_is_loaded(bufnr) or vim.api.nvim_buf_get_changedtick(bufnr) ~= version then
        tell('the text has changed; try again')
        return
      end
      local edits = { chosen.textEdit or { range = information.range, newText = chosen.label } }
      vim.list_extend(edits, chosen.additionalTextEdits or {})
      vim.lsp.util.apply_text_edits(edits, bufnr, client.offset_encoding)
    end)
  end, bufnr)
end

return M
