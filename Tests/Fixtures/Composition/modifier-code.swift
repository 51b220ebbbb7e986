// ---- a modifier that may leave the view out
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦? the text size is not known 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧).shown(true) } }
extension View {
    func shown(_ condition: Bool) -> Self? {
        guard condition else { return nil }
        return self
    }
}

// ---- modifiers whose code chooses among others without effect on colors
extension View {
    func wide() -> some View {
        modify { view in
            if #available(iOS 17, *) { view.contentMargins(.top, 4) } else { view }
        }
    }
    @ViewBuilder func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) }
    func edge(_ kind: Kind) -> some View {
        var edges: Edge.Set
        switch kind {
        case .top: edges = .top
        default: edges = .all
        }
        return self.padding(edges).modifier(Wide())
    }
    func titled() -> some View { ModifiedContent(content: self, modifier: Wide()) }
    func named(_ name: String) -> some View {
        navigationTitle(name)
        #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
        #endif
    }
    func card() -> some View {
        let back = Color.black
        return padding().background(back)
    }
    func framed() -> some View { let stack = ZStack { Color.red; self }; return stack }
}
struct Wide: ViewModifier {
    func body(content: Content) -> some View {
        switch kind {
        case .a, .b: content.padding()
        case .c: Group { content.frame(width: 4).wide() }
        }
    }
}
struct A: View {
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).wide()
            Text("b").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).edge(.top)
            Text("c").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).titled()
            Text("d").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).named("d")
            Text("e").foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff⟧).modify { $0.padding().wide() }
            Text("f").foregroundStyle(⟦.gray¦? modify may draw its own background⟧).modify { $0.background(.red) }
            Text("g").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of card⟧).modify { view in view.card() }
            Text("h").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of card⟧).card()
            Text("i").foregroundStyle(⟦.gray¦? framed may draw its own background⟧).framed()
            Text("j").foregroundStyle(⟦.gray¦? unknown may draw its own background⟧).unknown { $0 }
            Text("k").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).redacted(reason: isLoading ? .placeholder : [])
            Text("l").foregroundStyle(⟦.gray¦? redacted changes the colors on #ffffff⟧).redacted(reason: .placeholder)
        }.background(Color.white)
    }
}

// ---- a modifier that draws the view that it is given, in one way or another
extension View {
    func widgetBackground(_ back: some View) -> some View {
        if #available(iOS 17.0, *) {
            return containerBackground(for: .widget) { back }
        } else {
            return background(back)
        }
    }
    func backed<Back: View>(by back: Back, inset: CGFloat = 0) -> some View { background(back) }
    func either(_ color: Color) -> some View { if isOn { background(color) } else { background(Color.white) } }
}
extension Color { static let primaryBackground = Color.black }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of widgetBackground⟧).widgetBackground(Color.black)
        Text("b").foregroundStyle(⟦.white¦passes 21.0 on #000000 of widgetBackground⟧).widgetBackground(.primaryBackground)
        Text("c").foregroundStyle(⟦.white¦passes 21.0 on #000000 of widgetBackground⟧).widgetBackground(EmptyView()).background(Color.black)
        Text("d").foregroundStyle(⟦.white¦? Backdrop may draw its own background⟧).widgetBackground(Backdrop())
        Text("e").foregroundStyle(⟦.white¦? the color that is passed is not known⟧).widgetBackground(makeBack())
        Text("f").foregroundStyle(⟦.white¦? the color that is passed is not known⟧).widgetBackground(.unheardOf)
        Text("g").foregroundStyle(⟦.white¦passes 21.0 on #000000 of backed⟧).backed(by: Color.black)
        Text("h").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).either(.black)
    }
}

// ---- a modifier that draws something in one branch alone, or something else in each
struct MyApp: App { var body: some Scene { WindowGroup { A(isOn: true, kind: 1) } } }
struct A: View {
    let isOn: Bool
    let kind: Int
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).backed(isOn)
            Text("b").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).unless(isOn)
            Text("c").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of kind⟧¦fails 1.0 on #fffff0 of kind⟧).kind(kind)
            Text("d").foregroundStyle(⟦.black¦passes 20.81 on #fffff0 of kind⟧).kind(kind)
            Text("e").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).modifier(Plate(isOn: isOn))
            Text("f").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧).padded(isOn)
            Text("g").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).again(isOn)
            Text("h").foregroundStyle(⟦.white¦? early may draw its own background⟧).early(isOn)
        }.background(Color.white)
    }
}
struct Plate: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
        if isOn { content.background(Color.black) } else { content }
    }
}
extension View {
    @ViewBuilder func backed(_ isOn: Bool) -> some View { if isOn { background(Color.black) } else { self } }
    @ViewBuilder func unless(_ isOn: Bool) -> some View { if isOn { self } else { self.background(Color.black) } }
    @ViewBuilder func kind(_ kind: Int) -> some View {
        switch kind {
        case 0: environment(\.x, 1).background(Color.white)
        default: self.background(Color(red: 1, green: 1, blue: 0.94))
        }
    }
    @ViewBuilder func padded(_ isOn: Bool) -> some View { if isOn { padding() } else { self } }
    @ViewBuilder func again(_ isOn: Bool) -> some View { if isOn { self.backed(isOn) } else { self } }
    func early(_ isOn: Bool) -> some View {
        if isOn { return AnyView(background(Color.black)) }
        return AnyView(self)
    }
}

