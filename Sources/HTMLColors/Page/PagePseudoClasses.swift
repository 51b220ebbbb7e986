import HTMLDocuments
import SourceText

/// <https://www.w3.org/TR/selectors-4/#pseudo-classes>
extension PageSelectorReader {
    /// Reads a pseudo-class or a pseudo-element, whose colon is next.
    mutating func readPseudo(
        _ selector: inout PageSelectors.Selector, _ tests: inout [PageSelectors.Test], into all: inout PageSelectors,
        _ names: inout HTMLNames
    ) {
        offset += 1
        let isElement = source[offset] == UInt8(ascii: ":")
        if isElement { offset += 1 }
        let start = offset
        while offset < end, Self.isName(source[offset]) { offset += 1 }
        let name = source.text(ByteRange(start, offset)).lowercased()
        var arguments = ByteRange(offset, offset)
        if offset < end, source[offset] == UInt8(ascii: "(") {
            let close = endOfBrackets(UInt8(ascii: "("), UInt8(ascii: ")"))
            arguments = ByteRange(offset + 1, close - 1)
            offset = close
        }
        if isElement {
            selector.isOfPart = true
            return
        }
        if let state = PageState(name) {
            selector.states.formUnion(state)
            tests.append(.state(state))
            return
        }
        switch name {
        case "before", "after", "first-line", "first-letter", "target", "fullscreen", "popover-open", "user-invalid",
            "user-valid", "autofill", "-webkit-autofill", "modal", "playing", "selection":
            selector.isOfPart = true
        case "host", "host-context", "slotted", "fullscreen-within", "past", "future", "paused", "indeterminate",
            "picture-in-picture":
            selector.isOfPart = true
        case let name where name.hasPrefix("-moz-") && name != "-moz-any" || name.hasPrefix("-ms-"):
            selector.isOfPart = true
        case "valid", "invalid", "required", "optional", "in-range", "out-of-range", "read-write", "placeholder-shown",
            "default":
            selector.isVague = true
            tests.append(.control)
        case "lang": tests.append(.language(Array(source.text(arguments).lowercased().utf8.filter { $0 > 0x27 })))
        case "root", "scope": tests.append(.root)
        case "defined": break
        case "empty": tests.append(.empty)
        case "link": tests.append(.link)
        case "any-link": tests.append(.anyLink)
        case "checked": tests.append(.checked)
        case "disabled": tests.append(.disabled)
        case "enabled": tests.append(.enabled)
        case "first-child": tests.append(.nth(step: 0, offset: 1, isFromEnd: false, isOfType: false))
        case "last-child": tests.append(.nth(step: 0, offset: 1, isFromEnd: true, isOfType: false))
        case "first-of-type": tests.append(.nth(step: 0, offset: 1, isFromEnd: false, isOfType: true))
        case "last-of-type": tests.append(.nth(step: 0, offset: 1, isFromEnd: true, isOfType: true))
        case "only-child":
            tests.append(.nth(step: 0, offset: 1, isFromEnd: false, isOfType: false))
            tests.append(.nth(step: 0, offset: 1, isFromEnd: true, isOfType: false))
        case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            guard let (step, first) = Self.formula(source.text(arguments)) else {
                selector.isVague = true
                return
            }
            tests.append(
                .nth(step: step, offset: first, isFromEnd: name.hasPrefix("nth-last"), isOfType: name.hasSuffix("type"))
            )
        case "is", "where", "not", "has", "matches", "-webkit-any", "-moz-any":
            guard depth < 3 else {
                selector.isVague = true
                return
            }
            var reader = PageSelectorReader(source, arguments, isQuirky: isQuirky, depth: depth + 1, parents: parents)
            var inner = PageSelectors.Selector(compounds: 0..<0)
            let list = reader.readList(&inner, into: &all, &names, isRelative: name == "has")
            selector.states.formUnion(inner.states)
            if inner.isVague { selector.isVague = true }
            // What is not understood selects too much, so its negation would select too little.
            if name == "not" {
                if !inner.isVague { tests.append(.none(list)) } else { selector.isPlain = false }
            } else {
                tests.append(name == "has" ? .has(list) : .any(list))
            }
        default: selector.isVague = true
        }
    }

    /// Reads `odd`, `even`, `3` and `2n+1`.
    ///
    /// <https://www.w3.org/TR/css-syntax-3/#anb-microsyntax>
    private static func formula(_ text: String) -> (Int, Int)? {
        let text = text.lowercased().filter { $0 != " " }
        if text == "odd" { return (2, 1) }
        if text == "even" { return (2, 0) }
        guard let n = text.utf8.firstIndex(of: UInt8(ascii: "n")) else { return Int(text).map { (0, $0) } }
        let before = text[..<n]
        let after = text[text.utf8.index(after: n)...]
        let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
        let first = after.isEmpty ? 0 : Int(after)
        guard let step, let first, abs(step) < 1 << 20, abs(first) < 1 << 20 else { return nil }
        return (step, first)
    }
}
