// ---- attributes of one range
import UIKit
text.addAttribute(.foregroundColor, value: ⟦UIColor.white¦1f #ffffff⟧, range: range)
text.addAttribute(.backgroundColor, value: ⟦UIColor.black¦1b #000000⟧, range: range)

// ---- attributes of two ranges
import UIKit
text.addAttribute(NSAttributedString.Key.foregroundColor, value: UIColor.white, range: NSRange(location: 0, length: 1))
text.addAttribute(NSAttributedString.Key.backgroundColor, value: UIColor.black, range: NSRange(location: 1, length: 1))

// ---- a dictionary with short keys
import UIKit
attributes[.foregroundColor] = ⟦UIColor.white¦1f #ffffff⟧
attributes[.backgroundColor] = ⟦UIColor.black¦1b #000000⟧

// ---- a dictionary with keys in full
import UIKit
attributes[NSAttributedString.Key.foregroundColor] = ⟦UIColor.white¦1f #ffffff⟧
attributes[NSAttributedString.Key.backgroundColor] = ⟦UIColor.black¦1b #000000⟧

// ---- an attribute container
import SwiftUI
var container = AttributeContainer()
container.foregroundColor = ⟦.white¦1f #ffffff⟧
container.backgroundColor = ⟦.black¦1b #000000⟧

// ---- a range of an attributed string
import SwiftUI
text[range].foregroundColor = ⟦.white¦1f #ffffff⟧
text[range].backgroundColor = ⟦.black¦1b #000000⟧

// ---- a chain on an attribute container
import SwiftUI
let c = AttributeContainer().foregroundColor(⟦.white¦1f #ffffff⟧).backgroundColor(⟦.black¦1b #000000⟧)

// ---- typing and link attributes
import UIKit
textView.typingAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
textView.linkTextAttributes = [.foregroundColor: ⟦UIColor.red¦2f #ff0000⟧]
textView.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000⟧

// ---- attributes added at once
import UIKit
text.addAttributes([.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧, .backgroundColor: ⟦UIColor.black¦1b #000000⟧], range: range)

// ---- colors set for drawing
import UIKit
UIColor.white.set(); UIColor.black.setFill()
