import XcodeProjects

/// The Interface Builder files that an Xcode project has, by their names, and by their paths where files share a name.
///
/// Xcode writes the name of each file into `project.pbxproj`, and beside it the phase that copies the file into the app
/// (`/* Main.storyboard in Resources */`). Files of synchronized folders are named nowhere.
struct ProjectMembers: Sendable, Equatable {
    /// The names of files, without folders.
    private(set) var named: Set<String> = []
    /// The names of files that a phase of a target has.
    private(set) var built: Set<String> = []
    /// The names of folders that are copied as a whole.
    private(set) var folders: Set<String> = []
    /// Whether a folder's files are in the project without being named.
    private(set) var isSynchronized = false
    /// The paths of the targets' files, by the names of the files; empty where nobody asked for the paths.
    var placed: [String: Set<String>] = [:]

    /// Reads a project file line by line; a file of another form has no names.
    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            isSynchronized = isSynchronized || Self.place(of: "PBXFileSystemSynchronized", in: line) != nil
            if Self.place(of: "lastKnownFileType = folder;", in: line) != nil { takeFolder(line) }
            for kind in [".xib", ".storyboard"] { takeNames(line, kind) }
        }
    }

    /// Whether the project has no file of a path: its targets have other files, and none of this name.
    /// - Parameters:
    ///   - path: the file's path.
    ///   - exists: whether there is a file at a path: a project whose paths lead nowhere says nothing by them.
    func lacks(_ path: String, _ exists: (String) -> Bool) -> Bool {
        let parts = ProjectPath.components(path)
        guard let name = parts.last, !named.isEmpty, !isSynchronized, Self.isPlain(name),
            !parts.contains(where: { folders.contains($0) || ProjectPath.fileExtension($0) == "bundle" })
        else { return false }
        if let places = placed[name], !places.contains(where: { $0.hasSameBytes(as: path) }),
            places.contains(where: exists)
        {
            return true
        }
        // A project that another tool wrote may not say which phase has a file.
        return built.isEmpty ? !named.contains(name) : !built.contains(name)
    }

    /// The names with an extension in a line: `path = "Old Card.xib";`, `/* Card.xib in Resources */`.
    private mutating func takeNames(_ line: ArraySlice<UInt8>, _ kind: String) {
        var rest = line
        while let place = Self.place(of: kind, in: rest) {
            let end = place + kind.utf8.count
            defer { rest = rest[end...] }
            let isWhole = end == line.endIndex || !Self.isLetter(line[end])
            let limit = max(line.startIndex, place - Self.longestName)
            var start = place
            while start > limit, !Self.isEnd(line[start - 1]) { start -= 1 }
            guard isWhole, start < place, line[start..<end].allSatisfy({ $0 >= UInt8(ascii: " ") }) else { continue }
            let name = String(decoding: line[start..<end], as: UTF8.self).trimmingSpaces
            named.insert(name)
            if line[end...].starts(with: " in ".utf8) { built.insert(name) }
        }
    }

    /// The last name of the path of a folder.
    private mutating func takeFolder(_ line: ArraySlice<UInt8>) {
        guard let place = Self.place(of: " path = ", in: line) else { return }
        let value = line[(place + 8)...].prefix { $0 != UInt8(ascii: ";") }.filter { $0 != UInt8(ascii: "\"") }
        folders.insert(ProjectPath.name(String(decoding: value, as: UTF8.self)))
    }

    /// Where a word begins in a line.
    private static func place(of word: String, in line: ArraySlice<UInt8>) -> Int? {
        let wanted = Array(word.utf8)
        guard line.count >= wanted.count else { return nil }
        return (line.startIndex...(line.endIndex - wanted.count)).first { place in
            line[place] == wanted[0] && line[place..<place + wanted.count].elementsEqual(wanted)
        }
    }

    /// Whether a name is spelled in a project file as on the disk.
    private static func isPlain(_ name: String) -> Bool {
        name.utf8.allSatisfy { isLetter($0) || " .-+~()".utf8.contains($0) }
    }

    /// A letter, a digit or an underscore.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
    }

    /// Whether a byte ends a name before it: of a path, of a text in quotes, of a comment, of a value.
    private static func isEnd(_ byte: UInt8) -> Bool { "/\"*=;{<>\t".utf8.contains(byte) }

    /// The longest name of a file, in bytes.
    private static let longestName = 255
}

