// ---- what fades or blurs text, always or at times
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    let isOn: Bool
    let amount: Double
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧) }.opacity(isOn ? 1 : 0.9)
            VStack { Text("b").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.opacity(amount)
            VStack { Text("c").foregroundStyle(⟦.black¦? opacity changes the colors⟧) }.opacity(isOn ? 0.5 : 0.4)
            VStack { Text("d").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.blur(radius: isOn ? 8 : 0)
            VStack { Text("e").foregroundStyle(⟦.gray¦? blur changes the colors⟧) }.blur(radius: isOn ? 8 : 2)
            Text("f").foregroundStyle(⟦.black¦passes 12.63 on #ffffff⟧.opacity(isOn ? 1 : 0.8))
            Text("g").foregroundStyle(⟦.black¦fails 3.97 on #ffffff⟧.opacity(isOn ? 1 : 0.5))
            Text("h").foregroundStyle(⟦.black.opacity(isOn ? 1 : amount)¦? opacity changes the colors on #ffffff⟧)
        }.background(Color.white)
    }
}
struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧.opacity(configuration.isPressed ? 0.3 : 1)).background(.white)
    }
}

// ---- overlays, styles of lists and sums in modifiers
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    let isBusy: Bool
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.modifier(Busy(isBusy: isBusy))
            VStack { Text("b").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.modifier(Bordered(shape: Circle()))
            VStack { Text("c").foregroundStyle(⟦.gray¦? Dimmed may draw its own background⟧) }.modifier(Dimmed())
            VStack { Text("d").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.modifier(Inset(isFirst: isBusy))
            VStack { Text("e").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.modifier(Protected(isHidden: isBusy))
        }.background(Color.white)
        List { Text("f").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the list in light (MyApp)⟧¦passes 5.21 on #1c1c1e of the list in dark (MyApp)⟧) }.grouped()
        List { Text("g").foregroundStyle(⟦⟦.gray¦? side may draw its own background in light (MyApp)⟧¦? side may draw its own background in dark (MyApp)⟧) }.side()
    }
}
struct Busy: ViewModifier {
    var isBusy: Bool
    @ViewBuilder func body(content: Content) -> some View { content.overlay(indicator, alignment: .center) }
    @ViewBuilder private var indicator: some View { if isBusy { ProgressView() } }
}
struct Bordered<S: InsettableShape>: ViewModifier {
    var shape: S
    func body(content: Content) -> some View { content.overlay(shape.stroke(Color.gray, lineWidth: 1)) }
}
struct Dimmed: ViewModifier {
    func body(content: Content) -> some View { content.overlay(Color.black.opacity(0.4)) }
}
struct Inset: ViewModifier {
    let isFirst: Bool
    func body(content: Content) -> some View {
        var top: CGFloat = isFirst ? 8 : 4
        if #available(iOS 16.0, *) { top += 2 }
        return content.padding(.top, top)
    }
}
struct Protected: ViewModifier {
    let isHidden: Bool
    func body(content: Content) -> some View { content.blur(radius: isHidden ? 8 : 0) }
}
extension View {
    func grouped() -> some View { listStyle(.insetGrouped) }
    func side() -> some View { listStyle(.sidebar) }
}

// ---- alpha that only hides a view
class A: UIViewController {
    let shown = UILabel()
    let faded = UILabel()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(shown)
        view.addSubview(faded)
        shown.textColor = ⟦.gray¦fails 3.97 on #ffffff of A⟧
        faded.textColor = ⟦.gray¦? alpha changes the colors⟧
    }
    func update(_ isOn: Bool) {
        shown.alpha = isOn ? 1.0 : 0
        faded.alpha = isOn ? 1.0 : 0.5
    }
}

