import ColorMath
import SourceText

/// The type aliases and hex helpers of a project's Swift files, which affect how colors are read.
package struct SwiftProject: Equatable, Sendable {
    /// Aliases of color types, each with the types it may stand for: `typealias NSUIColor = UIColor`.
    package var aliases: [String: [SwiftColorType]] = [:]
    /// The helpers that make colors from hex digits, by name; initializers are under `init`.
    package var helpers: [String: [SwiftHexHelper]] = [:]
    /// The digit orders inferred from the values passed to helpers whose code does not tell the order, by
    /// ``SwiftHexHelper/key``.
    package var alphaOrders: [String: HexAlphaOrder] = [:]

    package init() {}

    /// Returns the names whose meaning differs between this project and `other`.
    package func namesThatDiffer(from other: SwiftProject) -> Set<String> {
        var names: Set<String> = []
        for name in Set(aliases.keys).union(other.aliases.keys) where aliases[name] != other.aliases[name] {
            names.insert(name)
        }
        for key in Set(alphaOrders.keys).union(other.alphaOrders.keys) where alphaOrders[key] != other.alphaOrders[key]
        {
            names.insert(key)
        }
        for name in Set(helpers.keys).union(other.helpers.keys) where helpers[name] != other.helpers[name] {
            for helper in (helpers[name] ?? []) + (other.helpers[name] ?? []) { names.insert(helper.key) }
        }
        return names
    }

    /// Whether there is an alias without “color” in its name; a file that uses it may look as if it had no colors.
    package var hasUnrecognizableAliases: Bool {
        aliases.keys.contains { alias in
            let name = alias.utf8.map { $0 | 0x20 }
            return !name.indices.contains {
                name[$0...].starts(with: "color".utf8) || name[$0...].starts(with: "colour".utf8)
            }
        }
    }

    /// The names of functions that make colors of components. A file that calls one may look as if it had no colors.
    package var componentFunctions: [String] {
        helpers.filter { $0.key != "init" && $0.value.contains { !$0.components.isEmpty } }.map(\.key)
    }

    /// The names that affect files that mention them in ``SwiftFacts/openNames``.
    package var names: Set<String> {
        var names = Set(aliases.keys).union(alphaOrders.keys)
        for helper in helpers.values.joined() { names.insert(helper.key) }
        return names
    }
}

/// The aliases and helpers that one Swift file declares for others, and those it uses.
package struct SwiftFacts: Equatable, Sendable {
    /// The aliases of color types that it declares at top level.
    package var aliases: [String: [SwiftColorType]] = [:]
    /// The helpers that it declares.
    package var helpers: [SwiftHexHelper] = []
    /// The eight-digit arguments of helpers whose digit order is unknown, in source order.
    package var hexUses: [SwiftHexUse] = []
    /// The names that other files may define: words that look like color types, and keys of helpers.
    package var openNames: Set<String> = []

    package init() {}

    /// A copy without source positions, which mean nothing to other files.
    package var withoutPlaces: SwiftFacts {
        var result = self
        for index in result.helpers.indices { result.helpers[index].nameRange = ByteRange(0, 0) }
        for index in result.hexUses.indices { result.hexUses[index].literal = 0 }
        return result
    }

    /// Whether any of these facts matters to other files.
    package var isShared: Bool {
        !aliases.isEmpty || !hexUses.isEmpty || helpers.contains { $0.isShared }
    }
}

/// A component of a color that a helper makes: a parameter times a factor, or a constant.
package struct SwiftHelperComponent: Equatable, Sendable {
    /// The index of the parameter; nil for a constant.
    package var parameter: Int?
    /// The factor, or the constant.
    package var factor: Double
    /// The value of the parameter if it is not given; nil if it has to be.
    package var standard: Double?

    package init(parameter: Int?, factor: Double, standard: Double? = nil) {
        self.parameter = parameter
        self.factor = factor
        self.standard = standard
    }
}

/// A function or initializer that makes a color from hex digits or components, with what its body tells.
package struct SwiftHexHelper: Equatable, Sendable {
    /// The function's name, or `init`.
    package var name: String
    /// The full name of the type it belongs to; empty for a global function.
    package var owner: String
    /// The labels of its parameters, empty for `_`.
    package var labels: [String]
    /// The range of the name.
    package var nameRange: ByteRange
    /// Whether other files can call it.
    package var isShared: Bool
    /// Whether the scanner understands how its body takes the bits apart.
    package var isReadable = false
    /// The position of alpha in eight digits.
    package var order: HexAlphaOrder?
    /// Whether it reads any integer as six digits: `0xFFF` as `0x000FFF`.
    package var takesSixDigits = false
    /// Whether it uses more than six digits at all.
    package var readsEightDigits = false
    /// Whether it ignores the first two of eight digits.
    package var dropsTopByte = false
    /// The index of the parameter that becomes alpha.
    package var alpha: Int?
    /// How its parameters become the components of the color, and its alpha if there is one more; empty if it takes digits.
    package var components: [SwiftHelperComponent] = []
    /// The initializer that makes a color of ``components``.
    package var form: LiteralForm?

    /// Creates a helper from its declaration alone.
    package init(name: String, owner: String, labels: [String], nameRange: ByteRange, isShared: Bool) {
        self.name = name
        self.owner = owner
        self.labels = labels
        self.nameRange = nameRange
        self.isShared = isShared
    }

    /// The key that calls and declarations of one helper share: `init(hex:)`.
    package var key: String { Self.key(name, labels.first ?? "") }

    /// Returns the key of the helper called `name` with the first label `label` (empty for none).
    package static func key(_ name: String, _ label: String) -> String { "\(name)(\(label.isEmpty ? "_" : label):)" }

    /// Whether both read digits in the same way.
    package func isEquivalent(to other: SwiftHexHelper) -> Bool {
        order == other.order && takesSixDigits == other.takesSixDigits && readsEightDigits == other.readsEightDigits
            && dropsTopByte == other.dropsTopByte && alpha == other.alpha && components == other.components
            && form == other.form
    }
}

/// Eight or four hex digits whose order is unknown.
package struct SwiftHexUse: Equatable, Sendable {
    /// The index of the literal in ``ColorFacts/literals``.
    package var literal: Int
    /// The helper's ``SwiftHexHelper/key``.
    package var helper: String
    /// Whether there are eight digits, not four.
    package var isEightDigits: Bool
    /// Whether the first two are `FF`.
    package var beginsWithFF: Bool
    /// Whether the order makes a difference.
    package var matters: Bool

    package init(literal: Int, helper: String, isEightDigits: Bool, beginsWithFF: Bool, matters: Bool) {
        self.literal = literal
        self.helper = helper
        self.isEightDigits = isEightDigits
        self.beginsWithFF = beginsWithFF
        self.matters = matters
    }
}
