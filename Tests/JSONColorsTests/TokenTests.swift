import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// Definitions in files of design tokens.
@Suite struct TokenTests {
    /// Returns the definitions of `text`: the name, the appearances unless it applies to all, and the value.
    private static func definitions(_ text: String) -> [String] {
        let facts = JSONAnnotation.scan(text)
        return facts.definitions.map { definition in
            var scope = ""
            if case .appearances(let some) = definition.scope {
                scope = " in " + Appearance.allCases.filter(some.contains).map(\.rawValue).joined(separator: "+")
            }
            return "\(definition.name.text)\(scope): \(describe(definition.value, in: facts))"
        }
    }

    private static func describe(_ id: ExpressionID, in facts: ColorFacts) -> String {
        switch facts.expressions[id].kind {
        case .literal(let index):
            if case .color(let color) = facts.literals[index].value { HexColor(color.rgba).description } else { "?" }
        case .name(let name): "{\(name.text)}"
        case .gradient(let stops, _): "gradient " + stops.map { describe($0, in: facts) }.joined(separator: " ")
        case .unresolved(.notAColor): "none"
        case .unresolved(let reason): reason.description
        default: "something else"
        }
    }

    /// Pairs of tokens with modes: the colors, and the site or the appearances in which they are those.
    @Test(arguments: [
        (
            ##"{"primary": {"$value": "#fff", "$extensions": {"mode": {"Brand 2": "#aaa"}}}, "onPrimary": {"$value": "#000"}}"##,
            ["#000000 on #ffffff", "#000000 on #aaaaaa at Brand 2"]
        ),
        (
            ##"{"primary": {"$value": "#fff", "$extensions": {"com.figma.modes": {"A": "#aaa"}}}, "onPrimary": {"$value": "#000", "$extensions": {"com.figma": {"modes": {"A": "#1a1a1a", "B": "#2b2b2b"}}}}}"##,
            ["#000000 on #ffffff", "#1a1a1a on #aaaaaa at A", "#2b2b2b on #ffffff at B"]
        ),
        (
            ##"{"g": {"$value": "#ccc", "$extensions": {"mode": {"A": "#ddd"}}}, "primary": {"$value": "{g}"}, "onPrimary": {"$value": "#000"}}"##,
            ["#000000 on {g}", "#000000 on #dddddd at A"]
        ),
        (
            ##"{"primary": {"$value": "#fff", "$extensions": {"mode": {"dark": "#1a1a1a"}}}, "onPrimary": {"$value": "#000", "$extensions": {"mode": {"dark": {"$value": "#eee"}}}}}"##,
            ["#000000 on #ffffff in light+light-high-contrast", "#eeeeee on #1a1a1a in dark+dark-high-contrast"]
        ),
    ])
    func judgesEachMode(_ text: String, _ expected: [String]) {
        let facts = JSONAnnotation.scan(text)
        let found = facts.pairs.map { pair in
            var line = Self.describe(pair.foreground, in: facts)
            line += " on " + (pair.background.map { Self.describe($0, in: facts) } ?? "nothing")
            if let site = pair.site {
                line += " at " + String(decoding: Array(text.utf8)[site.lowerBound..<site.upperBound], as: UTF8.self)
            }
            if pair.appearances != .all {
                line +=
                    " in "
                    + Appearance.allCases.filter(pair.appearances.contains).map(\.rawValue).joined(separator: "+")
            }
            return line
        }
        #expect(found == expected)
    }

    @Test(arguments: [
        (##"{"color": {"a": {"$type": "color", "$value": "#369"}}}"##, ["color.a: #336699"]),
        (##"{"a": {"b": {"c d": {"$value": "#369"}}}}"##, ["a.b.c d: #336699"]),
        (
            ##"{"a": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "hex": "#336699"}}}"##,
            ["a: #336699"]
        ),
        (##"{"g": {"$type": "color", "a": {"$type": "color", "$value": "red"}}}"##, ["g.a: #ff0000"]),
        (##"{"a": {"$value": "#fff"}, "b": {"$value": "{a}"}}"##, ["a: #ffffff", "b: {a}"]),
        (##"{"a": {"value": "#fff"}, "b": {"value": "{ a.value }"}}"##, ["a: #ffffff", "b: {a}"]),
        (
            ##"{"a": {"$value": "#fff"}, "b": {"$ref": "#/a"}, "c": {"$value": {"$ref": "#/a/$value"}}}"##,
            ["a: #ffffff", "b: {a}", "c: {a}"]
        ),
        (
            ##"{"a": {"$value": "#fff"}, "size": {"$type": "dimension", "$value": "4px"}}"##,
            ["a: #ffffff", "size: none"]
        ),
        (
            ##"{"g": {"$type": "gradient", "$value": [{"color": "#fff", "position": 0}, {"color": "{a}", "position": 1}]}}"##,
            ["g: gradient #ffffff {a}"]
        ),
        (
            ##"{"a": {"$value": "#fff", "$extensions": {"mode": {"light": "#eee", "Dark": "{b}", "Brand 2": "#aaa"}}}}"##,
            [
                "a: #ffffff", "a in light+light-high-contrast: #eeeeee", "a in dark+dark-high-contrast: {b}",
            ]
        ),
        (
            ##"{"a": {"$value": "#fff", "$extensions": {"org.example": {"modes": {"dark high contrast": {"$value": "#000"}}}}}}"##,
            ["a: #ffffff", "a in dark-high-contrast: #000000"]
        ),
        (
            ##"{"$themes": [], "core": {"a": {"value": "#fff"}}, "dark": {"a": {"value": "#000"}}}"##,
            ["a: #ffffff", "a in dark+dark-high-contrast: #000000"]
        ),
        (
            ##"{"base": {"a": {"$value": "#fff"}, "b": {"$value": "#000"}}, "more": {"$extends": "{base}", "b": {"$value": "#111"}}}"##,
            ["base.a: #ffffff", "base.b: #000000", "more.b: #111111", "more.a: {base.a}"]
        ),
        (
            ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"studio.tokens": {"modify": {"type": "darken"}}}}}"##,
            ["a: modify changes the colors"]
        ),
        (##"{"a": {"$type": "color", "$value": "mix({b}, {c})"}}"##, ["a: a component is not a constant"]),
        (
            ##"{"g": {"$root": {"$value": "#fff"}}, "b": {"$value": "{g.$root}"}}"##,
            ["g.$root: #ffffff", "b: {g.$root}"]
        ),
        // Values of other files are no tokens: nothing says so, or they stand in a list.
        (##"{"a": {"value": "16px"}, "b": {"value": 3, "color": "#fff"}}"##, []),
        (##"[{"a": {"$value": "#fff"}}]"##, []),
        (##"{"list": [{"value": "#fff"}]}"##, []),
        (##"{"definitions": {"a": {"$ref": "#/definitions/b"}, "b": {"value": "#fff"}}}"##, ["definitions.b: #ffffff"]),
    ])
    func findsDefinitions(_ text: String, _ expected: [String]) {
        #expect(Self.definitions(text) == expected)
    }

    @Test func deepGroupsEndSomewhere() {
        let text = String(repeating: ##"{"a":"##, count: nestingDepth) + ##"{"$value":"#fff"}"##
        #expect(Self.definitions(text) == [])
    }

    @Test func manyTokensInOneGroup() {
        let tokens = (0..<20_000).map { ##""t\##($0)": {"$value": "{g.t\##(($0 + 1) % 20_000)}"}"## }
        let text = ##"{"g": {"## + tokens.joined(separator: ",") + "}}"
        #expect(Self.definitions(text).count == 20_000)
    }
}
