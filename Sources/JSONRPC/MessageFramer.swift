/// Cuts a stream of bytes into the contents of messages, however the bytes happen to be chunked.
///
/// After something that is no message it looks for the next thing that can be the start of one, so that a single bad
/// message costs its sender only that message.
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol>
package struct MessageFramer {
    /// What the stream holds next.
    package enum Event: Hashable, Sendable {
        /// The content of a message.
        case content([UInt8])
        /// Something that is no message; the stream goes on.
        case failure(FramingError)
    }

    private enum State {
        case header(HeaderPart)
        case content(length: Int, charset: HeaderPart.Charset)
        case lost
    }

    /// The longest content that is accepted, in bytes.
    package let lengthLimit: Int
    private static let headerLimit = 8192
    private var buffer: [UInt8] = []
    private var state = State.header(HeaderPart(start: 0))
    /// Everything before it is done with, but for the lines of an open header part.
    private var start = 0
    /// No line end or header lies between `start` and here, so that bytes that trickle in are looked at once.
    private var searched = 0

    /// A framer that accepts contents of at most `lengthLimit` bytes.
    package init(lengthLimit: Int = 256 << 20) {
        self.lengthLimit = lengthLimit
    }

    /// Whether the stream stands between two messages, so that its end here loses nothing.
    package var isBetweenMessages: Bool { start == buffer.count }

    /// Takes in further bytes of the stream.
    package mutating func append(_ bytes: some Collection<UInt8>) {
        var done = start
        if case .header(var part) = state {
            done = part.start
            part.start = 0
            state = .header(part)
        }
        if done > 0 {
            buffer.removeFirst(done)
            start -= done
            searched -= done
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next thing in the stream, or nil until more bytes come.
    package mutating func next() -> Event? {
        while true {
            switch state {
            case .header(let part):
                let end = lineEnd()
                if (end ?? buffer.count) - part.start > Self.headerLimit {
                    loseTrack(of: part, at: start)
                    if part.mayBeRest || part.isBroken { continue }
                    return .failure(.endlessHeader)
                }
                guard let end else { return nil }
                if let error = readLine(upTo: end, of: part) { return .failure(error) }
            case .content(let length, let charset):
                guard buffer.count - start >= length else { return nil }
                let content = Array(buffer[start..<start + length])
                advance(to: start + length)
                state = .header(HeaderPart(start: start))
                return charset == .utf8 ? .content(content) : .failure(.unsupportedCharset)
            case .lost:
                guard findHeader() else { return nil }
                state = .header(HeaderPart(start: start))
            }
        }
    }

    /// Says that the last content was no JSON, which may be because its length was wrong.
    ///
    /// A length too great swallows messages that follow, so what looks like a header inside `content` is gone back to.
    /// A length too small leaves a rest, which is passed over without another complaint.
    package mutating func reject(_ content: [UInt8]) {
        for offset in content.indices {
            if case .found = HeaderPattern.match(content, at: offset) {
                let back = content.count - offset
                guard start >= back else { break }
                advance(to: start - back)
                state = .header(HeaderPart(start: start))
                return
            }
        }
        state = .header(HeaderPart(start: start, mayBeRest: true))
    }

    private mutating func advance(to offset: Int) {
        start = offset
        searched = offset
    }

    /// Gives up `part` and looks for the next header from `offset` on, but always behind the part's first byte: what was no header
    /// once is not tried again, so every round leaves fewer bytes.
    private mutating func loseTrack(of part: HeaderPart, at offset: Int) {
        advance(to: min(max(offset, part.start + 1), buffer.count))
        state = .lost
    }

    /// Where the next line feed is.
    private mutating func lineEnd() -> Int? {
        let end = buffer[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n"))
        searched = end ?? buffer.count
        return end
    }

    /// Takes in the line that the line feed at `end` closes.
    private mutating func readLine(upTo end: Int, of part: HeaderPart) -> FramingError? {
        var part = part
        var line = buffer[start..<end]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        if !line.isEmpty {
            let error = part.read(line)
            if part.mayBeRest {
                loseTrack(of: part, at: start)
                return nil
            }
            advance(to: end + 1)
            state = .header(part)
            return error
        }
        if part.isEmpty {
            advance(to: end + 1)
            state = .header(HeaderPart(start: start, mayBeRest: part.mayBeRest))
            return nil
        }
        switch part.length {
        case .known(let length) where length <= lengthLimit:
            advance(to: end + 1)
            state = .content(length: length, charset: part.charset)
            return nil
        case .none:
            // The header may be there, glued to the end of something else: look again from the beginning.
            loseTrack(of: part, at: part.start)
            return part.isBroken ? nil : .missingLength
        case .known, .tooLong, .malformed, .contradictory:
            loseTrack(of: part, at: end + 1)
            return part.isBroken ? nil : part.length.error ?? .tooLong
        }
    }

    /// Moves to the next thing that can be a header, and says whether there is one.
    private mutating func findHeader() -> Bool {
        for offset in max(start, searched)..<max(start, searched, buffer.count) {
            switch HeaderPattern.match(buffer, at: offset) {
            case .none: continue
            case .found:
                advance(to: offset)
                return true
            case .undecided:
                advance(to: offset)
                return false
            }
        }
        advance(to: buffer.count)
        return false
    }
}
