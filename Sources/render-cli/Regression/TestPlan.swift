import Files
import LayoutDiff
import LayoutDocument

/// The work of a test run: pages in order, files that cannot be read, and orphaned references.
struct TestPlan {
    struct Item: Sendable {
        var order: Int
        var page: Page
        /// The path of the references without extension.
        var stem: String
    }

    private(set) var items: [Item] = []
    /// Files that cannot be laid out at all.
    private(set) var broken: [CaseResult] = []
    private(set) var orphans: [(order: Int, path: String)] = []
    /// Pages, broken files and orphans of the whole run.
    private(set) var total = 0
    /// Whether a file named on the command line could not be read.
    private(set) var lacksNamedFile = false

    /// - Parameters:
    ///   - shard: which of how many shards the plan is; shards cost about the same.
    ///   - timings: what cases cost in earlier runs.
    init(
        files: InputFiles, selection: SelectionOptions, limits: Limits, shard: (index: Int, count: Int),
        timings: Timings = Timings()
    ) throws(Failure) {
        var loader = InputLoader(selection: selection, limits: limits, takesStates: true, takesSteps: true)
        var passedOver = files.passedOver
        var laidOut: [String] = []
        var stems: Set<String> = []
        var lacking: Set<Int> = []
        var order = 0
        for file in Self.distinct(files.paths) {
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
                broken.append(CaseResult(unreadable: file, error, order: order))
                if isNamed { lacking.insert(order) }
                order += 1
                continue
            }
            laidOut.append(file)
            for (page, stem) in zip(pages, SnapshotPath.stems(of: pages, in: file)) {
                stems.insert(stem)
                items.append(Item(order: order, page: page, stem: stem))
                order += 1
            }
        }
        passedOver.say()
        try passedOver.check(layouts: order)
        if !laidOut.isEmpty { try loader.names.check(selection.askedNames) }
        for notice in loader.notices { StandardStreams.say(notice) }
        let isWhole =
            selection.devices.isEmpty && selection.traits.isEmpty && selection.states.isEmpty
            && selection.steps.isEmpty && selection.scenes.isEmpty
        if isWhole {
            for orphan in Self.orphans(laidOut, isFolder: !files.folders.isEmpty, stems) {
                if order % shard.count == shard.index { orphans.append((order, orphan)) }
                order += 1
            }
        }
        total = order
        if shard.count > 1 { keep(shard, timings) }
        lacksNamedFile = broken.contains { lacking.contains($0.order) }
    }

    /// Leaves the cases of one shard. Unreadable files cost nothing, so they go round the shards.
    private mutating func keep(_ shard: (index: Int, count: Int), _ timings: Timings) {
        let shards = ShardBalance.shards(
            measured: items.map { timings[displayName($0.page.input), lastComponent($0.stem)] },
            views: items.map(\.page.itemCount),
            count: shard.count)
        items = zip(items, shards).filter { $0.1 == shard.index }.map(\.0)
        broken.removeAll { $0.order % shard.count != shard.index }
    }

    /// Each file once, also if it is both named and in a named folder: it has only one set of references.
    private static func distinct(_ files: [String]) -> [String] {
        var met: Set<String> = []
        return files.filter { file in
            let folder = FileWriter.folder(of: file)
            return met.insert(SnapshotPath.join(PathText.resolved(folder) ?? folder, lastComponent(file))).inserted
        }
    }

    /// References without a page, in the folders of laid-out files and of files that do not exist any more.
    ///
    /// A file that cannot be read now may have its pages again later. A folder that is a link is no folder of
    /// references, so nothing in it is an orphan.
    private static func orphans(_ files: [String], isFolder: Bool, _ stems: Set<String>) -> [String] {
        var folders = Set(files.map { SnapshotPath.folder(of: $0) })
        if isFolder {
            for place in Set(files.map { FileWriter.folder(of: $0) }) {
                let parent = SnapshotPath.join(place, SnapshotPath.folder)
                for name in (try? Enclosure(folder: place).names(in: parent)) ?? [] {
                    let isGone = FileReader.status(SnapshotPath.join(place, name), following: false).kind == .missing
                    if isGone { folders.insert(SnapshotPath.join(parent, name)) }
                }
            }
        }
        var orphans: [String] = []
        for folder in folders.sorted() {
            let reference = SnapshotPath.join(folder, RendererMark.fileName)
            let names = (try? SnapshotPath.enclosure(of: reference).names(in: folder)) ?? []
            for name in names where name != RendererMark.fileName {
                let path = SnapshotPath.join(folder, name)
                let isReference = SnapshotKind.allCases.contains { $0.fileExtension == fileExtension(path) }
                if isReference, !stems.contains(SnapshotPath.join(folder, stem(name))) { orphans.append(path) }
            }
        }
        return orphans
    }
}
