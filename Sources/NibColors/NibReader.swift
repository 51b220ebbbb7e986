import ColorMath
import SourceColors
import SourceText

/// Reads which views a nib or storyboard lays out, with which backgrounds, and which of them its classes name.
struct NibReader {
    /// A view, a controller, or the placeholder for the owner of the nib.
    struct Object {
        /// The index of the object around it; nil at the top.
        var parent: Int?
        var kind: Kind
        /// The type in UIKit: `UILabel`.
        var type: String
        var id: String
        /// The class of the project's that it is of; empty if it is of one of UIKit's.
        var customClass: String
        /// The role that it has for the object around it: `view`, `contentView`.
        var key: String
        /// Where it lies in the view around it, in points; nil if that is not known.
        var frame: Frame?
        var background: ExpressionID?
        var flags: ClassView.Flags = []
        var obstacles: [String] = []
        /// The properties that name other objects, and the identifiers of those.
        var outlets: [(property: String, destination: String)] = []
    }

    enum Kind { case view, cell, stack, controller, owner }

    struct Frame {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0

        func overlaps(_ other: Frame) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
        }
    }

    let source: SourceBytes
    private(set) var objects: [Object] = []
    private(set) var expressions = ExpressionTable()
    /// The maximum number of objects; a storyboard of a large app has some thousand.
    private static let maximumObjects = 65_536

    init(_ source: SourceBytes) { self.source = source }

    /// Reads the nib; returns whether it is one for UIKit.
    mutating func read() -> Bool {
        var tags = NibTags(source)
        // The open tags: the name, and the object that they belong to.
        var open: [(name: ByteRange, object: Int?)] = []
        while let event = tags.next() {
            guard case .start(let tag) = event else {
                _ = open.popLast()
                continue
            }
            let outer = open.last
            if outer == nil, !isForUIKit(tag) { return false }
            var object = outer?.object
            if let new = newObject(tag, in: outer?.name ?? ByteRange(0, 0), of: object) {
                guard objects.count < Self.maximumObjects else { return false }
                object = objects.count
                objects.append(new)
            } else if let object, !isVariation(outer?.name) {
                readDetail(tag, of: object)
            }
            if !tag.isEmpty { open.append((tag.name, object)) }
        }
        return true
    }

    /// Whether the root `tag` is that of a document for iOS.
    private func isForUIKit(_ tag: NibTag) -> Bool {
        matches(tag.name, "document") && text("targetRuntime", of: tag).hasSuffix("CocoaTouch")
    }

    /// Whether the tag called `name` holds values for some sizes of the screen.
    private func isVariation(_ name: ByteRange?) -> Bool { name.map { matches($0, "variation") } ?? false }

    // MARK: Objects

    /// Returns the object that `tag`, in a tag called `outer` that belongs to `parent`, stands for; nil if it is a detail.
    private func newObject(_ tag: NibTag, in outer: ByteRange, of parent: Int?) -> Object? {
        let isTop = matches(outer, "objects")
        let key = text("key", of: tag)
        let name = source.buffer(tag.name)
        let isListed = matches(outer, "subviews") || matches(outer, "cells") || matches(outer, "prototypes")
        let looksLikeView =
            ends(name, with: "iew") || ends(name, with: "Cell") || ends(name, with: "label")
            || ends(name, with: "button")
            || ends(name, with: "control")
        let kind: Kind
        if isTop, matches(tag.name, "placeholder") {
            guard text("placeholderIdentifier", of: tag) == "IBFilesOwner" else { return nil }
            kind = .owner
        } else if ends(name, with: "Controller") {
            kind = .controller
        } else if isListed || (isTop || !key.isEmpty && parent != nil) && looksLikeView {
            kind = matches(tag.name, "stackView") ? .stack : ends(name, with: "Cell") ? .cell : .view
        } else {
            return nil
        }
        let id = text("id", of: tag)
        guard !id.isEmpty else { return nil }
        var object = Object(
            parent: parent, kind: kind, type: type(of: tag.name), id: id, customClass: text("customClass", of: tag),
            key: key)
        if object.customClass.hasPrefix("UI") { object.customClass = "" }
        if let alpha = number("alpha", of: tag), alpha < 1 { object.flags.insert(.faded) }
        return object
    }

    /// Returns the type in UIKit of what a tag called `name` makes: `UILabel` for `label`.
    private func type(of name: ByteRange) -> String {
        if ends(source.buffer(name), with: "ContentView") { return "UIView" }
        var bytes = Array("UI".utf8) + source.buffer(name)
        if bytes.count > 2 { bytes[2] &= 0xDF }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads what `tag` says of the object number `object`.
    private mutating func readDetail(_ tag: NibTag, of object: Int) {
        if matches(tag.name, "rect") {
            guard text("key", of: tag) == "frame", let x = number("x", of: tag), let y = number("y", of: tag),
                let width = number("width", of: tag), let height = number("height", of: tag)
            else { return }
            objects[object].frame = Frame(x: x, y: y, width: width, height: height)
        } else if matches(tag.name, "color") {
            guard text("key", of: tag) == "backgroundColor" else { return }
            objects[object].background = color(tag)
        } else if matches(tag.name, "fontDescription") {
            if isLarge(tag) { objects[object].flags.insert(.mayBeLarge) }
        } else if matches(tag.name, "outlet") {
            objects[object].outlets.append((text("property", of: tag), text("destination", of: tag)))
        } else if matches(tag.name, "state") {
            if !text("backgroundImage", of: tag).isEmpty { objects[object].obstacles = ["the background image"] }
        } else if matches(tag.name, "buttonConfiguration") {
            objects[object].obstacles = ["the configuration"]
        } else if matches(tag.name, "userDefinedRuntimeAttribute") {
            let path = value("keyPath", of: tag)
            if source.contains("background", in: path, ignoringCase: true)
                || source.contains("gradient", in: path, ignoringCase: true)
                || source.contains("layer.contents", in: path)
            {
                objects[object].obstacles = [source.text(path)]
            }
        }
    }

    /// Whether text in the font that `tag` describes is large, or may be.
    /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    private func isLarge(_ tag: NibTag) -> Bool {
        let style = value("style", of: tag)
        if !style.isEmpty { return source.contains("Title", in: style) }
        guard let size = number("pointSize", of: tag) else { return true }
        let isBold = ["type", "weight", "name"].contains { (attribute: StaticString) in
            let words = value(attribute, of: tag)
            return source.contains("bold", in: words, ignoringCase: true)
                || source.contains("heavy", in: words, ignoringCase: true)
                || source.contains("black", in: words, ignoringCase: true)
        }
        return size >= (isBold ? 14 : 18)
    }

    // MARK: Colors

    /// Returns the color that `tag` describes.
    private mutating func color(_ tag: NibTag) -> ExpressionID {
        expressions.add(NibColor(self, tag).kind, at: tag.name)
    }

    // MARK: Text

    func matches(_ range: ByteRange, _ text: StaticString) -> Bool {
        let bytes = source.buffer(range)
        guard bytes.count == text.utf8CodeUnitCount else { return false }
        for offset in 0..<bytes.count where bytes[offset] != text.utf8Start[offset] { return false }
        return true
    }

    private func ends(_ bytes: UnsafeBufferPointer<UInt8>, with text: StaticString) -> Bool {
        let start = bytes.count - text.utf8CodeUnitCount
        guard start >= 0 else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Returns the bytes of the attribute `name` of `tag`; empty if it has none.
    private func value(_ name: StaticString, of tag: NibTag) -> ByteRange {
        for attribute in tag.attributes where matches(attribute.name, name) { return attribute.value }
        return ByteRange(0, 0)
    }

    /// Returns the value of the attribute `name` of `tag`; empty if it has none.
    func text(_ name: StaticString, of tag: NibTag) -> String { source.text(value(name, of: tag)) }

    /// Returns the value of the attribute `name` of `tag` as a number; nil if it is none.
    func number(_ name: StaticString, of tag: NibTag) -> Double? {
        Double(text(name, of: tag)).flatMap { $0.isFinite ? $0 : nil }
    }
}
