import ColorMath
import ColorScanning
import SourceColors
import SourceText

extension RuleContext {
    /// Calls `body` with each literal whose numbers are in the wrong unit, unless a declared initializer may be meant.
    func eachMistakeOfUnits(_ body: (ColorLiteral, MistakenUnits) -> Void) {
        for numbers in facts.outOfRangeNumbers {
            let literal = facts.literals[numbers.literal]
            guard !isDeclared(literal.form, numbers.components),
                let units = MistakenUnits(numbers.components, isLinear: literal.form.isLinear)
            else { continue }
            body(literal, units)
        }
    }

    private func isDeclared(_ form: LiteralForm, _ numbers: [ComponentNumber]) -> Bool {
        guard case .swiftCall(let type, _) = form else { return false }
        let labels = numbers.map(\.label)
        return facts.declaredInitializers.contains { $0.mayTake(labels, type: type.rawValue) }
            || workspace.declaresInitializer(taking: labels, of: type.rawValue)
    }

    /// Returns fixes that convert the numbers of `literal` to 0…1, one for each possible reading. A fix changes the
    /// whole call, whichever rule reported it.
    func fixes(of literal: ColorLiteral, _ units: MistakenUnits) -> [Fix] {
        units.readings.compactMap { reading in
            let edits = zip(units.numbers, reading).flatMap { number, unit in
                unit.map { division(of: number, by: $0.rawValue) } ?? []
            }
            guard let color = color(of: literal, after: edits) else { return nil }
            let intended = zip(units.numbers, reading).map { $0.value / Double($1?.rawValue ?? 1) }
            let components = [color.components.x, color.components.y, color.components.z]
            let hasAlpha = units.numbers.last?.role == .alpha
            let read = components.prefix(intended.count - (hasAlpha ? 1 : 0)) + (hasAlpha ? [color.alpha] : [])
            guard zip(read, intended).allSatisfy({ abs($0 - $1) < 1e-9 }) else { return nil }
            let title = "Divide \(Self.divisions(units.numbers, reading)): \(HexColor(color.rgba))"
            return Fix(title: title, safety: .review, edits: edits.map { FileEdit(path: file.path, edit: $0) })
        }
    }

    private func division(of number: ComponentNumber, by divisor: Int) -> [Edit] {
        let end = ByteRange(number.range.upperBound, number.range.upperBound)
        guard number.spelling == .expression else { return [Edit(end, "/\(divisor)")] }
        let start = ByteRange(number.range.lowerBound, number.range.lowerBound)
        return [Edit(start, "("), Edit(end, ")/\(divisor)")]
    }

    /// Returns the color of `literal` after `edits`.
    private func color(of literal: ColorLiteral, after edits: [Edit]) -> ColorValue? {
        let offset = literal.range.lowerBound
        let moved = edits.map {
            Edit(ByteRange($0.range.lowerBound - offset, $0.range.upperBound - offset), $0.text)
        }
        guard let bytes = moved.applied(to: Array(file.withBytes { $0.buffer(literal.range).map { $0 } })) else {
            return nil
        }
        return file.language.colorSyntax.read(String(decoding: bytes, as: UTF8.self), inPlaceOf: literal)
    }

    /// Formats divisions: `hue by 360, saturation and brightness by 100`.
    private static func divisions(_ numbers: [ComponentNumber], _ reading: [ComponentUnit?]) -> String {
        var parts: [(labels: [String], divisor: Int)] = []
        for (number, unit) in zip(numbers, reading) {
            guard let unit else { continue }
            if let index = parts.firstIndex(where: { $0.divisor == unit.rawValue }) {
                parts[index].labels.append(number.label)
            } else {
                parts.append(([number.label], unit.rawValue))
            }
        }
        return parts.map { "\(listed($0.labels)) by \($0.divisor)" }.joined(separator: ", ")
    }

    /// Formats a list: `red, green and blue`.
    static func listed(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension LiteralForm {
    /// Whether the components are linear light, which can exceed 1 on bright displays.
    fileprivate var isLinear: Bool { if case .swiftCall(_, .linearRGB) = self { true } else { false } }
}
