-- How Neovim runs color-lint: read by `vim.lsp.enable('color_lint')` (0.11 and later) and by
-- `require('color_lint').setup()`. What is to differ goes into `vim.lsp.config('color_lint', { … })` or into setup().

--- Asks for the diagnostics of the open files again, because something else has changed them. Neovim 0.10 does not do that
--- itself; 0.12 asks for those of the whole workspace and then leaves out the open files.
--- @param context { client_id: integer }
local function refresh(_, _, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local provider = client and client.server_capabilities.diagnosticProvider
  for bufnr in pairs(provider and client.attached_buffers or {}) do
    local params = { textDocument = { uri = vim.uri_from_bufnr(bufnr) }, identifier = provider.identifier }
    if vim.fn.has('nvim-0.11') == 1 then
      client:request('textDocument/diagnostic', params, nil, bufnr)
    else
      client.request('textDocument/diagnostic', params, nil, bufnr)
    end
  end
  return vim.NIL
end

-- The project is the nearest folder with a configuration or a repository, as on the command line: names that one package
-- of a repository defines are used in others. Before 0.11.3, vim.lsp.config() does not know markers of equal priority.
local markers = { { '.color-lint.json', '.git' }, 'Package.swift' }
if vim.lsp.config and vim.fn.has('nvim-0.11.3') == 0 then
  markers = { '.color-lint.json', '.git', 'Package.swift' }
end

return {
  cmd = { 'color-lint', 'lsp' },
  filetypes = { 'swift', 'css', 'scss', 'less', 'json', 'jsonc', 'html', 'vue', 'svelte' },
  root_markers = markers,
  handlers = {
    ['workspace/diagnostic/refresh'] = refresh,
    ['color-lint/refreshSwatches'] = function(_, _, context)
      -- Only sent if the plug-in has asked for swatches.
      require('color_lint.names').refresh_all(context.client_id)
    end,
  },
  before_init = function(params, config)
    -- The settings hold from the first answer on.
    params.initializationOptions = params.initializationOptions or config.settings
    params.capabilities.workspace.diagnostics = { refreshSupport = true }
    params.capabilities.experimental = { colorLint = { refreshesOpenDocuments = true } }
  end,
}
