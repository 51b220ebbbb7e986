-- What `check` runs inside Neovim. What is expected stands here, in full.
vim.o.swapfile = false
vim.o.termguicolors = true
local own = not vim.lsp.document_color -- whether the plug-in draws, not Neovim
local failures = 0

local function show(value)
  return type(value) == 'table' and table.concat(value, '\n    ') or tostring(value)
end

--- Waits until `actual()` is `expected`.
local function expect(what, expected, actual)
  local value
  if not vim.wait(5000, function()
    vim.cmd('redraw!') -- Neovim 0.12 draws colors only then
    value = actual()
    return vim.deep_equal(value, expected)
  end, 20) then
    failures = failures + 1
    io.stdout:write(('FAILED: %s\n  expected:\n    %s\n  actual:\n    %s\n'):format(what, show(expected), show(value)))
  end
end

local function open(name, lines)
  vim.fn.writefile(lines, name)
  vim.cmd.edit(name)
  return vim.api.nvim_get_current_buf()
end

local function client(bufnr)
  return vim.lsp.get_clients({ bufnr = bufnr or 0, name = 'color_lint' })[1]
end

--- The colors as they are drawn: line, text, its background and the color of the text on it.
local function drawn(bufnr)
  local found = {}
  for name, namespace in pairs(vim.api.nvim_get_namespaces()) do
    if name == 'color_lint' or name:find('^nvim%.lsp%.document_color:') then
      for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(bufnr or 0, namespace, 0, -1, { details = true })) do
        local row, column, details = mark[2], mark[3], mark[4]
        -- Between an edit and the answer, marks of deleted text are there, but not drawn.
        local there, text = pcall(vim.api.nvim_buf_get_text, bufnr or 0, row, column, details.end_row, details.end_col, {})
        if there and not details.invalid then
          local group = vim.api.nvim_get_hl(0, { name = details.hl_group })
          table.insert(found, ('%d %s #%06x/#%06x'):format(row + 1, text[1], group.bg or 0, group.fg or 0))
        end
      end
    end
  end
  return found
end

local function diagnostics(bufnr)
  local found = {}
  for _, d in ipairs(vim.diagnostic.get(bufnr or 0, { severity = { min = vim.diagnostic.severity.WARN } })) do
    local text = vim.api.nvim_buf_get_text(bufnr or 0, d.lnum, d.col, d.end_lnum, d.end_col, {})[1]
    table.insert(found, ('%d %s: %s'):format(d.lnum + 1, text, d.message))
  end
  return found
end

local function line(number)
  return function() return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1] end
end

-- Every language, with characters in front of the colors that are two UTF-16 units and four bytes.
vim.fn.writefile({ '{}' }, '.color-lint.json')
vim.cmd.highlight('Normal guifg=#000000 guibg=#ffffff')
for _, case in ipairs({
  { 'a.css', { '/* 🌧 */ a { color: #777; background: white }' }, { '1 #777 #777777/#ffffff', '1 white #ffffff/#000000' } },
  { 'a.scss', { '$a: "🌧"; $b: #ffcc00;' }, { '1 #ffcc00 #ffcc00/#000000' } },
  { 'a.less', { '@a: "🌧"; @b: hsl(210 100% 40%);' }, { '1 hsl(210 100% 40%) #0066cc/#ffffff' } },
  { 'a.json', { '{ "é🌧": "#ffcc00" }' }, { '1 #ffcc00 #ffcc00/#000000' } },
  { 'a.jsonc', { '{ "🌧": "#0066cc", } // 🌧 #fff' }, { '1 #0066cc #0066cc/#ffffff' } },
}) do
  open(case[1], case[2])
  -- Neovim's own choice of the text on #ffcc00 is black too, on #777777 white: white has 4.48:1 there, black 4.69:1.
  if own then case[3][1] = case[3][1]:gsub('#777777/#ffffff', '#777777/#000000') end
  expect(case[1] .. ': colors', case[3], drawn)
end

