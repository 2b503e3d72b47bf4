import Notation

/// What the cases of earlier runs cost, by file and name: lines of `microseconds <tab> file <tab> name`.
struct Timings: Sendable, Equatable {
    /// Microseconds of a case.
    private(set) var costs: [Key: Int] = [:]

    struct Key: Hashable, Sendable, Comparable {
        var file: String
        var name: String

        static func < (a: Self, b: Self) -> Bool { (a.file, a.name) < (b.file, b.name) }
    }

    /// Bytes of a file; a line of a million cases has about 60.
    static let limit = 1 << 26
    private static let mark = "timings 1"
    /// A day: no case takes longer.
    private static let longest = 86_400_000_000

    init() {}

    /// Reads the files that `text` wrote; where two files know a case, the later file counts.
    init(files: [String]) throws(Failure) {
        for file in files {
            let text = String(decoding: try FileReader.read(file, limit: Self.limit, flag: nil), as: UTF8.self)
            try read(text, from: file)
        }
    }

    /// - Throws: the line that no run of `test` writes.
    mutating func read(_ text: String, from file: String) throws(Failure) {
        for (number, line) in text.nonemptyLines.enumerated() {
            if number == 0, line == Self.mark[...] { continue }
            let words = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard number > 0, words.count == 3, let cost = Int(words[0]), (0...Self.longest).contains(cost) else {
                throw Failure(
                    lines: [
                        "\(displayName(file)):\(number + 1):1: error: not a line that 'render-cli test --report costs.tsv' writes"
                    ], code: ExitStatus.impossible)
            }
            costs[Key(file: String(words[1]), name: String(words[2]))] = cost
        }
    }

    /// Sorted by file and name.
    var text: String {
        var lines = [Self.mark]
        for (key, cost) in costs.sorted(by: { $0.key < $1.key }) { lines.append("\(cost)\t\(key.file)\t\(key.name)") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Parameters:
    ///   - file: the file as reports show it.
    ///   - name: the case's name, `hotel.iPhone8.base`.
    subscript(file: String, name: String) -> Int? {
        get { costs[Key(file: displayLine(file), name: displayLine(name))] }
        set { costs[Key(file: displayLine(file), name: displayLine(name))] = newValue }
    }
}
