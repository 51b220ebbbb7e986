/// A scan over the image, of one component or of several interleaved ones.
///
/// <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, F.2 and G.2
struct JPEGScan: ~Copyable {
    /// The data of a component that its blocks need. The component owns the memory.
    private struct Part {
        let across, down, blocksAcross: Int
        let direct, alternating: JPEGHuffmanTable.Lookup?
        let samples: UnsafeMutableBufferPointer<UInt8>
        let coefficients: UnsafeMutableBufferPointer<Int16>
        let filled: UnsafeMutableBufferPointer<UInt64>
        let steps: UnsafeMutableBufferPointer<Int32>
        /// The first coefficient of the previous block.
        var prediction = 0

        init(_ component: JPEGComponent) {
            across = component.across
            down = component.down
            blocksAcross = component.blocksAcross
            direct = component.direct?.lookup
            alternating = component.alternating?.lookup
            samples = component.samples
            coefficients = component.coefficients
            filled = component.filled
            steps = component.steps
        }
    }

    private let frame: JPEGFrame
    private let components: [JPEGComponent]
    private var parts: [Part] = []
    private var bits: JPEGBits
    private let restartInterval: Int
    /// The range of coefficients in the scan, 0…63.
    private let first, last: Int
    /// The lowest bit of the coefficients before this scan, or 0 in the first, and after it.
    private let formerBit, bit: Int
    /// The number of further blocks without data in this scan.
    private var emptyRun = 0
    /// The coefficients of a block, in row order.
    private let block = UnsafeMutableBufferPointer<Int16>.allocate(capacity: 64)
    /// The row-order index of each of the 64 coefficients.
    private let order = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)

    /// Creates a scan of `components` with the data `bits`; the other values are as in the file.
    ///
    /// - Throws: `damaged` if `frame` cannot have such a scan or a table is missing.
    init(
        _ frame: JPEGFrame, _ components: [JPEGComponent], _ bits: JPEGBits, restartInterval: Int, first: Int,
        last: Int,
        formerBit: Int, bit: Int
    ) throws(ImageProblem) {
        self.frame = frame
        self.components = components
        self.bits = bits
        self.restartInterval = restartInterval
        self.first = first
        self.last = last
        self.formerBit = formerBit
        self.bit = bit
        for index in 0..<64 { order[index] = UInt8(jpegRowOrder[index]) }
        try check()
        for component in components {
            if frame.isProgressive { component.allocateCoefficients() } else { component.allocateSamples() }
            parts.append(Part(component))
        }
    }

    deinit {
        block.deallocate()
        order.deallocate()
    }

    /// Decodes the scan; returns the offset of the marker after it.
    mutating func read() throws(ImageProblem) -> Int {
        let alone = components.count == 1 ? components[0] : nil
        let across = alone.map { ($0.width + 7) / 8 } ?? frame.unitsAcross
        let down = alone.map { ($0.height + 7) / 8 } ?? frame.unitsDown
        var (untilRestart, restarts) = (restartInterval, 0)
        for row in 0..<down {
            for column in 0..<across {
                if restartInterval > 0 {
                    if untilRestart == 0 {
                        try bits.restart(restarts)
                        restarts += 1
                        untilRestart = restartInterval
                        emptyRun = 0
                        for index in parts.indices { parts[index].prediction = 0 }
                    }
                    untilRestart -= 1
                }
                if alone != nil {
                    try readBlock(0, row, column)
                } else {
                    for index in parts.indices {
                        let (tall, wide) = (parts[index].down, parts[index].across)
                        for blockRow in row * tall..<(row + 1) * tall {
                            for blockColumn in column * wide..<(column + 1) * wide {
                                try readBlock(index, blockRow, blockColumn)
                            }
                        }
                    }
                }
                if bits.isOverrun { throw bits.isAtEnd ? .truncated : .damaged("a scan ends too early") }
            }
        }
        return bits.end()
    }

    /// Checks that the scan is valid for its frame and has the tables it needs.
    private func check() throws(ImageProblem) {
        guard !components.isEmpty else { throw .damaged("a scan has no components") }
        var needsDirect = true
        var needsAlternating = true
        if frame.isProgressive {
            guard first <= last, last < 64, bit < 14, first == 0 ? last == 0 : components.count == 1 else {
                throw .damaged("invalid coefficient range of a scan")
            }
            needsDirect = first == 0 && formerBit == 0
            needsAlternating = first > 0
        }
        for component in components {
            guard !needsDirect || component.direct != nil, !needsAlternating || component.alternating != nil else {
                throw .damaged("a Huffman table is missing")
            }
        }
    }

    /// Reads a block of part `index`. The component has room for it: it stores all blocks of whole units.
    @inline(__always)
    private mutating func readBlock(_ index: Int, _ row: Int, _ column: Int) throws(ImageProblem) {
        let part = parts[index]
        guard frame.isProgressive else { return try readSequential(part, index, row, column) }
        let number = row * part.blocksAcross + column
        let block = UnsafeMutableBufferPointer(rebasing: part.coefficients[number * 64..<number * 64 + 64])
        if first > 0 {
            guard let table = part.alternating else { return }
            if formerBit == 0 {
                try readFirst(block, &part.filled[number], table)
            } else {
                try refine(block, &part.filled[number], table)
            }
        } else if formerBit == 0 {
            guard let table = part.direct else { return }
            let value = try direct(index, table)
            block[0] = Int16(truncatingIfNeeded: value << bit)
        } else if bits.bit() {
            block[0] |= 1 << Int16(bit)
        }
    }

    /// Reads the block's first coefficient, which is coded as the difference from the previous block's.
    @inline(__always)
    private mutating func direct(_ index: Int, _ table: JPEGHuffmanTable.Lookup) throws(ImageProblem) -> Int {
        let length = try bits.symbol(table)
        guard length < 16 else { throw .damaged("a coefficient is too large") }
        parts[index].prediction &+= bits.value(length)
        return parts[index].prediction
    }

    private mutating func readSequential(
        _ part: Part, _ index: Int, _ row: Int, _ column: Int
    ) throws(ImageProblem) {
        guard let direct = part.direct, let alternating = part.alternating else { return }
        block.update(repeating: 0)
        block[0] = Int16(truncatingIfNeeded: try self.direct(index, direct))
        var place = 1
        var isFlat = true
        while place < 64 {
            let symbol = try bits.symbol(alternating)
            let length = symbol & 15
            guard length > 0 else {
                // 0 ends the block, 15 is a run of 16.
                guard symbol >> 4 == 15 else { break }
                place += 16
                continue
            }
            place += symbol >> 4
            guard place < 64 else { throw .damaged("a block has more than 64 coefficients") }
            block[Int(order[place])] = Int16(truncatingIfNeeded: bits.value(length))
            isFlat = false
            place += 1
        }
        inverseTransform(
            UnsafeBufferPointer(block), UnsafeBufferPointer(part.steps), isFlat: isFlat, into: part.samples,
            at: (row * part.blocksAcross * 8 + column) * 8, stride: part.blocksAcross * 8)
    }

    /// Reads the upper bits of a block's coefficients.
    private mutating func readFirst(
        _ block: UnsafeMutableBufferPointer<Int16>, _ filled: inout UInt64, _ table: JPEGHuffmanTable.Lookup
    ) throws(ImageProblem) {
        guard emptyRun == 0 else {
            emptyRun -= 1
            return
        }
        var index = first
        while index <= last {
            let symbol = try bits.symbol(table)
            let (run, length) = (symbol >> 4, symbol & 15)
            guard length > 0 else {
                guard run == 15 else {
                    emptyRun = 1 << run - 1 + bits.number(run)
                    return
                }
                index += 16
                continue
            }
            index += run
            guard index < 64 else { throw .damaged("a block has more than 64 coefficients") }
            block[Int(order[index])] = Int16(truncatingIfNeeded: bits.value(length) << bit)
            filled |= 1 << UInt64(index)
            index += 1
        }
    }

    /// Reads one more bit of each coefficient, and the coefficients that become nonzero with it. T.81, G.1.2.3
    private mutating func refine(
        _ block: UnsafeMutableBufferPointer<Int16>, _ filled: inout UInt64, _ table: JPEGHuffmanTable.Lookup
    ) throws(ImageProblem) {
        let unit = Int16(1) << Int16(bit)
        var index = first
        while emptyRun == 0, index <= last {
            let symbol = try bits.symbol(table)
            var run = symbol >> 4
            var new: Int16 = 0
            if symbol & 15 > 0 {
                new = bits.bit() ? unit : -unit
            } else if run < 15 {
                emptyRun = 1 << run + bits.number(run)
                break
            }
            // Skips `run` coefficients that are still 0, refining the nonzero ones on the way.
            while index <= last {
                let place = index
                index += 1
                if filled >> UInt64(place) & 1 == 1 {
                    refine(&block[Int(order[place])], unit)
                } else if run == 0 {
                    guard new != 0 else { break }
                    block[Int(order[place])] = new
                    filled |= 1 << UInt64(place)
                    break
                } else {
                    run -= 1
                }
            }
        }
        guard emptyRun > 0 else { return }
        emptyRun -= 1
        guard index <= last else { return }
        // The bits from `index` to `last`.
        var rest = filled & (~0 << UInt64(index)) & (~0 >> UInt64(63 - last))
        while rest != 0 {
            refine(&block[Int(order[rest.trailingZeroBitCount])], unit)
            rest &= rest - 1
        }
    }

    @inline(__always)
    private mutating func refine(_ coefficient: inout Int16, _ unit: Int16) {
        guard bits.bit(), coefficient & unit == 0 else { return }
        coefficient &+= coefficient > 0 ? unit : -unit
    }
}
