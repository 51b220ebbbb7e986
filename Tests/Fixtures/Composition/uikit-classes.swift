// ---- code elsewhere changes the views of a class
// == A.swift
class A: UIView {
    let title = UILabel()
    let panel = UIView()
    func setUp() {
        backgroundColor = .white
        panel.backgroundColor = .white
        addSubview(panel)
        panel.addSubview(title)
        title.textColor = ⟦.white¦? code outside of A changes panel⟧
    }
}
// == B.swift
class B: UIViewController {
    let a = A()
    override func viewDidLoad() {
        a.panel.backgroundColor = .black
    }
}

// ---- code elsewhere changes the background of a class
// == A.swift
class A: UIView {
    let title = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(title)
        title.textColor = ⟦.white¦? code outside of A changes A⟧
    }
}
// == B.swift
class B: UIViewController {
    func setUp() {
        let a = A()
        a.backgroundColor = .black
        view.addSubview(a)
    }
}

// ---- the background of a superclass
// == BaseController.swift
class BaseController: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .white }
}
// == A.swift
class A: BaseController {
    let title = UILabel()
    override func viewDidLoad() {
        view.addSubview(title)
        title.textColor = ⟦.white¦fails 1.0 on #ffffff of BaseController⟧
    }
}

// ---- a view whose class draws its background
// == Card.swift
class Card: UIView {
    init() { backgroundColor = .black }
}
// == A.swift
class A: UIViewController {
    let card = Card()
    let title = UILabel()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(card)
        card.addSubview(title)
        title.textColor = ⟦.darkGray¦fails 2.81 on #000000 of Card⟧
    }
}

// ---- a view whose class draws more
class Chart: UIView { override func draw(_ rect: CGRect) {} }
class Blur: UIView {
    let effect = UIVisualEffectView()
    let label = UILabel()
    let note = UILabel()
    func setUp() {
        backgroundColor = .white
        let chart = Chart()
        addSubview(effect)
        effect.contentView.addSubview(label)
        chart.addSubview(note)
        label.textColor = ⟦.white¦? the background is a material⟧
        note.textColor = ⟦.white¦? Chart may draw its own background⟧
    }
}

// ---- methods that may set a background
class A: UIView {
    let button = UIButton()
    func setUp() {
        backgroundColor = .white
        addSubview(button)
        button.applyPrimaryStyle()
        button.setTitleColor(⟦.white¦? applyPrimaryStyle of button may be behind the text⟧, for: .normal)
    }
}

// ---- an override of layers
class A: UIView {
    let label = UILabel()
    let gradient = CAGradientLayer()
    func setUp() {
        backgroundColor = .white
        layer.insertSublayer(gradient, at: 0)
        addSubview(label)
        label.textColor = ⟦.white¦? a layer of A may be behind the text⟧
    }
}

// ---- a method of the project that sets a style
// == UILabel+Style.swift
extension UILabel {
    func applyBodyStyle() { textColor = ⟦.black¦? UILabel may lie on any background⟧ }
    func applyBadgeStyle() { backgroundColor = .black }
}
// == A.swift
class A: UIView {
    let label = UILabel()
    let badge = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        addSubview(badge)
        label.applyBodyStyle()
        badge.applyBadgeStyle()
        label.textColor = ⟦.lightGray¦fails 2.32 on #ffffff of A⟧
        badge.textColor = ⟦.lightGray¦? applyBadgeStyle of badge may be behind the text⟧
    }
}

// ---- the only view of a class
// == Header.swift
class HeaderView: UIView {
    let label = UILabel()
    func setUp() {
        addSubview(label)
        label.textColor = ⟦.white¦fails 2.32 on #aaaaaa of A⟧
    }
}
// == A.swift
class A: UIViewController {
    let header = HeaderView()
    override func viewDidLoad() {
        view.backgroundColor = .lightGray
        view.addSubview(header)
    }
}

// ---- a class with two views
// == Header.swift
class HeaderView: UIView {
    let label = UILabel()
    func setUp() {
        addSubview(label)
        label.textColor = ⟦.white¦? HeaderView may lie on any background⟧
    }
}
// == A.swift
class A: UIViewController {
    let header = HeaderView()
    override func viewDidLoad() {
        view.backgroundColor = .lightGray
        view.addSubview(header)
        view.addSubview(HeaderView())
    }
}

