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
        let outline = SourceOutline.declarations(of: source)
        let cursor = SourceCursor(bytes: outline.text)
        var edits: [(range: Range<Int>, text: String)] = []
        let types = outline.types.map(\.unit).filter { $0.keyword == "class" || $0.keyword == "extension" }
        let scopes = types.map { ($0.words.has("@MainActor"), $0.blocks.flatMap(\.units)) } + [(false, outline.units)]
        for (isMarked, units) in scopes {
            for unit in units where unit.keyword == "func" && unit.name.hasPrefix("test") {
                guard isMarked || unit.words.has("@MainActor"),
                    !unit.words.has(anyOf: ["static", "nonisolated", "private"])
                else { continue }
                let said = Declaration(unit, in: cursor)
                guard said.isPlain, let list = said.list, list.isEmpty, said.tail.first != "async" else { continue }
                edits.append((list.upperBound + 1..<list.upperBound + 1, " async"))
            }
        }
        return EditedSource(text: source.edited(edits), count: edits.count)
    }
}
