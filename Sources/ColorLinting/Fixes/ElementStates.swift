import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// Text colors of elements in their states, such as `a` and `a:hover`, which fixes must keep distinct if they are now.
struct ElementStates {
    /// The color of a text in one state and appearance.
    private struct State: Hashable {
        /// The appearance; nil for all.
        var appearance: Appearance?
        var solid: SolidColor
        /// The enclosing symbol. The same symbol means the same state or, in an array, another element.
        var symbol: Int
    }

    /// The color that a literal gives an element in one state, and its color in another state.
    struct Neighbors: Hashable {
        /// The color from the literal.
        var own: SolidColor
        /// The color in the other state.
        var other: SolidColor

        /// The largest difference of a channel, 0…1.
        var distance: Double { own.color.distance(to: other.color) }
    }

    /// Maximum number of states considered per element.
    private static let maxStates = 64

    private var elements: [[State]] = []
    private var elementsOfLiteral: [Int: Set<Int>] = [:]

    /// Collects the states of the elements in `file`; `judge` resolves the colors.
    init(_ file: SourceFile, _ facts: ColorFacts, judge: PairJudge) {
        let places = facts.pairs.map { facts.baseRange(of: $0.foreground).lowerBound }
        let offsets = Set(places).ordered()
        let syntax = file.language.colorSyntax
        let symbols = file.withBytes { syntax.enclosingSymbols(of: offsets, in: $0) }
        var symbolNumbers: [String: Int] = [:]
        var elementsOfSymbols: [[String]] = []
        var keys: [Int: Int] = [:]
        for (offset, symbol) in zip(offsets, symbols) {
            let number = symbolNumbers[symbol] ?? symbolNumbers.count
            if number == symbolNumbers.count {
                symbolNumbers[symbol] = number
                elementsOfSymbols.append(syntax.elements(inSymbol: symbol))
            }
            keys[offset] = number
        }
        var numbers: [String: Int] = [:]
        var seen: [Set<State>] = []
        for (pair, place) in zip(facts.pairs, places) {
            guard let symbol = keys[place] else { continue }
            let names = elementsOfSymbols[symbol]
            if names.isEmpty { continue }
            let states = judge.foregrounds(of: pair).compactMap { appearance, paint -> State? in
                guard case .solid(var solid) = paint else { return nil }
                solid.range = ByteRange(0, 0)
                solid.definition = nil
                solid.origin?.name = nil
                return State(appearance: appearance, solid: solid, symbol: symbol)
            }
            for name in names {
                let number = numbers[name] ?? elements.count
                if number == elements.count {
                    numbers[name] = number
                    elements.append([])
                    seen.append([])
                }
                for state in states
                where elements[number].count < Self.maxStates && seen[number].insert(state).inserted {
                    elements[number].append(state)
                    if let literal = state.solid.origin?.literal {
                        elementsOfLiteral[literal, default: []].insert(number)
                    }
                }
            }
        }
    }

    /// Returns the other states of elements with the text color `literal` that differ from it now.
    func neighbors(of literal: Int) -> Set<Neighbors> {
        var result: Set<Neighbors> = []
        for element in elementsOfLiteral[literal] ?? [] {
            let states = elements[element]
            for own in states where own.solid.origin?.literal == literal {
                for other in states where other.symbol != own.symbol && other.solid.origin?.literal != literal {
                    guard own.appearance == nil || other.appearance == nil || own.appearance == other.appearance,
                        HexColor(own.solid.color) != HexColor(other.solid.color)
                    else { continue }
                    result.insert(Neighbors(own: own.solid, other: other.solid))
                }
            }
        }
        return result
    }
}

extension RGBA {
    /// Returns the largest difference of a channel, including alpha, 0…1.
    func distance(to other: RGBA) -> Double {
        max(
            max(abs(red - other.red), abs(green - other.green)), max(abs(blue - other.blue), abs(alpha - other.alpha)))
    }
}
