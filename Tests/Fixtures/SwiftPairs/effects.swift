// ---- a color multiplied
Text("a").foregroundStyle(⟦.white¦1f ? colorMultiply changes the colors⟧).colorMultiply(.red).background(⟦.black¦1b #000000⟧)

// ---- a blend mode
Text("a").foregroundStyle(⟦.white¦1f ? blendMode changes the colors⟧).blendMode(.multiply).background(⟦.black¦1b #000000⟧)

// ---- an opacity of 1 or 0
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).opacity(isOn ? 1 : 0).background(⟦.black¦1b #000000⟧)

// ---- an opacity of 1 or 0.4
Text("a").foregroundStyle(⟦.white¦1f one of #ffffff, ? opacity changes the colors⟧).opacity(isOn ? 1 : 0.4).background(⟦.black¦1b #000000⟧)

// ---- an unknown opacity
Text("a").foregroundStyle(⟦.white¦1f one of #ffffff, ? opacity changes the colors⟧).opacity(x).background(⟦.black¦1b #000000⟧)

// ---- an opacity of 1 or 0 above the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).opacity(isOn ? 1 : 0)

// ---- a mask of a capsule
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).mask(Capsule())

// ---- a mask of a rounded rectangle
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).mask { RoundedRectangle(cornerRadius: 2) }

// ---- a mask of text
Text("a").foregroundStyle(⟦.white¦1f ? mask changes the colors⟧).background(⟦.black¦1b #000000⟧).mask(Text("b"))

// ---- a glass effect
Text("a").foregroundColor(⟦.white¦1f ? glassEffect changes the colors⟧).background(⟦.black¦1b #000000⟧).glassEffect()
