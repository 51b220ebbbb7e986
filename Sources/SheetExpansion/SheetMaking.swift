import CSSColors
import SourceColors
import SourceText

/// What calls, loops and functions of a sheet of Sass define for other files: custom properties with computed names, and
/// variables with computed values.
///
/// It is a class: code that copies so many fields is large.
package final class MadeDefinitions: Sendable {
    /// The definitions: variables at the places where the sheet sets them, and all custom properties that it sets outside of
    /// mixins.
    package let facts: ColorFacts
    /// The variables, mixins, functions and placeholders that were looked for, found or not.
    package let wanted: Set<String>
    /// The custom properties that may be set, but whose names are not known as a whole.
    package let openNames: Set<ColorName>
    /// The sheet as it is written.
    package let sheet: PreprocessorSheet
    /// The sheet after its calls, loops and functions; nil if that is not known, or nothing changes.
    package let expansion: SheetExpansion?

    init(
        by sheet: PreprocessorSheet, _ expansion: SheetExpansion?, _ facts: ColorFacts, _ openNames: Set<ColorName>,
        wanted: Set<String>
    ) {
        (self.sheet, self.expansion, self.facts, self.openNames, self.wanted) = (
            sheet, expansion, facts, openNames, wanted
        )
    }
}

extension PreprocessorSheet {
    /// Whether the statement `index`, which has an interpolation or calls a function, makes a definition.
    func makesDefinition(_ index: Int) -> Bool {
        guard dialect == .scss else { return false }
        switch statements[index].kind {
        case .variable:
            // Other files see no variable of a rule or mixin.
            var (parent, level) = (parents[index], 0)
            while parent >= 0, level < Self.mostBlocks, statements[parent].kind == .condition {
                (parent, level) = (parents[parent], level + 1)
            }
            return parent < 0
        case .plain:
            let name = source.buffer(statements[index].prelude).prefix { $0 != UInt8(ascii: ":") }
            guard let first = name.first, name.contains(UInt8(ascii: "#")) else { return false }
            return first == UInt8(ascii: "#") || first == UInt8(ascii: "-")
        default: return false
        }
    }

    /// Adds the mixins in which statements make definitions, or call one of `mixins`, to these.
    package func addMakingMixins(to mixins: inout Set<String>) {
        guard dialect == .scss else { return }
        for (name, places) in self.mixins where !mixins.contains(name) {
            for place in places {
                let statement = statements[place]
                if statement.makes || (place..<statement.next).contains(where: { isCall($0, of: mixins) }) {
                    mixins.insert(name)
                    break
                }
            }
        }
    }

    /// Whether statements outside of mixins make definitions, some perhaps by calls of `mixins`.
    package func makesDefinitions(calling mixins: Set<String>) -> Bool {
        guard dialect == .scss else { return false }
        var index = 0
        while index < statements.count {
            let statement = statements[index]
            if statement.kind != .mixin, statement.kind != .function {
                if statement.makes { return true }
                if (index..<statement.next).contains(where: { isCall($0, of: mixins) }) { return true }
            }
            index = statement.next
        }
        return false
    }

    /// Whether `range` is in a mixin.
    package func isInMixin(_ range: ByteRange) -> Bool {
        var index = statements.partitioningIndex { $0.prelude.lowerBound > range.lowerBound } - 1
        var level = 0
        while index >= 0, level < Self.mostBlocks {
            let statement = statements[index]
            if statement.kind == .mixin, range.upperBound <= statement.end { return true }
            (index, level) = (parents[index], level + 1)
        }
        return false
    }

    private func isCall(_ index: Int, of mixins: Set<String>) -> Bool {
        guard statements[index].kind == .include else { return false }
        return mixins.contains(calledName(statements[index].prelude, CSSLexemes(source, dialect: dialect)).name)
    }
}

extension SheetExpander {
    /// Whether the call `statement` is of a mixin that makes definitions.
    func isMaking(_ statement: PreprocessorSheet.Statement, _ context: Context) -> Bool {
        guard !makingMixins.isEmpty else { return false }
        let sheet = sheets[Int(context.source)]
        return makingMixins.contains(sheet.calledName(statement.prelude, lexemes(context.source)).name)
    }

    /// Writes a custom property with an unknown name and an unknown value.
    mutating func writeAnyName(_ frame: Int32) {
        hasChanged = true
        let any = piece("--\(ColorName.openMark):0;:root{--\(ColorName.openMark):0;}", frame)
        write(any)
    }
}
