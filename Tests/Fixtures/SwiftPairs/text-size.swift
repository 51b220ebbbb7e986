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

// ---- fonts of the project's that are named after styles for small text
Text("a").font(theme.fonts.footnote).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)
Text("b").font(.scaledBody).foregroundStyle(⟦.white¦2f #ffffff⟧).background(⟦.black¦2b #000000⟧)
Text("c").font(DesignSystem.Font.calloutSB).foregroundStyle(⟦.white¦3f #ffffff⟧).background(⟦.black¦3b #000000⟧)
Text("d").font(theme.fonts.body.bold()).foregroundStyle(⟦.white¦4f #ffffff large⟧).background(⟦.black¦4b #000000⟧)
Text("e").font(style: .caption).foregroundStyle(⟦.white¦5f #ffffff⟧).background(⟦.black¦5b #000000⟧)
Text("f").font(size: 14, style: .subheadline, weight: .bold).foregroundStyle(⟦.white¦6f #ffffff large⟧).background(⟦.black¦6b #000000⟧)

// ---- fonts with names that say less
Text("a").font(.scaledHeadline).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)
Text("b").font(body).foregroundStyle(⟦.white¦2f #ffffff of some size⟧).background(⟦.black¦2b #000000⟧)
Text("c").font(theme.fonts.title3).foregroundStyle(⟦.white¦3f #ffffff of some size⟧).background(⟦.black¦3b #000000⟧)

// ---- modifiers of the project's that are named for fonts
Text("a").appFont(.caption).foregroundStyle(⟦.gray¦1f light #8e8e93 dark #8e8e93⟧).background(⟦.white¦1b layers layers appFont’s text, what appFont draws with _ swiftMember Color.caption or ? the color that is passed is not known, #ffffff⟧)
Text("b").appFont(.title).foregroundStyle(⟦.gray¦2f light #8e8e93 dark #8e8e93 of some size⟧).background(⟦.white¦2b layers layers appFont’s text, what appFont draws with _ swiftMember Color.title or ? the color that is passed is not known, #ffffff⟧)
Text("c").appFont(.headline).foregroundStyle(⟦.gray¦3f light #8e8e93 dark #8e8e93 of some size⟧).background(⟦.white¦3b layers layers appFont’s text, what appFont draws with _ swiftMember Color.headline or ? the color that is passed is not known, #ffffff⟧)
Text("d").appFont(style).foregroundStyle(⟦.gray¦4f light #8e8e93 dark #8e8e93 of some size⟧).background(⟦.white¦4b layers layers appFont’s text, what appFont draws with _ ? the color that is passed is not known, #ffffff⟧)
Text("e").card(.caption).foregroundStyle(⟦.gray¦5f light #8e8e93 dark #8e8e93 of some size⟧).background(⟦.white¦5b layers layers card’s text, what card draws with _ swiftMember Color.caption or ? the color that is passed is not known, #ffffff⟧)

// ---- a title is smaller on the Mac, as types of AppKit show
import SwiftUI
Text("a").font(.title2).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)
let image: NSImage?
