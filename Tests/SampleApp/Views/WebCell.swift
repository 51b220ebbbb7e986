import SwiftUI
import UIKit

final class WebCell: UITableViewCell {
    func show(_ label: UILabel, _ detail: UILabel) {
        label.textColor = ⟦UIColor(named: "Brand")¦contrast 3.27 in dark → nothing⟧
        label.backgroundColor = UIColor(resource: .paper)
        detail.textColor = ⟦.brand¦contrast 1.68 in dark-high-contrast → contrast 2.23 in dark⟧
        detail.backgroundColor = .white
    }
}

/// A view over what the style sheet and the tokens draw.
struct Overlay: View {
    var body: some View {
        VStack {
            // color-lint: background --paper
            Text("Over the page").foregroundStyle(⟦Color(.brand)¦contrast 3.27 in dark → nothing⟧)
            // color-lint: background {color.accent}
            Text("Over a button").foregroundStyle(⟦Color("Paper")¦contrast 2.26 in dark⟧)
        }
    }
}