extension ProjectMembers {
    /// Takes the paths of the files of the project's targets; a project that cannot be read has none.
    /// - Parameters:
    ///   - file: the path of `project.pbxproj`.
    ///   - contents: the bytes of a file; nil for one that cannot be read.
    mutating func takePlaces(of file: String, contents: @escaping (String) -> [UInt8]?) {
        for path in Self.project(of: file, contents: contents)?.targets.flatMap(\.resources) ?? [] {
            placed[ProjectPath.name(path), default: []].insert(path)
        }
    }

    /// The project of a `project.pbxproj`; nil for one that cannot be read.
    static func project(of file: String, contents: @escaping (String) -> [UInt8]?) -> XcodeProject? {
        try? XcodeProject(at: ProjectPath.folder(file), in: ListedFiles(read: contents))
    }

    /// Whether two Interface Builder files share a name: the paths of a project tell which of them an app has.
    static func haveTwins(_ paths: [String]) -> Bool {
        let names = paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map(ProjectPath.name)
        return Set(names).count < names.count
    }

    /// Whether a file of this name lists the files of a project by patterns.
    static func isDescription(_ name: String) -> Bool {
        let descriptions: Set<String> = [
            "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "project.yaml", "project.json", "BUILD",
            "BUILD.bazel", "BUCK", "CMakeLists.txt",
        ]
        return descriptions.contains(name) || ProjectPath.fileExtension(name) == "podspec"
    }
}

/// The files that a reader of Xcode projects asks for by their paths. Synchronized folders name no file, and are asked for none.
private struct ListedFiles: CloneFiles {
    let read: (String) -> [UInt8]?

    func contents(_ path: String) -> [UInt8]? { read(path) }
    func isFile(_ path: String) -> Bool { read(path) != nil }
    func files(below folder: String) -> [String] { [] }
}

extension Project {
    /// Whether the folder's Xcode projects name other Interface Builder files but not this file, so that no app shows
    /// the file. False where no project file needs to name files: in synchronized folders and in folders that are
    /// copied as a whole, in Swift packages, and in projects that another tool generates.
    /// - Parameter document: absolute, with links resolved.
    package func leavesOut(_ document: String) -> Bool {
        guard ProjectPath.isInside(document, root.path), !index.isTruncated else { return false }
        let (path, documents) = (relativePath(document), index.documents)
        let members = index.projectFiles.compactMap { project in
            membersFile(project) {
                // A broken project file may have lost the names of files.
                guard let file = projectFile(at: project), file.mistake == nil else { return nil }
                var members = list(at: project).map(ProjectMembers.init)
                if ProjectMembers.haveTwins(documents) { members?.takePlaces(of: project, contents: list) }
                return members
            }
        }
        func exists(_ other: String) -> Bool { documents.contains { $0.hasSameBytes(as: other) } }
        guard !members.isEmpty, members.count == index.projectFiles.count,
            members.contains(where: { !$0.named.isEmpty }),
            members.allSatisfy({ $0.named.isEmpty || $0.lacks(path, exists) }),
            !members.contains(where: \.isSynchronized), !isDescribed(ProjectPath.folder(document))
        else { return false }
        return wider.map { $0.index.projectFiles.isEmpty || $0.leavesOut(document) } ?? true
    }

    /// A list or an Interface Builder file; nil for one that cannot be read.
    func list(at path: String) -> [UInt8]? {
        isReadable(path) ? files.contents(of: absolute(path), limit: limits.listBytes) : nil
    }

    /// Whether a folder or one above it, up to the root, has the description of a package or of a generated project.
    private func isDescribed(_ folder: String) -> Bool {
        var folder = folder
        for _ in 0..<limits.ancestors where ProjectPath.isInside(folder, root.path) {
            let entries = files.entries(of: folder, limit: limits.entries) ?? []
            if entries.contains(where: { ProjectMembers.isDescription($0.name) }) { return true }
            if folder == root.path { return false }
            folder = ProjectPath.folder(folder)
        }
        return false
    }
}
