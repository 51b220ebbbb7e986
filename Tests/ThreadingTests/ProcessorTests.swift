import CStandardLibrary
import Testing
import Threading

@Suite struct ProcessorTests {
    @Test(arguments: [1, 2, 1000]) func aThreadThatMovedMayRunAnywhere(distance: Int) throws {
        let start = Processor.current
        let seen = Monitor<(before: [UInt8], after: [UInt8])>(([], []))
        let thread = try #require(
            Thread {
                let before = allowedProcessors()
                start?.moveThread(by: distance)
                let after = allowedProcessors()
                seen.change { $0 = (before, after) }
            })
        thread.join()
        let (before, after) = seen.change { $0 }
        #expect(before == after)
        #if canImport(Glibc)
            #expect(start != nil && before.contains { $0 != 0 })
        #endif
    }
}

/// The processors that this thread may run on, as the system describes them; empty where it does not.
private func allowedProcessors() -> [UInt8] {
    #if canImport(Glibc)
        var allowed = cpu_set_t()
        guard sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &allowed) == 0 else { return [] }
        return withUnsafeBytes(of: allowed) { Array($0) }
    #else
        return []
    #endif
}
