--- `:checkhealth color_lint`
local M = {}

local health = vim.health

--- What the plugin and Neovim use of the server: the name of the capability, and what it is to a person.
local uses = {
  { 'colorProvider', 'colors' },
  { 'hoverProvider', 'hover' },
  { 'codeActionProvider', 'fixes and conversions' },
  { 'completionProvider', 'completion of names' },
  { 'definitionProvider', 'definitions of names' },
  { 'referencesProvider', 'uses of names' },
}

--- @param config table
--- @return boolean found
local function check_program(config)
  health.start('color-lint: the program')
  if type(config.cmd) ~= 'table' then
    health.info('cmd is a function: the program cannot be checked')
    return true
  end
  local name = config.cmd[1]
  local path = vim.fn.exepath(name)
  if path == '' then
    health.error(('%s was not found'):format(name), {
      'put color-lint on $PATH and restart Neovim; check with "color-lint --version" in a terminal',
      "or give its full path: vim.lsp.config('color_lint', { cmd = { '/full/path/to/color-lint', 'lsp' } })"
        .. " (0.10: require('color_lint').setup({ cmd = … }))",
    })
    return false
  end
  health.ok(('found: %s'):format(path))
  local started, process = pcall(vim.system, { path, '--version' }, { text = true })
  local ended = started and process:wait(3000) or nil
  local version = ended and ended.code == 0 and vim.trim(ended.stdout or '') or ''
  if not version:find('^color%-lint ') then
    health.error(('%s --version printed an unexpected answer'):format(name), {
      'is another program of that name earlier on $PATH?',
      'was it built for this machine?',
    })
    return false
  end
  health.ok(('version: %s'):format(version))
  return true
end

local function check_editor()
  health.start('color-lint: Neovim')
  health.info(('version: %s'):format(tostring(vim.version())))
  if vim.lsp.document_color then
    health.ok('colors are drawn by Neovim itself (:help lsp-document_color)')
  elseif require('color_lint.swatches').is_enabled() then
    health.ok('colors are drawn by this plugin')
  else
    health.info('colors are not drawn: setup() was called with swatches = false')
  end
  if vim.o.termguicolors then
    health.ok("'termguicolors' is on")
  else
    health.warn("'termguicolors' is off: the nearest of 256 colors is shown, or none in Neovim 0.12", {
      'if your terminal has true color: vim.o.termguicolors = true',
    })
  end
end

--- @param client vim.lsp.Client
local function check_client(client)
  local capabilities = client.server_capabilities or {}
  local has, lacks = {}, {}
  for _, use in ipairs(uses) do
    table.insert(capabilities[use[1]] and has or lacks, use[2])
  end
  local names = {}
  for bufnr in pairs(client.attached_buffers or {}) do
    table.insert(names, vim.fn.fnamemodify(vim.api.nvim_buf_get_name(bufnr), ':~:.'))
  end
  table.sort(names)
  health.ok(('client %d: %s'):format(client.id, table.concat(names, ', ')))
  local root = client.config.root_dir
  health.info(('root: %s'):format(root and vim.fn.fnamemodify(root, ':~') or 'none; each file is checked on its own'))
  health.info(('position encoding: %s'):format(client.offset_encoding))
  health.info(('diagnostics: %s'):format(capabilities.diagnosticProvider and 'pulled by Neovim' or 'pushed by color-lint'))
  health.info(('capabilities: %s'):format(table.concat(has, ', ')))
  if #lacks > 0 then
    health.warn(('the server does not offer: %s'):format(table.concat(lacks, ', ')), { 'update color-lint' })
  end
end

--- @param config table
--- @param found boolean whether there is a program
local function check_clients(config, found)
  health.start('color-lint: clients')
  local clients = vim.lsp.get_clients({ name = 'color_lint' })
  for _, client in ipairs(clients) do
    check_client(client)
  end
  local alone = {}
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    local file = vim.api.nvim_buf_is_loaded(bufnr) and vim.bo[bufnr].buftype == '' and vim.bo[bufnr].filetype
    if file and vim.tbl_contains(config.filetypes or {}, file) then
      if #vim.lsp.get_clients({ name = 'color_lint', bufnr = bufnr }) == 0 then
        table.insert(alone, vim.fn.fnamemodify(vim.api.nvim_buf_get_name(bufnr), ':~:.'))
      end
    end
  end
  if #alone > 0 then
    health.warn(('not attached to: %s'):format(table.concat(alone, ', ')), {
      not found and 'first fix the program, see above'
        or vim.lsp.enable and "is vim.lsp.enable('color_lint') in your init.lua?"
        or "is require('color_lint').setup() in your init.lua?",
      ('the log may show the cause: %s'):format(vim.lsp.get_log_path and vim.lsp.get_log_path() or vim.lsp.log.get_filename()),
    })
  elseif #clients == 0 then
    health.info(('no open file of a supported type (%s)'):format(table.concat(config.filetypes or {}, ', ')))
  end
end

function M.check()
  local config = require('color_lint').config()
  if not config.cmd then
    health.start('color-lint')
    health.error("configuration 'color_lint' not found", { "is this plugin's folder on 'runtimepath'?" })
    return
  end
  local found = check_program(config)
  check_editor()
  check_clients(config, found)
end

return M
