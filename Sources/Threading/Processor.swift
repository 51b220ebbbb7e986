import CStandardLibrary

/// A processor that runs threads.
///
/// Linux starts a thread on the processor of the thread that created it, and takes some 10 ms until it moves one of them to
/// another that is idle: a tenth of the time in which thousands of files are read.
package struct Processor: Sendable {
    private let number: Int32

    /// The processor that runs this thread; nil if the system does not tell, or places threads well by itself.
    package static var current: Processor? {
        #if canImport(Glibc)
            let number = sched_getcpu()
            return number < 0 ? nil : Processor(number: number)
        #else
            return nil
        #endif
    }

    /// Moves this thread to the processor that is `distance` after this one, among those that it may use. The system may
    /// move it again.
    package func moveThread(by distance: Int) {
        #if canImport(Glibc)
            var allowed = cpu_set_t()
            guard sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &allowed) == 0 else { return }
            let numbers = withUnsafeBytes(of: allowed) { bytes in
                bytes.bindMemory(to: UInt.self).enumerated().flatMap { place, word in
                    (0..<UInt.bitWidth).filter { word >> $0 & 1 == 1 }.map { place * UInt.bitWidth + $0 }
                }
            }
            guard let start = numbers.firstIndex(of: Int(number)), numbers.count > 1 else { return }
            let other = numbers[(start + distance) % numbers.count]
            let (place, bit) = other.quotientAndRemainder(dividingBy: UInt.bitWidth)
            var one = cpu_set_t()
            withUnsafeMutableBytes(of: &one) { $0.bindMemory(to: UInt.self)[place] = 1 << UInt(bit) }
            sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &one)
            sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &allowed)
        #endif
    }
}
