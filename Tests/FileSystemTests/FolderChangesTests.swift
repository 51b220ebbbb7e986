import CStandardLibrary
import FileSystem
import TestSupport
import Testing

/// Changes of files reported while waiting.
@Suite(.serialized) struct FolderChangesTests {
    private func changes(_ folder: TemporaryFolder, usesPolling: Bool) -> FolderChanges {
        let changes = FolderChanges(usesPolling: usesPolling) { $0.hasSuffix(".css") }
        changes.watch(folder.path)
        return changes
    }

    /// Returns the changes within a time as names in `folder`.
    private func names(_ changes: FolderChanges, in folder: TemporaryFolder, within seconds: Double = 0.8) -> [String] {
        let end = monotonicSeconds() + seconds
        let found = changes.wait(until: { monotonicSeconds() >= end }) ?? []
        return found.map { $0.hasPrefix(folder.path + "/") ? String($0.dropFirst(folder.path.utf8.count + 1)) : $0 }
    }

    @Test(arguments: [false, true])
    func aWrittenFileIsTold(usesPolling: Bool) throws {
        let folder = try TemporaryFolder(["a.css": "", "b.css": "", "note.txt": ""])
        let changes = changes(folder, usesPolling: usesPolling)
        try folder.write("a.css", "a {}")
        #expect(names(changes, in: folder) == ["a.css"])
        try folder.write("note.txt", "x")
        #expect(names(changes, in: folder, within: 0.2) == [])
    }

    /// Editors write another file and rename it, and some move the old one away before.
    @Test(arguments: [false, true])
    func aSaveByRenamingIsTold(usesPolling: Bool) throws {
        let folder = try TemporaryFolder(["a.css": "old"])
        let changes = changes(folder, usesPolling: usesPolling)
        try folder.write("a.css.new", "new")
        rename(folder.path + "/a.css", folder.path + "/a.css~")
        rename(folder.path + "/a.css.new", folder.path + "/a.css")
        #expect(names(changes, in: folder) == ["a.css"])
        // The new file is watched too.
        try folder.write("a.css", "newer")
        #expect(names(changes, in: folder) == ["a.css"])
    }

    @Test(arguments: [false, true])
    func newAndDeletedFilesAndFoldersAreTold(usesPolling: Bool) throws {
        let folder = try TemporaryFolder(["a.css": "", "in/b.css": ""])
        let changes = changes(folder, usesPolling: usesPolling)
        changes.watch(folder.path + "/in")
        #expect(changes.folderCount == 2)
        try folder.write("new.css", "a {}")
        #expect(names(changes, in: folder) == ["new.css"])
        remove(folder.path + "/a.css")
        #expect(names(changes, in: folder) == ["a.css"])
        mkdir(folder.path + "/other", 0o755)
        #expect(names(changes, in: folder) == ["other"])
        remove(folder.path + "/in/b.css")
        rmdir(folder.path + "/in")
        #expect(names(changes, in: folder).contains("in"))
        #expect(changes.folderCount == 1)
    }

    /// A burst of changes is reported once.
    @Test(arguments: [false, true])
    func aBurstIsToldOnce(usesPolling: Bool) throws {
        let folder = try TemporaryFolder(["a.css": "", "b.css": "", "c.css": ""])
        let changes = changes(folder, usesPolling: usesPolling)
        for text in ["1", "22", "333"] {
            for name in ["a.css", "b.css", "c.css"] { try folder.write(name, text) }
        }
        #expect(names(changes, in: folder) == ["a.css", "b.css", "c.css"])
        #expect(names(changes, in: folder, within: 0.2) == [])
    }

    @Test func waitingEndsWhenNobodyWantsIt() throws {
        let folder = try TemporaryFolder()
        #expect(changes(folder, usesPolling: false).wait(until: { true }) == nil)
    }
}
