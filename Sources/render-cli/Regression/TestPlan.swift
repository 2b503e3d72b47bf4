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
    /// Pages, broken files and orphans of the whole run.
    private(set) var total = 0
    /// Whether a file that the command line names could not be read.
    private(set) var lacksNamedFile = false

    /// - Parameter shard: this part of so many; part k takes every n-th case.
    init(
        files: InputFiles, selection: SelectionOptions, limits: Limits, shard: (index: Int, count: Int)
    ) throws(Failure) {
        var loader = InputLoader(selection: selection, limits: limits, takesStates: true, takesSteps: true)
        var passedOver = files.passedOver
        var laidOut: [String] = []
        var stems: [String: Int] = [:]
        var order = 0
        for file in files.paths {
            let pages: [Page]
            do {
                pages = try loader.load(file)
            } catch {
                guard error.code != ExitStatus.usage else { throw error }
                let isNamed = files.named.contains(file)
                if !isNamed, error.foreign != nil {
                    passedOver.add(error, file: file)
                    continue
                }
                if order % shard.count == shard.index {
                    broken.append(CaseResult(unreadable: file, error, order: order))
                    lacksNamedFile = lacksNamedFile || isNamed
                }
                order += 1
                continue
            }
            laidOut.append(file)
            for page in pages {
                var stem = SnapshotPath.stem(of: page, in: file)
                stems[stem, default: 0] += 1
                if let count = stems[stem], count > 1 { stem += "-\(count)" }
                if order % shard.count == shard.index { items.append(Item(order: order, page: page, stem: stem)) }
                order += 1
            }
        }
        passedOver.say()
        try passedOver.check(layouts: order)
        if !laidOut.isEmpty { try loader.names.check(selection) }
        for notice in loader.notices { StandardStreams.say(notice) }
        let isWhole =
            selection.devices.isEmpty && selection.traits.isEmpty && selection.states.isEmpty
            && selection.steps.isEmpty && selection.scenes.isEmpty
        if isWhole {
            for orphan in try Self.orphans(laidOut, isFolder: !files.folders.isEmpty, Set(stems.keys)) {
                if order % shard.count == shard.index { orphans.append((order, orphan)) }
                order += 1
            }
        }
        total = order
    }

    /// Reference files below the folders of files that were laid out, and below those of files that are gone, that no
    /// page makes. A file that cannot be read now may make its references again.
    private static func orphans(
        _ files: [String], isFolder: Bool, _ stems: Set<String>
    ) throws(Failure) -> [String] {
        var folders = Set(files.map { SnapshotPath.folder(of: $0) })
        let parents = Set(files.map { SnapshotPath.join(FileWriter.folder(of: $0), SnapshotPath.folder) })
        if isFolder {
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
