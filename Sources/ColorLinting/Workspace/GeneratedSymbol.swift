import SourceColors

extension ColorName {
    /// For a member of a color type, the symbol that Xcode generates for an asset catalog color: `Color.brand`.
    var generatedSymbol: ColorName? {
        guard space == .swiftMember else { return nil }
        for type in ["Color.", "UIColor.", "NSColor."] where text.hasPrefix(type) {
            return .assetSymbol(String(text.dropFirst(type.utf8.count)))
        }
        return nil
    }
}
