#if DEBUG
    /// Whether the tests were built with optimization. Generated tests are long only then.
    public let isOptimizedBuild = false
#else
    /// Whether the tests were built with optimization. Generated tests are long only then.
    public let isOptimizedBuild = true
#endif

/// Number of rounds of generated input: `count` in an optimized build, as in CI, and `debug` otherwise, so that `swift
/// test` is fast.
public func rounds(_ count: Int, debug: Int) -> Int { isOptimizedBuild ? count : debug }

/// Depth of nested input for parsers that must not recurse: deeper than any thread's stack allows.
public let nestingDepth = rounds(100_000, debug: 20_000)