local bufnr = open('Weather.swift', {
  'import SwiftUI',
  'let sun = ("🌞", Color(red: 1.0, green: 0.8, blue: 0.0))',
  'let rain = Text("🌧 Rain")',
  '    .foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.9)).background(Color.white)',
  'let veil = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)',
})
local sun = 'Color(red: 1.0, green: 0.8, blue: 0.0) #ffcc00/#000000'
local rain = 'Color(hue: 0.6, saturation: 0.8, brightness: 0.9) #2e77e6/' .. (own and '#000000' or '#ffffff')
-- Translucent colors look as they do on the white of Normal; Neovim's own drawing takes them as opaque.
local veil = 'Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5) ' .. (own and '#99b3cc/#000000' or '#336699/#ffffff')
expect('colors', { '2 ' .. sun, '4 ' .. rain, '5 ' .. veil }, drawn)
expect('diagnostics', {
  '4 Color(hue: 0.6, saturation: 0.8, brightness: 0.9): contrast 4.27:1 is below 4.5:1 (AA): #2e77e6 on #ffffff',
}, diagnostics)
expect('the server runs in the project', vim.uv.cwd(), function() return client().config.root_dir end)

-- Colors move with an edit before them, and a changed color is drawn anew; so is one that is new.
vim.api.nvim_buf_set_lines(0, 1, 1, false, { '// 🌙 a new line', 'let red = ("é🌚", Color(red: 1, green: 0, blue: 0))' })
vim.api.nvim_buf_set_text(0, 3, 0, 3, 0, { 'let 月🌕 = 1; ' })
sun = sun:gsub('0%.8', '0.6'):gsub('#ffcc00/#000000', own and '#ff9900/#000000' or '#ff9900/#ffffff')
vim.api.nvim_buf_set_lines(0, 3, 4, false, { (line(4)():gsub('0%.8', '0.6')) })
local red = 'Color(red: 1, green: 0, blue: 0) #ff0000/' .. (own and '#000000' or '#ffffff')
expect('colors after edits', { '3 ' .. red, '4 ' .. sun, '6 ' .. rain, '7 ' .. veil }, drawn)

-- `:edit!` goes back to the file.
vim.cmd('edit!')
sun = sun:gsub('0%.6', '0.8'):gsub('#ff9900/#......', '#ffcc00/#000000')
expect('colors after :edit!', { '2 ' .. sun, '4 ' .. rain, '5 ' .. veil }, drawn)

if own then
  -- An answer for an older text is not drawn: here one comes after that for the newer text.
  local late
  local request = client().request
  client().request = function(method, params, handler, ...)
    if method ~= 'textDocument/documentColor' then
      return request(method, params, handler, ...)
    end
    client().request = request
    return request(method, params, function(...)
      local answer = vim.F.pack_len(...)
      late = function() handler(vim.F.unpack_len(answer)) end
    end, ...)
  end
  vim.api.nvim_buf_set_lines(0, 0, 0, false, { '' })
  expect('the first answer is held back', true, function() return late ~= nil end)
  vim.api.nvim_buf_set_lines(0, 0, 0, false, { '' })
  local moved = { '4 ' .. sun, '6 ' .. rain, '7 ' .. veil }
  vim.wait(600) -- the marks move by themselves: let the second answer come
  late()
  expect('colors after an old answer', moved, drawn)

  -- A buffer in no window is not asked for; when it is shown again, it is.
  local asked = 0
  client().request = function(method, ...)
    asked = asked + (method == 'textDocument/documentColor' and 1 or 0)
    return request(method, ...)
  end
  vim.o.hidden = true
  vim.cmd.enew()
  vim.api.nvim_buf_set_lines(bufnr, 0, 2, false, {})
  vim.wait(600)
  expect('requests for a hidden buffer', 0, function() return asked end)
  vim.cmd.buffer(bufnr)
  expect('requests once it is shown', 1, function() return asked end)
  expect('colors once it is shown', { '2 ' .. sun, '4 ' .. rain, '5 ' .. veil }, drawn)
  client(bufnr).request = request

  -- A color scheme takes all highlight groups away.
  vim.cmd.highlight('clear')
  vim.cmd.highlight('Normal guifg=#ffffff guibg=#000000')
  vim.cmd.doautocmd('ColorScheme')
  veil = veil:gsub('#99b3cc/#000000', '#1a334d/#ffffff')
  expect('colors in another scheme', { '2 ' .. sun, '4 ' .. rain, '5 ' .. veil }, drawn)

  require('color_lint.swatches').configure({ style = 'virtual' })
  expect('squares', { '■ #ffcc00', '■ #2e77e6', '■ #1a334d' }, function()
    return vim.tbl_map(function(mark)
      local text, group = unpack((mark[4].virt_text or { { '', 'Normal' } })[1])
      return ('%s#%06x'):format(text, vim.api.nvim_get_hl(0, { name = group }).fg)
    end, vim.api.nvim_buf_get_extmarks(0, vim.api.nvim_get_namespaces().color_lint, 0, -1, { details = true }))
  end)
  require('color_lint.swatches').configure({ style = 'background' })
  expect('the background again', { '2 ' .. sun, '4 ' .. rain, '5 ' .. veil }, drawn)
