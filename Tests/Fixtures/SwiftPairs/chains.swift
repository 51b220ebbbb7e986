// ---- a foreground and a background style
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a foreground color
Text("a").foregroundColor(⟦.red¦1f light #ff383c dark #ff4245⟧).background(⟦Color.white¦1b #ffffff⟧)

// ---- modifiers in another order, with comments
Text("a")
  .background(⟦Color.black¦1b #000000⟧) // behind
  .padding(4)
  .foregroundStyle(⟦.white¦1f #ffffff⟧)

// ---- hex digits in a Color
Text("a").foregroundStyle(Color(hex: ⟦0x777777¦1f #777777⟧)).background(⟦.white¦1b #ffffff⟧)

// ---- the innermost foreground and the nearest background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).foregroundStyle(.black).padding().frame(width: 1).background(⟦.black¦1b #000000⟧).background(.white)

// ---- an opacity of the foreground color
Text("a").foregroundStyle(⟦.white.opacity(0.5)¦1f #ffffff × 0.5⟧).background(⟦.black¦1b #000000⟧)

// ---- an opacity of the text
Text("a").foregroundStyle(⟦.white¦1f #ffffff × 0.5⟧).opacity(0.5).background(⟦.black¦1b #000000⟧)

// ---- an opacity of both
Text("a").foregroundStyle(⟦.white¦1f ? opacity changes the colors⟧).background(⟦.black¦1b #000000⟧).opacity(0.5)

// ---- a translucent background over another
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black.opacity(0.4)¦1b layers #000000 × 0.4, #ffffff⟧).background(.white)

// ---- a background in a shape
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧, in: Capsule())

// ---- a background closure
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦Color.black¦1b #000000⟧ }

// ---- a background closure with an alignment
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(alignment: .top) { ⟦Color.black¦1b #000000⟧ }

// ---- a filled shape as the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().fill(⟦.black¦1b #000000⟧))

// ---- a material as the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.ultraThinMaterial¦1b ? the background is a material⟧)

// ---- an image as the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Image("sky")¦1b ? the background is an image⟧)

// ---- a project's view as the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Card()¦1b swiftMember Card|!body or ? Card may draw its own background⟧)

// ---- a background without a style
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).⟦background()¦1b ? background is chosen by the system⟧

// ---- the tint as the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.tint¦1b ? tint is chosen by the system⟧)

// ---- an unknown modifier below the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff of some size⟧).cardStyle().background(⟦.black¦1b layers cardStyle, #000000⟧)

// ---- an unknown modifier above the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧).cardStyle()

// ---- inverted colors
Text("a").foregroundStyle(⟦.white¦1f ? colorInvert changes the colors⟧).background(⟦.black¦1b #000000⟧).colorInvert()

// ---- a gradient as the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)¦1b gradient #000000, #ffffff⟧)

// ---- a color's own gradient as the background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Color.black.gradient¦1b ? the background is a gradient with unknown stops⟧)

// ---- a button with a title
Button("a") { go() }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a button with a label
Button { go() } label: { Text("a") }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a bordered button
Button("a") { go() }.buttonStyle(.bordered).foregroundStyle(⟦.white¦1f ? buttonStyle changes the colors⟧).background(⟦.black¦1b #000000⟧)

// ---- the label of a button style's configuration
configuration.label.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a symbol
Image(systemName: "x").foregroundStyle(⟦.white¦1f #ffffff non-text⟧).background(⟦.black¦1b #000000⟧)

// ---- a text style is large
Text("a").font(.title).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- 14 points and bold is large
Text("a").font(.system(size: 14, weight: .bold)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- 17 points is not large
Text("a").font(.system(size: 17)).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)

// ---- a custom font of 18 points is large
Text("a").font(.custom("Inter", size: 18)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)

// ---- a condition between two colors
Text("a").foregroundStyle(⟦isOn ? .white : .black¦1f one of #ffffff, #000000⟧).background(⟦.black¦1b #000000⟧)

// ---- conditions on the color scheme
Text("a").foregroundStyle(⟦colorScheme == .dark ? .white : .black¦1f light #000000 dark #ffffff⟧).background(⟦scheme.colorScheme != .dark ? .white : .black¦1b light #ffffff dark #000000⟧)

// ---- a member of the project and an asset
Text("a").foregroundStyle(⟦Theme.text¦1f swiftMember Theme.text⟧).background(⟦Color("Brand")¦1b asset Brand⟧)

// ---- implicit members of the project
Text("a").foregroundStyle(⟦.brand¦1f swiftMember Color.brand or assetSymbol brand⟧).background(⟦Color(.brand)¦1b swiftMember Color.init()._.brand or swiftMember UIColor.brand or assetSymbol brand⟧)

// ---- names without a definition
Text("a").foregroundStyle(⟦tint¦1f ? tint is not defined here⟧).background(⟦theme.back¦1b swiftMember Theme.back or ? theme.back is not defined here⟧)

// ---- a UIColor wrapped in Color
Text("a").foregroundStyle(Color(⟦UIColor.red¦1f #ff0000⟧)).background(⟦.red¦1b light #ff383c dark #ff4245⟧)

// ---- system colors of UIKit
Text("a").foregroundStyle(Color(uiColor: ⟦.label¦1f light #000000 dark #ffffff⟧)).background(Color(⟦.systemBackground¦1b light #ffffff dark #000000⟧))

// ---- backgrounds in the branches of an #if
Text("a")
#if os(iOS)
  .background(⟦.black¦1b #000000⟧)
#else
  .background(.white)
#endif
  .foregroundStyle(⟦.white¦1f #ffffff⟧)

// ---- conditions in arguments of a call
Text("a").foregroundStyle(.hex(⟦colorScheme == .dark ? 0xFFFFFF : 0x000000¦1f light #000000 dark #ffffff⟧)).background(⟦isOn ? .white : Color(white: 0)¦1b one of #ffffff, #000000⟧)

// ---- text over a shape, in a closure
Capsule().fill(⟦.black¦1b #000000⟧).overlay { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }

// ---- text over a shape, in parentheses
Capsule().fill(⟦.black¦1b #000000⟧).overlay(Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧))

// ---- a symbol over a color
⟦Color.black¦1b #000000⟧.overlay(Image(systemName: "x").foregroundStyle(⟦.white¦1f #ffffff non-text⟧))

// ---- the background of a list row
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).listRowBackground(⟦Color.black¦1b #000000⟧)

// ---- the two colors are of different views
Circle().foregroundStyle(.white).background(.black); Text("a").foregroundStyle(.white); Text("a").background(.black)

// ---- the two colors are of two statements
Text("a").foregroundStyle(.white); Text("b").background(.black)

// ---- a background in a comment
Text("a").foregroundStyle(.white) // .background(.black)

// ---- modifiers of the project with the names of SwiftUI's
Text("a").⟦foregroundColor(theme: .text)¦1f ? foregroundColor(theme:) is not a modifier of SwiftUI⟧.background(⟦.white¦1b #ffffff⟧)
Text("b").foregroundColor(⟦.red¦2f light #ff383c dark #ff4245⟧).⟦background(theme: .paper)¦2b ? background(theme:) is not a modifier of SwiftUI⟧
