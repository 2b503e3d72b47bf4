import Files

/// The work of a test run: pages in order, files that cannot be read, and orphaned references.
public struct TestPlan<Page: TestedPage>: Sendable {
    /// A page with its place in the run and its references.
    package struct Item: Sendable {
        package var order: Int
        package var page: Page
        /// The path of the references without extension.
        package var stem: String
    }

    package private(set) var items: [Item] = []
    /// Files that cannot be laid out at all.
    package private(set) var broken: [CaseResult] = []
    /// References below the folders of the tested files that belong to no page, each with the place of its file in the
    /// run.
    package private(set) var orphans: [(order: Int, path: String)] = []
    /// Pages, broken files and orphans so far, other shards' included.
    package private(set) var total = 0
    private var laidOut: [String] = []
    private var stems: Set<String> = []

    /// No work yet.
    public init() {}

    /// Adds the pages of one file.
    package mutating func add(_ pages: [Page], of file: String) {
        laidOut.append(file)
        for (page, stem) in zip(pages, SnapshotPath.stems(of: pages, in: file)) {
            stems.insert(stem)
            items.append(Item(order: total, page: page, stem: stem))
            total += 1
        }
    }

    /// Adds a file that gave no page.
    /// - Returns: the place of its case.
    package mutating func add(unreadable file: String, lines: [String]) -> Int {
        broken.append(CaseResult(unreadable: file, lines: lines, order: total))
        total += 1
        return total - 1
    }

    /// Whether a file was laid out.
    package var hasPages: Bool { !laidOut.isEmpty }

    /// Adds the references without a page, in the folders of laid-out files and, where folders were searched, of files that
    /// do not exist any more; called once all pages are there.
    package mutating func addOrphans(searched: Bool, shard: (index: Int, count: Int)) {
        for orphan in Self.orphans(laidOut, isFolder: searched, stems) {
            if total % shard.count == shard.index { orphans.append((total, orphan)) }
            total += 1
        }
    }

    /// Leaves the cases of one shard. Unreadable files cost nothing, so they go round the shards.
    /// - Parameter measured: what a case cost in an earlier run; nil where no run is known.
    package mutating func keep(_ shard: (index: Int, count: Int), measured: (Item) -> Int?) {
        let shards = ShardBalance.shards(
            measured: items.map(measured), views: items.map(\.page.itemCount),
            // The name of a reference without the scene.
            kinds: items.map { String($0.page.snapshotName.drop { $0 != "." }) }, count: shard.count)
        items = zip(items, shards).filter { $0.1 == shard.index }.map(\.0)
        broken.removeAll { $0.order % shard.count != shard.index }
    }

    /// Each file once, also if it is both named and in a named folder: it has only one set of references.
    package static func distinct(_ files: [String]) -> [String] {
        var met: Set<String> = []
        return files.filter { file in
            let folder = PathText.folder(of: file)
            let place = SnapshotPath.join(PathText.resolved(folder) ?? folder, PathText.lastComponent(file))
            return met.insert(place).inserted
        }
    }

    /// References without a page.
    ///
    /// A file that cannot be read now may have its pages again later. A folder that is a link is no folder of
    /// references, so nothing in it is an orphan.
    private static func orphans(_ files: [String], isFolder: Bool, _ stems: Set<String>) -> [String] {
        var folders = Set(files.map { SnapshotPath.folder(of: $0) })
        if isFolder {
            for place in Set(files.map { PathText.folder(of: $0) }) {
                let parent = SnapshotPath.join(place, SnapshotPath.folder)
                let enclosure = Enclosure(folder: place)
                for name in (try? enclosure.names(in: parent)) ?? [] {
                    let isGone = InnerPath(name).map { (try? enclosure.kind(of: $0)) == .missing } ?? false
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
                let isReference = SnapshotKind.allCases.contains { $0.fileExtension == PathText.fileExtension(path) }
                if isReference, !stems.contains(SnapshotPath.join(folder, PathText.stem(name))) { orphans.append(path) }
            }
        }
        return orphans
    }
}
