import SourceColors
import SourceText

extension DeclaredColor {
    /// The color of the Swift expression that is all of `bytes`, of SwiftUI's colors where no type is written. Ranges in its
    /// facts are offsets in `bytes`. Unreadable only where there are no tokens: what no rule knows is an unresolved expression.
    package init(swiftUI bytes: UnsafeBufferPointer<UInt8>) {
        let color = SwiftColorSyntax.parse(SourceBytes(bytes), as: .swiftUI)
        self = color.map { .read($0.facts, $0.root) } ?? .unreadable(nil)
    }
}
