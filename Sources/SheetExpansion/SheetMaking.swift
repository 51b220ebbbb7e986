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

    /// Adds what its mixins define where they are called, by calls of others too, to `all`, by their names.
    package func addMixinDefinitions(to all: inout [String: MixinDefinitions]) {
        for (name, places) in mixins {
            for place in places where statements[place].makes || statements[place].isActive {
                for index in place..<statements[place].next {
                    guard let found = definitions(by: index, calling: all) else { continue }
                    all[name, default: MixinDefinitions()].formUnion(found)
                }
            }
        }
    }

    /// Returns what the statement `index` of a mixin defines where that is called; nil if that is nothing.
    private func definitions(by index: Int, calling mixins: [String: MixinDefinitions]) -> MixinDefinitions? {
        switch statements[index].kind {
        case .include: return mixins[calledName(statements[index].prelude, lexemes).name]
        case .plain where statements[index].makes:
            let name = source.buffer(statements[index].prelude).prefix { $0 != UInt8(ascii: ":") && $0 > 0x20 }
            let isKnown = name.starts(with: "--".utf8) && !name.contains(UInt8(ascii: "{"))
            return isKnown
                ? MixinDefinitions(properties: [String(decoding: name, as: UTF8.self)]) : MixinDefinitions(isOpen: true)
        case .variable where statements[index].makes: return MixinDefinitions(isOpen: true)
        default: return nil
        }
    }

    /// Whether statements outside of mixins make definitions, some perhaps by calls of `mixins`; or a mixin that is one of
    /// `called` does.
    package func makesDefinitions(calling mixins: [String: MixinDefinitions], called: Set<String>) -> Bool {
        var index = 0
        while index < statements.count {
            let statement = statements[index]
            if statement.kind == .mixin {
                if statement.makes, called.contains(calledName(statement.prelude, lexemes).name) { return true }
            } else if statement.kind != .function {
                if statement.makes { return true }
                if (index..<statement.next).contains(where: { isCall($0, of: mixins) }) { return true }
            }
            index = statement.next
        }
        return false
    }

    /// Whether `range` is in a mixin, or in one of these: `names`.
    package func isInMixin(_ range: ByteRange, named names: Set<String>? = nil) -> Bool {
        var index = statements.partitioningIndex { $0.prelude.lowerBound > range.lowerBound } - 1
        var level = 0
        while index >= 0, level < Self.mostBlocks {
            let statement = statements[index]
            if statement.kind == .mixin, range.upperBound <= statement.end,
                names?.contains(calledName(statement.prelude, lexemes).name) ?? true
            {
                return true
            }
            (index, level) = (parents[index], level + 1)
        }
        return false
    }

    private func isCall(_ index: Int, of mixins: [String: MixinDefinitions]) -> Bool {
        guard statements[index].kind == .include else { return false }
        return mixins[calledName(statements[index].prelude, lexemes).name] != nil
    }

    private var lexemes: CSSLexemes { CSSLexemes(source, dialect: dialect) }
}

/// What a call of a mixin defines for other files.
package struct MixinDefinitions: Equatable, Sendable {
    /// The custom properties whose names are known, with their dashes.
    var properties: Set<String> = []
    /// Whether it defines others, with names that it computes.
    var isOpen = false

    mutating func formUnion(_ other: MixinDefinitions) {
        properties.formUnion(other.properties)
        isOpen = isOpen || other.isOpen
    }
}

extension SheetExpander {
    /// Writes what the call at `index` of a mixin defines, with unknown values, if it cannot be run.
    mutating func writeUnknown(_ index: Int, _ context: Context) {
        guard !makingMixins.isEmpty else { return }
        let sheet = sheets[Int(context.source)]
        let statement = sheet.statements[index]
        guard let made = makingMixins[sheet.calledName(statement.prelude, lexemes(context.source)).name] else { return }
        hasChanged = true
        if made.isOpen {
            return write(piece("--\(ColorName.openMark):0;:root{--\(ColorName.openMark):0;}", context.frame))
        }
        // What sets them outside of all rules has rules of its own, perhaps for the root.
        let isInRule = context.frame >= 0 || sheet.isInRule(index)
        if !isInRule { text.append(":root{", frame: context.frame) }
        for name in made.properties.ordered() {
            write(piece(name + ":", context.frame))
            write(Piece(source: context.source, range: statement.prelude, frame: context.frame, doubt: .content))
            text.append(";", frame: context.frame)
        }
        if !isInRule { text.append("}", frame: context.frame) }
    }
}

extension PreprocessorSheet {
    /// Whether the statement `index` is in a style rule.
    fileprivate func isInRule(_ index: Int) -> Bool {
        var parent = parents[index]
        while parent >= 0 {
            if statements[parent].kind == .rule { return true }
            parent = parents[parent]
        }
        return false
    }
}
