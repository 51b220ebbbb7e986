// ---- the next line
// color-lint:disable:next contrast
⟦let color = Color.red¦disable:next contrast⟧
let b = 1

// ---- this line
let a = 1
⟦let color = Color.red // color-lint:disable:this¦disable:this all⟧
let b = 1
