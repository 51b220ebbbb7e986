import SourceColors
import SourceText

extension SwiftColorSyntax {
    /// The types and members around each offset: `CardView.body`.
    package func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        var result: [String] = []
        Self.walk(to: offsets, in: source) { open, _ in
            result.append(open.map { $0.name }.filter { !$0.isEmpty }.joined(separator: "."))
        }
        return result
    }

    /// The type and member at each place, including members without braces: `Badge.body`, `Theme.accent`.
    package func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] {
        let offsets = Set(places.map(\.offset)).ordered()
        var names: [Int: String] = [:]
        Self.walk(to: offsets, in: source) { open, pending in
            var parts = open.map { $0.name }.filter { !$0.isEmpty }
            // In a type, the code after `static let accent =` belongs to it up to the next declaration. In a body it does not.
            if open.last?.isType ?? true, !pending.isEmpty { parts.append(pending) }
            names[offsets[names.count]] = parts.joined(separator: ".")
        }
        return places.map { names[$0.offset] ?? "" }
    }

    /// Calls `body` for each of `offsets`, in ascending order, with the declarations whose braces are open there, the outermost
    /// first, and the name of a declaration whose `{` has not come yet.
    private static func walk(
        to offsets: [Int], in source: SourceBytes, _ body: (_ open: [(name: String, isType: Bool)], String) -> Void
    ) {
        let tokens = SwiftTokens(of: source)
        var open: [(name: String, isType: Bool)] = []
        var pending = (name: "", isType: false)
        var index = 0
        var done = 0
        while done < offsets.count {
            while done < offsets.count,
                index >= tokens.count || Int(tokens[index].start) > offsets[done]
            {
                body(open, pending.name)
                done += 1
            }
            guard index < tokens.count else { break }
            switch tokens.kind(index) {
            case .leftBrace:
                open.append(pending)
                pending = ("", false)
            case .rightBrace:
                _ = open.popLast()
                pending = ("", false)
            case .identifier where tokens.kind(index - 1) != .period:
                switch words[tokens.bytes(index)] {
                case .statement: pending = ("", false)
                case let word?:
                    pending = (tokens.text(tokens.isName(index + 1) ? index + 1 : index), word == .type)
                case nil: break
                }
            default: break
            }
            index += 1
        }
    }

    private enum Word { case type, member, statement }

    /// The words that begin a declaration with braces, and those that begin a statement with some.
    private static let words = WordTable<Word>([
        ("struct class enum extension actor protocol", .type),
        ("func var let init subscript deinit", .member),
        ("if guard for while switch do else catch repeat return", .statement),
    ])
}
