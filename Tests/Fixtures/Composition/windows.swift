// ---- the system's backgrounds are lighter in dark sheets
struct MyApp: App { var body: some Scene { WindowGroup { A().sheet(isPresented: $isShown) { A() } } } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦⟦Color(white: 0.55)¦fails 3.35 on #ffffff in light, 2 of 2 fail (MyApp)⟧¦passes 5.07 on #1c1c1e in dark, 0 of 2 fail (MyApp)⟧).background(Color(.systemBackground))
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
            Text("b").foregroundStyle(⟦⟦Color(white: 0.3)¦passes 8.52 on #ffffff of the window in light (the window)⟧¦fails 1.99 on #1c1c1e of the window in dark, if in a sheet (the window)⟧)
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

// ---- a destination is in the window of its link
struct MyApp: App { var body: some Scene { WindowGroup { A().preferredColorScheme(.dark) } } }
struct A: View {
    var body: some View { NavigationStack { NavigationLink("b") { B() }.navigationDestination(for: Int.self) { _ in C() } } }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦Color(white: 0.46)¦passes 4.57 on #000000 of the window in dark (MyApp > A)⟧) } }
struct C: View { var body: some View { Text("c").foregroundStyle(⟦Color(white: 0.46)¦passes 4.57 on #000000 of the window in dark (MyApp > A)⟧) } }

// ---- a destination in a controller whose background the code changes
struct A: View { var body: some View { NavigationView { NavigationLink(destination: B()) { Text("a") } } } }
struct B: View {
    var body: some View {
        Text("b").foregroundStyle(⟦Color(white: 0.5)¦? the code may change the background or the appearance of the screen (the window > A)⟧).sheet(isPresented: $isShown) { Text("c").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the window in light (the window > A)⟧¦fails 4.27 on #1c1c1e of the window in dark (the window > A)⟧) }
        List { Text("d").foregroundStyle(⟦⟦Color(white: 0.5)¦fails 3.97 on #ffffff of the list in light (the window > A)⟧¦fails 3.5 on #2c2c2e of the list in dark, if in a sheet (the window > A)⟧) }
    }
}
func show() {
    let controller = UIHostingController(rootView: A())
    controller.view.backgroundColor = .clear
}

// ---- a destination in a controller whose appearance the code changes
struct A: View { var body: some View { NavigationView { NavigationLink(destination: B()) { Text("a") } } } }
struct B: View {
    var body: some View {
        List {
            Text("b").foregroundStyle(⟦⟦Color(white: 0.3)¦passes 8.52 on #ffffff of the list in light (the window > A)⟧¦? the code may change the background or the appearance of the screen 1.63 on #2c2c2e of the list in dark, if in a sheet (the window > A)⟧)
            Text("c").foregroundStyle(⟦Color(white: 0.5)¦fails 1.39 on #999999⟧).background(Color(white: 0.6))
        }
    }
}
func show() { UIHostingController(rootView: A()).overrideUserInterfaceStyle = .dark }

// ---- a controller whose view is added to another
class A: UIViewController {
    lazy var host: UIHostingController<B> = UIHostingController(rootView: B())
    var other: UIViewController?
    func f() {
        view.addSubview(host.view)
        let child = UIHostingController(rootView: C())
        addChild(child)
        other = UIHostingController(rootView: D())
        header.addSubview(UIHostingController(rootView: E()).view)
    }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦Color(white: 0.4)¦? the view of the controller may be added to any other (A)⟧) } }
struct C: View { var body: some View { Text("c").foregroundStyle(⟦Color(white: 0.4)¦? the view of the controller may be added to any other (A)⟧) } }
struct D: View { var body: some View { Text("d").foregroundStyle(⟦⟦Color(white: 0.4)¦passes 5.74 on #ffffff of the window in light (A)⟧¦fails 2.96 on #1c1c1e of the window in dark, if in a sheet (A)⟧) } }
struct E: View { var body: some View { Text("e").foregroundStyle(⟦Color(white: 0.4)¦passes 5.74 on #ffffff⟧).background(Color.white) } }

// ---- a function in another file changes the controller
// == Host.swift
func show() {
    let host = UIHostingController(rootView: A())
    host.applyTheme()
}
// == Other.swift
func showOther() { present(UIHostingController(rootView: B())) }
// == Theme.swift
extension UIViewController {
    func applyTheme() { view.backgroundColor = .black }
}
// == A.swift
struct A: View { var body: some View { Text("a").foregroundStyle(⟦Color(white: 0.4)¦? the code may change the background or the appearance of the screen (the window)⟧) } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦Color(white: 0.4)¦passes 5.74 on #ffffff of the window in light (the window)⟧¦fails 2.96 on #1c1c1e of the window in dark, if in a sheet (the window)⟧) } }

// ---- the class of the controller does, in another file
// == Host.swift
final class Host: BaseController { init() { super.init(rootView: A()) } }
// == Base.swift
class BaseController: UIHostingController<A> {
    override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .black }
}
// == A.swift
struct A: View { var body: some View { Text("a").foregroundStyle(⟦Color(white: 0.4)¦? the code may change the background or the appearance of the screen (Host)⟧) } }

// ---- sheets that cover a part of the screen
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        VStack {}
            .sheet(isPresented: $a) { B().presentationDetents([.medium, .large]) }
            .sheet(isPresented: $b) { C() }
            .sheet(isPresented: $c) { D().presentationDetents([.large]) }
    }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of the window in light (MyApp > A)⟧¦? dark backgrounds are lighter in sheets, and whether this is shown in one is not known of the window in dark (MyApp > A)⟧) } }
struct C: View { var body: some View { Text("c").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of the window in light (MyApp > A)⟧¦? dark backgrounds are lighter in sheets, and whether this is shown in one is not known of the window in dark (MyApp > A)⟧).presentationDetents([.height(200)]) } }
struct D: View { var body: some View { Text("d").foregroundStyle(⟦⟦Color(white: 0.46)¦passes 4.58 on #ffffff of the window in light (MyApp > A)⟧¦fails 3.7 on #1c1c1e of the window in dark (MyApp > A)⟧) } }

// ---- unresolved in one place, and different in the appearances in another
struct MyApp: App { var body: some Scene { WindowGroup { VStack { A(); A().background(unknown) } } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff of the window in light, 1 of 2 fail (MyApp)⟧) } }

// ---- code for another platform
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        #if os(macOS)
        Text("a").foregroundStyle(⟦.gray¦? the background of the window is chosen by the system (MyApp)⟧)
        B()
        #elseif os(iOS) && !targetEnvironment(macCatalyst)
        Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧)
        #else
        Text("c").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧)
        #endif
        #if os(iOS) || os(tvOS)
        C()
        #if DEBUG
        Text("d").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff of the window in light (MyApp)⟧¦passes 6.36 on #000000 of the window in dark (MyApp)⟧)
        #endif
        #else
        #if DEBUG
        Text("e").foregroundStyle(⟦.secondary¦? secondary is chosen by the system on #ffffff (MyApp)⟧).background(.white)
        Text("f").foregroundStyle(⟦.gray¦? the background of the window is chosen by the system (MyApp)⟧)
        #endif
        #endif
        #if !os(watchOS)
        Text("g").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧)
        #endif
    }
}
struct B: View { var body: some View { List { Text("b").foregroundStyle(⟦.gray¦? the background of the window is chosen by the system (MyApp > A)⟧) } } }
struct C: View { var body: some View { Text("c").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > A)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > A)⟧) } }

// ---- a file for another platform shows a view of all
// == macOS/App.swift
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
// == Shared/A.swift
struct A: View { var body: some View { Form { Text("a").foregroundStyle(⟦.gray¦? the background of the window is chosen by the system (MyApp)⟧) } } }

// ---- a view of two platforms
struct MyApp: App {
    var body: some Scene {
        #if os(macOS)
        WindowGroup { A() }
        #else
        WindowGroup { VStack { A() } }
        #endif
    }
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- controllers of the project that change their own background
// == Host.swift
class Host: UIHostingController<AnyView> {
    override func viewDidLoad() { self.view.backgroundColor = .clear }
}
class Plain: UIHostingController<AnyView> { func load() { title = "a" } }
// == View.swift
func show() {
    present(Host(rootView: A()), animated: true)
    present(Plain(rootView: B()), animated: true)
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the code may change the background or the appearance of the screen (the window)⟧) } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (the window)⟧¦passes 5.21 on #1c1c1e of the window in dark, if in a sheet (the window)⟧) } }

// ---- types of AppKit tell that the project is for macOS
// == App.swift
import SwiftUI
@main struct MyApp: App {
    @NSApplicationDelegateAdaptor(AppDelegate.self) var delegate
    var body: some Scene { WindowGroup { A() } }
}
// == A.swift
import SwiftUI
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.red¦? the background of the window is chosen by the system in light (MyApp)⟧¦? the background of the window is chosen by the system in dark (MyApp)⟧) } }

// ---- types of AppKit in code for macOS alone
// == App.swift
import SwiftUI
@main struct MyApp: App {
    #if os(macOS)
    @NSApplicationDelegateAdaptor(AppDelegate.self) var delegate
    #endif
    var body: some Scene { WindowGroup { A() } }
}
// == A.swift
import SwiftUI
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp)⟧¦passes 6.11 on #000000 of the window in dark (MyApp)⟧) } }

// ---- a view that is raised over those after it
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        ZStack {
            VStack { Text("a").foregroundStyle(⟦.white¦? the text may be moved off its background⟧) }.zIndex(2)
            Text("b").foregroundStyle(⟦.white¦? zIndex may move the text off its background⟧).zIndex(1)
            Color.black
        }
    }
}

