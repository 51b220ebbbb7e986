// ---- a shape filled by the background style
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(in: Capsule()).backgroundStyle(⟦.black¦1b #000000⟧)

// ---- a shape with the system's background style
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).⟦background(in: Capsule())¦1b ? background is chosen by the system⟧

// ---- a condition with two branches
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦if isOn { Color.black } else { Color.red }¦1b one of #000000, light #ff383c dark #ff4245⟧ }

// ---- a condition with one branch
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦if isOn { Color.black }¦1b one of #000000, #00000000⟧ }

// ---- a condition on the color scheme
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦if colorScheme == .dark { Color.black } else { Color.red }¦1b light light #ff383c dark #ff4245 dark #000000⟧ }

// ---- colors stacked on one another
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(ZStack { Color.red; ⟦Color.black.opacity(0.5)¦1b layers #000000 × 0.5, light #ff383c dark #ff4245⟧ })

// ---- a geometry reader around a color
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(GeometryReader { p in ⟦Color.black¦1b #000000⟧ })

// ---- a geometry reader around a clear color
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(GeometryReader { p in Color.clear.onAppear { go() } }).background(⟦.black¦1b #000000⟧)

// ---- a stroked border with a background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().strokeBorder(.red).background(⟦.black¦1b #000000⟧))

// ---- a stroke with a filled shape as its background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().stroke(.red).background(Capsule().fill(⟦.black¦1b #000000⟧)))

// ---- a filled shape with a stroke over it
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().fill(⟦.black¦1b #000000⟧).overlay(Capsule().stroke(.red)))

// ---- a filled shape with a project's view over it
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Capsule().fill(.black).overlay(Dots())¦1b ? overlay changes the colors⟧)

// ---- a shape with a foreground color and a shadow
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().foregroundColor(⟦.black¦1b #000000⟧).shadow(radius: 2))

// ---- a small circle
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Circle().fill(.black).frame(width: 30, height: 30)¦1b ? Circle may not cover the area behind the text⟧)

// ---- erased views in a condition
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦isOn ? AnyView(Color.black) : AnyView(Color.red)¦1b one of #000000, light #ff383c dark #ff4245⟧)

// ---- colors side by side
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦VStack { Color.black; Color.white }¦1b ? the content of VStack may not cover the area behind the text⟧)

// ---- a switch
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦switch x { case 1: Color.black; default: Color.red }¦1b ? the value is chosen at run time⟧ }

// ---- an #if
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦#if os(iOS)
Color.black
#endif¦1b ? the value is chosen at run time⟧
}

// ---- a constant before the view
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { let c = Color.red; ⟦Color.black¦1b #000000⟧ }

// ---- a project's view over another background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦B()¦1b layers swiftMember B|!body or ? B may draw its own background, #000000⟧).background(.black)

// ---- a gradient as the foreground
Text("a").foregroundStyle(⟦LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)¦1f gradient light #ff383c dark #ff4245, light #0088ff dark #0091ff⟧).background(⟦.black¦1b #000000⟧)

// ---- two gradient stops in one place
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦LinearGradient(stops: [.init(color: .black, location: 0), Gradient.Stop(color: .black, location: 0.5), .init(color: .white, location: 0.5)], startPoint: .top, endPoint: .bottom)¦1b gradient #000000, #000000, #ffffff with jumps after [1]⟧)

// ---- unknown gradient stops
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)¦1b ? the background is a gradient with unknown stops⟧)

// ---- a gradient with an unknown color
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(LinearGradient(gradient: ⟦Gradient(colors: [.red, c])¦1b gradient light #ff383c dark #ff4245, ? c is not defined here⟧, startPoint: .top, endPoint: .bottom))

// ---- shadows of styles
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧.shadow(.drop(radius: 1))).background(⟦.black¦1b #000000⟧.shadow(.inner(radius: 2)), in: Capsule())

// ---- erased styles
Text("a").foregroundStyle(AnyShapeStyle(⟦.white¦1f #ffffff⟧)).background(AnyShapeStyle(⟦.black¦1b #000000⟧))

// ---- a resizable image
Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦Image("x").resizable()¦1b ? the background is an image⟧)

// ---- a regular material
Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦Material.regular¦1b ? the background is a material⟧)

// ---- a clear geometry reader only
Text("a").foregroundStyle(.white).background(GeometryReader { p in Color.clear.preference(key: K.self, value: 1) })

// ---- an empty navigation link only
Text("a").foregroundStyle(.white).background(NavigationLink(destination: A(), isActive: $a) { EmptyView() })

// ---- an invisible navigation link over a background
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(NavigationLink("", destination: A()).opacity(0)).background(⟦.black¦1b #000000⟧)

// ---- a stroke only
Text("a").foregroundStyle(.white).background(Capsule().stroke(.red))

// ---- a clear color only
Text("a").foregroundStyle(.white).background(Color.clear)
