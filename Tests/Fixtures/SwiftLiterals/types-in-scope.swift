// ---- bare digits after the label hex, in a file with views
import SwiftUI
let a = Icon(hex: "⟦9265F8¦#9265f8⟧"), b = [.init(hex: "⟦6046F5¦#6046f5⟧")], c = Data(hex: "9265F8"), d = Icon(hex: "F00")

// ---- bare digits after the label hex, with other arguments
import SwiftUI
let a = Icon(hex: "⟦9265F8¦#9265f8⟧", alignment: side), b = Icon(hex: "⟦9265F880¦? unknown initializer⟧", alignment: side)

// ---- bare digits in a file without views
let a = Block(hex: "9265F8")

// ---- an alias of a color type
typealias Tone = UIColor
let a = ⟦Tone(white: 0, alpha: 1)¦#000000⟧, b = ⟦Color(white: 1)¦#ffffff⟧

// ---- an alias in the branches of an #if
let a = ⟦NSUIColor(red: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧
#if os(iOS)
public typealias NSUIColor = UIColor
#else
public typealias NSUIColor = NSColor
#endif
let b = ⟦NSUIColor(calibratedWhite: 1, alpha: 1)¦#ffffff⟧

// ---- an alias of an alias
typealias A = B
typealias B = UIKit.UIColor
let a = ⟦A(white: 0, alpha: 1)¦#000000⟧

// ---- an alias in another scope
struct S { typealias Tone = UIColor }
let a = Tone(white: 0, alpha: 1)

// ---- an alias of a nested type
typealias Tone = UIColor.Name
let a = Tone(white: 0, alpha: 1)

// ---- a computed array of colors
struct S {
  var a: [Color] { [.init(⟦0x3969EF¦#3969ef⟧, alpha: 1), .init(⟦0x000000¦#00000080⟧, alpha: 0.5)] }
}

// ---- a function that returns an array of colors
func f() -> [UIColor] { return [.init(⟦0x3969EF¦#3969ef⟧)] }

// ---- a getter of an array of colors
struct S { var a: [Color] { get { [.init(⟦0x3969EF¦#3969ef⟧)] } } }

// ---- an array of another type
struct S { var a: [Int] { [.init(0x3969EF)] } }
