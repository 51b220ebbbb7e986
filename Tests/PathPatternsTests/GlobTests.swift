import PathPatterns
import Testing

@Suite struct GlobTests {
    @Test(arguments: [
        // Examples from git's documentation and tests.
        ("foo", "foo", true), ("foo", "bar", false), ("foo", "fo", false), ("foo", "foobar", false),
        ("*", "foo", true), ("*", "a/b", false), ("f*", "foo", true), ("*f", "foo", false), ("*foo*", "foo", true),
        ("*ob*a*r*", "foobar", true), ("*ab", "aaaaaaabababab", true), ("foo\\*", "foo*", true),
        ("foo\\*bar", "foobar", false), ("f\\\\oo", "f\\oo", true), ("???", "foo", true), ("??", "foo", false),
        ("?", "é", false), ("??", "é", true), ("?", "/", false), ("*[al]?", "ball", true), ("[ten]", "ten", false),
        ("**[!te]", "ten", true), ("**[!ten]", "ten", false), ("t[a-g]n", "ten", true), ("t[!a-g]n", "ten", false),
        ("t[!a-g]n", "ton", true), ("t[^a-g]n", "ton", true), ("a[]]b", "a]b", true), ("a[]-]b", "a-b", true),
        ("a[]-]b", "aab", false), ("]", "]", true), ("[a-", "[a-", false), ("a**/c", "ab/b/c", true),
        ("a**/c", "a/c", true), ("a**/c", "ab/c/d", false), ("?a**/c", "ba/b/c", false),
        ("[[:digit:][:upper:]]", "A", true),
        ("[[:digit:][:upper:]]", "a", false), ("[[:xdigit:]]", "f", true), ("[!/]", "/", false), ("[\\]]", "]", true),
        ("foo/bar", "foo/bar", true), ("foo/*", "foo/bar/baz", false), ("foo/**", "foo/bar/baz", true),
        ("foo/**", "foo/", false), ("foo/**", "foo", false), ("**/foo", "foo", true), ("**/foo", "a/b/foo", true),
        ("**/foo", "a/bfoo", false), ("foo/**/bar", "foo/bar", true), ("foo/**/bar", "foo/a/b/bar", true),
        ("foo/**/bar", "foobar", false), ("foo/**/**/bar", "foo/b/bar", true), ("**/*.css", "a/b/c.css", true),
        ("**/a/*/c", "x/a/b/d/c", false), ("**/a/*/c", "x/a/b/c", true), ("**/a*/**/z?", "q/ab/c/d/zz", true),
        ("a**b", "axxb", true), ("a**b", "ax/b", false), ("**/bar/*", "deep/foo/bar", false), ("**", "a/b/c", true),
        ("[z-a]", "z", true), ("[z-a]", "a", false), ("[z-a]", "m", false),
        // More stars are as good as two.
        ("***/foo", "foo", true), ("****/foo", "a/b/foo", true), ("****/foo", "afoo", false),
        ("foo/***/bar", "foo/bar", true), ("foo/***", "foo/a/b", true), ("foo/***", "foo/", false),
        ("a***/c", "a/c", true),
    ])
    func matches(pattern: String, path: String, expected: Bool) {
        #expect(Glob(pattern.utf8).matches(Array(path.utf8)) == expected, "\(pattern) on \(path)")
    }

    @Test func manyStarsCostNoMoreThanTheProductOfTheLengths() {
        let pattern = String(repeating: "*a", count: 200) + "b"
        #expect(!Glob(pattern.utf8).matches(Array(String(repeating: "a", count: 4000).utf8)))
    }
}

@Suite struct IgnoreRulesTests {
    /// Returns `ignored`, `kept` (negated), or an empty text.
    private func verdict(_ rules: String, _ path: String) -> String? {
        let isDirectory = path.hasSuffix("/")
        let path = Array(path.utf8.dropLast(isDirectory ? 1 : 0))
        let name = path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
        return IgnoreRules(Array(rules.utf8)).verdict(path: path[...], name: name, isDirectory: isDirectory)
            .map { $0 ? "ignored" : "kept" }
    }

    @Test(arguments: [
        ("build", "build/", "ignored"), ("build", "a/build", "ignored"), ("build/", "build", nil),
        ("build/", "a/build/", "ignored"), ("/build", "build", "ignored"), ("/build", "a/build", nil),
        ("a/build", "a/build", "ignored"), ("a/build", "x/a/build", nil), ("a/b/", "a/b/", "ignored"),
        ("*.css", "x/y.css", "ignored"), ("*.css\n!keep.css", "x/keep.css", "kept"),
        ("!keep.css\n*.css", "x/keep.css", "ignored"), ("# comment", "# comment", nil), ("\\#a", "#a", "ignored"),
        ("\\!a", "!a", "ignored"), ("a ", "a", "ignored"), ("a\\ ", "a ", "ignored"), ("a\r\nb\r\n", "a", "ignored"),
        ("\u{FEFF}a", "a", "ignored"), ("", "a", nil), ("/", "a", nil), ("!", "a", nil),
        ("docs/*.css", "docs/a.css", "ignored"),
        ("docs/*.css", "docs/x/a.css", nil), ("**/node_modules", "a/b/node_modules/", "ignored"),
        ("logs/**", "logs/a", "ignored"), ("logs/**", "logs/", nil), ("/*\n!/src", "src/", "kept"),
        ("/*\n!/src", "other/", "ignored"), ("*~", "a~", "ignored"), ("a?c", "abc", "ignored"),
    ])
    func follows(rules: String, path: String, expected: String?) {
        #expect(verdict(rules, path) == expected, "\(rules) on \(path)")
    }

    @Test(
        "Among many patterns, those are tried that a path may match",
        arguments: [
            ("*mid*", "a/x-mid-y.css", "ignored"), ("*mid*", "a/mi/d.css", nil), ("?mid?", "amidb", "ignored"),
            ("a*mid*b", "a-mid-b", "ignored"), ("**/*mid*/x", "a/b-mid/x", "ignored"),
            ("*mid*\n!*id-*", "mid-x", "kept"),
            ("*a*longest*", "longest", nil), ("*a*longest*", "xa-longest", "ignored"), ("*mid*/", "mid", nil),
            ("*mid*/", "mid/", "ignored"), ("*", "anything", "ignored"), ("[xy]*[xy]", "xy", "ignored"),
        ])
    func indexed(rules: String, path: String, expected: String?) {
        let others = (0..<100).map { "*other\($0)*\n" }.joined()
        #expect(verdict(others + rules, path) == expected)
        #expect(verdict(rules, path) == expected)
    }
}
