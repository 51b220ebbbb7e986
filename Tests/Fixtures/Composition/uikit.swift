// ---- a label in the view of a controller
class A: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        view.backgroundColor = .black
        view.addSubview(label)
        setupLabel()
    }
    private func setupLabel() { label.textColor = ⟦.darkGray¦fails 2.81 on #000000 of A⟧ }
}

// ---- a chain of views up to the nearest background
class A: UIView {
    private let card = UIView()
    private let stack = UIStackView()
    private let title = UILabel()
    init() {
        backgroundColor = .black
        card.backgroundColor = .white
        addSubview(card)
        card.addSubview(stack)
        stack.addArrangedSubview(title)
    }
    func configure(with model: Model) { title.textColor = ⟦.lightGray¦fails 2.32 on #ffffff of card⟧ }
}

// ---- an extension in another file
// == A.swift
final class A: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        label.textColor = ⟦.white¦fails 1.25 on #e6e6e6 of container⟧
        layout()
    }
}
// == A+Layout.swift
extension A {
    func layout() {
        let container = UIView()
        container.backgroundColor = UIColor(white: 0.9, alpha: 1)
        view.addSubview(container)
        container.addSubview(label)
    }
}

// ---- closures that initialize views
class A: UIViewController {
    private lazy var label: UILabel = {
        let label = UILabel()
        label.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧
        return label
    }()
    let other = UILabel().then {
        $0.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧
    }
    private lazy var stack = UIStackView(arrangedSubviews: [label, other])
    override func viewDidLoad() {
        view.backgroundColor = .white
        view.addSubview(stack)
    }
}

// ---- the content of a cell
class A: UITableViewCell {
    let label = UILabel()
    func setUp() {
        contentView.addSubview(label)
        label.textColor = ⟦.red¦fails 3.99 on #ffffff of A⟧
        contentView.backgroundColor = .white
    }
}

// ---- the list draws behind a cell without a background
class A: UITableViewCell {
    let label = UILabel()
    func setUp() {
        contentView.addSubview(label)
        label.textColor = ⟦.red¦? the list decides what is behind A⟧
    }
}

// ---- a controller without a background
class A: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        label.textColor = ⟦.red¦? the background of A's view is not set⟧
        view.addSubview(label)
    }
}

// ---- views of a nib
class A: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet var badge: UILabel! {
        didSet { badge.textColor = ⟦.white¦fails 1.07 on #ffff00 of badge⟧ }
    }
    override func viewDidLoad() {
        view.backgroundColor = .white
        label.textColor = ⟦.red¦? label is laid out in a nib⟧
        badge.backgroundColor = .yellow
    }
}

// ---- a background that depends on a condition
class A: UIView {
    let label = UILabel()
    func setUp() {
        addSubview(label)
        label.textColor = ⟦.white¦? the value is chosen at run time⟧
    }
    func show(_ error: Bool) {
        if error { backgroundColor = .red }
    }
}

// ---- one of two backgrounds
class A: UIView {
    let label = UILabel()
    let note = UILabel()
    func setUp() {
        addSubview(label)
        addSubview(note)
        label.textColor = ⟦.white¦? the value is chosen at run time of A⟧
        note.textColor = ⟦.black¦passes 9.03 on #aaaaaa of A⟧
    }
    func light() { backgroundColor = .white }
    func gray() { backgroundColor = .lightGray }
}

// ---- translucent and clear views
class A: UIViewController {
    let glass = UIView()
    let label = UILabel()
    override func viewDidLoad() {
        view.backgroundColor = .white
        glass.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        label.backgroundColor = .clear
        view.addSubview(glass)
        glass.addSubview(label)
        label.textColor = ⟦.white¦fails 3.97 on #808080 of glass⟧
    }
}

// ---- an image may be behind the text
class A: UIView {
    let photo = UIImageView()
    let iconView = UIImageView()
    let title = UILabel()
    let note = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(iconView)
        addSubview(note)
        addSubview(photo)
        addSubview(title)
        title.textColor = ⟦.white¦? photo may be behind title⟧
        note.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧
    }
}

// ---- views beside one another in a stack
class A: UIView {
    let photo = UIImageView()
    let title = UILabel()
    func setUp() {
        backgroundColor = .white
        let stack = UIStackView(arrangedSubviews: [photo, title])
        addSubview(stack)
        title.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧
    }
}

