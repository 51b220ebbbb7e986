// Prints figures of speed and size as ratios to a reference on the same machine. Asserts nothing, because figures on a
// busy machine are not failures; but for `projects`, which exits with 1 if the time is far from proportional.
//
//     swift run -c release color-lint-benchmarks [COLOR-LINT [MEGABYTES | FOLDER | growth | projects]]
//
// COLOR-LINT is the program to measure (default: the one built next to this one), MEGABYTES the size of the mixed
// tree. With a FOLDER of real files, only that is measured; with `growth`, only how the time grows with the size of a file; and
// with `projects`, with the number of files.

import CStandardLibrary

let arguments = CommandLine.arguments
let ownFolder = arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
let program = arguments.count > 1 ? arguments[1] : ownFolder + "/color-lint"
let megabytes = arguments.count > 2 ? Int(arguments[2]) ?? 236 : 236
let threads = min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), 8)
let pattern = #"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(|Color\("#

guard let programSize = size(of: program) else {
    print("There is no program \(program). Build it first: swift build -c release")
    exit(2)
}
var template = Array("/tmp/color-lint-benchmarks-XXXXXX".utf8CString)
guard let made = mkdtemp(&template) else { exit(2) }
let folder = String(cString: made)
defer { _ = Program(words: ["rm", "-rf", folder]).seconds() }

/// Prints a row: the title, the ratio to `base`, and the seconds.
func row(_ title: String, _ seconds: Double?, per base: Double?, _ gate: String) {
    func text(_ number: Double, _ places: Double) -> String { "\((number * places).rounded() / places)" }
    func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.unicodeScalars.count, 0)) + text
    }
    let ratio = seconds.flatMap { seconds in base.map { text(seconds / $0, 100) } } ?? "–"
    let times = [seconds, base].map { $0.map { text($0 * 1000, 100) } ?? "–" }.joined(separator: " / ")
    print(title + padded(ratio, 60 - title.unicodeScalars.count) + padded(times + " ms", 26) + "   " + gate)
}

/// Compares `colors` on `path` with ripgrep and a typical pattern.
func compareSearch(_ title: String, _ path: String, _ gate: String) {
    let own = Program(words: [program, "colors", "--format", "jsonl", "--jobs", "\(threads)", path]).best(of: 5)
    let search = Program(words: ["rg", "-o", "-n", "--column", "-j", "\(threads)", pattern, path]).best(of: 5)
    row(title, own, per: search, gate)
}

if arguments.count > 2, arguments[2] == "growth" {
    print("ms for 10 KB, 100 KB, 1 MB and 10 MB, then the exponents from each to the next; gate 1.15, aim 1.05\n")
    var files = GeneratedFiles(seed: 1)
    GrowthRows(program: program, folder: folder).print(&files)
    _ = Program(words: ["rm", "-rf", folder]).seconds()
    exit(0)
}

if arguments.count > 2, arguments[2] == "projects" {
    print(
        "ms for 30, 300 and 3,000 files, then the exponents from each to the next; limit \(ProjectGrowthRows.limit)\n")
    let isProportional = ProjectGrowthRows(program: program, folder: folder).print()
    _ = Program(words: ["rm", "-rf", folder]).seconds()
    exit(isProportional ? 0 : 1)
}

print("ratio, then color-lint / the other, \(threads) threads, best of several runs; gate | aim of the design\n")

if arguments.count > 2, Int(arguments[2]) == nil {
    let path = arguments[2]
    let search = Program(words: ["rg", "-o", "-n", "--column", "-j", "\(threads)", pattern, path]).best(of: 5)
    for (title, words) in [("lint", []), ("pairs", ["pairs"]), ("colors", ["colors"])] {
        let format = words.isEmpty ? "short" : "jsonl"
        let own = Program(words: [program] + words + ["--format", format, "--jobs", "\(threads)", path]).best(of: 5)
        row("\(title) of \(path) / rg", own, per: search, words.isEmpty ? "3 | 1.5" : "")
    }
    _ = Program(words: ["rm", "-rf", folder]).seconds()
    exit(0)
}

