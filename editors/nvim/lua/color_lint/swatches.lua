--- Draws the colors of a document where Neovim does not do it itself (before 0.12).
local highlight = require('color_lint.highlight')

local M = {}

--- @class color_lint.SwatchOpts
--- @field style? 'background'|'foreground'|'virtual'|string behind the text, as its color, a square in front of it, or the
--- text to put in front of it
--- @field names? boolean whether names have a square in front of them (default: true)

local style = 'background'

local layer = require('color_lint.layer').new({
  name = 'color_lint', method = 'textDocument/documentColor', delay = 50,
  --- @param information lsp.ColorInformation
  style = function(information)
    if style == 'background' or style == 'foreground' then
      return { hl_group = highlight.group(information.color, style) }
    end
    local text = style == 'virtual' and '■ ' or style
    return { virt_text = { { text, highlight.group(information.color, 'foreground') } }, virt_text_pos = 'inline' }
  end,
})

--- Draws the colors of a buffer from now on, unless Neovim does.
--- @param client vim.lsp.Client
--- @param bufnr integer
function M.attach(client, bufnr)
  if not vim.lsp.document_color then
    layer:attach(client, bufnr)
  end
end

--- @param opts color_lint.SwatchOpts
function M.configure(opts)
  style = opts.style or style
  layer:redraw()
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

--- The color at a place of a buffer, with the range that the server knows it by.
--- @param bufnr integer
--- @param row integer from 0
--- @param column integer in bytes, from 0
--- @return lsp.ColorInformation?, vim.lsp.Client?
function M.at(bufnr, row, column)
  return layer:at(bufnr, row, column)
end

return M
