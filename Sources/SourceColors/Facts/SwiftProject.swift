import ColorMath
import SourceText

/// Type aliases and hex helpers of a project's Swift files, which decide how colors are read.
package struct SwiftProject: Hashable, Sendable {
    /// Other names of color types, each with the types that it may stand for: `typealias NSUIColor = UIColor`.
    package var aliases: [String: [SwiftColorType]] = [:]
    /// The helpers that make colors of hex digits, by name; initializers are `init`.
    package var helpers: [String: [SwiftHexHelper]] = [:]
    /// The order of eight digits given to helpers whose code does not tell it, as the values do, by ``SwiftHexHelper/key``.
    package var alphaOrders: [String: HexAlphaOrder] = [:]

    /// A project that says nothing.
    package init() {}

    /// The names of which `other` says something else.
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

    /// Whether an alias does not say that it is a color, so that a file that uses it may look like one without colors.
    package var hasUnrecognizableAliases: Bool {
        aliases.keys.contains { alias in
            let name = alias.utf8.map { $0 | 0x20 }
            return !name.indices.contains {
                name[$0...].starts(with: "color".utf8) || name[$0...].starts(with: "colour".utf8)
            }
        }
    }

    /// The names that make a file that mentions one of them (``SwiftFacts/openNames``) be read again.
    package var names: Set<String> {
        var names = Set(aliases.keys).union(alphaOrders.keys)
        for helper in helpers.values.joined() { names.insert(helper.key) }
        return names
    }
}

/// The aliases and helpers that one Swift file declares for others, and those it uses.
package struct SwiftFacts: Hashable, Sendable {
    /// Other names of color types that it declares at its top level.
    package var aliases: [String: [SwiftColorType]] = [:]
    /// The helpers that it declares.
    package var helpers: [SwiftHexHelper] = []
    /// Eight-digit arguments of helpers whose digit order is unknown, in file order.
    package var hexUses: [SwiftHexUse] = []
    /// Names that another file may give a meaning: words that look like a color's type, and keys of helpers.
    package var openNames: Set<String> = []

    /// Nothing.
    package init() {}

    /// The same without places in the file, which mean nothing to others.
    package var withoutPlaces: SwiftFacts {
        var result = self
        for index in result.helpers.indices { result.helpers[index].nameRange = ByteRange(0, 0) }
        for index in result.hexUses.indices { result.hexUses[index].literal = 0 }
        return result
    }

    /// Whether another file may want to know anything of it.
    package var isShared: Bool {
        !aliases.isEmpty || !hexUses.isEmpty || helpers.contains { $0.isShared }
    }
}

/// A function or initializer that makes a color of hex digits, as far as its body tells how.
package struct SwiftHexHelper: Hashable, Sendable {
    /// The function's name, or `init`.
    package var name: String
    /// The full name of the type that it belongs to; empty for a function of the file.
    package var owner: String
    /// The labels of its parameters, empty for `_`.
    package var labels: [String]
    /// Where the name is written.
    package var nameRange: ByteRange
    /// Whether other files can call it.
    package var isShared: Bool
    /// Whether its body takes bits apart in a way that is understood.
    package var isReadable = false
    /// Where alpha stands among eight digits.
    package var order: HexAlphaOrder?
    /// Whether it takes any integer for six digits: `0xFFF` is `0x000FFF`.
    package var takesSixDigits = false
    /// Whether it looks at more than six digits at all.
    package var readsEightDigits = false
    /// Whether the first two of eight digits make no difference.
    package var dropsTopByte = false
    /// The parameter that becomes alpha, by its place.
    package var alpha: Int?

    /// A helper of which nothing but its declaration is known.
    package init(name: String, owner: String, labels: [String], nameRange: ByteRange, isShared: Bool) {
        self.name = name
        self.owner = owner
        self.labels = labels
        self.nameRange = nameRange
        self.isShared = isShared
    }

    /// What calls and declarations of one helper have in common: `init(hex:)`.
    package var key: String { Self.key(name, labels.first ?? "") }

    /// The key of a helper of the given name, whose first label is `label` (empty for none).
    package static func key(_ name: String, _ label: String) -> String { "\(name)(\(label.isEmpty ? "_" : label):)" }

    /// Whether both read digits in the same way.
    package func does(theSameAs other: SwiftHexHelper) -> Bool {
        order == other.order && takesSixDigits == other.takesSixDigits && readsEightDigits == other.readsEightDigits
            && dropsTopByte == other.dropsTopByte && alpha == other.alpha
    }
}

/// Eight hex digits whose order is unknown.
package struct SwiftHexUse: Hashable, Sendable {
    /// The literal, by its place in ``ColorFacts/literals``.
    package var literal: Int
    /// The helper's ``SwiftHexHelper/key``.
    package var helper: String
    /// Whether there are eight digits, not four.
    package var isEightDigits: Bool
    /// Whether the first two are `FF`.
    package var beginsWithFF: Bool
    /// Whether the order makes a difference.
    package var matters: Bool

    /// A use of `helper` by the literal of that place.
    package init(literal: Int, helper: String, isEightDigits: Bool, beginsWithFF: Bool, matters: Bool) {
        self.literal = literal
        self.helper = helper
        self.isEightDigits = isEightDigits
        self.beginsWithFF = beginsWithFF
        self.matters = matters
    }
}
