/// Finds the tests of XCTest on the main actor, and makes them `async`.
///
/// SwiftPM's list of tests for Linux holds plain functions, into which an isolated one is cast; the cast fails when the tests
/// run. Functions that are `async` are listed in another way and wait for the main actor.
struct MainActorTests {
    /// Whether the file imports XCTest.
    var isXCTest = false
    /// Whether `@MainActor` stands before the next declaration.
    var isMarked = false
    /// Whether the next body is that of a class on the main actor.
    private var opensClass = false
    /// The bodies around the present place: whether each is that of a class on the main actor.
    private var bodies: [Bool] = []
    /// A modifier of the next declaration takes it off the main actor, or makes it no test.
    private var isExempt = false

    mutating func open() {
        bodies.append(opensClass)
        opensClass = false
        isMarked = false
        isExempt = false
    }

    mutating func close() {
        if !bodies.isEmpty { bodies.removeLast() }
        isMarked = false
        isExempt = false
    }

    /// Reads a word.
    /// - Parameter cursor: behind the word; behind the parameters of a test that became `async`.
    /// - Returns: whether a test became `async`.
    mutating func read(_ word: String, _ cursor: inout SourceCursor) -> Bool {
        switch word {
        case "class", "extension":
            opensClass = isMarked
            isMarked = false
        case "static", "nonisolated", "private": isExempt = true
        case "var", "let", "init", "struct", "enum", "actor", "protocol":
            isMarked = false
            isExempt = false
        case "func":
            defer {
                isMarked = false
                isExempt = false
            }
            guard isXCTest, isMarked || bodies.last == true, !isExempt else { return false }
            return makeAsync(&cursor)
        default: break
        }
        return false
    }

    private func makeAsync(_ cursor: inout SourceCursor) -> Bool {
        var place = cursor.place
        func skipSpace() { while place < cursor.text.count, cursor.text[place] == UInt8(ascii: " ") { place += 1 } }
        func has(_ word: String) -> Bool { cursor.text[place...].starts(with: word.utf8) }
        skipSpace()
        guard has("test") else { return false }
        while place < cursor.text.count, SourceCursor.isLetter(cursor.text[place]) { place += 1 }
        guard has("()") else { return false }
        place += 2
        let end = place
        skipSpace()
        guard !has("async") else { return false }
        cursor.text.insert(contentsOf: Array(" async".utf8), at: end)
        cursor.place = end + 6
        return true
    }
}
