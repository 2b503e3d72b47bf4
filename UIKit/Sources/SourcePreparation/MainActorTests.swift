/// Finds the tests of XCTest on the main actor, and makes them `async`.
///
/// SwiftPM's list of tests for Linux holds plain functions, into which an isolated one is cast; the cast fails when the tests
/// run. Functions that are `async` are listed in another way and wait for the main actor.
enum MainActorTests {
    /// - Returns: the source, and how many tests became `async`.
    static func edit(_ source: String) -> EditedSource {
        guard source.hasBytes(of: "@MainActor"),
            !ImportedModules.names(in: source).isDisjoint(with: ProvidedModules.modulesOfTests)
        else { return EditedSource(text: source) }
        let file = SourceDeclarations.of(source)
        var edits: [(range: Range<Int>, text: String)] = []
        for member in file.members where member.said.keyword == "func" && member.said.name.hasPrefix("test") {
            let (said, type) = (member.said, file.types[member.owner])
            guard ["class", "extension"].contains(type.keyword),
                type.words.has("@MainActor") || said.words.has("@MainActor"),
                !said.words.has(anyOf: ["static", "nonisolated", "private"]),
                said.isPlain, let list = said.list, list.isEmpty, said.tail.first != "async"
            else { continue }
            edits.append((list.upperBound + 1..<list.upperBound + 1, " async"))
        }
        return EditedSource(text: source.edited(edits), count: edits.count)
    }
}
