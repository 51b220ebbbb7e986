import CStandardLibrary
import FileSystem
import TestSupport
import Testing

@Suite struct FileStampTests {
    /// Sets both times that programs can set to the same moment long ago.
    private func age(_ path: String) {
        var times = [timespec(tv_sec: 1_000_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000_000, tv_nsec: 0)]
        utimensat(AT_FDCWD, path, &times, 0)
    }

    @Test func aFileWithTheSameSizeAndTimeIsAnother() throws {
        let folder = try TemporaryFolder(["a": "1"])
        let path = folder.path + "/a"
        age(path)
        let stamp = FileStamp(path)
        #expect(stamp != nil && stamp == FileStamp(path) && stamp?.hash == FileStamp(path)?.hash)
        // The time of the last change, which programs cannot set, may be counted in steps of some milliseconds.
        usleep(50_000)
        try folder.write("a", "2")
        age(path)
        #expect(FileStamp(path) != stamp && FileStamp(path)?.hash != stamp?.hash)
    }

    @Test func aReplacedFileIsAnother() throws {
        let folder = try TemporaryFolder(["a": "1", "b": "1"])
        let stamp = FileStamp(folder.path + "/a")
        rename(folder.path + "/b", folder.path + "/a")
        #expect(FileStamp(folder.path + "/a") != stamp)
        #expect(FileStamp(folder.path + "/b") == nil)
    }

    @Test func aFileThatHasJustChangedMayChangeAgainUnnoticed() throws {
        let folder = try TemporaryFolder(["a": "1"])
        age(folder.path + "/a")
        #expect(FileStamp(folder.path + "/a")?.isRecent == true)
        #expect(FileStamp("/")?.isRecent == false)
    }
}
