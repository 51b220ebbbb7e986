--- Draws a square before names of colors (`var(--x)`, `$x`, `Theme.accent`) and expressions such as `light-dark()`: in one
--- color, or half in the color of light appearances and half in that of dark ones. No version of Neovim does that itself,
--- because the protocol has colors only for texts that can be replaced by another color.
local highlight = require('color_lint.highlight')
local protocol = require('color_lint.protocol')

local M = {}

local namespace = vim.api.nvim_create_namespace('color_lint_names')
--- How long to wait for another change before asking, in milliseconds.
local delay = 100
--- The number of lines above which only those in windows are asked for.
local most_lines = 5000
local enabled = true
--- @type table<integer, { client: vim.lsp.Client, timer: uv.uv_timer_t, request?: integer }>
local buffers = {}

--- @param colors color_lint.Color[]
local function square(colors)
  if colors[2] then
    return { { '▌', highlight.halves(colors[1], colors[2]) }, { ' ' } }
  end
  return { { '■', highlight.group(colors[1], 'square') }, { ' ' } }
end

--- @param bufnr integer
local function clear(bufnr)
  if vim.api.nvim_buf_is_valid(bufnr) then
    vim.api.nvim_buf_clear_namespace(bufnr, namespace, 0, -1)
  end
end

--- The lines that are in windows, if the buffer is too long to ask for all.
--- @param bufnr integer
local function visible(bufnr)
  local count = vim.api.nvim_buf_line_count(bufnr)
  if count <= most_lines then
    return nil
  end
  local first, last = count, 1
  for _, window in ipairs(vim.fn.win_findbuf(bufnr)) do
    first = math.min(first, vim.fn.line('w0', window))
    last = math.max(last, vim.fn.line('w$', window))
  end
  local height = vim.o.lines
  first, last = math.max(first - height, 1), math.min(last + height, count)
  return { start = { line = first - 1, character = 0 }, ['end'] = { line = last - 1, character = 1e6 } }
end

--- @param bufnr integer
local function request(bufnr)
  local state = buffers[bufnr]
  if not state or not enabled or not vim.api.nvim_buf_is_loaded(bufnr) or #vim.fn.win_findbuf(bufnr) == 0 then
    return
  end
  if state.request then
    protocol.cancel(state.client, state.request)
  end
  local version = vim.api.nvim_buf_get_changedtick(bufnr)
  local params = { textDocument = { uri = vim.uri_from_bufnr(bufnr) }, range = visible(bufnr) }
  state.request = protocol.request(state.client, 'color-lint/swatches', params, function(err, found)
    local is_current = buffers[bufnr] == state and enabled and vim.api.nvim_buf_is_loaded(bufnr)
    if err or not is_current or type(found) ~= 'table' or vim.api.nvim_buf_get_changedtick(bufnr) ~= version then
      return
    end
    state.request = nil
    clear(bufnr)
    for _, swatch in ipairs(found) do
      local row, column = protocol.byte(bufnr, swatch.range.start, state.client)
      local end_row, end_column = protocol.byte(bufnr, swatch.range['end'], state.client)
      vim.api.nvim_buf_set_extmark(bufnr, namespace, row, column, {
        end_row = end_row, end_col = end_column, end_right_gravity = false, invalidate = true, strict = false,
        virt_text = square(swatch.colors), virt_text_pos = 'inline',
      })
    end
  end, bufnr)
end

--- Requests the names of a buffer after a short delay; another change restarts the delay.
--- @param bufnr integer
function M.refresh(bufnr)
  local state = buffers[bufnr]
  if state then
    state.timer:start(delay, 0, vim.schedule_wrap(function() request(bufnr) end))
  end
end

--- Asks for the names of all buffers of a client: another file has changed their colors.
--- @param client_id integer
function M.refresh_all(client_id)
  for bufnr, state in pairs(buffers) do
    if state.client.id == client_id then
      M.refresh(bufnr)
    end
  end
end

--- Draws the names of a buffer from now on, if the server can tell them.
--- @param client vim.lsp.Client
--- @param bufnr integer
function M.attach(client, bufnr)
  local experimental = (client.server_capabilities or {}).experimental
  if not (type(experimental) == 'table' and experimental.colorLint and experimental.colorLint.swatches) then
    return
  end
  M.detach(bufnr)
  buffers[bufnr] = { client = client, timer = assert(vim.uv.new_timer()) }
  request(bufnr)
end

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

--- Switches the drawing on or off, everywhere.
--- @param enable boolean
function M.enable(enable)
  enabled = enable
  for bufnr in pairs(buffers) do
    clear(bufnr)
    request(bufnr)
  end
end

--- @return boolean
function M.is_enabled()
  return enabled
end

local group = vim.api.nvim_create_augroup('color_lint.names', {})

vim.api.nvim_create_autocmd('LspNotify', {
  group = group,
  desc = 'Update names after the server received a change',
  callback = function(event)
    local method, params = event.data.method, event.data.params
    if method ~= 'textDocument/didChange' and method ~= 'textDocument/didOpen' then
      return
    end
    for bufnr, state in pairs(buffers) do
      if state.client.id == event.data.client_id and vim.uri_from_bufnr(bufnr) == params.textDocument.uri then
        M.refresh(bufnr)
      end
    end
  end,
})

vim.api.nvim_create_autocmd({ 'BufWinEnter', 'WinScrolled' }, {
  group = group,
  desc = 'Draw names that have come into view',
  callback = function(event)
    local bufnr = event.event == 'WinScrolled' and vim.api.nvim_get_current_buf() or event.buf
    local is_partial = buffers[bufnr] and vim.api.nvim_buf_line_count(bufnr) > most_lines
    if is_partial or event.event == 'BufWinEnter' then
      M.refresh(bufnr)
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
