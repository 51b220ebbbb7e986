import Foundation
import SourceText
import Testing

@Suite struct Base64Tests {
    @Test("Bytes of every length are written as by Foundation, and read back")
    func roundTrip() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            let text = base64(bytes)
            #expect(text == Data(bytes).base64EncodedString())
            #expect(base64Bytes(text.utf8) == bytes)
            #expect(base64Bytes(text.utf8.flatMap { [$0, 0x0A] }) == bytes)
        }
        #expect(base64Bytes("AB-C".utf8) == nil)
    }
}
