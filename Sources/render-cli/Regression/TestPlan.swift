import LayoutDocument

/// What a test run looks at: pages in order, files that cannot be read, references that nothing makes any more.
struct TestPlan {
    struct Item: Sendable {
        var order: Int
        var page: Page
        /// Reference files without their extension.
        var stem: String
    }

    private(set) var items: [Item] = []
    /// Files that cannot be laid out at all.
    private(set) var broken: [CaseResult] = []
    private(set) var orphans: [(order: Int, path: String)] = []
    private(set) var notices: [String] = []
    /// Pages, broken files and orphans of the whole run.
    private(set) var total = 0

    /// - Parameter shard: this part of so many; part k takes every n-th case.
    init(
        paths: [String], selection: SelectionOptions, limits: Limits, shard: (index: Int, count: Int)
    ) throws(Failure) {
        let files = try Self.files(paths)
        var stems: [String: Int] = [:]
        var order = 0
        for file in files {
            var loader = InputLoader(selection: selection, limits: limits, takesStates: true, takesSteps: true)
            let pages: [Page]
            do {
                pages = try loader.pages(of: [file])
            } catch {
                guard error.code != ExitStatus.usage else { throw error }
                var result = CaseResult(order: order, file: file, name: "read", status: .failed)
                result.message = error.lines.first ?? "cannot be read"
                result.details = error.lines
                if order % shard.count == shard.index { broken.append(result) }
                order += 1
                continue
            }
            notices += loader.notices
            for page in pages {
                var stem = SnapshotPath.stem(of: page, in: file)
                stems[stem, default: 0] += 1
                if let count = stems[stem], count > 1 { stem += "-\(count)" }
                if order % shard.count == shard.index { items.append(Item(order: order, page: page, stem: stem)) }
                order += 1
            }
        }
        let isWhole =
            selection.devices.isEmpty && selection.traits.isEmpty && selection.states.isEmpty
            && selection.steps.isEmpty && selection.scenes.isEmpty
        if isWhole {
            for orphan in try Self.orphans(files, paths, Set(stems.keys)) {
                if order % shard.count == shard.index { orphans.append((order, orphan)) }
                order += 1
            }
        }
        total = order
    }

    /// Named files, and those in folders that are layouts: a .json without a root is something else.
    private static func files(_ paths: [String]) throws(Failure) -> [String] {
        var files: [String] = []
        for path in paths {
            guard FileReader.status(path).kind == .folder else {
                files.append(path)
                continue
            }
            for file in try InputLoader.files([path]) {
                if fileExtension(file) == "json", !isTree(file) { continue }
                files.append(file.hasPrefix("./") ? String(file.dropFirst(2)) : file)
            }
        }
        return files
    }

    private static func isTree(_ file: String) -> Bool {
        guard let bytes = try? FileReader.read(file, limit: 256 << 20, flag: "max-input") else { return true }
        return bytes.firstRange(of: Array("\"root\"".utf8)) != nil
    }

    /// Reference files below the tested files' folders, and below those of files that are gone, that no page makes.
    private static func orphans(
        _ files: [String], _ paths: [String], _ stems: Set<String>
    ) throws(Failure) -> [String] {
        var folders = Set(files.map { SnapshotPath.folder(of: $0) })
        let parents = Set(files.map { SnapshotPath.join(FileWriter.folder(of: $0), SnapshotPath.folder) })
        if paths.contains(where: { FileReader.status($0).kind == .folder }) {
            for parent in parents where FileReader.status(parent).kind == .folder {
                for name in try FileReader.names(in: parent) {
                    let input = SnapshotPath.join(FileWriter.folder(of: parent), name)
                    if FileReader.status(input).kind == .missing { folders.insert(SnapshotPath.join(parent, name)) }
                }
            }
        }
        var orphans: [String] = []
        for folder in folders.sorted() where FileReader.status(folder).kind == .folder {
            for name in try FileReader.names(in: folder) where name != RendererMark.fileName {
                let path = SnapshotPath.join(folder, name)
                guard SnapshotKind(rawValue: fileExtension(path)) != nil || fileExtension(path) == "txt" else {
                    continue
                }
                let place = SnapshotPath.join(folder, stem(name))
                if !stems.contains(place) { orphans.append(path) }
            }
        }
        return orphans
    }

}

/// What a reference holds.
enum SnapshotKind: String, Sendable, CaseIterable {
    case frames, png, svg

    var fileExtension: String { self == .frames ? "txt" : rawValue }
}
