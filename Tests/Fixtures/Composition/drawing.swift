// ---- views that only draw, behind text
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            VStack { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000⟧) }.background(Paper())
            VStack { Text("b").foregroundStyle(⟦.gray¦fails 1.21 on #808080⟧) }.background { Paper().opacity(0.5) }
            VStack { Text("c").foregroundStyle(⟦.gray¦? Paper may not cover the area behind the text⟧) }.background(Paper().frame(width: 10))
            VStack { Text("d").foregroundStyle(⟦.gray¦? Color may not cover the area behind the text⟧) }.background(Dot())
            VStack { Text("e").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧) }.background(Alert())
            VStack { Text("f").foregroundStyle(⟦.gray¦? Colored may draw its own background⟧) }.background(Colored())
            VStack { Text("g").foregroundStyle(⟦.gray¦? Tinted may draw its own background⟧) }.background(Tinted(color: .black))
            VStack { Text("h").foregroundStyle(⟦.gray¦? Tinted may draw its own background⟧) }.background(Tinted())
            VStack { Text("i").foregroundStyle(⟦.gray¦? Titled may draw its own background⟧) }.background(Titled())
            VStack { Text("j").foregroundStyle(⟦.gray¦? Itself.body is defined in terms of itself⟧) }.background(Itself())
            VStack { Text("k").foregroundStyle(⟦.gray¦passes 6.44 on #000000⟧) }.background(Night())
            VStack { Text("n").foregroundStyle(⟦.gray¦? the value is chosen at run time⟧) }.background(Early(isOn: true))
            VStack { Text("o").foregroundStyle(⟦.gray¦? Choosing may draw its own background⟧) }.background(Choosing(isOn: true))
            VStack { Text("p").foregroundStyle(⟦.gray¦passes 6.44 on #000000⟧) }.background(Twice())
            VStack { Text("q").foregroundStyle(⟦.gray¦? Platform.body has several definitions⟧) }.background(Platform())
            ZStack {
                Action { print("shown") }
                Text("l").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧)
            }
            ZStack {
                Paper()
                Text("m").foregroundStyle(⟦.gray¦passes 6.44 on #000000⟧)
            }
        }.background(Color.white)
    }
}
struct Paper: View { var body: some View { Color.black.ignoresSafeArea() } }
struct Dot: View { var body: some View { Color.black.frame(width: 4, height: 4) } }
struct Titled: View { var body: some View { ZStack { Color.black; Text("title") } } }
struct Itself: View { var body: some View { Itself() } }
struct Tinted: View {
    var color: Color = .white
    var body: some View { color }
}
struct Night: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { if scheme == .dark { Color.black } else { Paper() } }
}
struct Choosing: View {
    let isOn: Bool
    var body: some View { if isOn { Color.black } else { Color.white } }
}
struct Twice: View { var body: some View { Color.black } }
#if os(iOS)
struct Platform: View { var body: some View { Color.black } }
#else
struct Platform: View { var body: some View { Color.white } }
#endif
struct Early: View {
    let isOn: Bool
    var body: some View {
        if isOn { return Color.black }
        return Color.white
    }
}
struct Action: View {
    let action: () -> Void
    var body: some View {
        DispatchQueue.main.async { action() }
        return Nowhere()
    }
    private struct Nowhere: View { var body: some View { Color.clear.frame(width: 0, height: 0) } }
}
struct Alert: UIViewControllerRepresentable {
    func makeUIViewController(context _: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context _: Context) {
        controller.present(UIAlertController(), animated: true)
    }
}
struct Colored: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = .black
        return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
}
// == Other.swift
import SwiftUI
enum Other { struct Nested: View { var body: some View { Color.white } } }
private struct Twice: View { var body: some View { Text("a") } }

// ---- lines, and paths of unknown size, behind text
struct A: View {
    var body: some View {
        VStack {
            ZStack {
                Path { $0.move(to: .zero) }.stroke(style: StrokeStyle(lineWidth: 4)).fill(Color(white: 0.2))
                Text("a").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧)
            }
            ZStack {
                RoundedRectangle(cornerRadius: 4).stroke(lineWidth: 1).fill(Color.gray)
                Text("b").foregroundStyle(⟦.black¦passes 21.0 on #ffffff⟧)
            }
            ZStack {
                RoundedRectangle(cornerRadius: 4).stroke(Color.red).fill(Color(white: 0.5))
                Text("c").foregroundStyle(⟦.black¦passes 5.28 on #808080⟧)
            }
            ZStack {
                Path { $0.addRect(.zero) }.fill(Color.gray)
                Text("d").foregroundStyle(⟦.black¦? Path may draw its own background⟧)
            }
        }
        .background(Color.white)
    }
}

// ---- a spinner has the color of the system
struct A: View {
    var body: some View {
        ProgressView().foregroundStyle(⟦.white¦? whether ProgressView takes the color is not known on #ffffff⟧).background(Color.white)
        ProgressView("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff⟧).background(Color.white)
    }
}
