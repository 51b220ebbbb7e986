import CommandLineTool
import TestSupport
import Testing

@Suite struct PatchTests {
    /// Applies the hunks of a patch of one file to `text`; returns nil if a line does not match.
    private func apply(_ patch: String, to text: String) -> String? {
        func lines(_ text: String) -> [Substring] {
            text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        }
        let old = lines(text)
        var result: [Substring] = []
        var at = 0
        for line in lines(patch).dropFirst(2).dropLast() {
            switch line.first {
            case "@":
                let start = line.dropFirst(4).prefix { $0.isNumber }
                guard let first = Int(start), first - 1 >= at, first - 1 <= old.count else { return nil }
                result += old[at..<(first - 1)]
                at = first - 1
            case " ", "-":
                guard at < old.count, old[at] == line.dropFirst() else { return nil }
                if line.first == " " { result.append(old[at]) }
                at += 1
            case "+": result.append(line.dropFirst())
            case "\\": break
            default: return nil
            }
        }
        return (result + old[at...]).joined(separator: "\n")
    }

    @Test(arguments: 1..<30)
    func aPatchGivesWhatFixWrites(seed: Int) throws {
        var state = UInt64(seed)
        func random(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        var text = ""
        for number in 0..<random(60) + 1 {
            text += ["a", "b{}", "/* x */", "", ".c { margin: 0 }"][random(5)]
            if random(3) == 0 { text += ".r\(number) { color: #7\(random(10))7; background: #fff }" }
            if random(6) == 0 { text += ".s\(number) { color: #fc0; background: #fff }" }
            if random(4) > 0 { text += "\n" }
        }
        let folder = try TemporaryFolder(["a.css": text])
        let patch = CommandRun("--diff", in: folder).output
        _ = CommandRun("--fix", in: folder)
        let fixed = try folder.text("a.css")
        #expect((patch == "") == (fixed == text))
        #expect((patch == "" ? text : apply(patch, to: text)) == fixed, "\(text)\n\(patch)")
    }
}