// ---- what has no size draws nothing, and code may color the views behind a view
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.background(Anchor().frame(width: 0, height: 0))
            VStack { Text("b").foregroundStyle(⟦.white¦? Anchor may not cover the area behind the text⟧) }.background(Anchor().frame(width: 0, height: 1))
            VStack { Text("c").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.introspect { $0.isEnabled = true }
            VStack { Text("d").foregroundStyle(⟦.white¦? introspect may draw its own background⟧) }.introspect { $0.backgroundColor = .red }
            VStack { Text("e").foregroundStyle(⟦.white¦? introspect may draw its own background⟧) }.introspect(customize: paint)
            VStack { Text("f").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.introspect(customize: update)
            VStack { Text("g").foregroundStyle(⟦.white¦? introspect may draw its own background⟧) }.introspect(customize: tint)
            VStack { Text("h").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.introspect(customize: { $0.isEnabled = false })
            VStack { Text("f").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.told { $0.isHidden == $0.isOpaque }
        }.background(Color.white)
    }
    private func update(_ view: UIScrollView) {
        guard isTall else { return }
        view.isScrollEnabled = false
    }
    private func tint(view: UIScrollView) { view.backgroundColor = .black }
}
extension View {
    func introspect(customize: @escaping (UIView) -> Void) -> some View { background(Anchor(customize).frame(width: 0, height: 0)) }
    func told(_ event: @escaping (UIView) -> Void) -> some View { padding() }
}

// ---- what a modifier draws depends on its parameter
extension View {
    func card(_ color: Color, isOn: Bool) -> some View { background(isOn ? color : Color.white) }
    func plate(isOn: Bool) -> some View { background(isOn ? Color.black : Color.white) }
}
struct Plate: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.background(isOn ? Color.black : Color.white) }
}
struct A: View {
    var isOn = true
    var body: some View {
        Text("a").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).card(.black, isOn: true)
        Text("b").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).plate(isOn: true)
        Text("c").foregroundStyle(⟦.white¦? the value is chosen at run time⟧).modifier(Plate(isOn: true))
        Text("d").foregroundStyle(⟦.gray¦? the value is chosen at run time⟧).plate(isOn: !isOn)
        Text("e").foregroundStyle(⟦Color(white: 0.46)¦passes 4.57 on #000000 of plate⟧).plate(isOn: isOn)
    }
}

// ---- a modifier that handles an event calls other functions
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var select: (() -> Void)?
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff⟧).onReselect { if let select { select() } else { dismiss() } }
            Text("b").foregroundStyle(⟦Color(white: 0.7)¦fails 2.1 on #ffffff⟧).once { unknown() }
        }
        .onReselect { select() }
        .background(Color.white)
    }
}
extension View {
    func onReselect(action: @escaping () -> Void) -> some View { onChange(of: count) { action() } }
    func once(action: @escaping () -> Void) -> some View { onAppear { action() } }
}

// ---- overloads that call one another, and closures that are told of something
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            HStack { Text("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.inset(4)
            HStack { Text("b").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.inset(.all, 4)
            HStack { Text("c").foregroundStyle(⟦.white¦? plate may draw its own background⟧) }.plate()
            HStack { Text("d").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.tapped { go() }
            HStack { Text("e").foregroundStyle(⟦.white¦? unheardOf may draw its own background⟧) }.applying { $0.unheardOf() }
        }.background(Color.white)
    }
}
extension View {
    func inset(_ length: CGFloat) -> some View { inset(.all, length) }
    func inset(_ edges: Edge.Set, _ length: CGFloat) -> some View { modifier(Inset(edges: edges, length: length)) }
    func plate() -> some View { plate(.black) }
    func plate(_ color: Color) -> some View { background(color) }
    func tapped(_ action: @escaping () -> Void) -> some View { contentShape(.rect).onTapGesture(perform: action) }
    func applying(_ change: (Self) -> some View) -> some View { change(self) }
}
struct Inset: ViewModifier {
    let edges: Edge.Set
    func body(content: Content) -> some View { content.padding(edges, length) }
}

// ---- a variable that holds the view
extension Text {
    func styled(_ size: CGFloat, isItalic: Bool = false) -> some View {
        var text = font(.system(size: size)).fontWeight(.bold)
        if isItalic { text = text.italic() }
        return text.padding()
    }
}
extension View {
    func marked(_ size: CGFloat) -> some View {
        let view = self.font(.system(size: size))
        let width = width(of: size)
        return view.padding(width)
    }
    func boxed(_ size: CGFloat) -> some View {
        let view = self.padding(size)
        return view.background(Color.red)
    }
    func swapped() -> some View {
        var view = self.padding()
        view = Badge()
        return view
    }
}
struct A: View {
    var body: some View {
        VStack {
            Text("a").styled(12).foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).background(Color.white)
            Text("b").marked(12).foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).background(Color.white)
            Text("c").boxed(12).foregroundStyle(⟦.black¦? boxed may draw its own background⟧).background(Color.white)
            Text("d").swapped().foregroundStyle(⟦.black¦? swapped may draw its own background⟧).background(Color.white)
        }
    }
}
