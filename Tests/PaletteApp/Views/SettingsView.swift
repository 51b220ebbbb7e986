import SwiftUI

struct SettingsView: View {
    var body: some View {
        Form {
            Text("Appearance").foregroundStyle(.secondary)
            Section { Text("Danger").foregroundColor(.red) }
        }
    }
}

#Preview { SettingsView().background(.black) }
