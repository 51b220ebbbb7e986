import SourceText

/// The tags around a place in a template. Code may leave out some of them, so that there may be fewer than it seems.
struct MarkupStack {
    /// The open tags, with their names in the text and their classes.
    private var tags: [(name: ByteRange, names: [String])] = []
    /// How many of them have each name.
    private var counts: [String: Int] = [:]
    private let source: SourceBytes
    /// The maximum number of tags to keep, to search for the one that an end tag closes, and of names of one.
    private static let most = 128, mostSearched = 32, mostNames = 12

    init(_ source: SourceBytes) { self.source = source }

    /// The types, as `<nav`, and the classes of the open tags, without duplicates.
    var names: Set<String> { Set(counts.keys) }

    /// Opens `tag`, whose name is at `name`.
    mutating func open(_ tag: MarkupTag, _ name: ByteRange) {
        guard tags.count < Self.most, !Self.isVoid(source.buffer(name)) else { return }
        let names = ["<" + tag.name] + tag.classes.prefix(Self.mostNames)
        for name in names { counts[name, default: 0] += 1 }
        tags.append((name, names))
    }

    /// Closes the innermost tag with the name at `name`, and those in it.
    mutating func close(_ name: ByteRange) {
        let own = source.buffer(name)
        for index in tags.indices.reversed().prefix(Self.mostSearched)
        where source.buffer(tags[index].name).elementsEqual(own) {
            for name in tags[index...].flatMap(\.names) {
                let count = counts[name, default: 1] - 1
                counts[name] = count > 0 ? count : nil
            }
            tags.removeSubrange(index...)
            return
        }
    }

    /// Whether elements with the name `name` have no end tag.
    static func isVoid(_ name: UnsafeBufferPointer<UInt8>) -> Bool { voids[name] != nil }

    /// The elements without an end tag. <https://html.spec.whatwg.org/multipage/syntax.html#void-elements>
    private static let voids = WordTable<Bool>([
        ("area base br col embed hr img input link meta param source track wbr", true)
    ])
}

/// Words in code that writes what other templates contain.
enum MarkupInclusion {
    private static let words = WordTable<Bool>(ignoringCase: [
        (
            """
            include include_once includes yield render block slot children content the_content partial partials component \
            components embed outlet require require_once section stack get_template_part get_header get_footer get_sidebar \
            dynamic_sidebar wp_nav_menu body main view fetch placeholder livewire extends
            """, true
        )
    ])
    /// The number of bytes to read.
    private static let reach = 32

    /// Whether the code that begins at `start` seems to write what another template contains.
    static func begins(at start: Int, in source: SourceBytes) -> Bool {
        var place = start
        let end = start + reach
        while place < end {
            var next = place
            while isOfWord(source[next]), next < end + reach { next += 1 }
            if next > place, words[source.buffer(ByteRange(place, next))] != nil { return true }
            place = max(next, place + 1)
        }
        return false
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
    }
}
