// ---- a filled button configuration
import UIKit
var config = UIButton.Configuration.filled()
config.baseForegroundColor = ⟦.white¦1f #ffffff⟧
config.baseBackgroundColor = ⟦.black¦1b #000000⟧

// ---- a button whose title has attributes
import UIKit
var config = UIButton.Configuration.filled()
config.baseForegroundColor = ⟦.white¦1f #ffffff of some size⟧
config.baseBackgroundColor = ⟦.black¦1b #000000⟧
config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
    var outgoing = incoming
    outgoing.font = .preferredFont(forTextStyle: .title1)
    return outgoing
}

// ---- a tinted button configuration
import UIKit
var config = UIButton.Configuration.tinted()
config.baseForegroundColor = ⟦.white¦1f #ffffff⟧
config.baseBackgroundColor = ⟦.black¦1b ? the button's style decides how its colors are used⟧

// ---- a plain button configuration with a base background
import UIKit
var config = UIButton.Configuration.plain()
config.baseForegroundColor = .white
config.baseBackgroundColor = .black

// ---- a plain button configuration with a background of its own
import UIKit
var config = UIButton.Configuration.plain()
config.baseForegroundColor = ⟦.white¦1f #ffffff⟧
config.background.backgroundColor = ⟦.black¦1b #000000⟧

// ---- the configuration of a button
import UIKit
button.configuration = .filled()
button.configuration?.baseForegroundColor = ⟦.white¦1f #ffffff⟧
button.configuration?.baseBackgroundColor = ⟦.black¦1b #000000⟧

// ---- the unknown configuration of a button
import UIKit
button.configuration?.baseForegroundColor = ⟦.white¦1f #ffffff⟧
button.configuration?.baseBackgroundColor = ⟦.black¦1b ? the button's style decides how its colors are used⟧

// ---- implicit members without an import
label.textColor = ⟦.ink¦1f swiftMember UIColor.ink or swiftMember NSColor.ink or assetSymbol ink⟧
label.backgroundColor = ⟦.white¦1b #ffffff⟧

// ---- an alias of a color type
import UIKit
typealias Tone = UIColor
label.textColor = ⟦Tone.ink¦1f swiftMember UIColor.ink or assetSymbol ink⟧
label.backgroundColor = ⟦Tone.white¦1b #ffffff⟧

// ---- implicit members of a CGColor property
import UIKit
textLayer.foregroundColor = ⟦.ink¦1f swiftMember CGColor.ink⟧
textLayer.backgroundColor = ⟦.white¦1b #ffffff⟧

// ---- a CGColor of a layer
import UIKit
label.textColor = ⟦.red¦1f #ff0000⟧
label.layer.backgroundColor = ⟦CGColor.ink¦1b swiftMember CGColor.ink⟧

// ---- the titles of a navigation bar
import UIKit
let appearance = UINavigationBarAppearance()
appearance.configureWithOpaqueBackground()
appearance.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000⟧
appearance.titleTextAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
appearance.largeTitleTextAttributes = [.foregroundColor: ⟦UIColor.red¦2f #ff0000 large⟧]

// ---- the titles of a tab bar
import UIKit
let appearance = UITabBarAppearance()
appearance.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000 state⟧
appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: ⟦UIColor.red¦2f #ff0000⟧]
appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]

// ---- a translucent navigation bar
import UIKit
navigationBar.barTintColor = ⟦.black¦1b ? the bar shows its background only when content scrolls under it⟧
navigationBar.titleTextAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]

// ---- the appearance of all navigation bars
import UIKit
UINavigationBar.appearance().barTintColor = ⟦.black¦1b ? the bar shows its background only when content scrolls under it⟧
UINavigationBar.appearance().isTranslucent = false
UINavigationBar.appearance().titleTextAttributes = [NSAttributedString.Key.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]

// ---- an opaque toolbar
import UIKit
toolbar.barTintColor = ⟦.black¦1b #000000⟧
toolbar.isTranslucent = false
toolbar.titleTextAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]

// ---- title colors for states
import UIKit
button.setTitleColor(⟦.white¦1f #ffffff of some size⟧, for: .normal)
button.setTitleColor(⟦.red¦2f #ff0000 of some size⟧, for: .selected)
button.setTitleColor(.gray, for: .disabled)
button.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000 state⟧

// ---- a background that depends on the state
import UIKit
button.setTitleColor(⟦.white¦1f #ffffff of some size⟧, for: .normal)
button.setTitleColor(⟦.red¦2f #ff0000 of some size⟧, for: .selected)
button.backgroundColor = ⟦⟦isSelected ? .black : .white¦1b ? the value is chosen at run time⟧¦2b ? the value is chosen at run time state⟧

// ---- the title label's font
import UIKit
button.titleLabel?.font = .systemFont(ofSize: 20)
button.setTitleColor(⟦.white¦1f #ffffff large⟧, for: .normal)
button.backgroundColor = ⟦.black¦1b #000000⟧

// ---- a closure that configures an object
import UIKit
lazy var label = UILabel().then {
  $0.font = .systemFont(ofSize: 20)
  $0.textColor = ⟦.white¦1f #ffffff large⟧
  $0.backgroundColor = ⟦.black¦1b #000000⟧
}

// ---- a closure that is passed an object
import UIKit
with(label) { $0.textColor = ⟦.white¦1f #ffffff⟧; $0.backgroundColor = ⟦.black¦1b #000000⟧ }

// ---- a label in the content view of a cell
import UIKit
cell.textLabel?.textColor = ⟦.white¦1f #ffffff⟧
cell.contentView.backgroundColor = ⟦.black¦1b #000000 container⟧

// ---- two labels in a cell
import UIKit
cell.textLabel?.textColor = ⟦.white¦1f #ffffff⟧
cell.detailTextLabel?.textColor = ⟦.red¦2f #ff0000⟧
cell.backgroundColor = ⟦⟦.black¦1b #000000 container⟧¦2b #000000 container⟧

// ---- a label with an unknown font
import UIKit
label.font = font
label.textColor = ⟦.white¦1f #ffffff of some size⟧
label.backgroundColor = ⟦.black¦1b #000000⟧

// ---- a label of AppKit
import AppKit
let field = NSTextField(labelWithString: "a")
field.textColor = .white
field.backgroundColor = .black

// ---- a label of AppKit that draws its background
import AppKit
let field = NSTextField(labelWithString: "a")
field.drawsBackground = true
field.textColor = ⟦.white¦1f #ffffff⟧
field.backgroundColor = ⟦.black¦1b #000000⟧

// ---- a text view that draws no background
import AppKit
textView.drawsBackground = false
textView.textColor = .white
textView.backgroundColor = .black

// ---- a clear background
import UIKit
label.textColor = .white
label.backgroundColor = .clear

// ---- an image of a color hides the background
class A: UIButton {
    func a() {
        backgroundColor = .white
        ⟦setBackgroundColor(.black, for: .normal)¦1b ? the background is an image⟧
        setTitleColor(⟦.white¦1f #ffffff⟧, for: .normal)
    }
}
