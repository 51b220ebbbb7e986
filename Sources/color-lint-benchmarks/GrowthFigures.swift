import CStandardLibrary

/// Measures how the time of linting grows, and prints it in a row.
struct GrowthFigures {
    let program: String
    /// The seconds that the program takes to start.
    private let start: Double
    private var times: [Double] = []

    /// Measures how long `program` takes to start, with an empty file in `folder`.
    init(_ program: String, in folder: String) {
        self.program = program
        let empty = folder + "/empty.css"
        write("", to: empty)
        start = Self.lint(empty, with: program, runs: 30) ?? 0
    }

    private static func lint(_ path: String, with program: String, runs: Int) -> Double? {
        Program(words: [program, "--quiet", "--format", "short", "--jobs", "1", path]).leastProcessorTime(of: runs)
    }

    /// Measures the time of the processor for `path`, without that of starting. Returns false if it cannot be linted.
    mutating func add(_ path: String, runs: Int) -> Bool {
        guard let time = Self.lint(path, with: program, runs: runs) else { return false }
        // A clock tick at least.
        times.append(max(time - start, 0.0001))
        return true
    }

    /// Prints the times, and the exponent from each to the next, which is ten times as large. With time proportional to the size,
    /// it is 1. Returns the exponents.
    @discardableResult
    func printRow(_ title: String) -> [Double] {
        let exponents = zip(times, times.dropFirst()).map { log10($1 / $0) }
        func joined(_ numbers: [Double], _ places: Double) -> String {
            numbers.map { "\(($0 * places).rounded() / places)" }.joined(separator: "  ")
        }
        print(
            title + String(repeating: " ", count: max(40 - title.utf8.count, 1))
                + joined(times.map { $0 * 1000 }, 10) + " ms   " + joined(exponents, 100))
        return exponents
    }
}
