--- What Neovim 0.10 and 0.11 call differently.
local M = {}

local since_0_11 = vim.fn.has('nvim-0.11') == 1

--- Calls a method of a client, which is a plain function before 0.11.
--- @param client vim.lsp.Client
--- @param method string
local function call(client, method, ...)
  if since_0_11 then
    return client[method](client, ...)
  end
  return client[method](...)
end

--- Sends a request.
--- @param client vim.lsp.Client
--- @param method string
--- @param params table
--- @param handler fun(err: table?, result: any)
--- @param bufnr integer
--- @return integer? id
function M.request(client, method, params, handler, bufnr)
  local sent, id = call(client, 'request', method, params, handler, bufnr)
  return sent and id or nil
end

--- Sends a request and waits for the answer.
--- @param client vim.lsp.Client
--- @param method string
--- @param params table
--- @param timeout integer in milliseconds
--- @param bufnr integer
--- @return any result
--- @return string? err
function M.request_sync(client, method, params, timeout, bufnr)
  local answer, err = call(client, 'request_sync', method, params, timeout, bufnr)
  if not answer then
    return nil, err or 'no answer'
  end
  return answer.result, answer.err and answer.err.message
end

--- @param client vim.lsp.Client
--- @param id integer
function M.cancel(client, id)
  call(client, 'cancel_request', id)
end

--- The byte in its line that `position` stands at, in the unit that `client` and the server have agreed on.
--- @param bufnr integer
--- @param position lsp.Position
--- @param client vim.lsp.Client
--- @return integer row, integer column both from 0
function M.byte(bufnr, position, client)
  local encoding = client.offset_encoding or 'utf-16'
  local line = vim.api.nvim_buf_get_lines(bufnr, position.line, position.line + 1, false)[1] or ''
  local column = position.character
  if encoding ~= 'utf-8' then
    if since_0_11 then
      column = vim.str_byteindex(line, encoding, column, false)
    else
      local units = { vim.str_utfindex(line) }
      local most = encoding == 'utf-16' and units[2] or units[1]
      column = vim.str_byteindex(line, math.min(column, most), encoding == 'utf-16')
    end
  end
  return position.line, math.min(column, #line)
end

return M
