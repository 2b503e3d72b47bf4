import LayoutEngine
import Notation

/// A design: the top-level frames of an answer of Figma's REST API.
///
/// Read from the answer of `GET /v1/files/:key`, of `GET /v1/files/:key/nodes`, or from a node alone.
package struct FigmaDocument: Sendable {
    /// The name of the file in Figma; empty where the answer does not state one.
    package internal(set) var name = ""
    /// The top-level frames in the order of the file, named as in the layers' panel.
    package var scenes: [LayoutScene] = []
    /// The fonts of the texts.
    package internal(set) var names = ResourceNames()
    /// What the file says and the layout does not follow.
    package internal(set) var warnings: [Warning] = []

    /// What a reading is told.
    package typealias Options = FigmaOptions
    /// What a reading says.
    package typealias Warning = FigmaWarning

    /// Whether a text is a design and no tree.json, from its first part: some layer states its box on the page.
    package static func isDesign(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        let first = bytes.prefix(1 << 16)
        if contains(first, "\"absoluteBoundingBox\"") { return true }
        return bytes.count > first.count && !contains(first, "\"root\"")
            && contains(bytes[...], "\"absoluteBoundingBox\"")
    }

    private static func contains(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return false }
        for start in bytes.startIndex...bytes.endIndex - word.count
        where bytes[start] == word[0] && bytes[start + 1] == word[1] {
            if bytes[start..<start + word.count].elementsEqual(word) { return true }
        }
        return false
    }

    /// Reads a design.
    /// - Throws: the first mistake, with its place.
    package static func read(_ bytes: [UInt8], options: Options = Options()) throws(FigmaError) -> FigmaDocument {
        let text = TextEncoding.utf8(bytes)
        let tape = try DesignScanner.scan(text, maximumDepth: 2 * options.nesting + 8)
        defer { withExtendedLifetime(tape) {} }
        var reader = DocumentReader(tape, options)
        return try reader.read()
    }
}
