-- Rules of tavolata in Neovim (0.7 and later): put this file into ~/.config/nvim/plugin/.
-- Where `tavolata` is not on the path: vim.g.tavolata_command = { 'npm', 'start', '--silent', '--', 'lsp' }
vim.cmd('autocmd BufRead,BufNewFile *.cases setfiletype cases')
local clients = {}
vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'json', 'cases' },
  callback = function(event)
    -- The folder of rules is the one that has a vocabulary.
    local near = vim.fn.fnamemodify(event.file, ':p:h') .. ';'
    local words = vim.fn.finddir('vocabulary', near)
    if words == '' then words = vim.fn.findfile('vocabulary.json', near) end
    -- House rules and cases elsewhere go with the rules that the server finds by itself.
    local text = table.concat(vim.api.nvim_buf_get_lines(event.buf, 0, -1, false), '\n')
    local house = event.match == 'cases' or text:find('"$schema": *"[^"]*entries%.json"')
    if words == '' and not house then return end
    local root = vim.fn.fnamemodify(words, ':p'):gsub('/$', ''):gsub('/[^/]*$', '')
    if words == '' then root = vim.fn.getcwd() end
    clients[root] = clients[root] or vim.lsp.start_client({
      name = 'tavolata',
      cmd = vim.g.tavolata_command or { 'tavolata', 'lsp' },
      root_dir = root,
    })
    vim.lsp.buf_attach_client(event.buf, clients[root])
    vim.bo[event.buf].omnifunc = 'v:lua.vim.lsp.omnifunc'
  end,
})
