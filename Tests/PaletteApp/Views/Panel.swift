import SwiftUI

struct Panel: ViewModifier {
    func body(content: Content) -> some View {
        content.padding().background(Color(white: 0.4)).cornerRadius(8)
    }
}

extension View {
    func panel() -> some View { modifier(Panel()) }
}