let sample = folder + "/sample.css"
write("a { color: #777; background: #fff }\n", to: sample)
let start = Program(words: [program, sample]).best(of: 60)
let hello = folder + "/hello"
write("int puts(const char *); int main(void) { puts(\"hello\"); return 0; }\n", to: hello + ".c")
if Program(words: ["cc", "-O2", "-o", hello, hello + ".c"]).seconds() != nil, size(of: hello) != nil {
    row("start, one small file / a C hello", start, per: Program(words: [hello]).best(of: 60), "3 ms | 1.5 ms")
}
row(
    "start, one small file / rg --version", start, per: Program(words: ["rg", "--version"]).best(of: 60),
    "3 ms | 1.5 ms")

var files = GeneratedFiles(seed: 1)
let mixed = folder + "/mixed"
mkdir(mixed, 0o755)
files.writeMixedTree(in: mixed, bytes: megabytes << 20)
compareSearch("mixed tree of \(megabytes) MB / rg", mixed, "1.5 | 1.0")
row(
    "the same, all rules / colors alone",
    Program(words: [program, "--quiet", "--format", "short", "--jobs", "\(threads)", mixed]).best(of: 3),
    per: Program(words: [program, "colors", "--jobs", "\(threads)", mixed]).best(of: 3), "")

let dense = folder + "/dense"
mkdir(dense, 0o755)
for number in 0..<16 { write(files.css(1 << 20, isDense: true), to: "\(dense)/\(number).css") }
compareSearch("color-dense CSS, 16 MB / rg", dense, "2.5 | 1.5")

let sparse = folder + "/sparse"
mkdir(sparse, 0o755)
for number in 0..<256 { write(files.swift(1 << 18, rarity: 10_000), to: "\(sparse)/\(number).swift") }
compareSearch("files with almost no colors, 64 MB / rg", sparse, "1.0 | 0.6")

/// Compares linting files with these texts, with all rules, with ripgrep and a typical pattern.
func compareWhole(_ title: String, _ kind: String, _ texts: [String], _ gate: String) {
    let path = "\(folder)/whole-\(title.split(separator: " ").joined(separator: "-"))"
    mkdir(path, 0o755)
    for (number, text) in texts.enumerated() { write(text, to: "\(path)/\(number).\(kind)") }
    let own = Program(words: [program, "--quiet", "--format", "short", "--jobs", "\(threads)", path]).best(of: 3)
    let search = Program(words: ["rg", "-o", "-n", "--column", "-j", "\(threads)", pattern, path]).best(of: 5)
    row("lint \(title) / rg", own, per: search, gate)
}

// What style sheets and apps have that the files above do not.
compareWhole(
    "eight copies of a framework", "css", Array(repeating: files.css(300_000, isDense: false), count: 8), "5 | 2.5")
compareWhole("frameworks of utilities", "css", (0..<4).map { _ in files.utilities(1 << 20) }, "5 | 2.5")
compareWhole("properties with unknown names", "css", (0..<4).map { _ in files.properties(1 << 19) }, "5 | 2.5")
compareWhole("deep views in one another", "swift", [files.deepViews(4 << 20)], "3 | 1.5")

let lines = files.css(8 << 20, isDense: true)
write(lines, to: folder + "/lines.css")
write(String(lines.map { $0 == "\n" ? " " : $0 }), to: folder + "/minified.css")
row(
    "one line of 8 MB / many lines, same bytes",
    Program(words: [program, "colors", "--format", "jsonl", folder + "/minified.css"]).best(of: 5),
    per: Program(words: [program, "colors", "--format", "jsonl", folder + "/lines.css"]).best(of: 5), "2 | 1.3")

/// Compares linting `text` with all rules with linting `other` under the same name.
func compareLint(_ title: String, _ kind: String, _ text: String, per other: String, _ gate: String) {
    let paths = ["\(folder)/lint.\(kind)", "\(folder)/other.\(kind)"]
    write(text, to: paths[0])
    write(other, to: paths[1])
    let times = paths.map { Program(words: [program, "--quiet", "--format", "short", $0]).best(of: 5) }
    row(title, times[0], per: times[1], gate)
}

