/// One file of a comparison: where it stands, or its bytes when it stands nowhere.
struct DiffFile {
    enum Kind { case layout, png, svg }

    /// What messages call it.
    var path: String
    /// Nil: to be read from the disk.
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

/// A file before and after; nil on the side that does not have it.
struct FilePair {
    var name: String
    var before: DiffFile?
    var after: DiffFile?
    /// True when the file was named on the command line: then even an equal one is reported.
    var isNamed = false

    /// Pairs what two paths mean: two files, or two folders' files by their places below.
    static func pairs(_ before: String, _ after: String) throws(Failure) -> [FilePair] {
        let isFolder = (FileReader.status(before).kind == .folder, FileReader.status(after).kind == .folder)
        guard isFolder.0 == isFolder.1 else {
            throw Failure.usage("\(before) and \(after): a folder can only be compared with a folder")
        }
        guard isFolder.0 else {
            return [
                FilePair(
                    name: after, before: DiffFile(path: before), after: DiffFile(path: after), isNamed: true)
            ]
        }
        let old = try files(in: before)
        let new = try files(in: after)
        let all = Set(old).union(new).sorted()
        guard !all.isEmpty else {
            throw Failure("\(before), \(after): no .json, .xib, .storyboard, .png or .svg file in these folders")
        }
        let oldSet = Set(old)
        let newSet = Set(new)
        return all.map { name in
            FilePair(
                name: name, before: oldSet.contains(name) ? DiffFile(path: join(before, name)) : nil,
                after: newSet.contains(name) ? DiffFile(path: join(after, name)) : nil)
        }
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Comparable files below a folder by their places in it, links to folders not followed.
    private static func files(in folder: String) throws(Failure) -> [String] {
        var found: [String] = []
        var pending = [""]
        while let place = pending.popLast() {
            for name in try FileReader.names(in: place.isEmpty ? folder : join(folder, place)) {
                let child = place.isEmpty ? name : place + "/" + name
                switch FileReader.status(join(folder, child), following: false).kind {
                case .folder: pending.append(child)
                case .regular where DiffFile.isComparable(child): found.append(child)
                default: break
                }
            }
        }
        return found
    }
}
