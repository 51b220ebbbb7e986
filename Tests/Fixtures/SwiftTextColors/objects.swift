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

// ---- titles of a button in its own class, and in states in which the background is not known
import UIKit
class Send: UIButton {
func set() {
setTitleColor(.white, for: .normal)
setTitleColor(⟦.black¦? the background in this state is not known⟧, for: .highlighted)
setTitleColor(⟦.gray¦? inactive controls are exempt⟧, for: .disabled)
setTitleColor(.clear, for: .focused)
}
}

// ---- the tint of a control, and the text of all labels in a table
import UIKit
func set() {
button.tintColor = ⟦.white¦? what is drawn in the tint is not known non-text⟧
UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = ⟦.white¦#ffffff⟧
}

// ---- attributes with a clear background
let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: ⟦UIColor.red¦#ff0000⟧, .backgroundColor: UIColor.clear]

// ---- text in the configuration of a cell
import UIKit
var content = cell.defaultContentConfiguration()
content.textProperties.color = ⟦.red¦#ff0000⟧
content.secondaryTextProperties.color = ⟦.secondaryLabel¦light #3c3c4399 dark #ebebf599⟧
content.imageProperties.color = .red

// ---- text that a helper appends
import UIKit
text.append(string: prefix, foregroundColor: ⟦.red¦#ff0000⟧)
text.append(string: suffix, font: font, textColor: ⟦.blue¦#0000ff⟧)
text.append(string: suffix)
colors.append(.red)
