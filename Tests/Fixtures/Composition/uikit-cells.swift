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

// ---- the header of a table ignores its own background
class A: UITableViewHeaderFooterView {
    let label = UILabel()
    func setUp() {
        backgroundColor = .white
        contentView.addSubview(label)
        label.textColor = ⟦.white¦? the background of the header is chosen by the system⟧
    }
}

// ---- the labels that UIKit adds to cells
class A: UITableViewCell {
    func setUp() { textLabel?.textColor = ⟦.red¦? the list decides what is behind A⟧ }
}

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
