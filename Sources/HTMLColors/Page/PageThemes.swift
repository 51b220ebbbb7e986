import HTMLDocuments
import SourceText

/// The looks that a page offers to its readers besides the one it starts with: other values of attributes of `<html>` or
/// `<body>`.
///
/// A control shows which there are if it has the same attributes as the root, as the palettes of Material for MkDocs do
/// (`<input data-md-color-scheme="slate">`), or attributes that end in `-value`, as Bootstrap's switch does
/// (`<button data-bs-theme-value="dark">`). So does a script in the page that mentions the attribute and `"dark"` or
/// `"light"`.
struct PageThemes {
    private let document: HTMLDocument
    private let source: SourceBytes
    /// The attributes of the root that choose a theme, by their indices in the document.
    private var chosen: [Int] = []
    /// For each theme, where the values of these attributes are; the page starts with the first.
    private(set) var themes: [[ByteRange]] = []

    /// The most themes of a page that are judged besides the one it starts with.
    private static let mostThemes = 4

    init(_ document: HTMLDocument, _ source: SourceBytes) {
        self.document = document
        self.source = source
        for node in document.nodes.indices where isRoot(node) {
            let own = document.attributes(of: Int32(truncatingIfNeeded: node))
            for index in own.indices where choosesTheme(own[index]) { chosen.append(index) }
        }
        guard !chosen.isEmpty else { return }
        themes.append(start)
        for node in document.nodes.indices where themes.count <= Self.mostThemes {
            switch document.nodes[node].tag {
            case .input, .button, .option, .a: readControl(Int32(truncatingIfNeeded: node))
            case .script: readScript(document.nodes[node].firstChild)
            default: break
            }
        }
    }

    /// Where the values are that the page starts with.
    private var start: [ByteRange] { chosen.map { document.attributes[$0].value } }

    /// Returns the selector of the theme number `theme`, such as `[data-theme=dark]`.
    func selector(of theme: Int) -> String {
        var selector = ""
        for (place, index) in chosen.enumerated() where themes[theme][place] != themes[0][place] {
            let name = document.names.text(of: document.attributes[index].name)
            selector += "[" + name + "=" + SelectorText.identifier(source.text(themes[theme][place])) + "]"
        }
        return selector
    }

    /// Returns the document in the theme number `theme`.
    func document(in theme: Int) -> HTMLDocument {
        var result = document
        for (place, index) in chosen.enumerated() { result.setValue(of: index, to: themes[theme][place]) }
        return result
    }

    /// Whether one of `selectors` compares an attribute with a value that the theme number `theme` sets.
    func isTested(_ theme: Int, by selectors: PageSelectors) -> Bool {
        for place in chosen.indices where themes[theme][place] != themes[0][place] {
            if selectors.compare(with: source.buffer(themes[theme][place])) { return true }
        }
        return false
    }

    private func isRoot(_ node: Int) -> Bool {
        document.nodes[node].tag == .html || document.nodes[node].tag == .body
    }

    /// Adds `theme`, unless it is known or there are too many.
    private mutating func add(_ theme: [ByteRange]) {
        if themes.count > Self.mostThemes { return }
        for known in themes where zip(known, theme).allSatisfy({ source.buffer($0).elementsEqual(source.buffer($1)) }) {
            return
        }
        themes.append(theme)
    }

    private mutating func readControl(_ node: Int32) {
        var theme = start
        for attribute in document.attributes(of: node) where !attribute.value.isEmpty {
            for place in chosen.indices where isValue(attribute, of: document.attributes[chosen[place]]) {
                theme[place] = attribute.value
            }
        }
        add(theme)
    }

    private mutating func readScript(_ text: Int32) {
        guard text >= 0 else { return }
        for piece in document.pieces(of: text) {
            for place in chosen.indices where isMentioned(document.attributes[chosen[place]], in: piece.range) {
                for word in ["dark", "light"] as [StaticString] where source.contains(word, in: piece.range) {
                    guard let value = string(word, in: piece.range) else { continue }
                    var theme = start
                    theme[place] = value
                    add(theme)
                }
            }
        }
    }

    /// Whether `attribute` of the root may choose a theme.
    private func choosesTheme(_ attribute: HTMLAttribute) -> Bool {
        document.names.bytes(of: attribute.name).withUnsafeBufferPointer { name in
            let (name, all) = (SourceBytes(name), ByteRange(0, name.count))
            guard name.contains("data-", in: ByteRange(0, 5)) else { return false }
            for word in ["theme", "scheme", "mode", "color", "skin"] as [StaticString]
            where name.contains(word, in: all) {
                return true
            }
            return false
        }
    }

    /// Whether `attribute` of a control has a value for the attribute `chosen` of the root.
    private func isValue(_ attribute: HTMLAttribute, of chosen: HTMLAttribute) -> Bool {
        if attribute.name == chosen.name { return true }
        let (name, stem) = (document.names.bytes(of: attribute.name), document.names.bytes(of: chosen.name))
        return name.count == stem.count + 6 && name.starts(with: stem) && name.suffix(6).elementsEqual("-value".utf8)
    }

    /// Whether the script in `range` mentions `attribute`, perhaps as `dataset.theme`.
    private func isMentioned(_ attribute: HTMLAttribute, in range: ByteRange) -> Bool {
        document.names.bytes(of: attribute.name).dropFirst(5).withUnsafeBufferPointer {
            source.contains($0, in: range)
        }
    }

    /// Returns where the string `word` is first in the script in `range`.
    private func string(_ word: StaticString, in range: ByteRange) -> ByteRange? {
        let count = word.utf8CodeUnitCount
        for start in range.lowerBound..<range.upperBound {
            let quote = source[start]
            let content = ByteRange(start + 1, start + 1 + count)
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), source[start + 1 + count] == quote,
                source.contains(word, in: content)
            {
                return content
            }
        }
        return nil
    }
}
