import SwiftUI

/// The tabs of the app.
struct RootView: View {
    @State private var showsSettings = false

    var body: some View {
        TabView {
            ChangeHsbView().tabItem { Text("HSB") }
            RampView().tabItem { Text("Ramps") }
            SwatchList().tabItem { Text("List") }
        }
        .sheet(isPresented: $showsSettings) { SettingsView() }
    }
}