end

-- The color under the cursor, written in another way: the second of the list.
local offered
vim.ui.select = function(items, opts, choose)
  offered = vim.tbl_map(opts.format_item, items)
  choose(items[2], 2)
end
vim.api.nvim_win_set_cursor(0, { 2, #'let sun = ("🌞", Col' })
vim.cmd.ColorLintPresentation()
expect('presentation', 'let sun = ("🌞", Color(hue: 0.1333, saturation: 1, brightness: 1))', line(2))
expect('ways to write it', {
  'Color(red: 1.0, green: 0.8, blue: 0.0)', 'Color(hue: 0.1333, saturation: 1, brightness: 1)',
}, function() return offered end)
vim.cmd('edit!')

-- A fix from the list of code actions, and all at once.
vim.api.nvim_win_set_cursor(0, { 4, 25 })
vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title:find('^Use black') ~= nil end })
expect('fix', '    .foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.0)).background(Color.white)', line(4))
vim.cmd('edit!')
expect('back again', '4 ' .. rain, function() return drawn()[2] end)
vim.cmd.ColorLintFixAll()
expect('all fixed', '    .foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.87)).background(Color.white)', line(4))
expect('nothing left', {}, diagnostics)

-- What `:checkhealth` says.
vim.cmd('silent checkhealth color_lint')
local report = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
for _, words in ipairs({
  'OK found: ' .. vim.env.HOME .. '/bin/color-lint',
  'OK version: color-lint ',
  own and 'OK colors are drawn by this plugin' or 'OK colors are drawn by Neovim itself',
  'position encoding: ' .. (own and 'utf-16' or 'utf-8'),
  'capabilities: colors, hover, fixes and conversions, completion of names, definitions of names, uses of names',
  'diagnostics: pulled by Neovim',
  ': Weather.swift, a.css, a.json, a.jsonc, a.less, a.scss',
}) do
  expect('checkhealth says: ' .. words, true, function() return report:find(words, 1, true) ~= nil end)
end
expect('checkhealth warns of nothing', nil, function() return report:match('WARNING[^\n]*') or report:match('ERROR[^\n]*') end)
vim.cmd('bdelete!')

-- The help has its tags.
vim.cmd('helptags ALL')
vim.cmd.help(':ColorLintFixAll')
expect('help', 'color-lint.txt', function() return vim.fn.expand('%:t') end)
vim.cmd.helpclose()

-- What the configuration says is asked for again when it changes.
vim.cmd.buffer(bufnr)
vim.cmd('edit!')
local rule = 'Color(hue: 0.6, saturation: 0.8, brightness: 0.9): contrast 4.27:1 is below '
expect('diagnostics', { '4 ' .. rule .. '4.5:1 (AA): #2e77e6 on #ffffff' }, diagnostics)
vim.cmd.edit('.color-lint.json')
vim.api.nvim_buf_set_lines(0, 0, -1, false, { '{ "level": "AAA" }' })
vim.cmd('silent write')
vim.cmd.buffer(bufnr)
expect('diagnostics by another configuration', { '4 ' .. rule .. '7:1 (AAA): #2e77e6 on #ffffff' }, diagnostics)

