import SwiftUI
import UIKit

final class LegacyViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.textColor = .lightGray
        label.backgroundColor = .white
        view.addSubview(label)
    }

    func showHelp() {
        present(UIHostingController(rootView: HelpView()), animated: true)
    }
}

struct HelpView: View {
    var body: some View { Text("Help").foregroundStyle(Color(white: 0.6)) }
}