// ---- a member of a value whose type is known, and of another type
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        NavigationStack { VStack { } }
            .navigationDestination(for: Route.self) { route in route.screen }
            .sheet(isPresented: $a) { Screens.note(1) }
            .fullScreenCover(isPresented: $b) { other.screen }
        ForEach(Page.allCases) { page in page.view() }.background(Color.black)
    }
}
enum Route: Hashable {
    case a
    @ViewBuilder var screen: some View { Text("a").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp > A)⟧¦passes 14.87 on #000000 of the window in dark (MyApp > A)⟧) }
}
enum Page: CaseIterable {
    case a
    func view() -> some View { Text("b").foregroundStyle(⟦Color(white: 0.3)¦fails 2.46 on #000000 of A (MyApp > A)⟧) }
}
struct Card { func view() -> some View { Text("c").foregroundStyle(⟦.yellow¦? where Card.view is shown is not known⟧) } }
struct Screens { static func note(_ a: Int) -> some View { Text("d").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp > A)⟧¦passes 12.04 on #1c1c1e of the window in dark (MyApp > A)⟧) } }

// ---- a window that is always dark
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.overrideUserInterfaceStyle = .dark
        window.rootViewController = UIHostingController(rootView: A())
        self.window = window
    }
}
struct A: View { var body: some View { Text("a").foregroundColor(⟦.yellow¦passes 14.87 on #000000 of the window in dark (SceneDelegate)⟧) } }

// ---- a controller in a variable with the name of a window's
func make() -> UIViewController {
    let rootViewController = UIHostingController(rootView: A())
    return rootViewController
}
struct A: View { var body: some View { Text("a").foregroundColor(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (the window)⟧¦passes 12.04 on #1c1c1e of the window in dark, if in a sheet (the window)⟧) } }

// ---- a window that is dark at times
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene)
        if isNight { window.overrideUserInterfaceStyle = .dark }
        window.rootViewController = UIHostingController(rootView: A())
    }
}
struct A: View { var body: some View { Text("a").foregroundColor(⟦⟦.yellow¦? the code may change the background or the appearance of the screen in light (SceneDelegate)⟧¦? the code may change the background or the appearance of the screen in dark (SceneDelegate)⟧) } }

// ---- a window that is given two appearances
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window.overrideUserInterfaceStyle = .light
        window.rootViewController = UIHostingController(rootView: A())
    }
    func change() {
        window.overrideUserInterfaceStyle = Settings.shared.style
    }
}
struct A: View { var body: some View { Text("a").foregroundColor(⟦⟦.yellow¦? the code may change the background or the appearance of the screen in light (SceneDelegate)⟧¦? the code may change the background or the appearance of the screen in dark (SceneDelegate)⟧) } }

// ---- a window in the appearance that users choose
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene)
        window.overrideUserInterfaceStyle = Settings.shared.style
        window.rootViewController = UIHostingController(rootView: A())
    }
}
struct A: View { var body: some View { Text("a").foregroundColor(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (SceneDelegate)⟧¦passes 14.87 on #000000 of the window in dark (SceneDelegate)⟧) } }

// ---- the first parameter of a closure, and a value that is unwrapped
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @State private var first: Route?
    @State private var second: Page?
    var body: some View {
        NavigationStack { VStack { } }
            .navigationDestination(for: Route.self) { $0.screen }
            .sheet(item: $second) { page in page.screen }
        VStack { if let third = first { third.other } }.background(Color.black)
    }
}
enum Route: Hashable {
    case a
    var screen: some View { Text("a").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp > A)⟧¦passes 14.87 on #000000 of the window in dark (MyApp > A)⟧) }
    var other: some View { Text("b").foregroundStyle(⟦Color(white: 0.3)¦fails 2.46 on #000000 of A (MyApp > A)⟧) }
}
enum Page: Identifiable {
    case a
    var screen: some View { Text("c").foregroundStyle(⟦⟦.yellow¦fails 1.51 on #ffffff of the window in light (MyApp > A)⟧¦passes 12.04 on #1c1c1e of the window in dark (MyApp > A)⟧) }
}
struct Card { var screen: some View { Text("d").foregroundStyle(⟦.yellow¦? where Card.screen is shown is not known⟧) } }

// ---- a background for another platform
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦⟦.white¦fails 1.0 on #ffffff of the window in light (MyApp)⟧¦passes 21.0 on #000000 of the window in dark (MyApp)⟧)
            #if os(tvOS)
            .background(Color.black)
            #endif
        Text("b").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧)
            #if os(macOS)
            .background(Color.white)
            #else
            .background(Color.black)
            #endif
    }
}

// ---- the background of a sheet, which a navigation container may cover
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        Text("a").sheet(isPresented: $isShown) { NavigationStack { B() }.presentationBackground(.black) }
        Text("a").sheet(isPresented: $isShown) { Group { NavigationView { C() } }.presentationBackground(.black) }
        Text("a").sheet(isPresented: $isShown) { D().presentationBackground(.black) }
        Text("a").sheet(isPresented: $isShown) { E().presentationBackground(.black) }
        Text("a").sheet(isPresented: $isShown) { NavigationStack { E().presentationBackground(.black) } }
        Text("a").sheet(isPresented: $isShown) { F() }
    }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦Color.white¦? the code may change the background or the appearance of the screen (MyApp > A)⟧) } }