let views = files.views(5 << 20)
compareLint("lint 10 MB of Swift views / 5 MB of them", "swift", views + views, per: views, "2")
let code = files.swift(5 << 20, rarity: 60)
compareLint("lint 10 MB of other Swift / 5 MB of it", "swift", code + code, per: code, "2")
func nested(_ opener: String, _ closer: String) -> String {
    "let color = " + String(repeating: opener, count: 100_000) + "0xFFFFFF" + String(repeating: closer, count: 100_000)
}
compareLint("100,000 nested parentheses / side by side", "swift", nested("f(", ")"), per: nested("f()\n", ""), "")
compareLint("100,000 nested closures / side by side", "swift", nested("f{", "}"), per: nested("f{}\n", ""), "")
func properties(_ used: String) -> String {
    ":root { --c0: #777;\n" + (1...100_000).map { "--c\($0): var(--\(used)\($0 - 1));\n" }.joined()
        + "color: var(--c100000); background: #fff }"
}
compareLint("a chain of 100,000 custom properties / as many apart", "css", properties("c"), per: properties("d"), "")

/// Prints a row with a single figure.
func row(_ title: String, _ figure: String, _ gate: String) {
    print(
        title + String(repeating: " ", count: max(86 - title.unicodeScalars.count - figure.unicodeScalars.count, 1))
            + figure + "   " + gate)
}

/// Formats `seconds` in milliseconds.
func milliseconds(_ seconds: Double) -> String { "\((seconds * 100_000).rounded() / 100)" }

print()
let server = ServerRows(program: program)
server.printDocumentRows(&files)

// A project of 50,000 files with 2,000 names, which the server reads in the background.
let project = folder + "/project"
let fileCount = 50_000
files.writeProject(in: project, files: fileCount, names: 2000)
if let client = LanguageClient(program, root: project) {
    let uri = "file://\(project)/page.css"
    let page = "p { color: var(--name-1999); background: #fff }\n"
    let began = monotonicSeconds()
    client.open(uri, "css", page)
    var slowest = 0.0
    var known = false
    while !known, monotonicSeconds() - began < 120 {
        let asked = monotonicSeconds()
        let hover = client.request(
            "textDocument/hover", #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":13}}"#)
        slowest = max(slowest, monotonicSeconds() - asked)
        known = hover.map { LanguageClient.contains($0, "plaintext") } ?? true
        usleep(5000)
    }
    row(
        "index \(fileCount) files with 2000 names, beside the loop", "\(milliseconds(monotonicSeconds() - began)) ms",
        "")
    row("slowest answer meanwhile", "\(milliseconds(slowest)) ms", "")
    let names = project + "/0/names.css"
    var times: [Double] = []
    for round in 0..<20 {
        write(":root { --name-0: #\(round % 2 == 0 ? "111" : "222"); }\n", to: names)
        let start = monotonicSeconds()
        client.notify(
            "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file://\#(names)","type":2}]}"#)
        let wanted = round % 2 == 0 ? "#111111" : "#222222"
        client.change(uri, version: round + 2, to: "p { color: var(--name-0); background: #fff }\n")
        while monotonicSeconds() - start < 10 {
            let hover = client.request(
                "textDocument/hover", #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":13}}"#)
            if hover.map({ LanguageClient.contains($0, wanted) }) ?? true { break }
        }
        times.append(monotonicSeconds() - start)
    }
    row("one of its files changed on disk → known: median", "\(milliseconds(times.sorted()[10])) ms", "")
    if let size = client.residentSize { row("memory of that server", "\(size >> 10) KiB", "") }
}
let smaller = folder + "/smaller"
files.writeProject(in: smaller, files: 10_000, names: 400)
write("{}\n", to: smaller + "/.color-lint.json")
row(
    "lint one file, seeing 10,000 others / all of these",
    Program(words: [program, "--quiet", "--format", "short", smaller + "/1/page-2.css"]).best(of: 3),
    per: Program(words: [program, "--quiet", "--format", "short", smaller]).best(of: 3), "")

server.printPullRows(of: smaller, "10,000 files")
if let path = realpath("Tests/Samples", nil) { server.printPullRows(of: String(cString: path), "the samples") }

let stripped = folder + "/stripped"
let strippedSize = Program(words: ["strip", "-o", stripped, program]).seconds().flatMap { _ in size(of: stripped) }
print(
    "\nsize: \(programSize / 1000) kB" + (strippedSize.map { ", stripped \($0 / 1000) kB" } ?? "") + "   9 MB | 7.5 MB")
