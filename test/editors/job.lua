-- A rules editor's job in Neovim by keystrokes: a house rule with a question and a fact, a typo and its quick fix, a case, a rename.
local function tell(what, value) io.stdout:write(what, '\t', vim.inspect(value):gsub('\n%s*', ' '), '\n') end
local function keys(text) vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(text, true, false, true), 'tx', false) end
local function codes()
  local found = vim.tbl_map(function(one) return one.code or one.user_data.lsp.code end, vim.diagnostic.get(0))
  table.sort(found)
  return found
end
local function wait(wanted)
  vim.wait(20000, function() return vim.deep_equal(codes(), wanted) end, 20)
  return codes()
end
-- The quick fix that is offered first.
vim.ui.select = function(items, _, choose) choose(items[1], 1) end

vim.cmd('filetype on')
vim.cmd('set hidden')
vim.cmd('edit house/rest.json')
vim.wait(30000, function() local _, one = next(vim.lsp.buf_get_clients(0)) return one and one.initialized end, 20)
local words = [["vocabulary": { "entities": { "Player": { "facts": { "tired": { "type": "Boolean", "default": false, "phrase": { "en": "{of} is tired", "it": "{of} ha sonno" } } } } }, "questions": { "mayRest": { "policy": "verdict", "parameters": { "player": "Player" }, "phrase": { "en": "{player} may rest", "it": "{player} riposa" } } } },]]
local entry = [[{ "id": "house.rest", "kind": "permission", "layer": "house", "name": { "en": "Rest", "it": "Riposo" }, "answers": "mayRest", "when": "player.tierd", "verdict": "allow", "text": { "en": "The tired may rest.", "it": "Chi ha sonno riposa." } }]]
keys('i{ ' .. words .. '<CR>"entries": [<CR>' .. entry .. '<CR>] }<Esc>')
tell('typo', wait({ 'name.unknown-fact' }))
tell('message', vim.diagnostic.get(0)[1].message)
keys('/tierd<CR>')
keys(':lua vim.lsp.buf.code_action()<CR>')
tell('fixed', wait({}))
tell('text', vim.fn.search('player.tired', 'nw') > 0)
keys(':write<CR>')

vim.cmd('edit house/rest.cases')
keys('icase rest<CR>en Whoever is tired may rest.<CR>it Chi ha sonno riposa.<CR>table: Anna<CR>  player Anna: tired<CR>ask mayRst(Anna) = allowed<CR>because house.rest<Esc>')
tell('case', wait({ 'name.unknown-call' }))
keys('/mayRst<CR>cwmayRest<Esc>')
tell('case fixed', wait({}))
keys('/mayRest<CR>')
keys(':lua vim.lsp.buf.rename("maySleep")<CR>')
vim.wait(20000, function() return vim.fn.search('maySleep', 'nw') > 0 end, 20)
tell('renamed here', vim.fn.search('maySleep', 'nw'))
local other = vim.api.nvim_buf_get_lines(vim.fn.bufnr('house/rest.json'), 0, -1, false)
tell('renamed there', select(2, table.concat(other):gsub('maySleep', '')))
tell('clean', wait({}))
keys('/house.rest<CR>')
local at = vim.lsp.util.make_position_params()
local hover = vim.lsp.buf_request_sync(0, 'textDocument/hover', at, 10000)
local _, answer = next(hover)
tell('hover', vim.split(answer.result.contents.value, '\n')[1])
keys(':lua vim.lsp.buf.definition()<CR>')
vim.wait(20000, function() return vim.fn.expand('%:t') == 'rest.json' end, 20)
tell('definition', vim.fn.expand('%:t') .. ' ' .. vim.fn.expand('<cWORD>'))
local run = { command = 'tavolata.runCases', arguments = { { entry = 'house.rest' } } }
local _, ran = next(vim.lsp.buf_request_sync(0, 'workspace/executeCommand', run, 20000))
tell('cases', ran.result.message)
keys(':lua vim.lsp.buf.formatting_sync()<CR>')
tell('laid out', vim.fn.line('$') > 10)
-- A house file in a folder without a vocabulary, and a file that is none.
local function served(text)
  local apart = vim.fn.tempname() .. '.json'
  vim.fn.writefile({ text }, apart)
  vim.cmd('edit! ' .. apart)
  return next(vim.lsp.buf_get_clients(0)) ~= nil
end
tell('apart', { served('{ "$schema": "schema/entries.json", "entries": [] }'), served('{ "entries": [] }') })
vim.cmd('qall!')
