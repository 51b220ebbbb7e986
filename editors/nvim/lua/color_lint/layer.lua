--- Marks in the buffers that color-lint is attached to, such as swatches.
---
--- They are asked for when the server has received a change, a moment later and only while the buffer is in a window; if a
--- buffer is long and the server can limit its answer, for the lines in windows only. In between, the marks move along with
--- their text.
local protocol = require('color_lint.protocol')

--- @class color_lint.Buffer
--- @field client vim.lsp.Client
--- @field timer uv.uv_timer_t
--- @field found table<integer, table> the answer of the server, by mark
--- @field request? integer the request under way
--- @field is_stale boolean whether to ask when the buffer is shown

--- @class color_lint.Layer
--- @field name string that of the namespace
--- @field method string the request, whose answer is a list of tables with a `range`
--- @field delay integer how long to wait for another change before asking, in milliseconds
--- @field most_lines? integer the number of lines above which only those in windows are asked for
--- @field style fun(found: table): table how to draw an element of the answer, as nvim_buf_set_extmark() takes it
--- @field enabled boolean
--- @field private namespace integer
--- @field private buffers table<integer, color_lint.Buffer>
local Layer = {}
Layer.__index = Layer

--- @param bufnr integer
--- @private
function Layer:_clear(bufnr)
  if self.buffers[bufnr] then
    self.buffers[bufnr].found = {}
  end
  if vim.api.nvim_buf_is_valid(bufnr) then
    vim.api.nvim_buf_clear_namespace(bufnr, self.namespace, 0, -1)
  end
end

--- @param bufnr integer
--- @private
function Layer:_is_long(bufnr)
  return self.most_lines and vim.api.nvim_buf_line_count(bufnr) > self.most_lines
end

--- The lines that are in windows and about one window more, if the buffer is too long to ask for all.
--- @param bufnr integer
--- @private
function Layer:_visible(bufnr)
  if not self:_is_long(bufnr) then
    return nil
  end
  local count, height = vim.api.nvim_buf_line_count(bufnr), vim.o.lines
  local first, last = count, 1
  for _, window in ipairs(vim.fn.win_findbuf(bufnr)) do
    first = math.min(first, vim.fn.line('w0', window))
    last = math.max(last, vim.fn.line('w$', window))
  end
  first, last = math.max(first - height, 1), math.min(last + height, count)
  return { start = { line = first - 1, character = 0 }, ['end'] = { line = last - 1, character = 1e6 } }
end

--- @param bufnr integer
--- @param found table[]
--- @private
function Layer:_draw(bufnr, found)
  self:_clear(bufnr)
  local state = self.buffers[bufnr]
  for _, each in ipairs(found) do
    local row, column = protocol.byte(bufnr, each.range.start, state.client)
    local mark = self.style(each)
    mark.end_row, mark.end_col = protocol.byte(bufnr, each.range['end'], state.client)
    -- The mark goes when its text goes, and does not grow when text is put beside it.
    mark.end_right_gravity, mark.invalidate, mark.strict = false, true, false
    state.found[vim.api.nvim_buf_set_extmark(bufnr, self.namespace, row, column, mark)] = each
  end
end

--- Asks now.
--- @param bufnr integer
--- @private
function Layer:_request(bufnr)
  local state = self.buffers[bufnr]
  if not state or not self.enabled or not vim.api.nvim_buf_is_loaded(bufnr) then
    return
  end
  state.is_stale = #vim.fn.win_findbuf(bufnr) == 0
  if state.is_stale then
    return
  end
  if state.request then
    protocol.cancel(state.client, state.request)
  end
  -- Sending a request also sends what has changed before it.
  local version = vim.api.nvim_buf_get_changedtick(bufnr)
  local params = { textDocument = { uri = vim.uri_from_bufnr(bufnr) }, range = self:_visible(bufnr) }
  state.request = protocol.request(state.client, self.method, params, function(err, found)
    if self.buffers[bufnr] ~= state or not self.enabled or err or type(found) ~= 'table' then
      return
    end
    -- The answer for an older text would be drawn in wrong places. The change that came since asks again.
    if vim.api.nvim_buf_is_loaded(bufnr) and vim.api.nvim_buf_get_changedtick(bufnr) == version then
      state.request = nil
      self:_draw(bufnr, found)
    end
  end, bufnr)
end

