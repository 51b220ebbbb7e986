// ---- textColor and backgroundColor of one object
import UIKit
label.textColor = ⟦.white¦1f #ffffff⟧
label.backgroundColor = ⟦.red¦1b #ff0000⟧

// ---- self and optional chaining make no difference
import UIKit
self.label?.backgroundColor = ⟦UIColor(white: 0, alpha: 1)¦1b #000000⟧
label.text = "a"
label.textColor = ⟦.label¦1f light #000000 dark #ffffff⟧

// ---- the last assignment counts
import UIKit
label.textColor = .black; label.textColor = ⟦.white¦1f #ffffff⟧; label.backgroundColor = ⟦.black¦1b #000000⟧

// ---- another branch sets another color
import UIKit
label.textColor = ⟦.white¦1f ? the value is chosen at run time⟧
label.backgroundColor = ⟦.black¦1b #000000⟧
if on { label.textColor = .red }

// ---- both in one branch
import UIKit
if on {
  label.textColor = ⟦.white¦1f #ffffff⟧
  label.backgroundColor = ⟦.black¦1b #000000⟧
}

// ---- another object, or another scope
import UIKit
label.textColor = .white
other.backgroundColor = .black
func f() { label.backgroundColor = .black }

// ---- two cases of a switch
import UIKit
switch x {
case .a:
  label.textColor = .white
case .b:
  label.backgroundColor = .black
}

// ---- one of several cases of a switch
import UIKit
switch x {
case .a:
  label.textColor = ⟦.white¦1f #ffffff⟧
  label.backgroundColor = ⟦.black¦1b #000000⟧
default:
  label.textColor = .black
}

// ---- the title color of a button
import UIKit
button.setTitleColor(⟦.white¦1f #ffffff of some size⟧, for: .normal)
button.setTitleColor(.red, for: .highlighted)
button.backgroundColor = ⟦.black¦1b #000000⟧

// ---- an image behind the title of a button
import UIKit
button.setTitleColor(⟦.white¦1f #ffffff of some size⟧, for: .normal)
button.⟦setBackgroundImage(image, for: .normal)¦1b ? the background is an image⟧
button.backgroundColor = .black

// ---- a method that draws a background, by its name
import UIKit
label.textColor = ⟦.red¦1f #ff0000⟧
label.⟦addBackgroundView(color: .blue)¦1b ? addBackgroundView may draw its own background⟧
other.textColor = .red
other.addSubview(background)

// ---- the color of the layer
import UIKit
label.layer.backgroundColor = ⟦UIColor.black¦1b #000000⟧.cgColor
label.textColor = ⟦.white¦1f #ffffff⟧

// ---- a closure that makes the object, with a bold font
import UIKit
let label: UILabel = {
  let l = UILabel()
  l.font = .boldSystemFont(ofSize: 15)
  l.textColor = ⟦.white¦1f #ffffff large⟧
  l.backgroundColor = ⟦.black¦1b #000000⟧
  return l
}()

// ---- a font that follows the user's setting has its own size at the standard one
import UIKit
title.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
title.textColor = ⟦.white¦1f #ffffff large⟧
title.backgroundColor = ⟦.black¦1b #000000⟧
note.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 12), maximumPointSize: 30)
note.textColor = ⟦.white¦2f #ffffff⟧
note.backgroundColor = ⟦.black¦2b #000000⟧

// ---- a system color of AppKit
import AppKit
field.textColor = ⟦.labelColor¦1f light #000000d9 dark #ffffffd9⟧
field.backgroundColor = ⟦.white¦1b #ffffff⟧

// ---- constants that are named like the properties
let textColor = UIColor.white, backgroundColor = UIColor.black

// ---- elements of a collection
cells[0].textColor = ⟦UIColor.white¦1f #ffffff⟧; cells[0].backgroundColor = ⟦UIColor.black¦1b #000000⟧; cells[1].textColor = .red

// ---- the branches of an #if
import UIKit
#if os(tvOS)
label.textColor = ⟦.white¦1f #ffffff⟧
#else
label.backgroundColor = ⟦.white¦1b ? the branches of an #if choose the colors⟧
#endif

// ---- a dictionary of attributes, with a font of unknown size
import UIKit
let a: [NSAttributedString.Key: Any] = [.foregroundColor: ⟦UIColor.white¦1f #ffffff of some size⟧, .font: font, .backgroundColor: ⟦UIColor.black¦1b #000000⟧]

// ---- a dictionary of attributes with the keys in full
import UIKit
let a = [NSAttributedString.Key.backgroundColor: ⟦UIColor.black¦1b #000000⟧, .foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]

// ---- a dictionary without a background
let a = [.foregroundColor: UIColor.white]

// ---- an asset with a fallback, and a dynamic color
import UIKit
label.textColor = ⟦UIColor(named: "Brand")¦1f asset Brand or #ffffff⟧ ?? .white
label.backgroundColor = UIColor { ⟦$0.userInterfaceStyle == .dark ? .black : .white¦1b light #ffffff dark #000000⟧ }
