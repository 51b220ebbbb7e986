import SwiftUI

struct Badge: View {
    let text: String
    let color: Color

    var body: some View {
        Text(text).foregroundColor(.white).padding(4).background(color)
    }
}
