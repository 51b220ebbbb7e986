// ---- what only previews show
struct Card: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white) } }
struct PhotoPreview: View { var body: some View { Text("b").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white) } }
struct Card_Previews: PreviewProvider {
    static var previews: some View { content }
    static var content: some View { Text("c").foregroundStyle(⟦.gray¦? only a preview shows the text on #ffffff⟧).background(Color.white) }
}
#Preview("large") {
    Text("d").foregroundStyle(⟦.gray¦? only a preview shows the text on #ffffff⟧).background(Color.white)
}

// ---- a color that hides the framework's
import UIKit
struct A: View {
    var body: some View {
        VStack {
            Text("a").foregroundStyle(Color(⟦UIColor.systemRed¦fails 1.07 on #ffffff⟧)).background(Color.white)
            Text("b").foregroundStyle(Color(⟦UIColor.warning¦fails 1.07 on #ffffff⟧)).background(Color.white)
            Text("c").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff in light⟧¦fails 3.43 on #ffffff in dark⟧).background(Color.white)
            Text("d").foregroundStyle(Color(⟦UIColor.green¦passes 15.3 on #000000⟧)).background(Color.black)
        }
    }
}
extension UIColor {
    static let systemRed = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static var warning: UIColor { UIColor.systemRed }
    var green: CGFloat { 0 }
}

// ---- progress views of SwiftUI and of another framework
struct A: View {
    var body: some View {
        VStack {
            ProgressView().tint(⟦.gray¦passes 3.26 on #ffffff⟧).background(Color.white)
            ProgressView(value: 0.5).tint(⟦.gray¦passes 3.26 on #ffffff⟧).background(Color.white)
            ProgressView("loading").tint(⟦.gray¦passes 3.26 on #ffffff⟧).background(Color.white)
            ProgressView(progress: 0.5).tint(⟦.gray¦? what is drawn in the tint is not known⟧).background(Color.white)
        }
    }
}

// ---- text that is not drawn, and labels of which only the icon is
struct A: View {
    let isOn: Bool
    var body: some View {
        VStack {
            Text("").foregroundStyle(⟦.gray¦? the background is not known⟧).background(Color.white)
            Text(country.flagEmoji).foregroundStyle(⟦.gray¦? the background is not known⟧).background(Color.white)
            Text(status.icon ?? " ").foregroundStyle(⟦.gray¦? the background is not known⟧).background(Color.white)
            Text(icon.title).foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white)
            Text("", comment: "nothing").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white)
            Text(" a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white)
            Button("b", icon: .pin) {}.labelStyle(.iconOnly).foregroundStyle(⟦.gray¦passes 3.26 on #ffffff⟧).background(Color.white)
            Button("c", systemImage: "pin") {}.labelStyle(.iconOnly).foregroundStyle(⟦.gray¦passes 3.26 on #ffffff⟧).background(Color.white)
            Button("d") {}.labelStyle(.iconOnly).foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white)
            Button("e", icon: .pin) {}.foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white)
        }
    }
}

// ---- a private view that the file never uses
struct A: View {
    var body: some View {
        VStack { title; note() }
    }
    private var title: some View { Text("a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white) }
    private func note() -> some View { Text("b").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white) }
    private func item(for x: Int) -> some View { Text("c").foregroundStyle(⟦.gray¦? nothing uses item on #ffffff⟧).background(Color.white) }
    func other() -> some View { Text("d").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(Color.white) }
    private static var old: some View { Text("e").foregroundStyle(⟦.gray¦? nothing uses old on #ffffff⟧).background(Color.white) }
}
