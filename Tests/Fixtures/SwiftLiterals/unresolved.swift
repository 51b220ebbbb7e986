// ---- a variable component
let a = ⟦Color(red: r, green: 0, blue: 0)¦? a component is not a constant⟧

// ---- an Int where a Double is expected
let a = ⟦Color(white: Int(1))¦? a component is not a constant⟧

// ---- a division by zero
let a = ⟦Color(white: 1/0)¦? a component is not a constant⟧

// ---- a division by zero in a conversion
let a = ⟦Color(white: CGFloat(1/0))¦? a component is not a constant⟧

// ---- a component of 0 to 255
let a = ⟦Color(red: 255, green: 0, blue: 0)¦? a component is out of range⟧

// ---- a hue in degrees, percentages
let a = ⟦Color(hue: 338, saturation: 83, brightness: 50)¦? a component is out of range⟧

// ---- UIColor without an alpha
let a = ⟦UIColor(red: 34, green: 5, blue: 6)¦? unknown initializer⟧

// ---- labels of a project's own initializer
let a = ⟦Color(r: 34, g: 5, b: 6)¦? unknown initializer⟧

// ---- alpha where Color takes opacity
let a = ⟦Color(red: 1, green: 0, blue: 0, alpha: 1)¦? unknown initializer⟧

// ---- types that only end in Color
let a = Brand.Color(red: 1, green: 0, blue: 0), b = MyColor(red: 1, green: 0, blue: 0), c = Color("Brand")

// ---- the declaration of an initializer
extension UIColor { convenience init(red: Int, green: Int, blue: Int) {} }

// ---- the declaration of a function named Color
func Color(red: Double, green: Double, blue: Double) {}
