// ---- bold text of unknown size
Text("a").bold().foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)

// ---- a bold custom font
Text("a").font(.custom("Inter-Bold", size: 15)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- a custom font with an unknown name
Text("a").font(.custom(name, size: 15, relativeTo: .body)).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)

// ---- a heavy font of 15 points
Text("a").font(.system(size: 15).weight(.heavy)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- a text style with a design and a weight
Text("a").font(.system(.title, design: .rounded, weight: .bold)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- an unknown size
Text("a").font(.system(size: size)).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)

// ---- a text style that is smaller on macOS
import AppKit
Text("a").font(.title3).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)

// ---- a weight in a condition
Text("a").fontWeight(isOn ? .bold : .regular).font(.system(size: 15)).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)

// ---- a bold weight and 15 points
Text("a").fontWeight(.bold).font(.system(size: 15)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)
