/// What the compiler says of a place in a source.
struct CompilerDiagnostic: Equatable {
    var path: String
    /// From 1; the column counts bytes.
    var line: Int
    var column: Int
    var isError: Bool
    var message: String

    private static let maximumCount = 200_000

    /// Reads the compiler's lines: `/a/b.swift:3:4: error: no such module 'X'`.
    static func read(_ output: String) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        for line in output.utf8.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "/") {
            guard found.count < maximumCount else { break }
            let text = String(Substring(line))
            guard let sign = text.firstRange(of: ": error: ") ?? text.firstRange(of: ": note: ") else { continue }
            let isError = text[sign].contains("error")
            let place = text[..<sign.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            found.append(
                .init(
                    path: place.dropLast(2).joined(separator: ":"), line: row, column: column, isError: isError,
                    message: String(text[sign.upperBound...])))
        }
        return found
    }

    /// The names in quotes of a message.
    var names: [String] {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }

    /// The edit that answers the message.
    func edit(_ range: Range<Int>, _ text: String = "", isInsertion: Bool = false) -> Pruning.Edit {
        .init(range: range, text: text, isInsertion: isInsertion, reason: message, line: line)
    }
}