// ---- views of unknown types
class A: UIView {
    func setUp() {
        backgroundColor = .white
        let label = makeLabel()
        addSubview(label)
        label.textColor = ⟦.red¦? the type of label is not known⟧
        label.badge.textColor = ⟦.red¦? the type of label.badge is not known⟧
    }
}

// ---- cycles end
class A: UIView {
    let a = UIView()
    let b = UIView()
    let label = UILabel()
    func setUp() {
        a.addSubview(b)
        b.addSubview(a)
        a.addSubview(label)
        label.textColor = ⟦.red¦? the background is not known⟧
    }
}

// ---- classes of one name in two modules
// == One/A.swift
class A: UIView {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        label.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧
    }
}
// == Two/A.swift
class A: UIView {
    let label = UILabel()
    func setUp() {
        backgroundColor = .black
        addSubview(label)
        label.textColor = ⟦.white¦passes 21.0 on #000000 of A⟧
    }
}

// ---- a class with the functions of a protocol, which change its background
// == Look.swift
protocol Look: UIViewController { func look() }
extension Look { func look() { view.backgroundColor = .black } }
protocol Style: UIView { func style() }
extension Style { func style() { backgroundColor = .black } }
protocol Calm: UIView { func calm() }
extension Calm { func calm() { layer.cornerRadius = 4 } }
// == A.swift
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦Color.red¦? the code may change the background or the appearance of the screen in light (Controller)⟧¦? the code may change the background or the appearance of the screen in dark (Controller)⟧) } }
final class Controller: UIHostingController<A> {
    init() { super.init(rootView: A()) }
    override func viewDidLoad() { look() }
}
extension Controller: Look {}
class B: UIView, Style {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        label.textColor = ⟦.red¦? code outside of B changes B⟧
        style()
    }
}
class C: UIView, Calm {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        label.textColor = ⟦.red¦fails 3.99 on #ffffff of C⟧
        calm()
    }
}
protocol Tone: UIViewController { func tone() }
extension Tone { func tone() { view.backgroundColor = .black } }
class D: UIViewController, Tone {
    let label = UILabel()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(label)
        label.textColor = ⟦.red¦? code outside of D changes D⟧
        tone()
    }
}
class EView: UIView, Style {}
class E: EView {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        label.textColor = ⟦.red¦? code outside of E changes E⟧
        style()
    }
}

// ---- a controller with a class above that is not known to be one
// == Base.swift
class Base<Content: View>: UIHostingController<Content> { override func viewDidLoad() { view.backgroundColor = .black } }
// == A.swift
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦Color.red¦? the code may change the background or the appearance of the screen in light (Screen)⟧¦? the code may change the background or the appearance of the screen in dark (Screen)⟧) } }
final class Screen: Base<A> { init() { super.init(rootView: A()) } }

// ---- a background that other code sets through another name
class A: UIViewController {
    let styled = UIView()
    let extended = UIView()
    let looped = UIView()
    let aliased = UIView()
    var replaced = UIView()
    let one = UILabel()
    let two = UILabel()
    let three = UILabel()
    let four = UILabel()
    let five = UILabel()
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(styled)
        view.addSubview(extended)
        view.addSubview(looped)
        view.addSubview(aliased)
        view.addSubview(replaced)
        styled.addSubview(one)
        extended.addSubview(two)
        looped.addSubview(three)
        aliased.addSubview(four)
        replaced.addSubview(five)
        one.textColor = ⟦.white¦? apply of styled may be behind the text⟧
        two.textColor = ⟦.white¦? asCard of extended may be behind the text⟧
        three.textColor = ⟦.white¦? the value is chosen at run time⟧
        four.textColor = ⟦.white¦passes 21.0 on #000000 of aliased⟧
        five.textColor = ⟦.white¦? CardView of replaced may be behind the text⟧
        Styler.apply(to: styled)
        extended.asCard()
        for card in [looped] { card.backgroundColor = .black }
        let card = aliased
        card.backgroundColor = .black
        replaced = CardView()
        let view = view
    }
}
class CardView: UIView { override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .black } }
enum Styler { static func apply(to view: UIView) { view.backgroundColor = .black } }
extension UIView { func asCard() { backgroundColor = .black } }
