// ---- the system's backgrounds are lighter in dark sheets
struct MyApp: App { var body: some Scene { WindowGroup { A().sheet(isPresented: $isShown) { A() } } } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦Color(white: 0.55)¦fails 3.35 on #ffffff in light, 2 of 2 fail (MyApp)⟧).background(Color(.systemBackground))
        Text("b").foregroundStyle(⟦⟦Color(white: 0.45)¦fails 4.26 on #f2f2f7 in light, 2 of 2 fail (MyApp)⟧¦fails 2.92 on #2c2c2e in dark, 2 of 2 fail (MyApp)⟧).background(Color(uiColor: .secondarySystemBackground))
    }
}

// ---- a sheet in the view itself
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦⟦Color(white: 0.44)¦passes 4.93 on #ffffff of the window in light (MyApp)⟧¦fails 4.25 on #000000 of the window in dark (MyApp)⟧)
            .sheet(isPresented: $isShown) {
                Text("b").foregroundStyle(⟦⟦Color(white: 0.44)¦passes 4.93 on #ffffff of the window in light (MyApp)⟧¦fails 3.44 on #1c1c1e of the window in dark (MyApp)⟧)
                List { Text("c").foregroundStyle(⟦⟦Color(white: 0.52)¦fails 3.7 on #ffffff of the list in light (MyApp)⟧¦fails 3.75 on #2c2c2e of the list in dark (MyApp)⟧) }
                Text("d").foregroundStyle(⟦⟦Color(white: 0.44)¦passes 4.93 on #ffffff in light (MyApp)⟧¦fails 3.44 on #1c1c1e in dark (MyApp)⟧).background(Color(.systemBackground))
            }
            .fullScreenCover(isPresented: $isCovered) { Text("e").foregroundStyle(⟦⟦Color(white: 0.44)¦passes 4.93 on #ffffff of the window in light (MyApp)⟧¦fails 4.25 on #000000 of the window in dark (MyApp)⟧) }
            .popover(isPresented: $isOpen) { Text("f").foregroundStyle(⟦Color(white: 0.44)¦? the background of the popover is chosen by the system⟧) }
    }
}

// ---- whether a controller is presented is not known
struct A: View {
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of the window in light (the window)⟧¦? dark backgrounds are lighter in sheets, and whether this is shown in one is not known of the window in dark (the window)⟧)
            Text("b").foregroundStyle(⟦⟦Color(white: 0.3)¦passes 8.52 on #ffffff of the window in light (the window)⟧¦fails 2.46 on #000000 of the window in dark (the window)⟧)
            Text("c").foregroundStyle(⟦Color(white: 0.8)¦fails 1.28 on #e6e6e6⟧).background(Color(white: 0.9))
            B(color: Color(.systemBackground))
        }
        .sheet(isPresented: $isShown) { Text("d").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of the window in light (the window)⟧¦fails 3.7 on #1c1c1e of the window in dark (the window)⟧) }
    }
}
struct B: View {
    let color: Color
    var body: some View { Text("e").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of A in light (the window > A)⟧¦? dark backgrounds are lighter in sheets, and whether this is shown in one is not known in dark (the window > A)⟧).background(color) }
}
func show() { present(UIHostingController(rootView: A()), animated: true) }

// ---- nor is it in UIKit
class A: UIViewController {
    let label = UILabel()
    func f() {
        view.backgroundColor = .systemBackground
        view.addSubview(label)
        label.textColor = ⟦⟦UIColor(white: 0.46, alpha: 1)¦passes 4.58 on #ffffff of A in light⟧¦? dark backgrounds are lighter in sheets, and whether this is shown in one is not known of A in dark⟧
    }
}
class B: UIView {
    let label = UILabel()
    func f() {
        label.textColor = ⟦⟦UIColor(white: 0.46, alpha: 1)¦passes 4.58 on #ffffff in light⟧¦? dark backgrounds are lighter in sheets, and whether this is shown in one is not known in dark⟧
        label.backgroundColor = Theme.back
    }
}
enum Theme { static let back = UIColor.systemBackground }

// ---- a modifier in a window and in a sheet
struct MyApp: App { var body: some Scene { WindowGroup { A().sheet(isPresented: $isShown) { B() } } } }
extension View { func card() -> some View { background(Color(.systemBackground)) } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of card in light (MyApp)⟧¦passes 4.57 on #000000 of card in dark (MyApp)⟧).font(.body).card() } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of card in light (MyApp)⟧¦fails 3.7 on #1c1c1e of card in dark (MyApp)⟧).font(.body).card() } }
