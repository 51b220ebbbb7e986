import SourceText

/// Images, and whether they take the color that is set for text.
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
        let isNamed = tokens.isText(view.head.name, "Image") && !Self.pictures.contains(tokens.bytes(opener + 1))
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
}
