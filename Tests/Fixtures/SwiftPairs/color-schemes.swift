// ---- a dark color scheme on text
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000 in the dark⟧).colorScheme(.dark)

// ---- a preferred dark color scheme
VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.background(Color(⟦.systemBackground¦1b light #ffffff dark #000000 container in the dark⟧)).preferredColorScheme(.dark)

// ---- a dark color scheme in the environment
VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.background(Color(⟦.systemBackground¦1b light #ffffff dark #000000 container in the dark⟧)).environment(\.colorScheme, .dark)

// ---- a dark color scheme below the background
VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.environment(\.colorScheme, .dark).background(Color(⟦.systemBackground¦1b ? colorScheme changes the colors container in the dark⟧))

// ---- a dark color scheme on the text only
VStack { Text("a").foregroundColor(⟦.primary¦1f ? colorScheme changes the colors⟧).environment(\.colorScheme, .dark) }.background(⟦.white¦1b #ffffff container in the dark⟧)

// ---- another value of the environment
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).environment(\.font, .body)

// ---- an unknown color scheme
Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧).background(Color(⟦.systemBackground¦1b light #ffffff dark #000000⟧)).environment(\.colorScheme, scheme)

// ---- a light color scheme on an inner stack
VStack { VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.background(Color(⟦.systemBackground¦1b light #ffffff dark #000000 container in the light⟧)) }.colorScheme(.light)
