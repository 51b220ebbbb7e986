--- Draws the colors of a document where Neovim does not do it itself (before 0.12).
---
--- The colors are asked for when the server has been told of a change, a moment later and only while the buffer is in a
--- window. In between, the marks move along with their text.
local highlight = require('color_lint.highlight')
local protocol = require('color_lint.protocol')

local M = {}

--- @class color_lint.SwatchOpts
--- @field style? 'background'|'foreground'|'virtual'|string behind the text, as its color, a square in front of it, or the
--- text to put in front of it
--- @field names? boolean whether names have a square in front of them (default: true)

--- Known findings of a buffer that color-lint is attached to.
--- @class color_lint.Buffer
--- @field client vim.lsp.Client
--- @field timer uv.uv_timer_t
--- @field colors table<integer, lsp.ColorInformation> the colors as the server gave them, by their mark
--- @field request? integer the request under way
--- @field stale boolean whether the colors are to be asked for once the buffer is shown

local namespace = vim.api.nvim_create_namespace('color_lint')
--- @type table<integer, color_lint.Buffer>
local buffers = {}
local enabled = true
--- How long to wait for another change before asking, in milliseconds.
local delay = 50
local style = 'background'

--- @param bufnr integer
local function clear(bufnr)
  if vim.api.nvim_buf_is_valid(bufnr) then
    vim.api.nvim_buf_clear_namespace(bufnr, namespace, 0, -1)
  end
end

--- @param bufnr integer
--- @param state color_lint.Buffer
--- @param found lsp.ColorInformation[]
local function draw(bufnr, state, found)
  clear(bufnr)
  state.colors = {}
  for _, information in ipairs(found) do
    local row, column = protocol.byte(bufnr, information.range.start, state.client)
    local end_row, end_column = protocol.byte(bufnr, information.range['end'], state.client)
    -- The mark goes when its text goes, and does not grow when text is put beside it.
    local mark = { end_row = end_row, end_col = end_column, end_right_gravity = false, invalidate = true, strict = false }
    if style == 'background' or style == 'foreground' then
      mark.hl_group = highlight.group(information.color, style)
    else
      local text = style == 'virtual' and '■ ' or style
      mark.virt_text = { { text, highlight.group(information.color, 'foreground') } }
      mark.virt_text_pos = 'inline'
    end
    local id = vim.api.nvim_buf_set_extmark(bufnr, namespace, row, column, mark)
    state.colors[id] = information
  end
end

--- @param bufnr integer
local function request(bufnr)
  local state = buffers[bufnr]
  if not state or not enabled or not vim.api.nvim_buf_is_loaded(bufnr) then
    return
  end
  state.stale = #vim.fn.win_findbuf(bufnr) == 0
  if state.stale then
    return
  end
  if state.request then
    protocol.cancel(state.client, state.request)
  end
  -- Sending a request also sends what has changed before it.
  local version = vim.api.nvim_buf_get_changedtick(bufnr)
  local params = { textDocument = { uri = vim.uri_from_bufnr(bufnr) } }
  state.request = protocol.request(state.client, 'textDocument/documentColor', params, function(err, found)
    if buffers[bufnr] ~= state or not enabled or err or type(found) ~= 'table' then
      return
    end
    -- The answer for an older text would be drawn in wrong places. The change that came since asks again.
    if vim.api.nvim_buf_is_loaded(bufnr) and vim.api.nvim_buf_get_changedtick(bufnr) == version then
      state.request = nil
      draw(bufnr, state, found)
    end
  end, bufnr)
end

--- Requests the colors of a buffer after a short delay; another change restarts the delay.
--- @param bufnr integer
function M.refresh(bufnr)
  local state = buffers[bufnr]
  if state then
    state.timer:start(delay, 0, vim.schedule_wrap(function() request(bufnr) end))
  end
end

--- Draws the colors of a buffer from now on, unless Neovim does.
--- @param client vim.lsp.Client
--- @param bufnr integer
function M.attach(client, bufnr)
  if vim.lsp.document_color then
    return
  end
  M.detach(bufnr)
  buffers[bufnr] = { client = client, timer = assert(vim.uv.new_timer()), colors = {}, stale = false }
  request(bufnr)
end

--- Draws no more in a buffer.
--- @param bufnr integer
function M.detach(bufnr)
  local state = buffers[bufnr]
  if state then
    buffers[bufnr] = nil
    state.timer:stop()
    state.timer:close()
    clear(bufnr)
  end
end

--- @param opts color_lint.SwatchOpts
function M.configure(opts)
  style = opts.style or style
  for bufnr in pairs(buffers) do
    request(bufnr)
  end
end

--- Switches the drawing on or off, everywhere.
--- @param enable boolean
function M.enable(enable)
  enabled = enable
  for bufnr, state in pairs(buffers) do
    state.colors = {}
    clear(bufnr)
    request(bufnr)
  end
end

--- @return boolean
function M.is_enabled()
  return enabled
end

--- The color at a place of a buffer, with the range that the server knows it by.
--- @param bufnr integer
--- @param row integer from 0
--- @param column integer in bytes, from 0
--- @return lsp.ColorInformation?, vim.lsp.Client?
function M.at(bufnr, row, column)
  local state = buffers[bufnr]
  if not state then
    return
  end
  local here = { row, column }
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(bufnr, namespace, here, here, { overlap = true, details = true })) do
    -- A mark that ends here ends before the cursor; one whose text is gone is still there for undo.
    if not mark[4].invalid and (mark[4].end_row > row or mark[4].end_col > column) then
      return state.colors[mark[1]], state.client
    end
  end
end

local group = vim.api.nvim_create_augroup('color_lint.swatches', {})

vim.api.nvim_create_autocmd('LspNotify', {
  group = group,
  desc = 'Update swatches after the server received a change',
  callback = function(event)
    local method, params = event.data.method, event.data.params
    if method ~= 'textDocument/didChange' and method ~= 'textDocument/didOpen' then
      return
    end
    -- The event's own buffer is the current one, whichever has changed.
    for bufnr, state in pairs(buffers) do
      if state.client.id == event.data.client_id and vim.uri_from_bufnr(bufnr) == params.textDocument.uri then
        M.refresh(bufnr)
      end
    end
  end,
})

vim.api.nvim_create_autocmd('BufWinEnter', {
  group = group,
  desc = 'Update swatches when a changed buffer is shown',
  callback = function(event)
    local state = buffers[event.buf]
    if state and state.stale then
      request(event.buf)
    end
  end,
})

vim.api.nvim_create_autocmd('LspDetach', {
  group = group,
  callback = function(event)
    local state = buffers[event.buf]
    if state and state.client.id == event.data.client_id then
      M.detach(event.buf)
    end
  end,
})

vim.api.nvim_create_autocmd({ 'BufDelete', 'BufWipeout' }, {
  group = group,
  callback = function(event)
    M.detach(event.buf)
  end,
})

return M
