-- What `check` runs inside a Neovim without the plug-in, configured by hand: marks come and go when a definition in another
-- buffer changes.
vim.o.swapfile = false
vim.o.hidden = true
local failures = 0

local function start(bufnr)
  vim.lsp.start({ name = 'own', cmd = { 'color-lint', 'lsp' }, root_dir = vim.uv.cwd() }, { bufnr = bufnr })
end

local function open(name, text)
  vim.fn.writefile({ text }, name)
  vim.cmd.edit(name)
  start(vim.api.nvim_get_current_buf())
  return vim.api.nvim_get_current_buf()
end

local theme = open('ink.css', ':root { --ink: #777777; --paper: #ffffff }')
local page = open('text.css', 'p { color: var(--ink); background: var(--paper) }')
local function expect(what, count)
  if not vim.wait(8000, function() return #vim.diagnostic.get(page) == count end, 20) then
    failures = failures + 1
    io.stdout:write(('FAILED: %s: %d instead of %d\n'):format(what, #vim.diagnostic.get(page), count))
  end
end

expect('marks at first', 1)
vim.cmd.buffer(theme)
vim.api.nvim_buf_set_lines(0, 0, 1, false, { ':root { --ink: #111111; --paper: #ffffff }' })
vim.cmd('silent write')
expect('marks after the definition was fixed', 0)
vim.api.nvim_buf_set_lines(0, 0, 1, false, { ':root { --ink: #888888; --paper: #ffffff }' })
expect('marks after it was changed again, unsaved', 1)

io.stdout:write(failures == 0 and 'passed\n' or 'failed\n')
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
