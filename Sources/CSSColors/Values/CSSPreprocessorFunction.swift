import ColorMath
import SourceText

/// A function of Sass or Less that computes a color.
///
/// <https://sass-lang.com/documentation/modules/color/> <https://lesscss.org/functions/#color-operations>
enum CSSPreprocessorFunction: UInt8 {
    case lighten, darken, saturate, desaturate, turn, fadeIn, fadeOut, fade, mix, tint, shade, adjust, scale, change,
        complement, grayscale, invert
    /// Returns a value of a map; joins two maps.
    case mapGet, mapMerge
    /// Takes colors, but what it does is not known: functions of frameworks.
    case unknown

    /// The functions of Sass that are global.
    static let sass = WordTable<CSSPreprocessorFunction>(ignoringCase: [
        ("lighten", .lighten), ("darken", .darken), ("saturate", .saturate), ("desaturate", .desaturate),
        ("adjust-hue", .turn), ("opacify fade-in", .fadeIn), ("transparentize fade-out", .fadeOut), ("mix", .mix),
        ("adjust-color", .adjust), ("scale-color", .scale), ("change-color", .change), ("complement", .complement),
        ("grayscale", .grayscale), ("invert", .invert), ("tint shade tint-color shade-color shift-color", .unknown),
        ("map-get", .mapGet), ("map-merge", .mapMerge),
    ])

    /// The functions of Sass's module `color`.
    static let sassModule = WordTable<CSSPreprocessorFunction>(ignoringCase: [
        ("adjust", .adjust), ("scale", .scale), ("change", .change), ("mix", .mix), ("complement", .complement),
        ("grayscale", .grayscale), ("invert", .invert),
    ])

    static let less = WordTable<CSSPreprocessorFunction>(ignoringCase: [
        ("lighten", .lighten), ("darken", .darken), ("saturate", .saturate), ("desaturate", .desaturate),
        ("spin", .turn), ("fadein", .fadeIn), ("fadeout", .fadeOut), ("fade", .fade), ("mix", .mix), ("tint", .tint),
        ("shade", .shade), ("greyscale", .grayscale),
    ])

    /// The functions of Sass's module `map`.
    static let sassMaps = WordTable<CSSPreprocessorFunction>(ignoringCase: [
        ("get", .mapGet), ("merge", .mapMerge),
    ])

    /// Whether its arguments after the colors are channels with names.
    var takesChannels: Bool { self == .adjust || self == .scale || self == .change }
}

extension CSSValue {
    /// An argument: the name before its colon, without `$`, and the node of the value.
    private typealias Argument = (name: ByteRange?, value: Int)

    /// Adds the color that the function at `index` computes, if all its arguments are constants and colors.
    mutating func addComputed(_ index: Int, _ function: CSSPreprocessorFunction) {
        guard var arguments = arguments(of: index) else { return }
        var colors: [Int] = []
        let most = function == .mix ? 2 : 1
        while colors.count < most, let argument = arguments.first, nodes[argument.value].color >= 0,
            argument.name.map({ isOne($0, of: ["color", "color1", "color2"]) }) ?? true
        {
            colors.append(argument.value)
            arguments.removeFirst()
        }
        guard colors.count == most, let change = change(function, arguments) else { return }
        add(CSSColor(node: index, kind: .computed(change, colors)))
    }

    /// Splits the arguments of the function at `index`; nil if one is more than a single value.
    private func arguments(of index: Int) -> [Argument]? {
        let end = Int(nodes[index].next)
        var result: [Argument] = []
        var place = index + 1
        while place < end {
            var name: ByteRange?
            if nodes[place].kind == .unread, place + 2 < end, nodes[place + 1].range.count == 1,
                source[nodes[place + 1].range.lowerBound] == UInt8(ascii: ":")
            {
                name = ByteRange(nodes[place].range.lowerBound + 1, nodes[place].range.upperBound)
                place += 2
            }
            result.append((name, place))
            place = Int(nodes[place].next)
            guard place == end || nodes[place].kind == .comma && place + 1 < end else { return nil }
            place += 1
        }
        return result
    }

