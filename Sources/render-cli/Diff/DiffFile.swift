import Notation

/// One file of a comparison: a path, or the bytes of a file that is not on the disk.
struct DiffFile {
    enum Kind { case layout, png, svg }

    /// The name in messages.
    var path: String
    /// Nil: read from the disk.
    var bytes: [UInt8]?

    static func isComparable(_ path: String) -> Bool { kind(path) != nil }

    static func kind(_ path: String) -> Kind? {
        switch fileExtension(path) {
        case "json", "xib", "storyboard": .layout
        case "png": .png
        case "svg": .svg
        default: nil
        }
    }

    func read(limit: Int) throws(Failure) -> [UInt8] {
        if let bytes { return bytes }
        return try FileReader.read(path, limit: limit, flag: "max-input")
    }
}

/// A file before and after; nil on a side without the file.
struct FilePair: OutputSubject {
    var name: String
    var before: DiffFile?
    var after: DiffFile?
    /// Whether the file was named on the command line: then it is reported even if it is unchanged.
    var isNamed = false

    /// Both sides of an unfinished merge in a layout; nil for a file without a merge, and where a marker lacks its partner.
    /// Which sides these are is said on standard error.
    static func sidesOfMerge(in path: String, limit: Int) throws(Failure) -> FilePair? {
        guard DiffFile.kind(path) == .layout, FileReader.status(path).kind == .regular else { return nil }
        let bytes = try FileReader.read(path, limit: limit, flag: "max-input")
        guard let merge = UnfinishedMerge(in: bytes), let ours = UnfinishedMerge.text(of: .ours, in: bytes),
            let theirs = UnfinishedMerge.text(of: .theirs, in: bytes)
        else { return nil }
        StandardStreams.say("note: \(merge.message); these are compared")
        return FilePair(
            name: path, before: DiffFile(path: path, bytes: ours), after: DiffFile(path: path, bytes: theirs),
            isNamed: true)
    }

    /// Pictures have one page, whatever the device.
    func value(of placeholder: String) -> String {
        switch placeholder {
        case "path": FileName.place((after ?? before)?.path ?? name)
        case "name", "scene": stem(name)
        default: "base"
        }
    }

    /// The pairs of two paths: two files, or the files of two folders, matched by their paths below the folders.
    static func pairs(
        _ before: String, _ after: String, leavingOut patterns: [PathPattern]
    ) throws(Failure) -> (pairs: [FilePair], passedOver: PassedOver) {
        let isFolder = (FileReader.status(before).kind == .folder, FileReader.status(after).kind == .folder)
        let isMissing = [before, after].map { FileReader.status($0).kind == .missing }
        if isMissing[0] != isMissing[1] {
            let path = isMissing[0] ? before : after
            let reason = DiffFile.isComparable(path) ? "no such file" : "neither a file nor a revision that git knows"
            throw Failure("\(displayName(path)): \(reason)")
        }
        guard isFolder.0 == isFolder.1 else {
            throw Failure.usage("\(before) and \(after): a folder can only be compared with a folder")
        }
        guard isFolder.0 else {
            let files = (DiffFile(path: before), DiffFile(path: after))
            return ([FilePair(name: after, before: files.0, after: files.1, isNamed: true)], PassedOver())
        }
        var search = FolderSearch(leavingOut: patterns, accepts: DiffFile.isComparable)
        let old = try search.places(below: before)
        let new = try search.places(below: after)
        let all = Set(old).union(new).sorted()
        var passedOver = PassedOver()
        passedOver.folders = [before, after]
        passedOver.take(search)
        guard !all.isEmpty || !search.failures.isEmpty else {
            throw Failure("\(before), \(after): no .json, .xib, .storyboard, .png or .svg file in these folders")
        }
        let oldSet = Set(old)
        let newSet = Set(new)
        let pairs = all.map { name in
            FilePair(
                name: name,
                before: oldSet.contains(name) ? DiffFile(path: FolderSearch.join(before, name)) : nil,
                after: newSet.contains(name) ? DiffFile(path: FolderSearch.join(after, name)) : nil)
        }
        return (pairs, passedOver)
    }
}
