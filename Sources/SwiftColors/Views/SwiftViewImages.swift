import SourceText

/// Images, whether they take the color that is set for text, and variables that hold them.
extension SwiftViewReader {
    /// Whether the foreground colors the view: text and symbols, but no pictures. An image with a name, whose own color the code
    /// sets, is a template.
    func isTinted(_ view: SwiftView) -> Bool {
        guard let opener = view.head.arguments else {
            // A variable.
            return view.head.isPlain && !view.look.foregrounds.isEmpty && !keepsColors(view)
        }
        if tokens.isText(view.head.name, "Text") || tokens.isText(opener + 1, "systemName")
            || tokens.isText(opener + 1, "systemSymbol")
        {
            return true
        }
        // `Image(uiImage: .plus)`, unlike one that is made at run time
        let isMember = tokens.kind(opener + 3) == .period && tokens.closing(opener) == opener + 5
        let isNamed =
            tokens.isText(view.head.name, "Image")
            && (isMember || !Self.pictures.contains(tokens.bytes(opener + 1)))
        if isNamed, !view.look.foregrounds.isEmpty { return !keepsColors(view) }
        return view.chain.links.contains { tokens.isText($0.name, "renderingMode") } && !keepsColors(view)
    }

    /// The labels of images that the code has at hand.
    private static let pictures = WordSet("uiImage nsImage cgImage decorative")

    /// Whether `view` is an image that is drawn in its own colors: `Image("Logo").renderingMode(.original)`.
    func keepsColors(_ view: SwiftView) -> Bool {
        view.chain.links.contains { link in
            tokens.isText(link.name, "renderingMode")
                && link.arguments.map { tokens.isText($0 + 2, "original") } ?? false
        }
    }

    /// Returns the role of the text or image in a variable that `chain` begins with: `icon.foregroundStyle(.red)`; nil for
    /// anything else.
    func roleOfVariable(_ chain: SwiftChain) -> SwiftViews.Role? {
        let name = chain.links[0].name
        guard chain.links.count > 1, chain.links[0].isPlain, !chain.links[1].isPlain,
            scopes.viewVariables.mayHold(tokens.bytes(name)), environment.current?.scope != nil,
            let type = scopes.typeOfVariable(name)
        else { return nil }
        return tokens.isText(type, "Text") ? .text : .symbol
    }
}
