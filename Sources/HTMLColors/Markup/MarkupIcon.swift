import SourceText

/// Finds elements of templates that contain icons and nothing else.
struct MarkupIcon {
    private let source: SourceBytes
    private let limit: Int

    /// The number of bytes after a tag to read.
    private static let reach = 1 << 11

    /// Whether the element with the name `name` whose start tag ends at `end` contains only icons, as far as that is certain.
    static func isOnly(inElement name: ByteRange, after end: Int, in source: SourceBytes) -> Bool {
        MarkupIcon(source: source, limit: min(end + reach, source.count)).isOnly(inElement: name, after: end)
    }

    private func isOnly(inElement name: ByteRange, after end: Int) -> Bool {
        var (place, hasIcon) = (end, false)
        while place < limit {
            if source[place] <= 0x20 {
                place += 1
                continue
            }
            guard source[place] == UInt8(ascii: "<") else { return false }
            if source[place + 1] == UInt8(ascii: "/") {
                let own = source.buffer(ByteRange(place + 2, place + 2 + name.count))
                return hasIcon && own.elementsEqual(source.buffer(name))
            }
            guard let element = MarkupText.element(at: place, in: source, before: limit) else { return false }
            if isIcon(element) {
                hasIcon = true
            } else if !isForScreenReaders(element) {
                return false
            }
            place = element.range.upperBound
        }
        return false
    }

    /// Whether `element` is `<svg>`, a component that is called an icon, or `<i class="fa fa-plus"></i>`.
    private func isIcon(_ element: MarkupText.Element) -> Bool {
        let name = source.buffer(element.name)
        if name.elementsEqual("svg".utf8) { return true }
        if source.contains("icon", in: element.name, ignoringCase: true) { return true }
        let hasClass = source.contains("class", in: element.tag, ignoringCase: true)
        let isNamed = source.contains("icon", in: element.tag, ignoringCase: true)
        // Fonts of icons draw one for its name: `<i class="material-icons">home</i>`.
        if name.elementsEqual("i".utf8) { return hasClass && element.isEmpty || isNamed }
        guard name.elementsEqual("span".utf8) else { return false }
        let inside = ByteRange(element.tag.upperBound, element.range.upperBound)
        return hasClass && element.isEmpty
            || isNamed && source[inside.lowerBound] == UInt8(ascii: "<")
                && !source.contains("<span", in: inside, ignoringCase: true)
    }

    private func isForScreenReaders(_ element: MarkupText.Element) -> Bool {
        source.contains("sr-only", in: element.tag, ignoringCase: false)
            || source.contains("visually-hidden", in: element.tag, ignoringCase: false)
    }
}
