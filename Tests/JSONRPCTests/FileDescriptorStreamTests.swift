import Foundation
import JSONRPC
import TestSupport
import Testing

/// Two pipes between a server and its client.
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
    @Test("Bytes written at one end arrive at the other")
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

    @Test("A byte at the waker ends a wait, once")
    func waker() throws {
        let (pipes, bell) = (Pipes(), Pipe())
        var stream = FileDescriptorStream(
            input: pipes.toServer.fileHandleForReading.fileDescriptor,
            output: pipes.toClient.fileHandleForWriting.fileDescriptor,
            waker: bell.fileHandleForReading.fileDescriptor)
        try bell.fileHandleForWriting.write(contentsOf: Data([1]))
        var arrivals = [stream.receive(waiting: true)]
        try pipes.toServer.fileHandleForWriting.write(contentsOf: Data("hello".utf8))
        arrivals.append(stream.receive(waiting: true))
        try pipes.toServer.fileHandleForWriting.close()
        arrivals.append(stream.receive(waiting: true))
        #expect(arrivals == [.nothing, .bytes(Array("hello".utf8)), .end])
    }

    @Test("A client that stops reading ends writing, not the process")
    func closedPipe() throws {
        let pipes = Pipes()
        var stream = pipes.serverStream()
        try pipes.toClient.fileHandleForReading.close()
        let wasSent = stream.send([UInt8](repeating: 0, count: 1 << 20))
        #expect(!wasSent)
    }

    @Test("Invalid descriptors are an end, not a wait")
    func wrongDescriptors() {
        var stream = FileDescriptorStream(input: 999_999, output: 999_998)
        let arrival = stream.receive(waiting: true)
        #expect(arrival == .end)
        let wasSent = stream.send([1])
        #expect(!wasSent)
    }

    @Test("Both ends may write more than the pipe's capacity before reading", arguments: [false, true])
    func noDeadlock(_ isSocket: Bool) async throws {
        let length = 4 << 20
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let sockets = ends.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) }
        let pipes = Pipes()
        let server =
            isSocket
            ? (sockets[0], sockets[0]) : (pipes.toServer.fileHandleForReading, pipes.toClient.fileHandleForWriting)
        let client =
            isSocket
            ? (sockets[1], sockets[1]) : (pipes.toClient.fileHandleForReading, pipes.toServer.fileHandleForWriting)
        let received = OwnThread {
            try client.1.write(contentsOf: Data(repeating: 1, count: length))
            return try client.0.read(upToCount: length)
        }
        let taken = OwnThread {
            var stream = FileDescriptorStream(input: server.0.fileDescriptor, output: server.1.fileDescriptor)
            guard stream.send([UInt8](repeating: 2, count: length)) else { return -1 }
            var count = 0
            while count < length, case .bytes(let bytes) = stream.receive(waiting: true) { count += bytes.count }
            return count
        }
        #expect(try await taken.result() == length)
        #expect(try await received.result() == Data(repeating: 2, count: length))
    }
}
