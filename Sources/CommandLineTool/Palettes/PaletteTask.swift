import ColorLinting
import ColorMath
import ColorProject
import SourceColors
import SourceText
import Threading

/// Collects the colors of each file.
struct PaletteTask: FileTask {
    /// Includes the type aliases and hex helpers of the project's Swift files, which affect how colors are read.
    var linter: Linter
    var palette: UsedColors

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        sink.count { $0.files += 1 }
        scanned.file.withBytes { palette.add(scanned.facts, of: $0, at: input.path) }
    }
}

/// The colors used in files, collected by several threads.
struct UsedColors: Sendable {
    private let colors = Monitor<[HexColor: ColorUse]>([:])

    /// The colors so far.
    var all: [HexColor: ColorUse] { colors.change { $0 } }

    /// Adds the literals of the file at `path`.
    func add(_ facts: ColorFacts, of source: SourceBytes, at path: String) {
        let names = facts.definedLiterals
        var uses: [HexColor: ColorUse] = [:]
        var cursor = LineColumnCursor(source)
        for (index, literal) in facts.literals.enumerated() {
            guard let color = literal.color?.rgba else { continue }
            let key = HexColor(color.mappedIntoSRGB)
            if uses[key] == nil {
                uses[key] = ColorUse(path: path, place: cursor.lineColumn(of: literal.range.lowerBound))
            }
            uses[key]?.count += 1
            if let name = names[index] { uses[key]?.names.insert(name.text) }
        }
        guard !uses.isEmpty else { return }
        colors.change { colors in
            for (key, use) in uses {
                guard var sum = colors[key] else {
                    colors[key] = use
                    continue
                }
                sum.count += use.count
                sum.names.formUnion(use.names)
                // Threads finish in any order, so the first position is that in the first path.
                if use.path < sum.path { (sum.path, sum.place) = (use.path, use.place) }
                colors[key] = sum
            }
        }
    }
}
