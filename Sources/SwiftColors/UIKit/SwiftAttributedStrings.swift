import SourceColors
import SourceText

/// Attributed strings that a function puts together in local variables, and the objects that show them.
extension SwiftReceiverReader {
    /// An object that shows a string: the first token of its name, and the property or method that takes the string.
    typealias StringOwner = (first: Int, name: Int)

    /// The maximum number of variables that a string is followed through.
    private static let maximumVariables = 4
    /// The maximum number of objects that show one string.
    private static let maximumOwners = 4

    /// Returns the objects that show the string whose attributes begin at `opener`; nil if the string may also be shown
    /// elsewhere.
    func ownersOfString(_ opener: Int) -> [StringOwner]? {
        var found: [StringOwner] = []
        let isFollowed: Bool
        if let call = nesting.innermost.opener, tokens.kind(call) == .leftParen, isString(call - 1) {
            isFollowed = followString(call - 1, into: &found, depth: 0)
        } else {
            isFollowed = followValue(opener, into: &found, depth: 0)
        }
        return isFollowed && !found.isEmpty ? found : nil
    }

    private func isString(_ index: Int) -> Bool {
        tokens.isText(index, "NSAttributedString") || tokens.isText(index, "NSMutableAttributedString")
    }

    /// Adds the objects that show the string that the initializer at `index` makes; returns false if others may.
    private func followString(_ index: Int, into found: inout [StringOwner], depth: Int) -> Bool {
        if tokens.kind(index - 1) == .leftParen { return followArgument(index, into: &found, depth: depth) }
        return followValue(index, into: &found, depth: depth)
    }

    /// Follows the value at `index`, which is assigned to something.
    private func followValue(_ index: Int, into found: inout [StringOwner], depth: Int) -> Bool {
        guard tokens.kind(index - 1) == .equal else { return false }
        if isTextProperty(index - 2) { return add(index - 2, to: &found) }
        // `let text = …`, `let attributes: [NSAttributedString.Key: Any] = …`
        var name = index - 2
        while name > index - 12, !tokens.isText(name - 1, "let"), !tokens.isText(name - 1, "var") { name -= 1 }
        guard name > index - 12, tokens.isName(name), name == index - 2 || tokens.kind(name + 1) == .colon else {
            return false
        }
        return followVariable(name, from: index, into: &found, depth: depth)
    }

    private func isTextProperty(_ index: Int) -> Bool {
        tokens.isText(index, "attributedText") || tokens.isText(index, "attributedPlaceholder")
    }

    private func add(_ name: Int, to found: inout [StringOwner]) -> Bool {
        guard tokens.kind(name - 1) == .period, let first = start(of: name), found.count < Self.maximumOwners else {
            return false
        }
        found.append((first, name))
        return true
    }

    /// Follows the string or the attributes at `index`, the first argument of a call.
    private func followArgument(_ index: Int, into found: inout [StringOwner], depth: Int) -> Bool {
        let method = index - 2
        if tokens.isText(method, "setAttributedTitle") { return add(method, to: &found) }
        guard tokens.isText(method, "append") || tokens.isText(method, "addAttributes"),
            tokens.kind(method - 1) == .period, tokens.isName(method - 2), tokens.kind(method - 3) != .period
        else { return false }
        return followVariable(method - 2, from: index, into: &found, depth: depth + 1)
    }

    /// Follows the local variable called like the token `name` through the rest of its block, after the token `start`.
    private func followVariable(_ name: Int, from start: Int, into found: inout [StringOwner], depth: Int) -> Bool {
        guard depth < Self.maximumVariables,
            let brace = nesting.frames.last(where: { $0.opener.map { tokens.kind($0) == .leftBrace } ?? false })?
                .opener,
            let end = tokens.closing(brace)
        else { return false }
        let text = tokens.text(name)
        for index in start..<max(end, start) where tokens.isName(index) && tokens.text(index) == text {
            let before = tokens.kind(index - 1)
            if index == name || before == .period || tokens.kind(index + 1) == .colon { continue }
            // A method of its own, which shows it nowhere.
            if tokens.kind(index + 1) == .period { continue }
            let isFollowed: Bool
            if before == .colon, tokens.isText(index - 2, "attributes"), let call = callOpener(before: index - 2) {
                isFollowed = isString(call - 1) && followString(call - 1, into: &found, depth: depth + 1)
            } else if before == .equal, isTextProperty(index - 2) {
                isFollowed = add(index - 2, to: &found)
            } else {
                isFollowed = before == .leftParen && followArgument(index, into: &found, depth: depth)
            }
            guard isFollowed else { return false }
        }
        return true
    }

    /// Returns the `(` of the call whose argument the token at `index` is in.
    private func callOpener(before index: Int) -> Int? {
        var index = index - 1
        for _ in 0..<64 {
            if tokens.kind(index) == .leftParen { return index }
            if tokens.kind(index) == .leftBrace || tokens.kind(index) == .semicolon { return nil }
            index = tokens.partner(index).map { min($0, index) - 1 } ?? index - 1
        }
        return nil
    }
}
