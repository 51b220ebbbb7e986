import SwiftUI

/// A view with something for each thing an editor shows: swatches, two contrasts that are too low, a name, and text
/// outside the basic plane (two UTF-16 units, four UTF-8) in front of colors.
struct Weather: View {
    static let sun = ("🌞", Color(red: 1.0, green: 0.8, blue: 0.0))
    static let night = ("é🌚", Color(hue: 0.65, saturation: 0.6, brightness: 0.3))
    static let sea = Color(red: 0.2, green: 0.4, blue: 0.6)
	static let veil = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)

    var body: some View {
        VStack {
            Text("🌧 Rain")
                .foregroundStyle(Color(hue: 0.6, saturation: 0.8, brightness: 0.9))
                .background(.white)
            Text("Wind").foregroundStyle(Color(white: 0.6)).background(Color(white: 0.95))
        }
    }
}
