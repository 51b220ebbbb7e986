// ---- a label
import UIKit
func set() {
label.textColor = ⟦.white¦#ffffff⟧
}

// ---- a label with a large font
import UIKit
func set() {
label.textColor = ⟦.white¦#ffffff large⟧
label.font = .systemFont(ofSize: 30)
}

// ---- the title of a button
import UIKit
func set() {
button.setTitleColor(⟦.white¦#ffffff⟧, for: .normal)
}

// ---- a dictionary of attributes
import UIKit
func set() {
let text = NSAttributedString(string: "a", attributes: [.foregroundColor: ⟦UIColor.white¦#ffffff⟧])
}

// ---- an attribute of a range
import UIKit
func set() {
text.addAttribute(.foregroundColor, value: ⟦UIColor.white¦#ffffff⟧, range: all)
}

// ---- a label with a background
import UIKit
func set() {
label.textColor = .white
label.backgroundColor = .black
}

// ---- a color passed on
import UIKit
func set() {
self.textColor = textColor
}
