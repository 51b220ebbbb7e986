import CStandardLibrary
import SourceText

/// What other files may use of a sheet.
extension PreprocessorSheet {
    /// Whether there is a call, a loop or the like.
    package var isActive: Bool { statements.contains { $0.isActive } }

    /// What other files may call or extend: `@button`, `%card` and `tint(` in Sass, `.button` in Less.
    package var exports: [String] {
        guard dialect == .scss else { return Array(mixins.keys) }
        return mixins.keys.map { "@" + $0 } + placeholders.keys + functions.keys.map { $0 + "(" }
    }

    /// Whether it defines `name`: a variable with its mark, or one of ``exports``.
    package func defines(_ name: String) -> Bool {
        variables[name] != nil || placeholders[name] != nil || functions[String(name.dropLast())] != nil
            || mixins[dialect == .scss ? String(name.dropFirst()) : name] != nil
    }

    /// Whether it sets variables.
    package var hasVariables: Bool { !variables.isEmpty }

    /// Whether it calls mixins, loops or extends.
    package var hasCalls: Bool { isActive }

    /// Whether `other` has the same text.
    package func isEqual(to other: PreprocessorSheet) -> Bool { isCopy(of: other.source) }

    /// Whether it was read from text equal to `source`.
    package func isCopy(of source: SourceBytes) -> Bool {
        let bytes = source.buffer(ByteRange(0, source.count))
        guard self.source.count == source.count, let own = buffer.baseAddress, let other = bytes.baseAddress else {
            return self.source.count == source.count
        }
        return memcmp(own, other, bytes.count) == 0
    }

    /// Whether `range` is in a mixin, a placeholder, or the value of a variable with several parts, such as a map.
    package func isShared(_ range: ByteRange) -> Bool {
        func contains(_ index: Int) -> Bool {
            statements[index].prelude.lowerBound <= range.lowerBound && range.upperBound <= statements[index].end
        }
        return mixins.values.joined().contains(where: contains) || functions.values.joined().contains(where: contains)
            || placeholders.values.joined().contains(where: contains)
            || variables.values.joined().contains {
                contains($0) && source.buffer(statements[$0].prelude).contains(UInt8(ascii: "("))
            }
    }
}
