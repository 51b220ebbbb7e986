// ---- implicit and full members
// color-lint: pair ⟦.white¦1f #ffffff⟧ on ⟦Color.black¦1b #000000⟧
let color = Color.red

// ---- a member of the project and an asset
/// color-lint: pair ⟦Theme.a¦1f swiftMember Theme.a⟧ on ⟦Color("on it")¦1b asset on it⟧
let color = 1

// ---- initializers in a block comment
/* color-lint: pair ⟦Color(red: 1, green: 0, blue: 0)¦1f #ff0000⟧ on UIColor(hex: ⟦0x1E90FF¦1b #1e90ff⟧) */

// ---- CSS colors, large text
// color-lint: pair ⟦#777¦1f #777777 largeText⟧ on ⟦oklch(1 0 0)¦1b #ffffff⟧ (large)
let color = 1

// ---- a CSS name and an opacity
// color-lint: pair ⟦tomato¦1f #ff6347⟧ on ⟦Color.white.opacity(0.5)¦1b #ffffff × 0.5⟧

// ---- CSS variables
// color-lint: pair ⟦var(--a)¦1f customProperty --a⟧ on ⟦--b¦1b customProperty --b⟧

// ---- a constant of the file
let ink = Color(white: 0.5)
// color-lint: pair ⟦ink¦1f swiftMember ink⟧ on ⟦white¦1b #ffffff⟧

// ---- a member of the type around
enum A { static let red = Color(white: 0.5)
// color-lint: pair ⟦red¦1f swiftMember A.red⟧ on ⟦blue¦1b #0000ff⟧
}

// ---- in an interpolation
let s = "\(/* color-lint: pair ⟦#777¦1f #777777⟧ on ⟦#fff¦1b #ffffff⟧ */ color)"
