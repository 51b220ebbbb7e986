// ---- a color that the next lines replace
import UIKit
class A: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(label)
        label.textColor = ⟦.yellow¦? the code sets another color before it is shown on #ffffff⟧
        label.text = "a"
        label.textColor = ⟦.gray¦fails 3.97 on #ffffff of A⟧
    }
}

// ---- a color that a branch replaces
import UIKit
class A: UIViewController {
    let label = UILabel()
    var isOn = false
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(label)
        label.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧
        guard isOn else { return }
        label.textColor = ⟦.gray¦fails 3.97 on #ffffff of A⟧
    }
}

// ---- the color of an initializer that a function replaces before the view is shown
import UIKit
class A: UIViewController {
    lazy var label: UILabel = {
        let label = UILabel()
        label.textColor = ⟦.yellow¦? the code sets another color before it is shown on #ffffff⟧
        return label
    }()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(label)
        label.textColor = ⟦.gray¦fails 3.97 on #ffffff of A⟧
    }
}

// ---- the color of an initializer that a function may replace later
import UIKit
class A: UIView {
    let label: UILabel = {
        let label = UILabel()
        label.textColor = ⟦.gray¦fails 3.97 on #ffffff of A⟧
        return label
    }()
    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        addSubview(label)
    }
    func show() { label.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧ }
}

// ---- cases on one line
import UIKit
class A: UIView {
    let label = UILabel()
    func setUp() { addSubview(label); backgroundColor = .white }
    func show(_ kind: Kind) {
        switch kind {
        case .a: label.textColor = ⟦.gray¦fails 3.97 on #ffffff of A⟧
        default: label.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧
        }
    }
}

// ---- another view in the property
import UIKit
class A: UIViewController {
    let label = UILabel()
    var card: UIView!
    override func viewDidLoad() {
        view.backgroundColor = .white
        card = makeCard()
        view.addSubview(card)
        card.addSubview(label)
        label.textColor = ⟦.yellow¦? the code of card may be behind the text⟧
    }
    func makeCard() -> UIView { other() }
}

// ---- a view of the declared class in the property
import UIKit
class A: UIViewController {
    let label = UILabel()
    var card: UIView!
    override func viewDidLoad() {
        view.backgroundColor = .white
        card = UIView()
        view.addSubview(card)
        card.addSubview(label)
        label.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧
    }
}

// ---- another view for another object, and for a local name
import UIKit
class A: UIViewController {
    let label = UILabel()
    let card = UIView()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(card)
        card.addSubview(label)
        label.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧
        other.card = makeCard()
    }
    func show() {
        let card = makeCard()
        present(card)
    }
}

// ---- buttons that show an image and no title
import UIKit
class A: UIViewController {
    let close = UIButton()
    let save = UIButton(type: .system)
    let other = UIButton()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(close)
        view.addSubview(save)
        view.addSubview(other)
        close.setImage(UIImage(named: "x"), for: .normal)
        close.setTitleColor(⟦.yellow¦? the button may have no title on #ffffff⟧, for: .normal)
        save.setImage(UIImage(named: "x"), for: .normal)
        save.setTitle("Save", for: .normal)
        save.setTitleColor(⟦.gray¦fails 3.97 on #ffffff of A⟧, for: .normal)
        other.setTitle("Other", for: .normal)
        other.setTitleColor(⟦.gray¦? the text size is not known 3.97 on #ffffff of A⟧, for: .normal)
    }
}
