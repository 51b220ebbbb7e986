/// The tokens of a file in one block of memory. A lexer appends one for every few bytes, and the passes over them look at each
/// several times, so it does without an array's checks for other holders. Any index may be read.
struct SwiftTokenList {
    /// Holds the memory, and frees it with the last holder of the list.
    private final class Memory {
        var base: UnsafeMutablePointer<SwiftToken>
        init(_ capacity: Int) { base = .allocate(capacity: capacity) }
        deinit { base.deallocate() }
    }

    private let memory: Memory
    private var base: UnsafeMutablePointer<SwiftToken>
    private var capacity: Int
    /// How many tokens there are.
    private(set) var count = 0

    /// An empty list with room for `capacity` tokens.
    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        memory = Memory(self.capacity)
        base = memory.base
    }

    /// The token at `index`; past the ends one of kind `unknown`.
    @inline(__always)
    subscript(index: Int) -> SwiftToken {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else {
            return SwiftToken(start: 0, end: 0, kind: .unknown, flags: [])
        }
        return base[index]
    }

    /// The kind of the token at `index`; `unknown` past the ends.
    @inline(__always)
    func kind(_ index: Int) -> SwiftToken.Kind {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? base[index].kind : .unknown
    }

    /// The last token, or nil.
    var last: SwiftToken? { count > 0 ? base[count &- 1] : nil }

    /// Adds `token`. Lists share their memory, so only the one that made it may be added to.
    @inline(__always)
    mutating func append(_ token: SwiftToken) {
        if count == capacity { grow() }
        base[count] = token
        count &+= 1
    }

    /// Takes away the last `number` tokens, or all where there are fewer.
    mutating func removeLast(_ number: Int) { count = max(count - max(number, 0), 0) }

    /// Lets the token at `index`, where there is one, be closed or opened by the one at `partner`.
    mutating func setPartner(of index: Int, to partner: Int) {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return }
        base[index].partner = Int32(truncatingIfNeeded: partner)
    }

    /// Lets the token at `index`, where there is one, reach to `end`.
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
