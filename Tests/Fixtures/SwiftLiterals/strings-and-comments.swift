// ---- strings that begin with #
let a = "⟦#1e90ff¦#1e90ff⟧", b = "⟦#1E90FF80¦#1e90ff80⟧", c = #"⟦#1e90ff¦#1e90ff⟧"#

// ---- hex initializers that take strings
let a = UIColor(hex: "⟦1e90ff¦#1e90ff⟧"), b = UIColor("⟦#fff¦#ffffff⟧"), c = Color(hex: "⟦#f008¦#ff000088⟧")

// ---- digits after 0x, and an alpha beside them
let a = UIColor(hexString: "⟦0x1E90FF¦#1e90ff⟧"), b = UIColor(hex: "⟦#777777¦#77777780⟧", alpha: 0.5)

// ---- names that ask for a color
let accentColor = "⟦1e90ff¦#1e90ff⟧", json = ["color": "⟦#fff¦#ffffff⟧"]

// ---- other counts of digits, and other text
let a = "#fff", b = "#12345", c = "issue #123456", d = "1e90ff", e = "#1e90fg"

// ---- names of assets made of digits
let a = Color("facade"), b = UIColor(named: "decade"), c = Color("123456")

// ---- interpolations, also nested ones
let a = "x \(⟦Color(white: 1)¦#ffffff⟧) \("y \(⟦Color(white: 0)¦#000000⟧)")"

// ---- a multiline string
let a = """
  Color(white: 1) \(⟦Color(white: 0)¦#000000⟧)
  #1e90ff
  """

// ---- a raw string and its interpolation
let a = #"\(Color(white: 1)) \#(⟦Color(white: 0)¦#000000⟧)"#

// ---- comments, also nested ones
// Color(white: 1)
/* Color(white: 1) /* nested */ Color(white: 1) */ let a = ⟦Color(white: 0)¦#000000⟧

// ---- regular expressions and divisions
let a = /Color(white: 1)/, b = #/ "#1e90ff" /#, c = x / ⟦Color(white: 1)¦#ffffff⟧ / y

// ---- an unfinished string
let a = ⟦Color(white: 0)¦#000000⟧; let unfinished = "Color(white: 1)

// ---- an unfinished call
Color(white: 1

// ---- a label that ends in Hex
let a = Flair(backgroundColorHex: "⟦#dadada¦#dadada⟧", text: text)

// ---- the digits in cases of an enumeration of colors
enum ColorStudio: String {
    case ink = "⟦101517¦#101517⟧", paper = "⟦ffffff¦#ffffff⟧"
    case word = "facade", short = "fff", name = "Brand"
}
enum Palette: String { case accent = "⟦1e90ff80¦#1e90ff80⟧" }
enum Code: String { case first = "101517" }
