/// Pairs with all that may lie behind text or change it, both sides marked with what they come to.
enum SwiftDrawingExamples {
    static let all: [String] = [
        // Effects.
        #"Text("a").foregroundStyle(⟦.white¦1f ? colorMultiply changes the colors⟧).colorMultiply(.red).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f ? blendMode changes the colors⟧).blendMode(.multiply).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).opacity(isOn ? 1 : 0).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f one of #ffffff, ? opacity changes the colors⟧).opacity(isOn ? 1 : 0.4).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f one of #ffffff, ? opacity changes the colors⟧).opacity(x).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).opacity(isOn ? 1 : 0)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).mask(Capsule())"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).mask { RoundedRectangle(cornerRadius: 2) }"#,
        #"Text("a").foregroundStyle(⟦.white¦1f ? mask changes the colors⟧).background(⟦.black¦1b #000000⟧).mask(Text("b"))"#,
        #"Text("a").foregroundColor(⟦.white¦1f ? glassEffect changes the colors⟧).background(⟦.black¦1b #000000⟧).glassEffect()"#,
        // Views as backgrounds.
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(in: Capsule()).backgroundStyle(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).⟦background(in: Capsule())¦1b ? background is chosen by the system⟧"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦if isOn { Color.black } else { Color.red }¦1b one of #000000, light #ff383c dark #ff4245⟧ }"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦if isOn { Color.black }¦1b one of #000000, #00000000⟧ }"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦if colorScheme == .dark { Color.black } else { Color.red }¦1b light light #ff383c dark #ff4245 dark #000000⟧ }"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(ZStack { Color.red; ⟦Color.black.opacity(0.5)¦1b layers #000000 × 0.5, light #ff383c dark #ff4245⟧ })"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(GeometryReader { p in ⟦Color.black¦1b #000000⟧ })"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(GeometryReader { p in Color.clear.onAppear { go() } }).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().strokeBorder(.red).background(⟦.black¦1b #000000⟧))"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().stroke(.red).background(Capsule().fill(⟦.black¦1b #000000⟧)))"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().fill(⟦.black¦1b #000000⟧).overlay(Capsule().stroke(.red)))"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Capsule().fill(.black).overlay(Dots())¦1b ? overlay changes the colors⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Capsule().foregroundColor(⟦.black¦1b #000000⟧).shadow(radius: 2))"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦Circle().fill(.black).frame(width: 30, height: 30)¦1b ? Circle may not cover the area behind the text⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦isOn ? AnyView(Color.black) : AnyView(Color.red)¦1b one of #000000, light #ff383c dark #ff4245⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦VStack { Color.black; Color.white }¦1b ? the content of VStack may not cover the area behind the text⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦switch x { case 1: Color.black; default: Color.red }¦1b ? the value is chosen at run time⟧ }"#,
        #"""
        Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { ⟦#if os(iOS)
        Color.black
        #endif¦1b ? the value is chosen at run time⟧
        }
        """#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background { let c = Color.red; ⟦Color.black¦1b #000000⟧ }"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦B()¦1b ? B may draw its own background⟧).background(.black)"#,
        #"Text("a").foregroundStyle(⟦LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)¦1f gradient light #ff383c dark #ff4245, light #0088ff dark #0091ff⟧).background(⟦.black¦1b #000000⟧)"#,
        // Stops in one place have nothing between them.
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦LinearGradient(stops: [.init(color: .black, location: 0), Gradient.Stop(color: .black, location: 0.5), .init(color: .white, location: 0.5)], startPoint: .top, endPoint: .bottom)¦1b gradient #000000, #000000, #ffffff with jumps after [1]⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)¦1b ? the background is a gradient with unknown stops⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(LinearGradient(gradient: ⟦Gradient(colors: [.red, c])¦1b gradient light #ff383c dark #ff4245, ? c is not defined here⟧, startPoint: .top, endPoint: .bottom))"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧.shadow(.drop(radius: 1))).background(⟦.black¦1b #000000⟧.shadow(.inner(radius: 2)), in: Capsule())"#,
        #"Text("a").foregroundStyle(AnyShapeStyle(⟦.white¦1f #ffffff⟧)).background(AnyShapeStyle(⟦.black¦1b #000000⟧))"#,
        #"Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦Image("x").resizable()¦1b ? the background is an image⟧)"#,
        #"Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦Material.regular¦1b ? the background is a material⟧)"#,
        // Backgrounds that draw nothing.
        #"Text("a").foregroundStyle(.white).background(GeometryReader { p in Color.clear.preference(key: K.self, value: 1) })"#,
        #"Text("a").foregroundStyle(.white).background(NavigationLink(destination: A(), isActive: $a) { EmptyView() })"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(NavigationLink("", destination: A()).opacity(0)).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").foregroundStyle(.white).background(Capsule().stroke(.red))"#,
        #"Text("a").foregroundStyle(.white).background(Color.clear)"#,
        // Overlays.
        #"RoundedRectangle(cornerRadius: 4).fill(⟦⟦.black¦1b #000000⟧¦2b #000000⟧).overlay(VStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧); Image(systemName: "x").foregroundStyle(⟦.red¦2f light #ff383c dark #ff4245 non-text⟧) })"#,
        #"RoundedRectangle(cornerRadius: 4).fill(⟦.black¦1b #000000⟧).overlay(Text("a")).foregroundColor(⟦.white¦1f #ffffff⟧)"#,
        #"Circle().foregroundColor(⟦.black¦1b #000000⟧).frame(width: 40, height: 40).overlay(Text("a").foregroundColor(⟦.white¦1f #ffffff⟧))"#,
        #"RoundedRectangle(cornerRadius: 4).fill(⟦.black¦1b ? offset may move the text off its background⟧).overlay(alignment: .bottom) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).offset(y: 40) }"#,
        #"RoundedRectangle(cornerRadius: 4).fill(⟦.black.opacity(0.4)¦1b #000000 × 0.4⟧).overlay { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }"#,
        #"⟦Image("sky").resizable()¦1b ? the background is an image⟧.overlay(Text("a").foregroundColor(⟦.white¦1f #ffffff⟧))"#,
        #"Image("sky").overlay(Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧))"#,
        #"VStack { Text("b") }.background(.red).overlay(alignment: .topTrailing) { Text("a").foregroundColor(.white) }"#,
        // Stacks.
        #"""
        ZStack { if isOn { ⟦Color.black¦1b ? Color is behind the text only in some cases container⟧ }
         Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }
        """#,
        #"""
        ZStack { ⟦theme.back.cornerRadius(4)¦1b ? theme.back is not defined here container⟧
         Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }
        """#,
        #"""
        ZStack { ⟦self.content()¦1b ? content may draw its own background container⟧
         Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }
        """#,
        #"ZStack { Circle().stroke(.red); Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧)"#,
        #"ZStack { ⟦Color.black¦1b #000000 container⟧.edgesIgnoringSafeArea(.all); ⟦VStack { Text("a") }.foregroundColor(⟦.white¦1f #ffffff⟧)¦2b ? the content of VStack may be behind the text container⟧; Text("b").foregroundColor(⟦.red¦2f light #ff383c dark #ff4245⟧) }"#,
        #"ZStack { ⟦LinearGradient(colors: [.black, .blue], startPoint: .top, endPoint: .bottom)¦1b gradient #000000, light #0088ff dark #0091ff container⟧; Text("b").foregroundColor(⟦.red¦1f light #ff383c dark #ff4245⟧) }"#,
        #"ZStack(alignment: .top) { Color.black; Spacer(); ⟦Row()¦1b ? Row may draw its own background container⟧; Text("b").foregroundColor(⟦.red¦1f light #ff383c dark #ff4245⟧) }"#,
        #"ZStack { ⟦Color.black.opacity(0.5)¦1b #000000 × 0.5 container⟧; Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }"#,
        #"ZStack { Color.black.opacity(0.1); ⟦Color.red.opacity(0.2)¦1b layers light #ff383c dark #ff4245 × 0.2, #000000 × 0.1 container⟧; Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }"#,
        // The place and the order.
        #"struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦configuration.isPressed ? Color.red : .black¦1b one of light #ff383c dark #ff4245, #000000⟧) } }"#,
        #"struct M: ViewModifier { func body(content: Content) -> some View { content.foregroundColor(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧) } }"#,
        #"extension View { func m() -> some View { self.foregroundColor(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧) } }"#,
        #"extension View { func m() -> some View { foregroundColor(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧) } }"#,
        #"HStack { Text("a"); Spacer() }.foregroundStyle(⟦.white¦1f #ffffff⟧).padding().background(⟦.black¦1b #000000⟧).clipShape(Capsule()).shadow(color: .red, radius: 2).overlay(Capsule().stroke(.red))"#,
        #"""
        Text("a")
         // .background(.red)
         .foregroundStyle(⟦.white¦1f #ffffff⟧) /* x */
         .background(⟦.black¦1b #000000⟧)
        """#,
        #"Group { if isOn { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) } else { Text("b").foregroundColor(⟦.red¦2f light #ff383c dark #ff4245⟧) } }.background(⟦⟦.black¦1b #000000 container⟧¦2b #000000 container⟧)"#,
        #"Text("a").foregroundStyle(⟦nil¦1f ? nil is not a color⟧).background(⟦.black¦1b #000000⟧)"#,
        #"ForEach(items) { item in Text(item).foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧) }"#,
        #"""
        switch x { case 1: Text("a").foregroundColor(.white)
        default: Text("b").background(.black) }
        """#,
        #"VStack { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧).frame(maxWidth: .infinity).background(⟦.ultraThinMaterial¦1b ? the background is a material⟧, in: Capsule()) }.background(.black)"#,
        #"VStack { HStack { Text("a").shimmer() } }.foregroundStyle(⟦.white¦1f ? shimmer may draw its own background⟧).background(⟦.black¦1b #000000⟧)"#,
        // Text size.
        #"Text("a").bold().foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").font(.custom("Inter-Bold", size: 15)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").font(.custom(name, size: 15, relativeTo: .body)).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").font(.system(size: 15).weight(.heavy)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").font(.system(.title, design: .rounded, weight: .bold)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").font(.system(size: size)).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)"#,
        #"""
        import AppKit
        Text("a").font(.title3).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)
        """#,
        #"Text("a").fontWeight(isOn ? .bold : .regular).font(.system(size: 15)).foregroundStyle(⟦.white¦1f #ffffff of some size⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Text("a").fontWeight(.bold).font(.system(size: 15)).foregroundStyle(⟦.white¦1f #ffffff large⟧).background(⟦.black¦1b #000000⟧)"#,
    ]
}
