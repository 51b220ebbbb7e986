#if DEBUG
    /// Whether the tests were built with optimization. Generated tests are long only then.
    public let isOptimizedBuild = false
#else
    /// Whether the tests were built with optimization. Generated tests are long only then.
    public let isOptimizedBuild = true
#endif

/// How many rounds of generated input a test tries: `count` in an optimized build, which CI makes, and `debug` otherwise, so that
/// `swift test` does not keep anybody waiting.
public func rounds(_ count: Int, debug: Int) -> Int { isOptimizedBuild ? count : debug }

/// How deep the tests nest what a reader must not recurse on: deeper than any thread's stack would bear.
public let nestingDepth = rounds(100_000, debug: 20_000)
