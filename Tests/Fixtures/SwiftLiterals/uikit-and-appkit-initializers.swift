// ---- UIColor by red, green and blue
let a = ⟦UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)¦#ff8000⟧

// ---- UIColor by hue, saturation and brightness
let a = ⟦UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.25)¦#00ffff40⟧

// ---- UIColor by white
let a = ⟦UIColor(white: 0.5, alpha: 1)¦#808080⟧

// ---- UIColor of Display P3
let a = ⟦UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)¦#808080⟧

// ---- NSColor, calibrated red
let a = ⟦NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧

// ---- NSColor, device hue
let a = ⟦NSColor(deviceHue: 0, saturation: 1, brightness: 1, alpha: 1)¦#ff0000⟧

// ---- NSColor, sRGB red
let a = ⟦NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧

// ---- NSColor, white with gamma 2.2
let a = ⟦NSColor(genericGamma22White: 0.5, alpha: 1)¦#808080⟧

// ---- NSColor, calibrated and device white
let a = ⟦NSColor(calibratedWhite: 0.5, alpha: 1)¦#808080⟧, b = ⟦NSColor(deviceWhite: 0, alpha: 1)¦#000000⟧

// ---- NSColor with a color space and a hue
let a = ⟦NSColor(colorSpace: .sRGB, hue: 0, saturation: 1, brightness: 1, alpha: 1)¦#ff0000⟧

// ---- CGColor by red and by gray
let a = ⟦CGColor(red: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧, b = ⟦CGColor(gray: 0.5, alpha: 1)¦#808080⟧

// ---- CGColor, sRGB red
let a = ⟦CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧

// ---- CIColor
let a = ⟦CIColor(red: 1, green: 0, blue: 0)¦#ff0000⟧

// ---- SKColor
let a = ⟦SKColor(red: 1, green: 0, blue: 0, alpha: 1)¦#ff0000⟧

// ---- a color literal
let a = ⟦#colorLiteral(red: 0.1176470588, green: 0.5647058824, blue: 1, alpha: 1)¦#1e90ff⟧

// ---- a color literal just outside the gamut
let a = ⟦#colorLiteral(red: 1.0000001, green: -0.01, blue: 0, alpha: 1)¦#ff0000⟧

// ---- UIColor wrapped in Color
let a = Color(⟦UIColor(white: 0, alpha: 1)¦#000000⟧), b = Color(uiColor: ⟦UIColor(white: 0, alpha: 1)¦#000000⟧)
