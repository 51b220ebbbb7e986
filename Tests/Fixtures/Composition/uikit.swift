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

// ---- colors of one element in a view that is always light
class A: UIViewController {
    let box = UIView()
    let label = UILabel()
    override func viewDidLoad() {
        view.overrideUserInterfaceStyle = .light
        view.addSubview(box)
        box.addSubview(label)
        label.backgroundColor = .systemBackground
        label.textColor = ⟦.black¦passes 21.0 on #ffffff in light⟧
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

// ---- closures that hold the object weakly
class A: UIView {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        addSubview(label)
        load { [weak self] in self?.label.textColor = ⟦.white¦fails 1.0 on #ffffff of A⟧ }
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
