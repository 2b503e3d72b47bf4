/// The files of two git revisions, read from git itself.
struct GitRange {
    /// As git understands it: `A..B`, `A...B`, or one revision to compare the working tree with.
    let revisions: String
    let paths: [String]
    let limit: Int

    /// Whether an argument is meant as a range: it holds two dots and no such file exists.
    static func isRange(_ argument: String) -> Bool {
        argument.firstRange(of: "..") != nil && FileReader.status(argument).kind == .missing
    }

    /// Every changed file that can be compared, in git's order.
    func files() throws(Failure) -> [FilePair] {
        let top = try text(["rev-parse", "--show-toplevel"]).trimmed
        // Fields end with a zero byte: ":100644 100644 <old> <new> M", then one path, or two for a rename.
        let record = try run(["diff", "--raw", "-z", "--no-abbrev", "--find-renames", revisions, "--"] + paths)
        var fields = record.split(separator: 0).map { RawArguments.text(of: Array($0)) }[...]
        var pairs: [FilePair] = []
        while let head = fields.popFirst() {
            let words = head.split(separator: " ").map(String.init)
            guard words.count == 5, let path = fields.popFirst() else {
                throw Failure("git diff: a line that is not understood: \(head)")
            }
            var newPath = path
            if let kind = words[4].first, kind == "R" || kind == "C" {
                guard let target = fields.popFirst() else { throw Failure("git diff: a rename without its new name") }
                newPath = target
            }
            guard DiffFile.isComparable(newPath) else { continue }
            let before = words[4] == "A" ? nil : try blob(words[2], path, top)
            let after = words[4] == "D" ? nil : try blob(words[3], newPath, top)
            pairs.append(FilePair(name: newPath, before: before, after: after))
        }
        return pairs
    }

    /// The bytes of an object; the working tree's when git has no object yet.
    private func blob(_ object: String, _ path: String, _ top: String) throws(Failure) -> DiffFile {
        let isInWorkingTree = object.allSatisfy { $0 == "0" }
        let bytes =
            isInWorkingTree
            ? try FileReader.read(top + "/" + path, limit: limit, flag: "max-input")
            : try run(["cat-file", "blob", object])
        return DiffFile(path: path, bytes: bytes)
    }

    private func text(_ arguments: [String]) throws(Failure) -> String {
        RawArguments.text(of: try run(arguments))
    }

    private func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
        let (bytes, code) = try Subprocess.output(of: ["git"] + arguments, limit: limit)
        guard code == 0 else { throw Failure("git \(arguments.prefix(2).joined(separator: " ")) ended with \(code)") }
        return bytes
    }
}

extension String {
    /// Without white space at the end.
    var trimmed: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
