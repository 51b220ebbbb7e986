import SourceText

extension SwiftTokens {
    /// Returns the name of the view `chain` in messages.
    func viewName(_ chain: SwiftChain) -> String {
        guard let first = chain.links.first else { return "the view" }
        if isCapitalized(first.name) { return text(first.name) }
        let head = chain.links.firstIndex { !$0.isPlain } ?? chain.links.count - 1
        let isModifier =
            head > 0 && head < chain.links.count && SwiftModifiers.roles[bytes(chain.links[head].name)] != nil
        let link = isModifier ? head - 1 : head
        return text(chain.links.indices.contains(link) ? chain.links[link].name : first.name)
    }

    /// The name of the modifier `link`: of its type, if it applies one.
    func modifierName(of link: SwiftLink) -> Int {
        guard isText(link.name, "modifier"), let opener = link.arguments, isCapitalized(opener + 1) else {
            return link.name
        }
        return opener + 1
    }

    /// Whether the modifier named by the token `name` has the name of one that handles an event: `onTapGesture`.
    func isEventHandler(_ name: Int) -> Bool {
        let bytes = bytes(name)
        return bytes.count > 2 && bytes.starts(with: "on".utf8)
            && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[2])
    }

    /// Whether the closure at `brace` takes something, such as the view that a modifier applies it to: `{ view in … }`, `{ $0.bold() }`.
    func takesArgument(_ brace: Int) -> Bool {
        guard let close = closing(brace) else { return true }
        return (brace..<close).contains { isText($0, "$0") || $0 < brace + 16 && isText($0, "in") }
    }

    /// Whether the modifier `link` is given code that may color the views of UIKit or AppKit behind the view that it modifies:
    /// `.introspect(.list) { $0.backgroundColor = .red }`. <https://github.com/siteline/swiftui-introspect>
    ///
    /// - Parameter bodies: ``functionBodies``.
    func mayColorViews(_ link: SwiftLink, _ bodies: @autoclosure () -> [String: Int?]) -> Bool {
        if isText(link.name, "introspect"), let code = arguments(of: link).first(where: { isLabeled($0, "customize") })
        {
            if kind(code.lower) == .leftBrace { return colorsViews(in: code.lower) }
            guard code.upper == code.lower + 1, let body = bodies()[text(code.lower)] ?? nil else { return true }
            return colorsViews(in: body)
        }
        return link.closure.map { colorsViews(in: $0) } ?? false
    }

    /// The braces of the functions of the file by their names; nil for names that several have.
    var functionBodies: [String: Int?] {
        var bodies: [String: Int?] = [:]
        for index in 0..<count where isText(index, "func") && isName(index + 1) {
            guard let end = closing(index + 2), kind(end + 1) == .leftBrace else { continue }
            let name = text(index + 1)
            bodies[name] = .some(bodies[name] == nil ? end + 1 : nil)
        }
        return bodies
    }

    /// Whether the code in the braces at `brace` sets such a color.
    private func colorsViews(in brace: Int) -> Bool {
        guard let close = closing(brace), close - brace <= Self.mostTokens else { return false }
        return (brace..<close).contains { index in
            Self.colorProperties.contains(bytes(index)) && kind(index + 1) == .equal && kind(index - 1) == .period
        }
    }

    /// The maximum number of tokens of a closure that is read for that.
    private static var mostTokens: Int { 1024 }
    private static let colorProperties = WordSet(
        """
        backgroundColor backgroundView backgroundConfiguration barTintColor textColor tintColor effect \
        overrideUserInterfaceStyle appearance standardAppearance scrollEdgeAppearance compactAppearance \
        drawsBackground isOpaque
        """)

    /// Whether `chain` begins with the call of a type, such as a view of the project's own.
    func isCustomView(_ chain: SwiftChain) -> Bool {
        !chain.links[0].isPlain && isCapitalized(chain.links[0].name)
    }
}
