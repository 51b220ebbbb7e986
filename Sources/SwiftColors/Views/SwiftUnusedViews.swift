import SourceColors
import SourceText

/// Views that no code shows.
extension SwiftFactCollector {
    /// Marks the pairs in private functions and properties that return a view and that the file, which alone could, never uses.
    func doubtUnusedViews(in tokens: SwiftTokens) {
        guard !collected.pairs.isEmpty, tokens.source.contains("private", in: ByteRange(0, tokens.source.count)) else {
            return
        }
        var bodies: [(name: Int, range: ByteRange)] = []
        var uses: [String: Int] = [:]
        for index in 0..<tokens.count where tokens.isText(index, "private") || tokens.isText(index, "fileprivate") {
            guard let (name, body) = Self.view(declaredAt: index, tokens) else { continue }
            uses[tokens.text(name)] = 0
            bodies.append((name, body))
        }
        guard !bodies.isEmpty else { return }
        for index in 0..<tokens.count where tokens.isName(index) {
            let name = tokens.text(index)
            if let count = uses[name] { uses[name] = count + 1 }
        }
        bodies.removeAll { uses[tokens.text($0.name)] != 1 }
        guard !bodies.isEmpty else { return }
        for pair in collected.pairs.indices {
            let place = range(of: collected.pairs[pair].foreground)
            let next = bodies.partitioningIndex { $0.range.lowerBound > place.lowerBound }
            guard next > 0, bodies[next - 1].range.contains(place) else { continue }
            let name = tokens.text(bodies[next - 1].name)
            collected.pairs[pair].foreground = doubtful(
                .other("nothing uses \(name)"), collected.pairs[pair].foreground)
        }
    }

    /// Returns the name and the body of the function or property that returns a view and is declared `private` at `index`; nil if
    /// something else is, or an attribute says that it is used by other means.
    private static func view(declaredAt index: Int, _ tokens: SwiftTokens) -> (name: Int, body: ByteRange)? {
        // `@IBAction private func`, `@objc private var`
        if tokens.kind(index - 2) == .at { return nil }
        var keyword = index + 1
        while keyword < index + 4, tokens.isText(keyword, "static") || tokens.isText(keyword, "final") { keyword += 1 }
        guard tokens.isText(keyword, "func") || tokens.isText(keyword, "var"), tokens.isName(keyword + 1) else {
            return nil
        }
        // `: some View {`, `(…) -> some View {`
        var type = keyword + 3
        if tokens.isText(keyword, "func") {
            guard tokens.kind(keyword + 2) == .leftParen, let close = tokens.closing(keyword + 2) else { return nil }
            type = close + 2
        } else if tokens.kind(keyword + 2) != .colon {
            return nil
        }
        guard tokens.isText(type, "some"), tokens.isText(type + 1, "View"), tokens.kind(type + 2) == .leftBrace,
            let close = tokens.closing(type + 2)
        else { return nil }
        return (keyword + 1, tokens.byteRange(TokenRange(type + 2, close)))
    }
}
