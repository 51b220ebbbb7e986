// ---- two colors chosen by one condition belong together
struct MyApp: App { var body: some Scene { WindowGroup { A(isOn: model.isOn) } } }
struct A: View {
    let isOn: Bool
    @State var isBig = false
    var body: some View {
        Text("a").foregroundStyle(isOn ? ⟦.white¦passes 21.0 on #000000⟧ : .black).background(isOn ? Color.black : .white)
        Text("b").foregroundStyle(isOn ? ⟦.white¦fails 1.25 on #e6e6e6⟧ : .black).background(self.isOn ? Color(white: 0.9) : .white)
        Text("c").foregroundStyle(!isOn ? ⟦.white¦passes 21.0 on #000000⟧ : .black).background(isOn ? Color.white : .black)
        Text("d").foregroundStyle(⟦isOn ? .white : .black¦? the value is chosen at run time⟧).background(isBig ? Color.black : .white)
        Text("e").foregroundStyle(isOn ? ⟦.white¦passes 12.63 on #333333⟧ : .black).background(isOn ? isBig ? Color.black : Color(white: 0.2) : .white)
        Text("f").foregroundStyle(isOn && isBig ? ⟦.white¦passes 21.0 on #000000⟧ : .black).background(isOn && isBig ? Color.black : .white)
        Text("g").foregroundStyle(⟦isOn && isBig ? .white : .black¦? the value is chosen at run time⟧).background(isOn ? Color.black : .white)
    }
}

// ---- in the branches of an if
struct MyApp: App { var body: some Scene { WindowGroup { A(isOn: model.isOn) } } }
struct A: View {
    let isOn: Bool
    @State var selection: Int?
    var body: some View {
        VStack {
            if isOn {
                Text("a").foregroundStyle(isOn ? ⟦.white¦passes 21.0 on #000000⟧ : .black)
                Text("b").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧)
            } else if selection == 1 {
                Text("c").foregroundStyle(isOn ? .white : ⟦.black¦passes 21.0 on #ffffff⟧)
                Text("d").foregroundStyle(selection == 2 ? .white : ⟦.black¦passes 21.0 on #ffffff⟧)
            } else {
                Text("e").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧)
                Text("f").foregroundStyle(selection == 1 ? Color.white : ⟦.black¦passes 21.0 on #ffffff⟧)
            }
            Text("g").foregroundStyle(⟦.black¦fails 1.0 on #000000⟧)
        }.background(isOn ? Color.black : .white)
    }
}

// ---- the cases of an enumeration
struct MyApp: App { var body: some Scene { WindowGroup { A(state: model.state) } } }
enum State { case on, off, failed(Int) }
struct A: View {
    let state: State
    var body: some View {
        Text("a").foregroundStyle(state == .on ? ⟦.white¦passes 21.0 on #000000⟧ : .black).background(state == .on ? Color.black : .white)
        Text("b").foregroundStyle(⟦state == .on ? .white : .black¦? the value is chosen at run time⟧).background(state != .off ? Color.black : .white)
        Text("c").foregroundStyle(⟦⟦ink¦passes 13.88 on #000000 in light⟧¦passes 14.87 on #000000 in dark⟧).background(paper)
        VStack {
            switch state {
            case .on: Text("d").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧)
            case .failed(let code): Text("e").foregroundStyle(code == 1 ? .white : ⟦⟦.yellow¦passes 13.88 on #000000 in light⟧¦passes 14.87 on #000000 in dark⟧)
            default: Text("f").foregroundStyle(⟦.black¦? the value is chosen at run time⟧)
            }
        }.background(paper)
        if state == .off { Text("h").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧).background(paper) }
        Text("g").foregroundStyle(⟦⟦ink¦passes 13.88 on #000000 in light⟧¦passes 14.87 on #000000 in dark⟧).background { if case .off = state { Color.white } else { Color.black } }
    }
    var ink: Color {
        switch state {
        case .on: return .white
        case .off: return .black
        case .failed: return .yellow
        }
    }
    var paper: Color {
        if case .off = state { return .white }
        return .black
    }
}

// ---- through the parameters of a view
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @State var isOn = false
    var body: some View {
        B(ink: isOn ? .white : .black, paper: isOn ? .black : .white)
        if isOn { C(ink: isOn ? .white : .black, paper: .black) } else { C(ink: .black, paper: isOn ? .black : .white) }
        D(ink: isOn ? .white : .black).background(isOn ? Color.black : .white)
    }
}
struct B: View { let ink: Color; let paper: Color; var body: some View { Text("b").foregroundStyle(⟦ink¦passes 21.0 on #000000 of A (MyApp > A)⟧).background(paper) } }
struct C: View { let ink: Color; let paper: Color; var body: some View { Text("c").foregroundStyle(⟦ink¦passes 21.0 on #000000 of A, 0 of 2 fail (MyApp > A)⟧).background(paper) } }
struct D: View { let ink: Color; var body: some View { Text("d").foregroundStyle(⟦ink¦passes 21.0 on #000000 of A (MyApp > A)⟧) } }

// ---- what only looks alike is not told apart
struct MyApp: App { var body: some Scene { WindowGroup { A(items: []) } } }
struct A: View {
    let items: [Item]
    var body: some View {
        ForEach(items) { item in Text("a").foregroundStyle(item.isOn ? ⟦.white¦passes 21.0 on #000000⟧ : .black).background(item.isOn ? Color.black : .white) }
        ForEach(items) { item in
            VStack { ForEach(item.parts) { item in Text("b").foregroundStyle(⟦item.isOn ? .white : .black¦? the value is chosen at run time⟧) } }
                .background(item.isOn ? Color.black : .white)
        }
        Text("c").foregroundStyle(⟦next() ? .white : .black¦? the value is chosen at run time⟧).background(next() ? Color.black : .white)
        Text("d").foregroundStyle(items.contains(.first) ? ⟦.white¦passes 21.0 on #000000⟧ : .black).background(items.contains(.first) ? Color.black : .white)
        Text("e").foregroundStyle(⟦items.contains(.first) ? .white : .black¦? the value is chosen at run time⟧).background(items.contains(.last) ? Color.black : .white)
    }
}

// ---- a style that knows whether the button is pressed
struct MyApp: App { var body: some Scene { WindowGroup { Button("a") { }.buttonStyle(Filled()) } } }
struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(configuration.isPressed ? ⟦.black¦passes 21.0 on #ffffff⟧ : .white)
            .background(configuration.isPressed ? Color.white : .black)
        configuration.label.foregroundColor(⟦.white¦fails 1.0 on #ffffff⟧).background(configuration.isPressed ? Color.white : .black)
    }
}
struct Wide: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
        content.foregroundColor(isOn ? ⟦.black¦passes 21.0 on #ffffff⟧ : .white).background(isOn ? Color.white : .black)
    }
}

// ---- a control that is disabled where the other color applies
struct MyApp: App { var body: some Scene { WindowGroup { A(); B(); C() } } }
struct A: View {
    @State var text = ""
    var isInvalid: Bool { text.isEmpty }
    var body: some View {
        Button { } label: { Text("a").foregroundStyle(⟦.white¦passes 12.63 on #333333 (MyApp)⟧) }.disabled(isInvalid).background(isInvalid ? Color(white: 0.8) : Color(white: 0.2))
        Button { } label: { Text("b").foregroundStyle(⟦.white¦fails 1.6 on #cccccc (MyApp)⟧) }.disabled(!isInvalid).background(isInvalid ? Color(white: 0.8) : Color(white: 0.2))
        Button { } label: { Text("c").foregroundStyle(⟦.white¦passes 12.63 on #333333 (MyApp)⟧) }.disabled(text.isEmpty || isInvalid).background(isInvalid ? Color(white: 0.8) : Color(white: 0.2))
        if isInvalid { Button { } label: { Text("x").foregroundStyle(⟦isInvalid ? .white : .black¦exempt (MyApp)⟧) }.disabled(isInvalid).background(isInvalid ? Color(white: 0.8) : .white) }
        Button { } label: { Text("d").foregroundStyle(⟦.white¦fails 1.6 on #cccccc (MyApp)⟧) }.background(isInvalid ? Color(white: 0.8) : Color(white: 0.2))
    }
}
struct B: View {
    @State var isOff = false
    var body: some View {
        Section { Button("e") { }.foregroundStyle(isOff ? Color(white: 0.7) : ⟦.white¦passes 12.63 on #333333 (MyApp)⟧).disabled(isOff) }.background(isOff ? Color(white: 0.6) : Color(white: 0.2))
        Text("f").foregroundStyle(⟦.white¦fails 1.6 on #cccccc⟧).background(isOff ? Color(white: 0.8) : Color(white: 0.2))
    }
}
struct C: View {
    @State var isOff = false
    var body: some View { D(paper: isOff ? Color(white: 0.8) : .black).disabled(isOff) }
}
struct D: View { let paper: Color; var body: some View { Text("g").foregroundStyle(⟦.white¦passes 21.0 on #000000 of C (MyApp > C)⟧).background(paper) } }

// ---- what a control shows after it is disabled
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @State var isOff = false
    var body: some View {
        Button("a") { }.disabled(isOff).sheet(isPresented: $isOff) { Text("b").foregroundStyle(⟦.white¦fails 1.6 on #cccccc⟧).background(isOff ? Color(white: 0.8) : .black) }
    }
}

// ---- a branch that passes in one place may never be seen in another
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
    var body: some View {
        VStack { Row(isOn: model.isA); Same(isOn: model.isA); Text("h").foregroundStyle(⟦.white¦? hidden changes the colors on #ffffff⟧).hidden() }.background(Color.white)
        VStack { Row(isOn: model.isB); Same(isOn: model.isB) }.background(Color.black)
    }
}
struct Row: View {
    let isOn: Bool
    var body: some View { Text("a").foregroundStyle(isOn ? ⟦.black¦? the value is chosen at run time 1.0 on #000000 of Root, 0 of 2 fail (MyApp > Root)⟧ : ⟦.white¦? the value is chosen at run time 1.0 on #ffffff of Root, 0 of 2 fail (MyApp > Root)⟧) }
}
struct Same: View {
    let isOn: Bool
    var body: some View { Text("b").foregroundStyle(isOn ? ⟦Color(white: 0.4)¦? the value is chosen at run time 3.65 on #000000 of Root, 0 of 2 fail (MyApp > Root)⟧ : ⟦Color(white: 0.47)¦? the value is chosen at run time 4.42 on #ffffff of Root, 0 of 2 fail (MyApp > Root)⟧) }
}

// ---- branches that the appearance decides
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @Environment(\.colorScheme) var scheme
    @Environment(\.colorScheme) private var other
    var isDark: Bool { scheme == .dark }
    var body: some View {
        if scheme == .dark { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of the window in dark (MyApp)⟧) } else { Text("b").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp)⟧) }
        if isDark {
            VStack { Text("c").foregroundStyle(⟦.white¦passes 21.0 on #000000 of the window in dark (MyApp)⟧) }
        } else if isOn {
            Text("d").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp)⟧)
        } else {
            Text("e").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧)
        }
        switch scheme {
        case .dark:
            Text("f").foregroundStyle(⟦.white¦passes 21.0 on #000000 of the window in dark (MyApp)⟧)
        default:
            Text("g").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp)⟧)
        }
        if other == .light, isOn { B() } else { Text("h").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧¦passes 21.0 on #000000 of the window in dark (MyApp)⟧) }
        Text("i").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧¦passes 21.0 on #000000 of the window in dark (MyApp)⟧)
    }
}
struct B: View { var body: some View { Text("j").foregroundStyle(⟦.black¦passes 21.0 on #ffffff of the window in light (MyApp > A)⟧) } }

// ---- what lies behind text where a condition holds
struct MyApp: App { var body: some Scene { WindowGroup { A(isOn: true, badge: nil) } } }
struct A: View {
    let isOn: Bool
    var badge: Badge?
    var body: some View {
        ZStack {
            Color.white
            if isOn { Color.black }
            Text("a").foregroundStyle(isOn ? ⟦.white¦passes 21.0 on #000000 (MyApp)⟧ : .black)
            Text("b").foregroundStyle(isOn ? ⟦.black¦fails 1.0 on #000000 (MyApp)⟧ : .white)
        }
        ZStack {
            Color.white
            if let badge, isOn { Color.black }
            Text("c").foregroundStyle(⟦.white¦fails 1.0 on #ffffff (MyApp)⟧)
        }
        ZStack {
            Color.white
            if isOn { Color.black } else { Color(white: 0.9) }
            Text("d").foregroundStyle(isOn ? ⟦.white¦passes 21.0 on #000000 (MyApp)⟧ : .black)
        }
        B(isOn: false)
        C()
    }
}
struct B: View {
    let isOn: Bool
    var badge: Badge?
    var body: some View {
        ZStack {
            Color.white
            if isOn { Color.black }
            Text("e").foregroundStyle(⟦.black¦passes 21.0 on #ffffff (MyApp > A)⟧)
        }
        ZStack {
            Color.white
            if let badge, isOn { Color.black }
            Text("f").foregroundStyle(⟦.black¦passes 21.0 on #ffffff (MyApp > A)⟧)
        }
        ZStack {
            Color.white
            if isOpen() { Color.black }
            Text("g").foregroundStyle(⟦.black¦fails 1.0 on #000000 (MyApp > A)⟧)
        }
    }
}
struct C: View {
    @State var isOn = false
    @State var kind = 0
    var body: some View {
        ZStack {
            Color.white
            if isOn { Color.black }
            Text("h").foregroundStyle(⟦.black¦fails 1.0 on #000000⟧)
            if isOn { Text("i").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧) }
        }
        ZStack {
            Color.white
            if isOn, kind == 1 { Color.black }
            Text("j").foregroundStyle(⟦.black¦fails 1.0 on #000000⟧)
        }
        ZStack {
            Color.white
            if isOn { Color.black } else if kind == 1 { Color.blue } else { Color.red }
            Text("k").foregroundStyle(⟦.black¦? Color is behind the text only in some cases⟧)
        }
    }
}

// ---- the colors of disabled controls do not count
struct A: View {
    @Environment(\.isEnabled) private var isEnabled
    var ink: Color {
        guard isEnabled else { return .gray }
        return .black
    }
    var paper: Color {
        if !isEnabled { return .clear }
        return .white
    }
    var line: Color {
        if isEnabled { .black } else { .yellow }
    }
    var body: some View {
        Text("a").foregroundStyle(⟦ink¦passes 21.0 on #ffffff⟧).background(paper)
        Text("b").foregroundStyle(⟦line¦passes 21.0 on #ffffff⟧).background(.white)
    }
}

// ---- what is shown over other views is chosen by the same conditions as its background
struct MyApp: App { var body: some Scene { WindowGroup { A(model: Model()) } } }
struct A: View {
    let model: Model
    var body: some View {
        Text("a").safeAreaInset(edge: .top) {
            HStack {
                if case .completed = model.status {
                    Text("b").foregroundStyle(⟦Color.white¦fails 1.6 on #cccccc⟧)
                } else if case .failed = model.status {
                    Text("c").foregroundStyle(⟦Color.white¦passes 17.49 on #1a1a1a⟧)
                }
            }
            .background { if case .completed = model.status { Color(white: 0.8) } else { Color(white: 0.1) } }
        }
    }
}
