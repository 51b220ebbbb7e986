import SourceText

/// Views that take the place of those that a class is declared with.
extension SwiftClassViews {
    /// Doubts what is known of the view in a property if `chain` makes another for it: `card = makeCard()`,
    /// `card = Card()` where `card` is declared as any view.
    @_optimize(speed)
    func readReplacement(_ chain: SwiftChain) {
        guard tokens.kind(chain.start - 1) == .equal, chain.links.contains(where: { $0.arguments != nil }),
            tokens.isName(chain.start - 2), let type = nesting.type?.name
        else { return }
        let name = chain.start - 2
        // Neither the declaration of another name nor the property of another object.
        guard !tokens.isText(name - 1, "let"), !tokens.isText(name - 1, "var"),
            tokens.kind(name - 1) != .period || tokens.isText(name - 2, "self")
        else { return }
        guard let member = file.declarations.member(tokens.text(name), of: type), member.token != name,
            !isValue(type)
        else { return }
        let known = self.type(declaredAt: member.token)
        guard Self.isViewType(known) else { return }
        // `Card.loadFromNib()`, `list.dequeue() as? Card`
        let end = tokens.endOfExpression(from: chain.start, limit: min(chain.start + 64, tokens.count))
        guard !(chain.start..<end).contains(where: { tokens.text($0) == known }) else { return }
        let maker = tokens.isCapitalized(chain.start) ? tokens.text(chain.start) : "the code"
        addObstacle(maker, to: number(tokens.text(name), of: type))
    }
}
