import SwiftUI

/// The ramps of one hue after the other.
struct RampView: View {
    var body: some View {
        Card(title: "Hues") {
            ForEach([0.0, 0.2, 0.4, 0.6, 0.8], id: \.self) { myHue in
                Text("hue").foregroundColor(.black).background(Color(hue: myHue, saturation: 1, brightness: 1))
            }
            Text("Every hue at full purity").foregroundStyle(Theme.hint)
        }
    }
}
