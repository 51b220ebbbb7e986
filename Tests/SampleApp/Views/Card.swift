import SwiftUI

/// A card 🎴 that names the catalog's colors in each of the ways that Swift has for it.
struct Card: View {
    var body: some View {
        VStack {
            Text("By name").foregroundStyle(⟦Color("Brand")¦contrast 3.27 in dark → nothing⟧)
            Text("By symbol").foregroundStyle(⟦Color(.brand)¦contrast 3.27 in dark → nothing⟧)
            Text("In a namespace").foregroundStyle(⟦Color("Theme/Muted")¦contrast 3.34 in light⟧)
            Text("By symbol, in a namespace").foregroundStyle(⟦Color(.Theme.muted)¦contrast 3.34 in light⟧)
            Text("Misspelled").foregroundStyle(⟦Color("Brnad")¦unknown-name⟧)
            Text("Black").foregroundStyle(⟦.black¦contrast 1.23 in dark⟧)
        }
        .background(Color("Paper"))
    }
}

struct BrandButton: View {
    var body: some View {
        Text("White").foregroundStyle(⟦.white¦contrast 1.68 in dark-high-contrast → contrast 2.23 in dark⟧).background(Color.brand)
    }
}
