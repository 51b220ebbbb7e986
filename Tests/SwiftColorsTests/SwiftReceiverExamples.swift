/// Pairs of the properties of UIKit's and AppKit's objects and of attributed text, both sides marked.
enum SwiftReceiverExamples {
    static let all: [String] = [
        // Configurations of buttons.
        #"""
        import UIKit
        var config = UIButton.Configuration.filled()
        config.baseForegroundColor = ⟦.white¦1f #ffffff⟧
        config.baseBackgroundColor = ⟦.black¦1b #000000⟧
        """#,
        #"""
        import UIKit
        var config = UIButton.Configuration.tinted()
        config.baseForegroundColor = ⟦.white¦1f #ffffff⟧
        config.baseBackgroundColor = ⟦.black¦1b ? the button's style decides how its colors are used⟧
        """#,
        #"""
        import UIKit
        var config = UIButton.Configuration.plain()
        config.baseForegroundColor = .white
        config.baseBackgroundColor = .black
        """#,
        #"""
        import UIKit
        var config = UIButton.Configuration.plain()
        config.baseForegroundColor = ⟦.white¦1f #ffffff⟧
        config.background.backgroundColor = ⟦.black¦1b #000000⟧
        """#,
        #"""
        import UIKit
        button.configuration = .filled()
        button.configuration?.baseForegroundColor = ⟦.white¦1f #ffffff⟧
        button.configuration?.baseBackgroundColor = ⟦.black¦1b #000000⟧
        """#,
        #"""
        import UIKit
        button.configuration?.baseForegroundColor = ⟦.white¦1f #ffffff⟧
        button.configuration?.baseBackgroundColor = ⟦.black¦1b ? the button's style decides how its colors are used⟧
        """#,
        // Implicit members have the property's type.
        """
        label.textColor = ⟦.ink¦1f swiftMember UIColor.ink or swiftMember NSColor.ink or assetSymbol ink⟧
        label.backgroundColor = ⟦.white¦1b #ffffff⟧
        """,
        """
        import UIKit
        typealias Tone = UIColor
        label.textColor = ⟦Tone.ink¦1f swiftMember UIColor.ink or assetSymbol ink⟧
        label.backgroundColor = ⟦Tone.white¦1b #ffffff⟧
        """,
        """
        import UIKit
        textLayer.foregroundColor = ⟦.ink¦1f swiftMember CGColor.ink⟧
        textLayer.backgroundColor = ⟦.white¦1b #ffffff⟧
        """,
        """
        import UIKit
        label.textColor = ⟦.red¦1f #ff0000⟧
        label.layer.backgroundColor = ⟦CGColor.ink¦1b swiftMember CGColor.ink⟧
        """,
        // Bars.
        #"""
        import UIKit
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000⟧
        appearance.titleTextAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
        appearance.largeTitleTextAttributes = [.foregroundColor: ⟦UIColor.red¦2f #ff0000 large⟧]
        """#,
        #"""
        import UIKit
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000 state⟧
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: ⟦UIColor.red¦2f #ff0000⟧]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        """#,
        #"""
        import UIKit
        navigationBar.barTintColor = ⟦.black¦1b ? the bar is translucent⟧
        navigationBar.titleTextAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
        """#,
        #"""
        import UIKit
        UINavigationBar.appearance().barTintColor = ⟦.black¦1b #000000⟧
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().titleTextAttributes = [NSAttributedString.Key.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
        """#,
        // States of buttons.
        #"""
        import UIKit
        button.setTitleColor(⟦.white¦1f #ffffff⟧, for: .normal)
        button.setTitleColor(⟦.red¦2f #ff0000⟧, for: .selected)
        button.setTitleColor(.gray, for: .disabled)
        button.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000 state⟧
        """#,
        #"""
        import UIKit
        button.setTitleColor(⟦.white¦1f #ffffff⟧, for: .normal)
        button.setTitleColor(⟦.red¦2f #ff0000⟧, for: .selected)
        button.backgroundColor = ⟦⟦isSelected ? .black : .white¦1b ? the value is chosen at run time⟧¦2b ? the value is chosen at run time state⟧
        """#,
        #"""
        import UIKit
        button.titleLabel?.font = .systemFont(ofSize: 20)
        button.setTitleColor(⟦.white¦1f #ffffff large⟧, for: .normal)
        button.backgroundColor = ⟦.black¦1b #000000⟧
        """#,
        // Cells, closures and fonts.
        #"""
        import UIKit
        lazy var label = UILabel().then {
          $0.font = .systemFont(ofSize: 20)
          $0.textColor = ⟦.white¦1f #ffffff large⟧
          $0.backgroundColor = ⟦.black¦1b #000000⟧
        }
        """#,
        #"""
        import UIKit
        with(label) { $0.textColor = ⟦.white¦1f #ffffff⟧; $0.backgroundColor = ⟦.black¦1b #000000⟧ }
        """#,
        #"""
        import UIKit
        cell.textLabel?.textColor = ⟦.white¦1f #ffffff⟧
        cell.contentView.backgroundColor = ⟦.black¦1b #000000 container⟧
        """#,
        #"""
        import UIKit
        cell.textLabel?.textColor = ⟦.white¦1f #ffffff⟧
        cell.detailTextLabel?.textColor = ⟦.red¦2f #ff0000⟧
        cell.backgroundColor = ⟦⟦.black¦1b #000000 container⟧¦2b #000000 container⟧
        """#,
        #"""
        import UIKit
        label.font = font
        label.textColor = ⟦.white¦1f #ffffff of some size⟧
        label.backgroundColor = ⟦.black¦1b #000000⟧
        """#,
        // Fields that draw no background.
        #"""
        import AppKit
        let field = NSTextField(labelWithString: "a")
        field.textColor = .white
        field.backgroundColor = .black
        """#,
        #"""
        import AppKit
        let field = NSTextField(labelWithString: "a")
        field.drawsBackground = true
        field.textColor = ⟦.white¦1f #ffffff⟧
        field.backgroundColor = ⟦.black¦1b #000000⟧
        """#,
        #"""
        import AppKit
        textView.drawsBackground = false
        textView.textColor = .white
        textView.backgroundColor = .black
        """#,
        #"""
        import UIKit
        label.textColor = .white
        label.backgroundColor = .clear
        """#,
        // Attributed text.
        #"""
        import UIKit
        text.addAttribute(.foregroundColor, value: ⟦UIColor.white¦1f #ffffff⟧, range: range)
        text.addAttribute(.backgroundColor, value: ⟦UIColor.black¦1b #000000⟧, range: range)
        """#,
        #"""
        import UIKit
        text.addAttribute(NSAttributedString.Key.foregroundColor, value: UIColor.white, range: NSRange(location: 0, length: 1))
        text.addAttribute(NSAttributedString.Key.backgroundColor, value: UIColor.black, range: NSRange(location: 1, length: 1))
        """#,
        #"""
        import UIKit
        attributes[.foregroundColor] = ⟦UIColor.white¦1f #ffffff⟧
        attributes[.backgroundColor] = ⟦UIColor.black¦1b #000000⟧
        """#,
        #"""
        import UIKit
        attributes[NSAttributedString.Key.foregroundColor] = ⟦UIColor.white¦1f #ffffff⟧
        attributes[NSAttributedString.Key.backgroundColor] = ⟦UIColor.black¦1b #000000⟧
        """#,
        #"""
        import SwiftUI
        var container = AttributeContainer()
        container.foregroundColor = ⟦.white¦1f #ffffff⟧
        container.backgroundColor = ⟦.black¦1b #000000⟧
        """#,
        #"""
        import SwiftUI
        text[range].foregroundColor = ⟦.white¦1f #ffffff⟧
        text[range].backgroundColor = ⟦.black¦1b #000000⟧
        """#,
        #"""
        import SwiftUI
        let c = AttributeContainer().foregroundColor(⟦.white¦1f #ffffff⟧).backgroundColor(⟦.black¦1b #000000⟧)
        """#,
        #"""
        import UIKit
        textView.typingAttributes = [.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧]
        textView.linkTextAttributes = [.foregroundColor: ⟦UIColor.red¦2f #ff0000⟧]
        textView.backgroundColor = ⟦⟦.black¦1b #000000⟧¦2b #000000⟧
        """#,
        #"""
        import UIKit
        text.addAttributes([.foregroundColor: ⟦UIColor.white¦1f #ffffff⟧, .backgroundColor: ⟦UIColor.black¦1b #000000⟧], range: range)
        """#,
        // Silent.
        #"""
        import UIKit
        UIColor.white.set(); UIColor.black.setFill()
        """#,
    ]
}
