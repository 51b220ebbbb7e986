import SourceColors
import SourceText

/// Views that only developers see.
extension SwiftViewScopes {
    /// Whether the type around the current token provides previews.
    var isInPreviewProvider: Bool {
        guard var index = nesting.frames.last(where: \.isTypeBody)?.opener else { return false }
        for _ in 0..<Self.maxInheritance {
            index -= 1
            if tokens.isText(index, "PreviewProvider") { return true }
            if tokens.kind(index) == .rightBrace || tokens.kind(index) == .leftBrace { return false }
        }
        return false
    }

    /// The maximum number of tokens of the list of what a type conforms to.
    private static let maxInheritance = 32

    /// Whether `type` is named for previews.
    static func isPreview(_ type: String) -> Bool {
        let name = type.utf8
        return name.indices.contains { name[$0...].starts(with: "Preview".utf8) }
    }
}
