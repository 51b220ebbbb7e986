import SourceColors
import SourceText

/// What image views show, and whether they fill the views that they are added to.
extension SwiftClassViews {
    /// Notes that the image view `view` shows what `range` says, by code at `index`.
    func noteImage(_ range: TokenRange, of view: Int, at index: Int) {
        noteTemplate(range, of: view)
        guard place(index).isCertain else { return change(view) { $0.flags.insert(.partlyFilled) } }
        let image = expressions.platformImage(range)
        change(view) { if $0.images.count < 16 { $0.images.append(image) } }
    }

    private static let anchors = WordTable<ClassView.Flags>([
        ("topAnchor", .top), ("bottomAnchor", .bottom), ("leadingAnchor leftAnchor", .leading),
        ("trailingAnchor rightAnchor", .trailing),
    ])

    private static let roots = WordSet("view contentView superview")

    /// Notes which edges of a view are those of another: `photo.topAnchor.constraint(equalTo: view.topAnchor)`,
    /// `photo.snp.makeConstraints { $0.edges.equalToSuperview() }`.
    func readConstraint(_ chain: SwiftChain) {
        var count = chain.links.count
        if count > 2, tokens.isText(chain.links[count - 1].name, "isActive") { count -= 1 }
        guard count >= 2 else { return }
        let (last, name) = (chain.links[count - 1], chain.links[count - 2].name)
        if tokens.isText(last.name, "constraint") {
            guard let edge = Self.anchors[tokens.bytes(name)] else { return }
            let arguments = tokens.arguments(of: last)
            guard arguments.count == 1, tokens.isLabeled(arguments[0], "equalTo"),
                tokens.bytes(arguments[0].upper - 1).elementsEqual(tokens.bytes(name))
            else { return }
            var target = arguments[0].lower
            if tokens.isText(target, "self") { target += 2 }
            guard target == arguments[0].upper - 1 || Self.roots.contains(tokens.bytes(target)) else { return }
            for view in receivers(of: chain, count - 2) { change(view) { $0.flags.insert(edge) } }
        } else if tokens.isText(last.name, "makeConstraints"), tokens.isText(name, "snp"), let brace = last.closure {
            // `{ $0.edges.equalToSuperview() }`, `{ make in make.edges.equalToSuperview() }`
            for index in brace + 1..<brace + 8 where tokens.isText(index, "edges") {
                guard tokens.isText(index + 2, "equalToSuperview"), tokens.closing(brace) == index + 5 else { return }
                for view in receivers(of: chain, count - 2) { change(view) { $0.flags.formUnion(.edges) } }
            }
        }
    }
}
