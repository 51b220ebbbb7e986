/// JSON-RPC.
