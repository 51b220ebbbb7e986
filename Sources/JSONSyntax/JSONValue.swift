/// JSON.
