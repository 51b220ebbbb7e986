// ---- initializers of the project that a case decides
// == Tone.swift
enum Tone { case calm, loud }
extension Color {
    init(tone: Tone) {
        switch tone {
        case .calm: self = .yellow
        case .loud: self = .black
        }
    }
    init(_ tone: Tone) { self.init(tone: tone) }
    init(tone: Tone, isLoud: Bool) { self.init(tone: tone) }
}
// == Main.swift
@main struct Main: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦⟦Color(tone: .calm)¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧)
            Text("b").foregroundStyle(⟦Color(tone: Tone.loud)¦passes 21.0 on #ffffff⟧)
            Text("c").foregroundStyle(⟦Color(tone: tone)¦? unknown initializer on #ffffff⟧)
            Text("d").foregroundStyle(⟦Color(tone: .missing)¦? unknown initializer on #ffffff⟧)
            Text("e").foregroundStyle(⟦⟦Color(.calm)¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧)
        }
        .background(Color.white)
    }
}
