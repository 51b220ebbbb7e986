// ---- in other text, and in a string
// // color-lint: pair red on tan
let color = "// color-lint: pair red on tan"
