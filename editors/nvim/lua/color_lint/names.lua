--- Draws a square before names of colors (`var(--x)`, `$x`, `Theme.accent`) and expressions such as `light-dark()`: in one
--- color, or half in the color of light appearances and half in that of dark ones. No version of Neovim does that itself,
--- because the protocol has colors only for texts that can be replaced by another color.
local highlight = require('color_lint.highlight')

local M = {}

--- @param swatch { colors: color_lint.Color[] }
local function square(swatch)
  local light, dark = swatch.colors[1], swatch.colors[2]
  local text = dark and { '▌', highlight.halves(light, dark) } or { '■', highlight.group(light, 'square') }
  return { virt_text = { text, { ' ' } }, virt_text_pos = 'inline' }
end

local layer = require('color_lint.layer').new({
  name = 'color_lint_names', method = 'color-lint/swatches', delay = 100, most_lines = 5000, style = square,
})

--- Draws the names of a buffer from now on, if the server can tell them.
--- @param client vim.lsp.Client
--- @param bufnr integer
function M.attach(client, bufnr)
  local experimental = (client.server_capabilities or {}).experimental
  if type(experimental) == 'table' and experimental.colorLint and experimental.colorLint.swatches then
    layer:attach(client, bufnr)
  end
end

--- Asks for the names of all buffers of a client: another file has changed their colors.
--- @param client_id integer
function M.refresh_all(client_id)
  layer:refresh_all(client_id)
end

--- Switches the drawing on or off, everywhere.
--- @param enable boolean
function M.enable(enable)
  layer:enable(enable)
end

--- @return boolean
function M.is_enabled()
  return layer.enabled
end

return M
