--- Highlight groups for colors.
local M = {}

--- @class color_lint.Color components 0…1, as the protocol has them
--- @field red number
--- @field green number
--- @field blue number
--- @field alpha number

--- The defined groups, redefined when the color scheme changes: name → color and style.
--- @type table<string, { color: color_lint.Color, style: string, other?: color_lint.Color }>
local groups = {}

--- @param component number 0…1
--- @return integer 0…255
local function byte(component)
  return math.floor(math.max(0, math.min(1, component)) * 255 + 0.5)
end

--- The color that text stands on, for what is translucent.
--- @return integer red, integer green, integer blue 0…255
local function background()
  local normal = vim.api.nvim_get_hl(0, { name = 'Normal', link = false }).bg
  if not normal then
    normal = vim.o.background == 'dark' and 0x000000 or 0xffffff
  end
  return bit.rshift(normal, 16), bit.band(bit.rshift(normal, 8), 0xff), bit.band(normal, 0xff)
end

--- What `color` looks like on the screen.
--- @param color color_lint.Color
--- @return integer red, integer green, integer blue 0…255
local function on_screen(color)
  local shown, alpha = { color.red, color.green, color.blue }, math.max(0, math.min(1, color.alpha or 1))
  for i, under in ipairs({ background() }) do
    shown[i] = byte(alpha * shown[i] + (1 - alpha) * under / 255)
  end
  return shown[1], shown[2], shown[3]
end

--- https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
--- @return number 0…1
local function luminance(red, green, blue)
  local function linear(value)
    value = value / 255
    return value <= 0.04045 and value / 12.92 or ((value + 0.055) / 1.055) ^ 2.4
  end
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
end

--- The nearest of the 216 colors and 24 grays that terminals without true color have.
--- @return integer 16…255
local function terminal(red, green, blue)
  local function distance(r, g, b)
    return (r - red) ^ 2 + (g - green) ^ 2 + (b - blue) ^ 2
  end
  local function step(value)
    return value < 48 and 0 or value < 115 and 1 or math.floor((value - 35) / 40)
  end
  local function level(index)
    return index == 0 and 0 or 55 + 40 * index
  end
  local r, g, b = step(red), step(green), step(blue)
  local gray = math.max(0, math.min(23, math.floor(((red + green + blue) / 3 - 3) / 10)))
  local shade = 8 + 10 * gray
  if distance(shade, shade, shade) < distance(level(r), level(g), level(b)) then
    return 232 + gray
  end
  return 16 + 36 * r + 6 * g + b
end

--- @param name string
local function define(name)
  local red, green, blue = on_screen(groups[name].color)
  local hex, index = ('#%02x%02x%02x'):format(red, green, blue), terminal(red, green, blue)
  local other = groups[name].other
  if other then
    local r, g, b = on_screen(other)
    vim.api.nvim_set_hl(0, name, { fg = hex, ctermfg = index, bg = ('#%02x%02x%02x'):format(r, g, b), ctermbg = terminal(r, g, b) })
    return
  end
  if groups[name].style == 'square' then
    -- A square in nearly the color of the background stands on gray.
    local near = luminance(red, green, blue) + 0.05
    local far = luminance(background()) + 0.05
    if math.max(near, far) / math.min(near, far) < 1.3 then
      vim.api.nvim_set_hl(0, name, { fg = hex, ctermfg = index, bg = '#808080', ctermbg = 244 })
      return
    end
  end
  if groups[name].style ~= 'background' then
    vim.api.nvim_set_hl(0, name, { fg = hex, ctermfg = index })
    return
  end
  -- Black is at least as readable as white from here on: (L + 0.05)/0.05 = 1.05/(L + 0.05).
  local bright = luminance(red, green, blue) > 0.179
  vim.api.nvim_set_hl(0, name, {
    bg = hex,
    fg = bright and '#000000' or '#ffffff',
    ctermbg = index,
    ctermfg = bright and 16 or 231,
  })
end

--- The highlight group for colors in a style, defined when it is asked for first.
--- @param style string
--- @param color color_lint.Color
--- @param other? color_lint.Color
--- @return string
local function group(style, color, other)
  local name = 'ColorLint_' .. style
  for _, each in ipairs({ color, other }) do
    name = name .. ('_%02x%02x%02x%02x'):format(byte(each.red), byte(each.green), byte(each.blue), byte(each.alpha or 1))
  end
  if not groups[name] then
    groups[name] = { color = color, style = style, other = other }
    define(name)
  end
  return name
end

--- The highlight group for `color`: as the background, with readable text on it, as the color of the text, or as that of a
--- square that stands out from the background.
--- @param color color_lint.Color
--- @param style 'background'|'foreground'|'square'
--- @return string
function M.group(color, style)
  return group(style, color)
end

--- The highlight group for half blocks that are `left`, with `right` in the rest of the cell.
--- @param left color_lint.Color
--- @param right color_lint.Color
--- @return string
function M.halves(left, right)
  return group('halves', left, right)
end

vim.api.nvim_create_autocmd('ColorScheme', {
  group = vim.api.nvim_create_augroup('color_lint.highlight', {}),
  desc = 'Restore highlight groups that the color scheme cleared',
  callback = function()
    for name in pairs(groups) do
      define(name)
    end
  end,
})

return M