-- A pair that is ignored in the project is so at once, though the configuration is in no window.
vim.cmd('bdelete! ' .. vim.fn.bufnr('.color-lint.json'))
open('quiet.css', { 'p { color: #888; background: #fff }' })
expect('a pair before it is ignored', 1, function() return #diagnostics() end)
vim.api.nvim_win_set_cursor(0, { 1, 11 })
vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.title:find('in the project', 1, true) ~= nil end })
expect('a pair that is ignored', 0, function() return #diagnostics() end)
expect('the configuration', true, function()
  return table.concat(vim.fn.readfile('.color-lint.json')):find('"#888', 1, true) ~= nil
end)

-- Names are drawn in the colors of both appearances, also if another buffer changes them.
local function names()
  local found = {}
  local namespace = vim.api.nvim_get_namespaces().color_lint_names
  for _, mark in ipairs(namespace and vim.api.nvim_buf_get_extmarks(0, namespace, 0, -1, { details = true }) or {}) do
    local text, group = unpack(mark[4].virt_text[1])
    local shown = vim.api.nvim_get_hl(0, { name = group })
    if not mark[4].invalid then
      table.insert(found, ('%d:%d %s#%06x'):format(mark[2] + 1, mark[3], text, shown.fg or 0)
        .. (text == '▌' and ('/#%06x'):format(shown.bg or 0) or ''))
    end
  end
  return found
end
vim.cmd.highlight('Normal guifg=#000000 guibg=#ffffff')
vim.o.hidden = true
local theme = open('theme.css', { ':root { --ink: #777777; --both: light-dark(#112233, #ddeeff) }' })
expect('names of the theme', { '1:32 ▌#112233/#ddeeff' }, names)
local page = open('page.css', { 'p { border: 1px solid var(--ink); color: var(--both) }' })
expect('names', { '1:22 ■#777777', '1:41 ▌#112233/#ddeeff' }, names)
vim.cmd.buffer(theme)
vim.api.nvim_buf_set_text(0, 0, 15, 0, 22, { '#ff0000' })
vim.cmd('silent write')
vim.cmd.buffer(page)
expect('names after a change elsewhere', { '1:22 ■#ff0000', '1:41 ▌#112233/#ddeeff' }, names)

-- Swatches go and come back.
vim.cmd('ColorLint toggle')
expect('no names', {}, names)
vim.cmd.buffer(bufnr)
expect('no colors', {}, drawn)
vim.cmd('ColorLint toggle')
expect('colors are back', true, function() return #drawn() > 0 end)
vim.cmd.buffer(page)
expect('names are back', { '1:22 ■#ff0000', '1:41 ▌#112233/#ddeeff' }, names)

-- The palette and a rule, in windows of their own.
vim.cmd('ColorLint palette')
expect('palette', true, function()
  return vim.api.nvim_buf_get_name(0):find('palette') ~= nil
    and table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n'):find('#ff0000    on white  3.99  on black  5.25  ink', 1, true) ~= nil
end)
vim.fn.search('#ff0000 ')
vim.api.nvim_feedkeys(vim.keycode('<CR>'), 'xt', false)
expect('the place of a color', 'theme.css:1:16', function()
  return vim.fn.expand('%:t') .. ':' .. vim.fn.line('.') .. ':' .. vim.fn.col('.')
end)
vim.cmd('ColorLint palette')
expect('palette again', true, function() return vim.api.nvim_buf_get_name(0):find('palette') ~= nil end)
vim.cmd.close()
vim.cmd('ColorLint explain hue-degrees')
expect('a rule', '# hue-degrees', function() return vim.api.nvim_buf_get_lines(0, 0, 1, false)[1] end)
vim.cmd.close()
expect('words after :ColorLint', { 'explain', 'fix', 'palette', 'presentation', 'toggle' }, function()
  return vim.fn.getcompletion('ColorLint ', 'cmdline')
end)
expect('rules after :ColorLint explain', { 'hex-alpha-order', 'hue-degrees' }, function()
  return vim.fn.getcompletion('ColorLint explain h', 'cmdline')
end)

-- A package in a repository belongs to it: what others of its packages define and use is known.
vim.fn.mkdir('mono/.git', 'p')
vim.fn.mkdir('mono/Packages/Design/Sources', 'p')
vim.fn.writefile({ '// swift-tools-version: 6.0' }, 'mono/Packages/Design/Package.swift')
open('mono/Packages/Design/Sources/Colors.swift', { 'import SwiftUI', 'let ink = Color(white: 0.2)' })
expect('the project is the repository', vim.uv.cwd() .. '/mono', function() return client() and client().config.root_dir end)
client().stop(vim.lsp.config and client() or nil)

-- When the client stops, its colors go.
vim.cmd.buffer(bufnr)
local stopped = client(bufnr).id
client(bufnr).stop(vim.lsp.config and client(bufnr) or nil)
expect('colors after the client has stopped', {}, drawn)
-- Only after that does Neovim forget it; until then the next one to be started would be this one.
expect('the stopped client', nil, function() return vim.lsp.get_client_by_id(stopped) end)

-- Settings count more, here for the client that is started next.
require('color_lint').setup({ settings = { ['color-lint'] = { level = 5 } } })
vim.cmd('edit!')
expect('diagnostics with settings', { '4 ' .. rule .. '5:1: #2e77e6 on #ffffff' }, diagnostics)

-- What went wrong inside Neovim, it says in its messages.
expect('errors', '', function()
  return vim.api.nvim_exec2('messages', { output = true }).output:match('E%d+:[^\n]*') or vim.v.errmsg
end)

io.stdout:write(failures == 0 and 'passed\n' or ('%d of the checks failed\n'):format(failures))
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
