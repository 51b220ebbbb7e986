import SourceColors
import SourceText

/// The names of color types in a file.
extension SwiftTokens {
    /// The color types by name. `SKColor` is UIColor or NSColor, with the initializers of both.
    static let colorTypes = WordTable<SwiftColorType>([
        ("Color", .color),
        ("UIColor SKColor", .uiColor),
        ("NSColor", .nsColor),
        ("CGColor", .cgColor),
        ("CIColor", .ciColor),
    ])

    /// The modules that declare color types.
    static let modules = WordSet("SwiftUI SwiftUICore UIKit AppKit Cocoa CoreGraphics CoreImage SpriteKit")

    /// The color type that the word `bytes` names, directly or as an alias.
    func colorType(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftColorType? {
        Self.colorTypes[bytes] ?? (aliases.isEmpty ? nil : aliases[bytes].first)
    }

    /// The framework of the color type that the word `bytes` names: the platform's if an `#if` decides.
    func colorFamily(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftColorFamily? {
        if let type = Self.colorTypes[bytes] { return type.family }
        guard !aliases.isEmpty else { return nil }
        let types = aliases[bytes]
        return types.count > 1 ? .platform : types.first?.family
    }

    /// The names of the color types that the word `bytes` stands for.
    func memberTypes(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] { colorTypes(bytes).map(\.rawValue) }

    /// The color types that the word `bytes` stands for.
    func colorTypes(_ bytes: UnsafeBufferPointer<UInt8>) -> [SwiftColorType] {
        Self.colorTypes[bytes].map { [$0] } ?? aliases[bytes]
    }

    /// Returns the name and the type of the `typealias` at `index`; nil if it cannot name a color type.
    func alias(declaredAt index: Int) -> (name: Int, type: Int)? {
        guard isName(index + 1), kind(index + 2) == .equal, isName(index + 3) else { return nil }
        var last = index + 3
        if kind(last + 1) == .period, Self.modules.contains(bytes(last)) { last += 2 }
        // `UIColor.Name` and `Color<Space>` are other types.
        guard kind(last + 1) != .period, !(isText(last + 1, "<") && continuesCall(last + 1)),
            Self.colorTypes[bytes(index + 1)] == nil
        else { return nil }
        return (index + 1, last)
    }
}
