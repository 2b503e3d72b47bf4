import Files
import LayoutDiff
import Notation

/// Compares the files of a working tree with a commit.
///
/// Git would read changed files through the filters that the repository's attributes and settings name, and filters are
/// programs. So git compares the commit with its index, and this program reads the files.
struct WorkingTree {
    let git: Git
    let patterns: [String]
    let limit: Int

    func changes(since commit: String) throws(Failure) -> [FilePair] {
        let folder: Folder
        do {
            folder = try Folder(named: git.top)
        } catch {
            throw Failure(error.description)
        }
        var pairs: [FilePair] = []
        var met: Set<String> = []
        // 1 files that differ in the index, with their present contents
        let command = ["diff-index", "--cached"] + GitRecord.flags + ["--end-of-options", commit, "--"] + patterns
        for record in try GitRecord.all(git.output(command, isLiteral: false, limit: limit)) {
            met.insert(record.path)
            guard DiffFile.isComparable(record.path) else { continue }
            let old =
                try record.isUnmerged
                ? blob("\(commit):\(record.path)")
                : record.before.map { blob throws(Failure) in try self.blob(blob.hash) }
            let new = record.after != nil || record.isUnmerged ? try bytes(record.path, folder) : nil
            guard old != new else { continue }
            pairs.append(
                FilePair(
                    name: record.path, before: old.map { DiffFile(path: record.formerPath, bytes: $0) },
                    after: new.map { DiffFile(path: record.path, bytes: $0) }))
        }
        // 2 files that are equal in the index and the commit, and were edited or removed since
        let entries = try indexEntries().filter { DiffFile.isComparable($0.path) && !met.contains($0.path) }
        let hashes = try hashes(of: entries.map(\.path), folder)
        for (entry, hash) in zip(entries, hashes) where hash != entry.hash {
            let new = hash == nil ? nil : try bytes(entry.path, folder)
            let old = try blob(entry.hash)
            if let new, Self.isPointer(old, to: new) { continue }
            pairs.append(
                FilePair(
                    name: entry.path, before: DiffFile(path: entry.path, bytes: old),
                    after: new.map { DiffFile(path: entry.path, bytes: $0) }))
        }
        return pairs
    }

    /// Whether git stores a pointer of Git LFS instead of the file.
    private static func isPointer(_ blob: [UInt8], to file: [UInt8]) -> Bool {
        guard blob.count < 1024, blob.starts(with: "version https://git-lfs.github.com/spec/v1\n".utf8) else {
            return false
        }
        let digest = SHA256.text(of: file)
        return blob.firstPlace(of: Array("\noid sha256:\(digest)\n".utf8)) != nil
    }

    private func blob(_ name: String) throws(Failure) -> [UInt8] {
        try git.output(["cat-file", "blob", name], isLiteral: true, limit: limit)
    }

    /// A file of the working tree; nil for no file or a link.
    private func bytes(_ path: String, _ folder: borrowing Folder) throws(Failure) -> [UInt8]? {
        guard isFile(path, folder), let place = InnerPath(path) else { return nil }
        do {
            return try folder.read(place, limit: limit)
        } catch {
            throw Failure(error.description)
        }
    }

    private func isFile(_ path: String, _ folder: borrowing Folder) -> Bool {
        guard let place = InnerPath(path), let kind = try? folder.kind(of: place) else { return false }
        return kind == .regular
    }

    /// Regular files of the index that belong in the working tree: "H 100644 <hash> 0\t<path>".
    private func indexEntries() throws(Failure) -> [(path: String, hash: String)] {
        let list = try git.output(
            ["ls-files", "-z", "-t", "--stage", "--"] + patterns, isLiteral: false, limit: max(limit, 1 << 28))
        return list.split(separator: 0).compactMap { field in
            guard let tab = field.firstIndex(of: 9) else { return nil }
            let words = field[..<tab].split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 4, words[0] == "H", words[1].hasPrefix("100"), words[3] == "0" else { return nil }
            return (PathText.text(of: Array(field[(tab + 1)...])), words[2])
        }
    }

    /// The hashes that git would give to files without filters; nil if there is no file.
    private func hashes(of paths: [String], _ folder: borrowing Folder) throws(Failure) -> [String?] {
        var hashes = [String?](repeating: nil, count: paths.count)
        var places: [Int] = []
        for place in paths.indices where isFile(paths[place], folder) { places.append(place) }
        // Few enough paths per call to stay far below the system's limit for arguments.
        for start in stride(from: 0, to: places.count, by: 128) {
            let some = places[start..<min(start + 128, places.count)]
            let lines = try git.output(
                ["hash-object", "--no-filters", "--"] + some.map { paths[$0] }, isLiteral: true, limit: 1 << 16
            ).split(separator: 10)
            guard lines.count == some.count else { throw Failure("git hash-object: a file changed while it was read") }
            for (place, line) in zip(some, lines) { hashes[place] = String(decoding: line, as: UTF8.self) }
        }
        return hashes
    }
}
