import ColorLinting
import ColorScanning
import SourceText
import Threading

/// What holds for each of several files with the same content, kept until the last of them is released.
final class FileCopies: Sendable {
    private struct State {
        /// Whether there is more than one.
        var areSeveral = false
        @Indirect var names: FileNames?
        var report: SharedReport?
    }

    private let state = Monitor(State())

    /// Notes that there is another.
    func add() { state.change { $0.areSeveral = true } }

    var areSeveral: Bool { state.change { $0.areSeveral } }

    var names: FileNames? {
        get { state.change { $0.names } }
        set { state.change { $0.names = newValue } }
    }

    var report: SharedReport? {
        get { state.change { $0.report } }
        set { state.change { $0.report = newValue } }
    }
}

extension Linter {
    /// Returns the report on `scanned`, or that on a copy of it if it holds for both.
    package func report(on scanned: ScannedFile) -> FileReport {
        guard let copies = scanned.copies, copies.areSeveral else {
            return report(on: scanned.facts, of: scanned.file)
        }
        return report(on: scanned.facts, of: scanned.file, sharing: &copies.report)
    }

    /// Returns the names in `scanned` for a workspace.
    package func names(in scanned: ScannedFile) -> FileNames {
        // The names of other languages depend on the file's place, or on its configuration.
        guard let copies = scanned.copies, scanned.file.language == .css else {
            return names(in: scanned.facts, of: scanned.file)
        }
        if let known = copies.names { return known }
        let names = names(in: scanned.facts, of: scanned.file)
        copies.names = names
        return names
    }
}
