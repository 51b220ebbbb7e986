import Testing
import Threading

@Suite struct MonitorTests {
    @Test func changesExcludeOneAnother() {
        let sum = Monitor(0)
        let threads = (0..<8).compactMap { _ in
            Thread { for _ in 0..<5_000 { sum.change { $0 += 1 } } }
        }
        #expect(threads.count == 8)
        for thread in threads { thread.join() }
        #expect(sum.change { $0 } == 40_000)
    }

    @Test func changeReturnsItsResult() {
        let list = Monitor([1, 2, 3])
        #expect(list.change { $0.removeLast() } == 3)
        #expect(list.change { $0 } == [1, 2])
    }

    @Test func waitingEndsWhenTheConditionHolds() throws {
        let steps = Monitor<[String]>([])
        let waiter = try #require(
            Thread {
                steps.wait { $0.contains("go") }
                steps.change { $0.append("gone") }
            })
        // A change that does not fulfill the condition wakes the waiter in vain.
        steps.change { $0.append("ready") }
        steps.change { $0.append("go") }
        waiter.join()
        #expect(steps.change { $0 } == ["ready", "go", "gone"])
    }

    @Test func waitingEndsImmediatelyIfTheConditionHolds() {
        let value = Monitor(1)
        value.wait { $0 == 1 }
        #expect(value.change { $0 } == 1)
    }

    /// Each change wakes all waiting threads, so none of those that take turns is forgotten.
    @Test func threadsTakeTurns() {
        let turns = Monitor<[Int]>([])
        let threads = (0..<3).compactMap { number in
            Thread {
                for _ in 0..<50 {
                    turns.wait { $0.count % 3 == number }
                    turns.change { $0.append(number) }
                }
            }
        }
        #expect(threads.count == 3)
        for thread in threads { thread.join() }
        #expect(turns.change { $0 } == (0..<150).map { $0 % 3 })
    }
}

@Suite struct ThreadTests {
    @Test func joiningWaitsForTheEnd() throws {
        let isDone = Monitor(false)
        let mayEnd = Monitor(false)
        let thread = try #require(
            Thread {
                mayEnd.wait { $0 }
                isDone.change { $0 = true }
            })
        #expect(!isDone.change { $0 })
        mayEnd.change { $0 = true }
        thread.join()
        #expect(isDone.change { $0 })
    }

    @Test func aDetachedThreadGoesOn() throws {
        let isDone = Monitor(false)
        try #require(Thread { isDone.change { $0 = true } }).detach()
        isDone.wait { $0 }
        #expect(isDone.change { $0 })
    }

    /// The closure is released with what it holds when the thread ends.
    @Test func aThreadReleasesItsBody() throws {
        final class Token: Sendable {}
        weak var released: Token?
        do {
            let token = Token()
            released = token
            try #require(Thread { withExtendedLifetime(token) {} }).join()
        }
        #expect(released == nil)
    }
}
