import SwiftUI

struct HueView: View {
    var body: some View {
        VStack {
            title
            Text("0 to 1").foregroundColor(.secondary)
        }
    }

    private var title: some View { Text("Hue").foregroundColor(.red) }
}

struct SaturationView: View {
    var body: some View { SliderTitle("Saturation").panel() }
}

struct BrightnessView: View {
    var body: some View { Text("Brightness").foregroundColor(Color(hue: 0.6, saturation: 1, brightness: 0.5)) }
}

struct SliderTitle: View {
    let text: String
    init(_ text: String) { self.text = text }
    var body: some View { Text(text).foregroundStyle(Color(white: 0.35)) }
}
