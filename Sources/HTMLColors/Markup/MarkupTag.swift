import SourceText

/// A start tag of a template, as far as its classes are concerned.
package struct MarkupTag {
    /// The name in lowercase; empty for a component, whose element is not known.
    package var name = ""
    /// The classes that it certainly has, as written.
    package var classes: [String] = []
    package var range = ByteRange(0, 0)
    /// Whether code may give it other classes, or take some away.
    package var isOpen = false
    /// The types, as `<nav`, and the classes of the tags around it in its file.
    package var around: Set<String> = []
    /// Whether it has colors of its own, is inactive, or has no text of its own.
    package var isExempt = false
    /// Whether it contains only icons.
    package var isOfIcons = false
}

extension MarkupTag {
    /// The elements that links in JavaScript frameworks become.
    private static let links = WordTable<Bool>([
        ("Link NavLink RouterLink NuxtLink router-link nuxt-link inertia-link", true)
    ])

    /// Returns the name of the element for the tag name `name`; empty if it is that of a component.
    static func elementName(_ name: UnsafeBufferPointer<UInt8>) -> String {
        if links[name] != nil { return "a" }
        let isPlain = name.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        }
        return isPlain ? String(decoding: name, as: UTF8.self) : ""
    }
}
