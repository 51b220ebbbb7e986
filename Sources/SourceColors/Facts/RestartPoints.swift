/// Where reading a file can start again after an edit, and what decides whether that is enough.
package struct RestartPoints: Sendable {
    /// The offsets of the statements outside all blocks, ascending.
    package var starts: [Int] = []
    /// The indices of literals whose color was compared with others, so that other facts depend on it. May repeat.
    package var compared: [Int32] = []

    package init() {}
}