    /// Returns what `function` does with the arguments after its colors; nil if that is not known.
    private func change(_ function: CSSPreprocessorFunction, _ arguments: [Argument]) -> ColorChange? {
        if function.takesChannels { return channels(function, arguments) }
        guard arguments.count <= 1 else { return nil }
        if let name = arguments.first?.name, !isOne(name, of: ["amount", "weight", "degrees"]) { return nil }
        let node = arguments.first.map { nodes[$0.value] }
        switch (function, node) {
        case (.complement, nil): return .channels([.init(.hue, .add, 180)])
        case (.grayscale, nil): return .channels([.init(.saturation, .set, 0)])
        case (.invert, nil): return .inversion(share: 1)
        case (.mix, nil): return .mix(with: nil, share: 0.5)
        case (.tint, nil): return .mix(with: .white, share: 0.5)
        case (.shade, nil): return .mix(with: .black, share: 0.5)
        case (.turn, let node?): return degrees(node).map { .channels([.init(.hue, .add, $0)]) }
        case (.fadeIn, let node?): return alpha(node).map { .channels([.init(.alpha, .add, $0)]) }
        case (.fadeOut, let node?): return alpha(node).map { .channels([.init(.alpha, .add, -$0)]) }
        case (.fade, let node?): return alpha(node).map { .channels([.init(.alpha, .set, $0)]) }
        case (_, let node?):
            guard let share = percentage(node), 0...1 ~= share else { return nil }
            switch function {
            case .lighten: return .channels([.init(.lightness, .add, share)])
            case .darken: return .channels([.init(.lightness, .add, -share)])
            case .saturate: return .channels([.init(.saturation, .add, share)])
            case .desaturate: return .channels([.init(.saturation, .add, -share)])
            case .mix: return .mix(with: nil, share: share)
            case .tint: return .mix(with: .white, share: share)
            case .shade: return .mix(with: .black, share: share)
            case .invert: return .inversion(share: share)
            default: return nil
            }
        default: return nil
        }
    }

    private func isOne(_ name: ByteRange, of words: [StaticString]) -> Bool {
        words.contains { lexemes.matches(name, $0) }
    }

    private static let channels = WordTable<ColorChange.Step.Channel>(ignoringCase: [
        ("red", .red), ("green", .green), ("blue", .blue), ("hue", .hue), ("saturation", .saturation),
        ("lightness", .lightness), ("whiteness", .whiteness), ("blackness", .blackness), ("alpha", .alpha),
    ])

    /// Returns the changes that arguments such as `$lightness: -10%` make.
    private func channels(_ function: CSSPreprocessorFunction, _ arguments: [Argument]) -> ColorChange? {
        let method: ColorChange.Step.Method = function == .adjust ? .add : function == .scale ? .scale : .set
        var steps: [ColorChange.Step] = []
        for argument in arguments {
            guard let name = argument.name, let channel = Self.channels[source.buffer(name)] else { return nil }
            let node = nodes[argument.value]
            let amount: Double? =
                if method == .scale {
                    node.kind == .percentage && channel != .hue && abs(node.number) <= 100 ? node.number / 100 : nil
                } else {
                    switch channel {
                    case .red, .green, .blue: node.kind == .number ? node.number / 255 : nil
                    case .hue: degrees(node)
                    case .alpha: alpha(node)
                    default: percentage(node)
                    }
                }
            guard let amount else { return nil }
            steps.append(.init(channel, method, amount))
        }
        return steps.isEmpty ? nil : .channels(steps)
    }

    /// Returns the value of `node` as a share of 100; a number without a unit counts as a percentage.
    private func percentage(_ node: CSSNode) -> Double? {
        node.kind == .percentage || node.kind == .number ? node.number / 100 : nil
    }

    private func degrees(_ node: CSSNode) -> Double? {
        switch node.kind {
        case .number: node.number
        case .dimension: node.unit.degrees.map { node.number * $0 }
        default: nil
        }
    }

    /// Returns an opacity, 0…1. Less takes percentages, also without their sign.
    private func alpha(_ node: CSSNode) -> Double? {
        if lexemes.dialect == .less { return percentage(node) }
        return node.kind == .number && abs(node.number) <= 1 ? node.number : nil
    }
}
