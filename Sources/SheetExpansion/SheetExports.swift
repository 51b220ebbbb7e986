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

    /// The variables that it sets, each with its mark.
    package var variableNames: [String] { Array(variables.keys) }

    /// Whether it sets variables.
    package var hasVariables: Bool { !variables.isEmpty }

    /// Whether it calls mixins, loops or extends.
    package var hasCalls: Bool { isActive }

    /// Whether a mixin sets custom properties.
    package var definesInMixins: Bool { mixins.values.contains { $0.contains { statements[$0].makes } } }

    /// Whether `other` has the same text.
    package func isEqual(to other: PreprocessorSheet) -> Bool { isCopy(of: other.source) }

    /// The file, with the text that was read.
    package var file: SourceFile {
        SourceFile(path: path, language: dialect == .less ? .less : .scss, bytes: Array(buffer))
    }

    /// Returns the names of what it and `other` define for other files in different ways: variables with their mark, and
    /// ``exports``.
    package func exportsThatDiffer(from other: PreprocessorSheet) -> Set<String> {
        if isEqual(to: other) { return [] }
        let (own, others) = (placesByExport, other.placesByExport)
        let (roots, otherRoots) = (roots, other.roots)
        // Many definitions may be in one block.
        var compared: [Int: (other: Int, areEqual: Bool)] = [:]
        var result: Set<String> = []
        for (name, places) in own {
            guard let second = others[name], places.count == second.count else {
                result.insert(name)
                continue
            }
            for index in places.indices {
                let (left, right) = (roots[places[index]], otherRoots[second[index]])
                if compared[left]?.other != right {
                    let texts = (source.buffer(range(of: left)), other.source.buffer(other.range(of: right)))
                    compared[left] = (right, Self.areEqual(texts.0, texts.1))
                }
                if compared[left]?.areEqual != true { result.insert(name) }
            }
        }
        for name in others.keys where own[name] == nil { result.insert(name) }
        return result
    }

    /// The statements that define each variable and each of ``exports``.
    private var placesByExport: [String: [Int]] {
        var result = variables
        for (name, places) in mixins { result[dialect == .scss ? "@" + name : name] = places }
        for (name, places) in functions { result[name + "("] = places }
        for (name, places) in placeholders { result[name] = places }
        return result
    }

    /// The outermost statement around each statement.
    private var roots: [Int] {
        var result: [Int] = []
        result.reserveCapacity(parents.count)
        for (index, parent) in parents.enumerated() { result.append(parent < 0 ? index : result[parent]) }
        return result
    }

    private func range(of statement: Int) -> ByteRange {
        ByteRange(statements[statement].prelude.lowerBound, statements[statement].end)
    }

    /// Whether it was read from text equal to `source`.
    package func isCopy(of source: SourceBytes) -> Bool {
        Self.areEqual(buffer, source.buffer(ByteRange(0, source.count)))
    }

    private static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count, let own = left.baseAddress, let other = right.baseAddress else {
            return left.count == right.count
        }
        return memcmp(own, other, left.count) == 0
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
