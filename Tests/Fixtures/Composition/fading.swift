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
