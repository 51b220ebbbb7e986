--- color-lint in Neovim. `:help color-lint` says how to use it.
local M = {}

--- @class color_lint.Opts: table
--- What `vim.lsp.config()` takes (cmd, filetypes, root_markers, settings …), and:
--- @field swatches? false|color_lint.SwatchOpts how colors are drawn; false: not at all. Neovim 0.12 draws them itself.

--- The configuration that is in force: the file `lsp/color_lint.lua`, and on top of it what the user has said.
--- @return table
function M.config()
  if vim.lsp.config then
    return vim.lsp.config.color_lint or {}
  end
  return M._config or M._default()
end

--- @return table
function M._default()
  local file = vim.api.nvim_get_runtime_file('lsp/color_lint.lua', false)[1]
  return file and dofile(file) or error('color-lint: lsp/color_lint.lua is not on the runtimepath')
end

--- Starts color-lint in buffers with colors, now and later.
--- @param opts? color_lint.Opts
function M.setup(opts)
  local config = vim.deepcopy(opts or {})
  local swatches = config.swatches
  config.swatches = nil
  vim.cmd.runtime('plugin/color_lint.lua')
  if swatches == false or swatches and swatches.names == false then
    require('color_lint.names').enable(false)
  end
  if swatches == false then
    require('color_lint.swatches').enable(false)
    if vim.lsp.document_color then
      M._without_own_colors()
    end
  elseif swatches then
    require('color_lint.swatches').configure(swatches)
    if vim.lsp.document_color then
      vim.lsp.document_color.enable(true, nil, swatches)
    end
  end

  if vim.lsp.config and vim.lsp.enable then
    vim.lsp.config('color_lint', config)
    vim.lsp.enable('color_lint')
    return
  end

  M._config = vim.tbl_deep_extend('force', M._default(), config)
  vim.api.nvim_create_autocmd('FileType', {
    group = vim.api.nvim_create_augroup('color_lint.start', {}),
    pattern = M._config.filetypes,
    desc = 'Start color-lint',
    callback = function(event)
      M._start(event.buf)
    end,
  })
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(bufnr) and vim.tbl_contains(M._config.filetypes, vim.bo[bufnr].filetype) then
      M._start(bufnr)
    end
  end
end

--- Has Neovim not draw color-lint's colors, those of other servers left as they are.
function M._without_own_colors()
  vim.api.nvim_create_autocmd('LspAttach', {
    group = vim.api.nvim_create_augroup('color_lint.without', {}),
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == 'color_lint' then
        vim.lsp.document_color.enable(false, { client_id = client.id })
      end
    end,
  })
end

--- Neovim 0.10: attaches color-lint to a buffer with a file.
--- @param bufnr integer
function M._start(bufnr)
  local config = M._config
  if vim.bo[bufnr].buftype ~= '' then
    return
  end
  if type(config.cmd) == 'table' and vim.fn.executable(config.cmd[1]) == 0 then
    vim.notify_once(
      ('color-lint: program %s not found; see :checkhealth color_lint'):format(config.cmd[1]),
      vim.log.levels.WARN
    )
    return
  end
  local client = {}
  for key, value in pairs(config) do
    if key ~= 'filetypes' and key ~= 'root_markers' then
      client[key] = value
    end
  end
  client.name = 'color_lint'
  client.root_dir = config.root_dir
  for _, marker in ipairs(config.root_markers or {}) do
    client.root_dir = client.root_dir or vim.fs.root(bufnr, marker)
  end
  vim.lsp.start(client, { bufnr = bufnr })
end

--- Writes the color under the cursor in another way, chosen with `vim.ui.select()`.
function M.color_presentation()
  if vim.lsp.document_color then
    vim.lsp.document_color.color_presentation()
  else
    require('color_lint.presentation').choose()
  end
end

--- Makes all safe fixes in a buffer, and returns when that is done.
--- @param opts? { bufnr?: integer, timeout_ms?: integer } default: the current buffer, 1000
function M.fix_all(opts)
  require('color_lint.fixing').fix_all(opts or {})
end

return M
