import JSONSyntax

/// Messages that are to be sent, framed.
package struct OutgoingMessages: Sendable {
    /// The bytes of all messages since they were last taken, in pieces, so that a large message is not copied.
    private var pieces: [[UInt8]] = []
    /// Smaller contents go to the end of the last piece, so that small messages leave together.
    private static let pieceLength = 1 << 14

    /// No messages.
    package init() {}

    /// Hands over what is to be sent.
    package mutating func take() -> [[UInt8]] {
        defer { pieces = [] }
        return pieces
    }

    /// Adds a message of the given content.
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

    /// The answer to the request `id`: the one value that `writeResult` writes, or the error it throws.
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

    /// The answer to the request `id` that has no result.
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

    /// The request `id` of `method` with the one value that `writeParameters` writes; without parameters where it is nil.
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

    /// The notification `method` with the one value that `writeParameters` writes.
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