struct C: View { var body: some View { NavigationLink { Text("c").foregroundStyle(⟦Color.white¦? the code may change the background or the appearance of the screen (MyApp > A)⟧) } label: { Text("c") } } }
struct D: View { var body: some View { NavigationStack { Text("d").foregroundStyle(⟦Color.white¦? the code may change the background or the appearance of the screen (MyApp > A)⟧) } } }
struct E: View { var body: some View { Text("e").foregroundStyle(⟦Color.white¦? the background of the sheet is chosen by the system, 0 of 2 fail (MyApp > A)⟧) } }
struct F: View {
    var body: some View {
        NavigationStack { Text("f").foregroundStyle(⟦Color.white¦? the code may change the background or the appearance of the screen (MyApp > A)⟧) }
            .presentationBackground(.black)
            .sheet(isPresented: $isShown) { Text("g").foregroundStyle(⟦⟦Color.gray¦fails 3.26 on #ffffff of the window in light (MyApp > A)⟧¦passes 5.21 on #1c1c1e of the window in dark (MyApp > A)⟧) }
    }
}

// ---- controllers that are presented in full screen, in a sheet, and in one or the other
class A: UIViewController {
    func cover() {
        let host = UIHostingController(rootView: B())
        host.modalPresentationStyle = .overFullScreen
        present(host, animated: true)
    }
    func sheet() {
        let host = UIHostingController(rootView: C())
        host.modalPresentationStyle = UIModalPresentationStyle.formSheet
        present(host, animated: true)
    }
    func either() {
        let host = UIHostingController(rootView: D())
        host.modalPresentationStyle = .formSheet
        if isCompact { host.modalPresentationStyle = .fullScreen }
        present(host, animated: true)
    }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff in light (A)⟧¦passes 6.44 on #000000 in dark (A)⟧).background(Color(.systemBackground)) } }
struct C: View { var body: some View { Text("c").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff in light (A)⟧¦passes 5.21 on #1c1c1e in dark (A)⟧).background(Color(.systemBackground)) } }
struct D: View { var body: some View { Text("d").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff in light (A)⟧¦passes 5.21 on #1c1c1e in dark, if in a sheet (A)⟧).background(Color(.systemBackground)) } }
