// ---- several views over a filled shape
RoundedRectangle(cornerRadius: 4).fill(⟦⟦.black¦1b #000000⟧¦2b #000000⟧).overlay(VStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧); Image(systemName: "x").foregroundStyle(⟦.red¦2f light #ff383c dark #ff4245 non-text⟧) })

// ---- a foreground around the overlay
RoundedRectangle(cornerRadius: 4).fill(⟦.black¦1b #000000⟧).overlay(Text("a")).foregroundColor(⟦.white¦1f #ffffff⟧)

// ---- text over a circle with a foreground color
Circle().foregroundColor(⟦.black¦1b #000000⟧).frame(width: 40, height: 40).overlay(Text("a").foregroundColor(⟦.white¦1f #ffffff⟧))

// ---- text moved off the shape
RoundedRectangle(cornerRadius: 4).fill(⟦.black¦1b ? offset may move the text off its background⟧).overlay(alignment: .bottom) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).offset(y: 40) }

// ---- text over a translucent shape
RoundedRectangle(cornerRadius: 4).fill(⟦.black.opacity(0.4)¦1b #000000 × 0.4⟧).overlay { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }

// ---- text over an image
⟦Image("sky").resizable()¦1b ? the background is an image⟧.overlay(Text("a").foregroundColor(⟦.white¦1f #ffffff⟧))

// ---- text with a background over an image
Image("sky").overlay(Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧))

// ---- a badge over a stack
VStack { Text("b") }.background(.red).overlay(alignment: .topTrailing) { Text("a").foregroundColor(.white) }
