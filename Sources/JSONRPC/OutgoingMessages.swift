import JSONSyntax

/// Framed messages to send.
package struct OutgoingMessages: Sendable {
    /// Bytes of the messages not taken yet, in pieces, so that large messages are not copied.
    private var pieces: [[UInt8]] = []
    /// Smaller contents are appended to the last piece, so that small messages are sent together.
    private static let pieceLength = 1 << 14

    /// No messages.
    package init() {}

    /// Returns the pending bytes and clears them.
    package mutating func take() -> [[UInt8]] {
        defer { pieces = [] }
        return pieces
    }

    /// Adds a message with the given content.
    package mutating func append(_ content: [UInt8]) {
        var last = pieces.popLast() ?? []
        last += "Content-Length: \(content.count)\r\n\r\n".utf8
        if content.count < Self.pieceLength {
            last += content
            pieces.append(last)
        } else {
            pieces += [last, content]
        }
    }

    /// Returns the response to the request `id`: the value written by `writeResult`, or the error it throws.
    package static func response(
        to id: RequestID, _ writeResult: (inout JSONWriter) throws(ResponseError) -> Void
    ) -> [UInt8] {
        var content = JSONWriter()
        content.beginObject()
        content.field("jsonrpc", "2.0")
        content.field(id)
        content.key("result")
        do throws(ResponseError) {
            try writeResult(&content)
        } catch {
            return failure(of: id, error)
        }
        content.endObject()
        return content.bytes
    }

    /// Returns an error response to the request `id`.
    package static func failure(of id: RequestID, _ error: ResponseError) -> [UInt8] {
        var content = JSONWriter()
        content.object {
            $0.field("jsonrpc", "2.0")
            $0.field(id)
            $0.object("error") {
                $0.field("code", error.code.rawValue)
                $0.field("message", error.message)
                if let data = error.data { $0.field("data", raw: data) }
            }
        }
        return content.bytes
    }

    /// Returns a request `id` of `method` with the value written by `writeParameters`; without parameters if that is
    /// nil.
    package static func request(
        _ id: RequestID, _ method: String, _ writeParameters: ((inout JSONWriter) -> Void)? = nil
    ) -> [UInt8] {
        var content = JSONWriter()
        content.beginObject()
        content.field("jsonrpc", "2.0")
        content.field(id)
        content.field("method", method)
        if let writeParameters {
            content.key("params")
            writeParameters(&content)
        }
        content.endObject()
        return content.bytes
    }

    /// Returns a notification `method` with the value written by `writeParameters`.
    package static func notification(_ method: String, _ writeParameters: (inout JSONWriter) -> Void) -> [UInt8] {
        var content = JSONWriter()
        content.beginObject()
        content.field("jsonrpc", "2.0")
        content.field("method", method)
        content.key("params")
        writeParameters(&content)
        content.endObject()
        return content.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func field(_ id: RequestID) {
        switch id {
        case .number(let number): field("id", number)
        case .string(let text): field("id", text)
        case .null: nullField("id")
        }
    }
}
