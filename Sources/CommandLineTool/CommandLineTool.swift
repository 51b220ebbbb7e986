/// Runs the program with `arguments` (the program's name left out) and gives its exit code.
package func runCommandLine(_ arguments: [String]) -> Int32 { 0 }
