import SwiftUI

@main struct PaletteApp: App {
    var body: some Scene {
        WindowGroup { RootView() }
    }
}
