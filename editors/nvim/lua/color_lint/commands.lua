--- `:ColorLint`.
local M = {}

local namespace = vim.api.nvim_create_namespace('color_lint_palette')

--- @param message string
local function tell(message)
  vim.notify('color-lint: ' .. message, vim.log.levels.WARN)
end

--- Runs the program in the project of the current buffer, and passes what it prints on.
--- @param arguments string[]
--- @param done fun(output: string, folder: string) `folder` is the one that paths in `output` are relative to
local function run(arguments, done)
  local client = vim.lsp.get_clients({ name = 'color_lint', bufnr = 0 })[1] or vim.lsp.get_clients({ name = 'color_lint' })[1]
  local cmd = require('color_lint').config().cmd
  local program = type(cmd) == 'table' and cmd[1] or 'color-lint'
  if vim.fn.executable(program) == 0 then
    return tell(('program %s not found; see :checkhealth color_lint'):format(program))
  end
  local cwd = client and client.config.root_dir or vim.uv.cwd()
  vim.system({ program, unpack(arguments) }, { text = true, cwd = cwd }, vim.schedule_wrap(function(result)
    if result.stdout == '' then
      return tell(vim.trim(result.stderr ~= '' and result.stderr or 'no answer'))
    end
    done(result.stdout, cwd)
  end))
end

--- Shows lines in a window of their own, which `q` closes.
--- @param name string
--- @param filetype string
--- @param lines string[]
--- @return integer bufnr
local function show(name, filetype, lines)
  local bufnr = vim.fn.bufnr('^' .. vim.fn.fnameescape(name) .. '$')
  if bufnr == -1 then
    bufnr = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(bufnr, name)
    vim.keymap.set('n', 'q', '<Cmd>close<CR>', { buffer = bufnr, desc = 'Close' })
  end
  vim.bo[bufnr].modifiable = true
  vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
  vim.bo[bufnr].modifiable = false
  vim.bo[bufnr].filetype = filetype
  local window = vim.fn.bufwinid(bufnr)
  if window == -1 then
    vim.cmd('botright split')
    vim.api.nvim_win_set_buf(0, bufnr)
  else
    vim.api.nvim_set_current_win(window)
  end
  return bufnr
end

--- Goes to a place in the window before this one.
--- @param folder string
--- @param place? { path: string, line: integer, column: integer }
local function go(folder, place)
  if not place then
    return
  end
  vim.cmd.wincmd('p')
  vim.cmd.edit(vim.fn.fnameescape(vim.fs.normalize(folder .. '/' .. place.path)))
  vim.fn.cursor(place.line, place.column)
end

--- @type table<string, fun(argument?: string)>
local commands = {}

--- Lists the colors of the project: each with its name.
function commands.palette()
  run({ 'palette', '--format', 'json' }, function(output, folder)
    local ok, palette = pcall(vim.json.decode, output)
    if not ok then
      return tell('the palette could not be read')
    end
    local lines, colors = {}, {}
    -- Rounded down, so that what fails never looks as if it passed.
    local function shown(ratio)
      return math.floor((ratio or 1) * 100 + 1e-7) / 100
    end
    for _, color in ipairs(palette.colors or {}) do
      local contrast = color.contrast or {}
      table.insert(lines, ('   %-9s  on white %5.2f  on black %5.2f  %s'):format(
        color.hex, shown(contrast.white), shown(contrast.black), color.name or ''))
      table.insert(colors, color.hex)
    end
    if #lines == 0 then
      return tell('the project has no colors')
    end
    local bufnr = show('color-lint://palette', 'colorlint', lines)
    vim.keymap.set('n', '<CR>', function()
      local color = palette.colors[vim.fn.line('.')]
      go(folder, color and color.first)
    end, { buffer = bufnr, desc = 'Go to the first place of the color' })
    vim.api.nvim_buf_clear_namespace(bufnr, namespace, 0, -1)
    local highlight = require('color_lint.highlight')
    for row, hex in ipairs(colors) do
      local function component(place)
        local digits = hex:sub(place, place + 1)
        return digits == '' and 1 or tonumber(digits, 16) / 255
      end
      local color = { red = component(2), green = component(4), blue = component(6), alpha = component(8) }
      vim.api.nvim_buf_set_extmark(bufnr, namespace, row - 1, 0, {
        end_col = 2, hl_group = highlight.group(color, 'background'),
      })
    end
  end)
end

--- Explains a rule: the one of the finding under the cursor, or the one that is named.
--- @param rule? string
function commands.explain(rule)
  if not rule then
    local row = vim.api.nvim_win_get_cursor(0)[1] - 1
    for _, finding in ipairs(vim.diagnostic.get(0, { lnum = row })) do
      if finding.source == 'color-lint' then
        rule = tostring(finding.code)
        break
      end
    end
  end
  if not rule then
    return tell('no finding in this line; name a rule: :ColorLint explain contrast')
  end
  run({ 'explain', rule, '--format', 'markdown' }, function(output)
    show('color-lint://' .. rule, 'markdown', vim.split(vim.trim(output), '\n'))
  end)
end

--- Switches all swatches off, and on again.
function commands.toggle()
  local names, swatches = require('color_lint.names'), require('color_lint.swatches')
  local enable = not names.is_enabled()
  names.enable(enable)
  swatches.enable(enable)
  if vim.lsp.document_color then
    for _, client in ipairs(vim.lsp.get_clients({ name = 'color_lint' })) do
      vim.lsp.document_color.enable(enable, { client_id = client.id })
    end
  end
end

function commands.fix()
  require('color_lint').fix_all()
end

function commands.presentation()
  require('color_lint').color_presentation()
end

--- The words that can follow `:ColorLint`, as far as `typed` begins them.
--- @param typed string
--- @param line string
--- @return string[]
function M.complete(typed, line)
  local words = vim.tbl_keys(commands)
  if line:find('^%s*ColorLint%s+explain%s') then
    words = require('color_lint.rules')
  elseif line:find('^%s*ColorLint%s+%S+%s') then
    words = {}
  end
  table.sort(words)
  return vim.tbl_filter(function(word) return vim.startswith(word, typed) end, words)
end

--- @param arguments string[]
function M.run(arguments)
  local command = commands[arguments[1] or '']
  if not command then
    return tell('one of ' .. table.concat(M.complete('', 'ColorLint '), ', ') .. ' must follow :ColorLint')
  end
  command(arguments[2])
end

return M
