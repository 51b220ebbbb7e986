import CStandardLibrary

/// Prints how the time to lint a project grows with the number of its files, for each kind of project.
struct ProjectGrowthRows {
    let program: String
    let folder: String
    private static let counts = [30, 300, 3_000]
    /// The exponent above which a row shows more than noise: ten times the files take 32 times as long.
    static let limit = 1.5

    /// A file of a project.
    typealias File = (name: String, text: String)

    /// Prints a row for each kind of project: the time of the processor for each number of files, without that of starting, and the
    /// exponent from each number to the next. Returns whether the last one is within the limit in all rows.
    func print() -> Bool {
        let start = GrowthFigures(program, in: folder)
        let rows = [
            row("CSS that imports a sheet", start) { Self.sheets($0, importing: { $0 == 0 ? nil : "sheet0.css" }) },
            row("CSS that imports the one before", start) {
                Self.sheets($0, importing: { $0 % 30 == 0 ? nil : "sheet\($0 - 1).css" })
            },
            row("CSS in one entry", start) { count in
                Self.sheets(count - 1, importing: { _ in nil })
                    + [("all.css", (0..<count - 1).map { "@import \"sheet\($0).css\";\n" }.joined())]
            },
            row("SCSS with a module of variables", start) { count in
                [("_names.scss", "$ink: #777;\n@mixin note { background: #fff; }\n")]
                    + (1..<count).map {
                        ("s\($0).scss", "@use 'names';\n.a\($0) { color: names.$ink; @include names.note; }\n")
                    }
            },
            row("CSS with names of another", start) { count in
                [("names.css", ":root { --ink: #777; --paper: #fff; }\n")]
                    + (1..<count).map { ("s\($0).css", ".a\($0) { color: var(--ink); background: var(--paper) }\n") }
            },
            row("HTML with one sheet", start) { count in
                [("page.css", "body { background: #fff } .a { color: #777 } p { color: #333 }\n")]
                    + (1..<count).map {
                        (
                            "p\($0).html",
                            "<!DOCTYPE html><link rel=stylesheet href=page.css><body><p>a<p class=a>b<i class=c\($0)>c</i>"
                        )
                    }
            },
            row("Swift views that show the next", start) { count in
                (0..<count).map {
                    let next = $0 % 30 == 29 ? "Text(\"a\")" : "V\($0 + 1)()"
                    return (
                        "V\($0).swift",
                        """
                        import SwiftUI
                        struct V\($0): View {
                            var body: some View {
                                VStack { \(next); Text("b").foregroundStyle(Color(white: 0.5)) }.background(Color.white)
                            }
                        }

                        """
                    )
                }
            },
        ]
        return rows.allSatisfy { $0 }
    }

    private static func sheets(_ count: Int, importing: (Int) -> String?) -> [File] {
        (0..<count).map { number in
            let rule = importing(number).map { "@import \"\($0)\";\n" } ?? ""
            return ("sheet\(number).css", rule + ".a\(number) { color: #777; background: #fff }\n.b { color: #333 }\n")
        }
    }

    private func row(_ title: String, _ start: GrowthFigures, _ files: (Int) -> [File]) -> Bool {
        var figures = start
        for (place, count) in Self.counts.enumerated() {
            let project = "\(folder)/project"
            mkdir(project, 0o755)
            defer { _ = Program(words: ["rm", "-rf", project]).seconds() }
            for file in files(count) { write(file.text, to: project + "/" + file.name) }
            guard figures.add(project, runs: [10, 5, 3][place]) else {
                Swift.print("\(title): cannot be linted")
                return false
            }
        }
        return figures.printRow(title).last ?? 0 <= Self.limit
    }
}
