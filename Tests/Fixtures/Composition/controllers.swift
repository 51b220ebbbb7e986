// ---- a view that UIKit hosts
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (the window)⟧¦passes 5.21 on #1c1c1e of the window in dark, if in a sheet (the window)⟧) } }
func show() { present(UIHostingController(rootView: A()), animated: true) }

// ---- a controller that shows a view
final class Controller: UIHostingController<A> {
    init() { super.init(rootView: A()) }
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (Controller)⟧¦passes 5.21 on #1c1c1e of the window in dark, if in a sheet (Controller)⟧) } }

// ---- a controller that shows a view by a name
func show() {
    let view = A()
    present(UIHostingController(rootView: view), animated: true)
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (the window)⟧¦passes 5.21 on #1c1c1e of the window in dark, if in a sheet (the window)⟧) } }

// ---- a controller whose view has a background of its own
func show() {
    let controller = UIHostingController(rootView: A())
    controller.view.backgroundColor = .clear
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the code may change the background or the appearance of the screen (the window)⟧) } }

// ---- a controller that is dark
func show() {
    let controller = UIHostingController(rootView: A())
    controller.overrideUserInterfaceStyle = .dark
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the code may change the background or the appearance of the screen (the window)⟧) } }