--- Asks after a short delay; another change restarts the delay.
--- @param bufnr integer
function Layer:refresh(bufnr)
  local state = self.buffers[bufnr]
  if state then
    state.timer:start(self.delay, 0, vim.schedule_wrap(function() self:_request(bufnr) end))
  end
end

--- Asks for all buffers of a client again, because another file has changed what is drawn.
--- @param client_id integer
function Layer:refresh_all(client_id)
  for bufnr, state in pairs(self.buffers) do
    if state.client.id == client_id then
      self:refresh(bufnr)
    end
  end
end

--- Draws in a buffer from now on.
--- @param client vim.lsp.Client
--- @param bufnr integer
function Layer:attach(client, bufnr)
  self:detach(bufnr)
  self.buffers[bufnr] = { client = client, timer = assert(vim.uv.new_timer()), found = {}, is_stale = false }
  self:_request(bufnr)
end

--- Draws no more in a buffer.
--- @param bufnr integer
function Layer:detach(bufnr)
  local state = self.buffers[bufnr]
  if state then
    self.buffers[bufnr] = nil
    state.timer:stop()
    state.timer:close()
    self:_clear(bufnr)
  end
end

--- Draws everything again, after `style` has changed.
function Layer:redraw()
  for bufnr in pairs(self.buffers) do
    self:_request(bufnr)
  end
end

--- Switches the layer on or off, in all buffers.
--- @param enabled boolean
function Layer:enable(enabled)
  self.enabled = enabled
  for bufnr in pairs(self.buffers) do
    self:_clear(bufnr)
    self:_request(bufnr)
  end
end

--- What the server gave for the text at a place, and the client it came from.
--- @param bufnr integer
--- @param row integer from 0
--- @param column integer in bytes, from 0
--- @return table? found, vim.lsp.Client? client
function Layer:at(bufnr, row, column)
  local state = self.buffers[bufnr]
  if not state then
    return
  end
  local here = { row, column }
  local options = { overlap = true, details = true }
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(bufnr, self.namespace, here, here, options)) do
    -- A mark that ends here ends before the cursor; one whose text is gone is still there for undo.
    if not mark[4].invalid and (mark[4].end_row > row or mark[4].end_col > column) then
      return state.found[mark[1]], state.client
    end
  end
end

--- @private
function Layer:_watch()
  local group = vim.api.nvim_create_augroup(self.name .. '.layer', {})
  local function on(events, desc, callback)
    vim.api.nvim_create_autocmd(events, { group = group, desc = desc, callback = callback })
  end
  on('LspNotify', 'Ask again after the server received a change', function(event)
    local method, params = event.data.method, event.data.params
    if method ~= 'textDocument/didChange' and method ~= 'textDocument/didOpen' then
      return
    end
    -- The event's own buffer is the current one, whichever has changed.
    for bufnr, state in pairs(self.buffers) do
      if state.client.id == event.data.client_id and vim.uri_from_bufnr(bufnr) == params.textDocument.uri then
        self:refresh(bufnr)
      end
    end
  end)
  on('BufWinEnter', 'Ask when a changed buffer is shown', function(event)
    local state = self.buffers[event.buf]
    if state and (state.is_stale or self:_is_long(event.buf)) then
      self:_request(event.buf)
    end
  end)
  on('WinScrolled', 'Ask for the lines of a long buffer that have come into view', function()
    for window in pairs(vim.v.event) do
      local id = tonumber(window)
      local bufnr = id and vim.api.nvim_win_is_valid(id) and vim.api.nvim_win_get_buf(id)
      if bufnr and self.buffers[bufnr] and self:_is_long(bufnr) then
        self:refresh(bufnr)
      end
    end
  end)
  on('LspDetach', 'Draw no more when the server is gone', function(event)
    local state = self.buffers[event.buf]
    if state and state.client.id == event.data.client_id then
      self:detach(event.buf)
    end
  end)
  on({ 'BufDelete', 'BufWipeout' }, 'Forget a buffer', function(event)
    self:detach(event.buf)
  end)
end

local M = {}

--- Makes a layer. `fields` has its `name`, `method`, `delay`, `style` and maybe `most_lines`.
--- @return color_lint.Layer
function M.new(fields)
  local layer = setmetatable(vim.tbl_extend('force', { enabled = true, buffers = {} }, fields), Layer)
  layer.namespace = vim.api.nvim_create_namespace(layer.name)
  layer:_watch()
  return layer
end

return M
