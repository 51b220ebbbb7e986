import SourceText

/// Finds the classes whose names are prefixes of other classes' names: `btn` for `.btn-primary`.
extension CSSSelectors {
    /// The maximum number of prefixes per compound.
    private static let mostFamilies = 8

    /// Returns the classes of the style sheet's selectors whose names are prefixes of names of the classes in `compound`.
    func families(of compound: CSSCompound) -> [Int32] {
        var result: [Int32] = []
        forEachFamily(of: compound) { name in
            let id = texts.find(UInt8(ascii: "."), name)
            let part = CSSPart.tagged(id, UInt8(ascii: "."))
            if id >= 0, !result.contains(part) { result.append(part) }
        }
        return result
    }

    /// Does the same as ``families(of:)``, but also returns classes that only later selectors may contain.
    mutating func addFamilies(of compound: CSSCompound) -> [Int32] {
        var names: [[UInt8]] = []
        forEachFamily(of: compound) { names.append(Array($0)) }
        return names.map { name in
            CSSPart.tagged(name.withUnsafeBufferPointer { texts.id(UInt8(ascii: "."), $0) }, UInt8(ascii: "."))
        }
    }

    /// Calls `body` with the prefixes, before a hyphen or underscore, of the names of the classes in `compound`.
    private func forEachFamily(of compound: CSSCompound, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var count = 0
        for part in parts[compound.parts] where CSSPart.isClass(part) {
            texts.withText(CSSPart.id(part)) { name in
                // Theme classes have no families.
                guard CSSThemeWords.classes[name] == nil else { return }
                for end in name.indices.dropFirst() where isJoint(name[end]) && !isJoint(name[end - 1]) {
                    guard count < CSSSelectors.mostFamilies else { return }
                    count += 1
                    body(UnsafeBufferPointer(rebasing: name[..<end]))
                }
            }
        }
    }

    private func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
}
