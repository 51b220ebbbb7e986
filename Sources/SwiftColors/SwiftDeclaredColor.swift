import SourceColors
import SourceText

extension DeclaredColor {
    /// Reads `bytes` as a Swift expression. Without a type, members are colors of SwiftUI. Ranges in the facts are offsets in
    /// `bytes`. Only an empty text is unreadable: an expression of an unknown kind is an unresolved color.
    package init(swiftUI bytes: UnsafeBufferPointer<UInt8>) {
        let color = SwiftColorText.parse(SourceBytes(bytes), as: .swiftUI)
        self = color.map { .read($0.facts, $0.root) } ?? .unreadable(nil)
    }
}
