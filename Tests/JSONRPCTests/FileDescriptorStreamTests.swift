import Foundation
import JSONRPC
import TestSupport
import Testing

/// Two pipes, as between a server and its client.
private struct Pipes {
    let toServer = Pipe()
    let toClient = Pipe()

    func serverStream() -> FileDescriptorStream {
        FileDescriptorStream(
            input: toServer.fileHandleForReading.fileDescriptor, output: toClient.fileHandleForWriting.fileDescriptor)
    }
}

@Suite("File descriptors")
struct FileDescriptorStreamTests {
    @Test("What is written at one end arrives at the other")
    func bothWays() throws {
        let pipes = Pipes()
        var stream = pipes.serverStream()
        var arrivals = [stream.receive(waiting: false)]
        try pipes.toServer.fileHandleForWriting.write(contentsOf: Data("hello".utf8))
        arrivals.append(stream.receive(waiting: true))
        arrivals.append(stream.receive(waiting: false))
        let wereSent = [stream.send(Array("bye".utf8)), stream.send([])]
        #expect(wereSent == [true, true])
        #expect(try pipes.toClient.fileHandleForReading.read(upToCount: 3) == Data("bye".utf8))
        try pipes.toServer.fileHandleForWriting.close()
        arrivals.append(stream.receive(waiting: true))
        arrivals.append(stream.receive(waiting: false))
        #expect(arrivals == [.nothing, .bytes(Array("hello".utf8)), .nothing, .end, .end])
    }

    @Test("A client that no longer reads ends the writing, not the process")
    func closedPipe() throws {
        let pipes = Pipes()
        var stream = pipes.serverStream()
        try pipes.toClient.fileHandleForReading.close()
        let wasSent = stream.send([UInt8](repeating: 0, count: 1 << 20))
        #expect(!wasSent)
    }

    @Test("Descriptors that are none are an end, not a wait")
    func wrongDescriptors() {
        var stream = FileDescriptorStream(input: 999_999, output: 999_998)
        let arrival = stream.receive(waiting: true)
        #expect(arrival == .end)
        let wasSent = stream.send([1])
        #expect(!wasSent)
    }

    @Test("Both ends may write more than a pipe holds before either reads")
    func noDeadlock() async throws {
        let pipes = Pipes()
        let length = 4 << 20
        async let client = onOwnThread {
            try pipes.toServer.fileHandleForWriting.write(contentsOf: Data(repeating: 1, count: length))
            try pipes.toServer.fileHandleForWriting.close()
            return try pipes.toClient.fileHandleForReading.read(upToCount: length)?.count
        }
        async let server = onOwnThread {
            var stream = pipes.serverStream()
            guard stream.send([UInt8](repeating: 2, count: length)) else { return -1 }
            var count = 0
            while case .bytes(let bytes) = stream.receive(waiting: true) { count += bytes.count }
            return count
        }
        #expect(try await server == length)
        #expect(try await client == length)
    }
}
