/// Splits a stream of bytes, in chunks of any size, into the contents of messages.
///
/// After an invalid message it searches for the next header, so that a single error costs only that message.
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol>
package struct MessageFramer {
    /// The next element of the stream.
    package enum Event: Equatable, Sendable {
        /// The content of a message.
        case content([UInt8])
        /// An invalid message; the stream continues.
        case failure(FramingError)
    }

    private enum State {
        case header(HeaderPart)
        case content(length: Int, charset: HeaderPart.Charset)
        case lost
    }

    /// Maximum length of contents in bytes.
    package let lengthLimit: Int
    private static let headerLimit = 8192
    private var buffer: [UInt8] = []
    private var state = State.header(HeaderPart(start: 0))
    /// Bytes before this offset have been processed, except for the lines of an open header.
    private var start = 0
    /// No line ending or header occurs between `start` and this offset, so that bytes received one by one are examined
    /// once.
    private var searched = 0

    /// Creates a framer that accepts contents of up to `lengthLimit` bytes.
    package init(lengthLimit: Int = 256 << 20) {
        self.lengthLimit = lengthLimit
    }

    /// Whether the stream is between two messages, so that ending here loses nothing.
    package var isBetweenMessages: Bool { start == buffer.count }

    /// Appends received bytes.
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

    /// Returns the next element; nil if more bytes are needed.
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

    /// Reports that the last content was not JSON, perhaps because its length was wrong.
    ///
    /// If the length was too large, `content` contains the following messages, so it is searched for a header. If it
    /// was too small, the rest of the message is skipped without further errors.
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

    /// Discards `part` and searches for the next header from `offset`, but always after the first byte of the part, so
    /// that each round leaves fewer bytes.
    private mutating func loseTrack(of part: HeaderPart, at offset: Int) {
        advance(to: min(max(offset, part.start + 1), buffer.count))
        state = .lost
    }

    /// Returns the offset of the next line feed.
    private mutating func lineEnd() -> Int? {
        let end = buffer[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n"))
        searched = end ?? buffer.count
        return end
    }

    /// Parses the line that ends with the line feed at `end`.
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
            // The header may follow other bytes on the same line: search from the start.
            loseTrack(of: part, at: part.start)
            return part.isBroken ? nil : .missingLength
        case .known, .tooLong, .malformed, .contradictory:
            loseTrack(of: part, at: end + 1)
            return part.isBroken ? nil : part.length.error ?? .tooLong
        }
    }

    /// Moves to the next possible header; returns whether there is one.
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