// ---- a text that is made outside of the branch that shows it
struct MyApp: App { var body: some Scene { WindowGroup { A(isOn: flag) } } }
struct A: View {
    let isOn: Bool
    var body: some View {
        VStack {
            let first = Text("a").foregroundColor(⟦.white¦passes 21.0 on #000000⟧)
            let second = Text("b").foregroundColor(⟦.white¦fails 1.0 on #ffffff⟧)
            if isOn { Text("\(first)!") }
            if isOn { Text("\(second)!") } else { Text("\(second)") }
        }.background(isOn ? Color.black : Color.white)
    }
}

// ---- a control that is faded where it is disabled
struct MyApp: App { var body: some Scene { WindowGroup { A(isBusy: false) } } }
struct A: View {
    let isBusy: Bool
    @State private var name = ""
    var body: some View {
        VStack {
            Button("a") {}.foregroundStyle(⟦.gray¦fails 3.26 on #ffffff (MyApp)⟧).disabled(isBusy).opacity(isBusy ? 0.5 : 1)
            Button("b") {}.foregroundStyle(⟦.gray¦? no use of the view shows this branch 3.26 on #ffffff⟧).disabled(!isBusy).opacity(isBusy ? 1 : 0.5)
            Button("c") {}.foregroundStyle(⟦.gray¦fails 3.26 on #ffffff (MyApp)⟧).opacity(name.isEmpty ? 0.5 : 1).disabled(name.isEmpty)
            Button("d") {}.foregroundStyle(⟦.black¦? opacity changes the colors on #ffffff (MyApp)⟧).disabled(isBusy).opacity(isBusy ? 1 : 0.5)
            Button("e") {}.foregroundStyle(⟦.black¦? opacity changes the colors on #ffffff (MyApp)⟧).disabled(isBusy).opacity(name.isEmpty ? 0.5 : 1)
            Button("f") {}.foregroundStyle(⟦.gray¦? the text size is not known 3.26 on #ffffff (MyApp)⟧).fadedWhere(isBusy)
            Button("g") {}.foregroundStyle((name as NSString).length == 0 ? .gray : ⟦.black¦passes 21.0 on #ffffff (MyApp)⟧).disabled((name as NSString).length == 0)
            Button("h") {}.foregroundStyle(name.first() ? ⟦.gray¦fails 3.26 on #ffffff (MyApp)⟧ : .black).disabled(!name.first())
        }.background(Color.white)
    }
}
extension View {
    func fadedWhere(_ isOff: Bool, opacity: Double = 0.5) -> some View {
        self.disabled(isOff).opacity(isOff ? opacity : 1)
    }
}

// ---- opacities that modifiers are given
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    let amount: Double
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).bodyStyle()
            Text("b").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).bodyStyle(opacity: 1)
            Text("c").foregroundStyle(⟦.black¦? bodyStyle may draw its own background⟧).bodyStyle(opacity: 0.5)
            Text("d").foregroundStyle(⟦.black¦? bodyStyle may draw its own background⟧).bodyStyle(opacity: amount)
            Text("e").foregroundStyle(⟦.black¦? BodyStyle may draw its own background⟧).modifier(BodyStyle(opacity: 0.5))
            Text("f").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).modifier(BodyStyle(opacity: 1.0))
            Text("g").foregroundStyle(⟦.black¦? BodyStyle may draw its own background⟧).faded()
            Text("h").foregroundStyle(⟦.black¦? fadedByDefault may draw its own background⟧).fadedByDefault()
            Text("i").foregroundStyle(⟦.black¦? BodyStyle may draw its own background⟧).fadedInside()
            VStack { Text("j").foregroundStyle(⟦.black¦? bodyStyle may draw its own background⟧) }.bodyStyle(opacity: 0.5)
            VStack { Text("k").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧) }.bodyStyle()
        }.background(Color.white)
    }
}
struct BodyStyle: ViewModifier {
    var opacity: Double
    func body(content: Content) -> some View { content.font(.body).opacity(opacity) }
}
extension View {
    func bodyStyle(opacity: Double = 1.0) -> some View { modifier(BodyStyle(opacity: opacity)) }
    func faded() -> some View { modifier(BodyStyle(opacity: 0.5)) }
    func fadedByDefault(opacity: Double = 0.5) -> some View { self.opacity(opacity) }
    func fadedInside(opacity: Double = 0.5) -> some View { modifier(BodyStyle(opacity: opacity)) }
}

// ---- a mask that shimmers while something loads
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    let isLoading: Bool
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.redacted(reason: isLoading ? .placeholder : []).shimmering(active: isLoading)
            VStack { Text("b").foregroundStyle(⟦.gray¦? shimmering changes the colors⟧) }.shimmering()
            VStack { Text("c").foregroundStyle(⟦.gray¦? shimmering changes the colors⟧) }.shimmering(active: true)
        }.background(Color.white)
    }
}
