import Synchronization
import Testing

@testable import SourcePreparation

@Suite struct KnownResultTests {
    @Test("a result is computed once for an argument, and stands in the place of its argument")
    func once() {
        let count = Mutex(0)
        let squares = KnownResults<Int, Int> { number in
            count.withLock { $0 += 1 }
            return number * number
        }
        #expect(squares.results(for: [3, 1, 3, 2]) == [9, 1, 9, 4])
        #expect(squares.results(for: [2, 5]) == [4, 25])
        #expect(count.withLock { $0 } == 4)
    }

    @Test("more arguments than are kept all have their results")
    func many() {
        let doubles = KnownResults<Int, Int> { $0 * 2 }
        for start in [0, 5_000, 10_000] {
            let numbers = Array(start..<(start + 9_000))
            #expect(doubles.results(for: numbers) == numbers.map { $0 * 2 })
        }
    }

    @Test(
        "the driver's line is read as the shell reads it",
        arguments: [
            ("swiftc -a b\n", ["swiftc", "-a", "b"]), ("  ", []), ("''", [""]),
            ("'/a b/c.swift' d", ["/a b/c.swift", "d"]), ("'it'\\''s' x", ["it's", "x"]), ("a\\ b", ["a b"]),
        ])
    func words(line: String, expected: [String]) { #expect(CompilerCall.words(of: line) == expected) }
}
