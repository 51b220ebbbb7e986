import SourceColors
import SourceText

extension DeclaredColor {
    /// The color of the Swift expression that is all of `bytes`, of SwiftUI's colors where no type is written. Ranges in its
    /// facts are offsets in `bytes`. Unreadable only where there are no tokens: what no rule knows is an unresolved expression.
    package init(swiftUI bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = SwiftScanner(SourceBytes(bytes), options: ScanOptions())
        scanner.findLiterals()
        guard scanner.tokens.count > 0 else {
            self = .unreadable(nil)
            return
        }
        let root = scanner.expression(0, scanner.tokens.count, .swiftUI)
        self = .read(scanner.facts, root)
    }
}