// ---- a background view
class A: UITableViewCell {
    let title = UILabel()
    let back = UIView()
    func setUp() {
        contentView.addSubview(title)
        contentView.insertSubview(back, at: 0)
        contentView.backgroundColor = .white
        back.backgroundColor = .black
        title.textColor = ⟦.white¦? back may be behind title⟧
    }
}

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

// ---- a view that is always dark
class A: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = .systemBackground
        view.addSubview(label)
        label.textColor = ⟦.white¦passes 17.01 on #1c1c1e of A in dark, if in a sheet⟧
    }
}

// ---- colors of states
class A: UITableViewCell {
    let label = UILabel()
    func setUp() {
        contentView.backgroundColor = .white
        contentView.addSubview(label)
        label.textColor = ⟦.black¦passes 21.0 on #ffffff of A⟧
    }
    override func setSelected(_ selected: Bool, animated: Bool) { label.textColor = ⟦.white¦? the value is chosen at run time on #ffffff⟧ }
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

// ---- several views in one closure
class A: UIView {
    let title = UILabel()
    let note = UILabel()
    func setUp() {
        backgroundColor = .white
        [title, note].forEach {
            addSubview($0)
            $0.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧
        }
    }
}

// ---- closures with their view as an argument
class A: UIView {
    private lazy var label: UILabel = {
        $0.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧
        return $0
    }(UILabel())
    let other = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        let stack = UIStackView()
        stack.addStackViewItems(.view(other), .customSpace(8), .view(UILabel().then { $0.textColor = ⟦.yellow¦fails 1.07 on #ffffff of A⟧ }))
        addSubview(stack)
        other.do { $0.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧ }
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

// ---- attributed strings
class A: UIView {
    let label = UILabel()
    let button = UIButton()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        addSubview(button)
        label.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: ⟦UIColor.lightGray¦fails 2.32 on #ffffff of A⟧])
        button.setAttributedTitle(NSAttributedString(string: "b", attributes: [.foregroundColor: ⟦UIColor.lightGray¦fails 2.32 on #ffffff of A⟧]), for: .normal)
    }
}

// ---- a view that holds an image beside the text
class A: UIView {
    let photo = UIImageView()
    let container = UIView()
    let empty = UIView()
    let label = UILabel()
    let note = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(empty)
        addSubview(note)
        container.addSubview(photo)
        addSubview(container)
        addSubview(label)
        label.textColor = ⟦.white¦? container may be behind label⟧
        note.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧
    }
}

// ---- the header of a table ignores its own background
class A: UITableViewHeaderFooterView {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        contentView.addSubview(label)
        label.textColor = ⟦.white¦? the background of the header is chosen by the system⟧
    }
}

// ---- closures that hold the object weakly
class A: UIView {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        load { [weak self] in self?.label.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧ }
    }
}

// ---- the labels that UIKit adds to cells
class A: UITableViewCell {
    func setUp() { textLabel?.textColor = ⟦.red¦? the list decides what is behind A⟧ }
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

// ---- AppKit draws the backgrounds of layers
class A: NSView {
    let label = NSTextField(labelWithString: "a")
    let field = NSTextField()
    func setUp() {
        wantsLayer = true
        layer?.backgroundColor = NSColor.black.cgColor
        addSubview(label)
        addSubview(field)
        label.textColor = ⟦.darkGray¦fails 2.81 on #000000 of A⟧
        field.textColor = ⟦.darkGray¦? the background of NSTextField is chosen by the system⟧
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

// ---- the tint of symbols and buttons
class Cell: UITableViewCell {
    let star = UIImageView(image: UIImage(systemName: "star"))
    let photo = UIImageView()
    let moon: UIImageView = {
        let view = UIImageView()
        view.image = UIImage(named: "moon")?.withRenderingMode(.alwaysTemplate)
        view.tintColor = ⟦.lightGray¦fails 2.32 on #ffffff of Cell⟧
        return view
    }()
    let share = UIButton(type: .system)
    let close = UIButton()
    let save = UIButton(type: .system)
    let filled = UIButton(type: .custom)
    let styled = UIButton(configuration: .filled())
    let other = UIButton()
    func setUp() {
        contentView.backgroundColor = .white
        [star, moon].forEach { contentView.addSubview($0) }
        [share, close, save, filled, other].forEach(contentView.addSubview)
        star.tintColor = ⟦.yellow¦fails 1.07 on #ffffff of Cell⟧
        photo.tintColor = ⟦.lightGray¦? photo is not added to a view in Cell⟧
        share.setImage(UIImage(systemName: "square"), for: .normal)
        share.tintColor = ⟦.gray¦passes 3.97 on #ffffff of Cell⟧
        close.setImage(UIImage(systemName: "xmark"), for: .normal)
        close.tintColor = ⟦.lightGray¦fails 2.32 on #ffffff of Cell⟧
        save.setTitle("Save", for: .normal)
        save.tintColor = ⟦.gray¦? the text size is not known 3.97 on #ffffff of Cell⟧
        filled.tintColor = ⟦.gray¦? what is drawn in the tint is not known⟧
        let image = UIImage(resource: .compass).scaled(to: 7)
            .withTintColor(.blue)
        filled.setImage(image, for: .normal)
        styled.setImage(UIImage(systemName: "xmark"), for: .normal)
        styled.tintColor = ⟦.gray¦? what is drawn in the tint is not known⟧
        other.setImage(photo.image, for: .normal)
        other.tintColor = ⟦.gray¦passes 3.97 on #ffffff of Cell⟧
        tintColor = ⟦.gray¦? what is drawn in the tint is not known⟧
    }
}
class Badge: UIView {
    let star = UIImageView(image: UIImage(systemName: "star"))
    func setUp() {
        addSubview(star)
        star.backgroundColor = .black
        star.tintColor = ⟦.darkGray¦fails 2.81 on #000000 of star⟧
    }
}

// ---- attributed strings in local variables
class A: UIViewController {
    let label = UILabel()
    let other = UILabel()
    let field = UITextField()
    let button = UIButton()
    override func viewDidLoad() {
        view.backgroundColor = .white
        [label, other, field, button].forEach(view.addSubview)
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: ⟦UIColor.lightGray¦fails 2.32 on #ffffff of A⟧]
        let text = NSMutableAttributedString(string: "a", attributes: attributes)
        text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: ⟦UIColor.darkGray¦passes 7.45 on #ffffff of A⟧, .font: UIFont.systemFont(ofSize: 30)]))
        text.addAttribute(.kern, value: 1, range: all)
        label.attributedText = text
        let hint = NSAttributedString(string: "a", attributes: [NSAttributedString.Key.foregroundColor: ⟦UIColor.lightGray¦fails 2.32 on #ffffff of A⟧])
        field.attributedPlaceholder = hint
        let title = NSAttributedString(string: "a", attributes: [.foregroundColor: ⟦UIColor.lightGray¦fails 2.32 on #ffffff of A⟧])
        button.setAttributedTitle(title, for: .normal)
        let passed = NSAttributedString(string: "a", attributes: [.foregroundColor: ⟦UIColor.lightGray¦? the background is not known⟧])
        other.attributedText = passed
        show(passed)
        let unused = NSAttributedString(string: "a", attributes: [.foregroundColor: ⟦UIColor.lightGray¦? the background is not known⟧])
    }
}

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

// ---- what a cell itself holds lies on its content view
class Cell: UITableViewCell {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        contentView.backgroundColor = .black
        addSubview(label)
        label.textColor = ⟦.white¦? Cell may be behind label⟧
    }
}

// ---- the title of a state, and a background that follows the state
class Choice: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        setTitleColor(⟦.black¦passes 21.0 on #ffffff⟧, for: .normal)
        setTitleColor(⟦.white¦? the background in this state is not known⟧, for: .selected)
    }
    override var isSelected: Bool { didSet { backgroundColor = isSelected ? .black : .white } }
}

// ---- an effect lies over the background of its view
class A: UIViewController {
    let effect = UIVisualEffectView()
    let label = UILabel()
    override func viewDidLoad() {
        effect.backgroundColor = .white
        view.addSubview(effect)
        effect.contentView.addSubview(label)
        label.textColor = ⟦.white¦? the background is a material⟧
    }
}

// ---- a cell of the default style has no label for details
class A: UITableViewCell {
    init() {
        super.init(style: .default, reuseIdentifier: "A")
        backgroundColor = .white
        textLabel?.textColor = ⟦.red¦fails 3.99 on #ffffff of A⟧
        detailTextLabel?.textColor = ⟦.red¦? cells of the default style show no detail label on #ffffff⟧
    }
}

// ---- a cell of another style has one
class A: UITableViewCell {
    init() {
        super.init(style: .subtitle, reuseIdentifier: "A")
        backgroundColor = .white
        detailTextLabel?.textColor = ⟦.red¦fails 3.99 on #ffffff of A⟧
    }
}
