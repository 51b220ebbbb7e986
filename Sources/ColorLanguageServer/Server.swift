/// LSP.
