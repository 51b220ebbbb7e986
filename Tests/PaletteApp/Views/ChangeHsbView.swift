import SwiftUI

/// Three sliders on a pale blue.
struct ChangeHsbView: View {
    var body: some View {
        VStack {
            HueView()
            SaturationView()
            BrightnessView()
            Badge(text: "new", color: .yellow)
            Badge(text: "old", color: Color(hue: 0.6, saturation: 1, brightness: 0.4))
        }
        .background(Color(hue: 0.58, saturation: 0.17, brightness: 1.0))
    }
}
