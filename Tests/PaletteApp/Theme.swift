import SwiftUI

enum Theme {
    static let ink = Color(hue: 0.08, saturation: 0.6, brightness: 0.3)
    static let paper = Color(hue: 0.12, saturation: 0.08, brightness: 0.98)
    static let hint = Color(hue: 0.12, saturation: 0.3, brightness: 0.7)
}
