/// What the compiler says of a place in a source.
struct CompilerDiagnostic: Hashable {
    var path: String
    /// From 1; the column counts bytes.
    var line: Int
    var column: Int
    var isError: Bool
    var message: String

    private static let maximumCount = 200_000

    /// Reads the compiler's lines, each once: `/a/b.swift:3:4: error: no such module 'X'`.
    static func read(_ output: String) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        var seen: Set<CompilerDiagnostic> = []
        for line in output.utf8.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "/") {
            guard found.count < maximumCount else { break }
            let text = String(Substring(line))
            guard let sign = text.firstRange(of: ": error: ") ?? text.firstRange(of: ": note: ") else { continue }
            let isError = text[sign].contains("error")
            let place = text[..<sign.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            let said = CompilerDiagnostic(
                path: place.dropLast(2).joined(separator: ":"), line: row, column: column, isError: isError,
                message: String(text[sign.upperBound...]))
            if seen.insert(said).inserted { found.append(said) }
        }
        return found
    }

    /// What the compiler says where it has ended with an error; where it has crashed, the place that it was at.
    static func errors(_ output: String) -> [CompilerDiagnostic] {
        let found = read(output)
        guard !found.contains(where: \.isError) else { return found }
        // `4. While type-checking statement at [/a/b.swift:3:4 - line:3:9]`, `5. While emitting 'c' (at /a/b.swift:3:4)`.
        for line in output.split(separator: "\n").reversed() where line.contains("\tWhile ") {
            guard let start = line.firstRange(of: "at [/") ?? line.firstRange(of: "(at /") else { continue }
            let path = "/" + line[start.upperBound...].prefix { $0 != ")" && $0 != "]" }
            let place = path.firstRange(of: " - ").map { path[..<$0.lowerBound] } ?? path[...]
            let crash = read("\(place): error: the compiler crashes here")
            if !crash.isEmpty { return crash }
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
