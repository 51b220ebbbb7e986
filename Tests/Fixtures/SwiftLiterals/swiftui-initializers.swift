// ---- hue, saturation and brightness
let a = ⟦Color(hue: 0.6, saturation: 0.8, brightness: 0.9)¦#2e77e6⟧

// ---- hue, saturation and brightness with an opacity
let a = ⟦Color(hue: 0.6, saturation: 0.8, brightness: 0.9, opacity: 0.5)¦#2e77e680⟧

// ---- red, green and blue
let a = ⟦Color(red: 0.5, green: 0, blue: 1)¦#8000ff⟧

// ---- the sRGB space, with an opacity
let a = ⟦Color(.sRGB, red: 0.5, green: 0, blue: 1, opacity: 1)¦#8000ff⟧

// ---- the linear sRGB space
let a = ⟦Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)¦#bc00ff⟧

// ---- a gray of Display P3
let a = ⟦Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)¦#808080⟧

// ---- red of Display P3 is shown clipped
let a = ⟦Color(.displayP3, red: 1, green: 0, blue: 0)¦#ff0000⟧

// ---- the color space written in full
let a = ⟦Color(Color.RGBColorSpace.sRGB, red: 0, green: 0, blue: 1)¦#0000ff⟧

// ---- white, with and without a color space
let a = ⟦Color(white: 0.2)¦#333333⟧, b = ⟦Color(.sRGB, white: 0.2, opacity: 0)¦#33333300⟧

// ---- white in linear sRGB and in Display P3
let a = ⟦Color(.sRGBLinear, white: 0.5)¦#bcbcbc⟧, b = ⟦Color(.displayP3, white: 0.2)¦#333333⟧

// ---- Color.init
let a = ⟦Color.init(red: 0, green: 1, blue: 0)¦#00ff00⟧

// ---- .init where the type is declared
let a: Color = ⟦.init(red: 0, green: 1, blue: 0)¦#00ff00⟧

// ---- SwiftUI.Color
let a = ⟦SwiftUI.Color(red: 0, green: 1, blue: 0)¦#00ff00⟧

// ---- Color.Resolved
let a = ⟦Color.Resolved(red: 0, green: 1, blue: 0)¦#00ff00⟧

// ---- Color.Resolved with a color space
let a = ⟦Color.Resolved(colorSpace: .sRGB, red: 0, green: 1, blue: 0, opacity: 1)¦#00ff00⟧

// ---- an element of a repeated array
let a = Array<Color>(repeating: ⟦Color(white: 1)¦#ffffff⟧, count: 3)
