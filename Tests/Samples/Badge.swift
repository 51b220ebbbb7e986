import SwiftUI

/// A badge whose text is hard to read on two of its three backgrounds.
struct Badge: View {
    var body: some View {
        VStack {
            Text("New")
                .font(.caption)
                .foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.9))
                .background(.white)
            Text("Sale")
                .foregroundColor(Color(red: 1, green: 0.85, blue: 0.2))
                .background(Color(hex: 0xF2994A))
            Text("Sold out")
                .foregroundStyle(Color(white: 0.2))
                .background(Color(hex: 0xE8E8ED))
        }
    }
}
