import ColorMath
import SourceColors

/// A value that Sass or Less computes from constants. <https://sass-lang.com/documentation/values/>
enum SheetConstant: Equatable {
    case null
    case truth(Bool)
    /// A number with its unit, `%` or in lower case.
    case number(Double, String)
    case text(String, isQuoted: Bool)
    case color(RGBA)
    /// A list or map with elements.
    case list, map
    /// Something else, or something that is not known.
    case unknown

    /// Whether a condition with this value holds; nil if that is not known. In Less, only `true` does.
    func holds(_ isLess: Bool) -> Bool? {
        switch self {
        case .unknown: nil
        case .truth(let value): value
        case .null: false
        default: !isLess
        }
    }

    /// The name that `type-of()` returns; nil if it is not known.
    var type: String? {
        switch self {
        case .null: "null"
        case .truth: "bool"
        case .number: "number"
        case .text: "string"
        case .color: "color"
        case .list: "list"
        case .map: "map"
        case .unknown: nil
        }
    }

    /// The color that it is: also the name of one.
    var color: RGBA? {
        switch self {
        case .color(let color): color
        case .text(let name, false): NamedColor.named(name).map { RGBA($0.color) }
        default: nil
        }
    }

    /// Its text as the key of a map; nil if it cannot be one.
    var key: String? {
        switch self {
        case .text(let text, _): text
        case .number(let value, let unit) where value.magnitude < 1e9: decimalText(value, places: 10) + unit
        default: nil
        }
    }

    /// Its spelling as an argument of a color function; nil if it cannot be one.
    var spelling: String? {
        switch self {
        case .number(let value, let unit): "\(value)" + unit
        case .color(let color): "color(srgb \(color.red) \(color.green) \(color.blue) / \(color.alpha))"
        case .text(let name, false): name
        default: nil
        }
    }

    /// Whether both are equal; nil if that is not known.
    func isEqual(to other: SheetConstant, _ isLess: Bool) -> Bool? {
        if let color, let second = other.color {
            return HexColor(color) == HexColor(second) && color.alpha == second.alpha
        }
        switch (self, other) {
        case (.unknown, _), (_, .unknown), (.list, .list), (.map, .map): return nil
        case (.number(let left, let unit), .number(let right, let second)):
            return unit == second ? abs(left - right) < 1e-11 : nil
        case (.text(let left, let isQuoted), .text(let right, let isSecond)):
            // In Sass, the name of a color is none if it is quoted.
            if isQuoted != isSecond, color != nil || other.color != nil { return nil }
            return left == right && (!isLess || isQuoted == isSecond)
        default: return isLess && type != other.type ? nil : self == other
        }
    }

    /// Returns the result of the operation `sign` with numbers; unknown if they do not fit.
    func combined(_ sign: UInt8, with other: SheetConstant) -> SheetConstant {
        guard case .number(let left, let unit) = self, case .number(let right, let second) = other else {
            return .unknown
        }
        let common = unit.isEmpty ? second : unit
        let fits = unit == second || unit.isEmpty || second.isEmpty
        let value: Double
        switch sign {
        case UInt8(ascii: "+") where fits: value = left + right
        case UInt8(ascii: "-") where fits: value = left - right
        case UInt8(ascii: "*") where unit.isEmpty || second.isEmpty: value = left * right
        case UInt8(ascii: "/") where right != 0 && second.isEmpty: value = left / right
        case UInt8(ascii: "/") where right != 0 && unit == second: return .number(left / right, "")
        case UInt8(ascii: "<") where fits: return .truth(left < right)
        case UInt8(ascii: ">") where fits: return .truth(left > right)
        default: return .unknown
        }
        return value.isFinite ? .number(value, common) : .unknown
    }
}
