/// The tokens of a file in one block of memory. Any index may be read.
///
/// The lexer appends a token for every few bytes, and the passes look at each several times. So unlike an array, the list
/// does not check for other references to its storage.
struct SwiftTokenList {
    /// Owns the memory, and frees it with the last reference to the list.
    private final class Memory {
        var base: UnsafeMutablePointer<SwiftToken>
        init(_ capacity: Int) { base = .allocate(capacity: capacity) }
        deinit { base.deallocate() }
    }

    private let memory: Memory
    private var base: UnsafeMutablePointer<SwiftToken>
    private var capacity: Int
    /// The number of tokens.
    private(set) var count = 0

    /// An empty list with room for `capacity` tokens.
    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        memory = Memory(self.capacity)
        base = memory.base
    }

    /// The token at `index`; one of kind `unknown` if there is none.
    @inline(__always)
    subscript(index: Int) -> SwiftToken {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else {
            return SwiftToken(start: 0, end: 0, kind: .unknown, flags: [])
        }
        return base[index]
    }

    /// The kind of the token at `index`; `unknown` if there is none.
    @inline(__always)
    func kind(_ index: Int) -> SwiftToken.Kind {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? base[index].kind : .unknown
    }

    /// The last token, or nil.
    var last: SwiftToken? { count > 0 ? base[count &- 1] : nil }

    /// Appends `token`. Copies of a list share its memory, so only the original may be changed.
    @inline(__always)
    mutating func append(_ token: SwiftToken) {
        if count == capacity { grow() }
        base[count] = token
        count &+= 1
    }

    /// Removes the last `number` tokens, or all if there are fewer.
    mutating func removeLast(_ number: Int) { count = max(count - max(number, 0), 0) }

    /// Sets the partner of the token at `index`, if there is one.
    mutating func setPartner(of index: Int, to partner: Int) {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
        base[index].partner = partner
    }

    /// Extends the token at `index`, if there is one, to `end`.
    mutating func setEnd(of index: Int, to end: Int32) {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
        base[index].end = end
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<SwiftToken>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        memory.base = larger
        capacity *= 2
    }
}
