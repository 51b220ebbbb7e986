import PathPatterns
import Testing

@Suite struct PathSelectionTests {
    @Test(arguments: [
        (["*.css"], "a.css", true), (["*.css"], "deep/in/a.css", true), (["*.css"], "a.css.txt", false),
        (["/a.css"], "a.css", true), (["/a.css"], "deep/a.css", false), (["vendor/"], "vendor/deep/a.css", true),
        (["vendor/"], "src/vendor/a.css", true), (["vendor/"], "vendor", false),
        (["src/**/x.css"], "src/a/b/x.css", true),
        (["src/*.css"], "src/a.css", true), (["src/*.css"], "src/deep/a.css", false),
        (["vendor"], "vendor/a.css", true),
        (["*.css", "!keep.css"], "keep.css", false), (["*.css", "!keep.css"], "other.css", true),
        (["!a.css"], "a.css", false), ([], "a.css", false),
    ]) func picks(_ patterns: [String], _ path: String, _ isPicked: Bool) {
        #expect(PathSelection(patterns).contains(path) == isPicked)
    }

    @Test(arguments: ["*.css", "a b", "[ab].css", "!keep", "\\#a", "\\[a", "[]a]", "[!a]"]) func takes(
        _ pattern: String
    ) {
        #expect(PathSelection.problem(with: pattern) == nil)
    }

    @Test(arguments: ["", " ", "!", "/", "../a", "a/../b", "#a", "./a", "a\nb", "{a,b}", "[a", "[]", "a[b]["])
    func refuses(
        _ pattern: String
    ) {
        #expect(PathSelection.problem(with: pattern) != nil)
    }
}
