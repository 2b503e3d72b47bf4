import LayoutDiff
import LayoutDocument
import Regression

/// Finds why pages differ from their references: lays out the input as of the commit that changed the reference, and
/// compares the two layouts with their constraints.
///
/// A reference contains frames or pixels, never constraints, so it only tells what moved. Git has the input of the
/// reference.
struct FailureCauses {
    private let plan: [Int: TestPlan<FlaggedPage>.Item]
    private let ignored: [String]
    private let selection: SelectionOptions
    private let limits: Limits
    /// Comparisons made so far, by file and revision; several failures share one.
    private var compared: [[String]: [String: ComparedPage]] = [:]

    init(_ plan: TestPlan<FlaggedPage>, selection: SelectionOptions, limits: Limits, ignored: [String]) {
        self.plan = Dictionary(plan.items.map { ($0.order, $0) }, uniquingKeysWith: { first, _ in first })
        self.ignored = ignored
        self.selection = selection
        self.limits = limits
    }

    /// Adds causes to the report where git knows them.
    mutating func explain(_ report: inout TestReport) {
        for place in report.cases.indices { explain(&report.cases[place]) }
    }

    private mutating func explain(_ result: inout CaseResult) {
        guard let item = plan[result.order],
            let reference = result.snapshots.first(where: { $0.status == .failed })?.path
        else { return }
        guard let revision = GitHistory.lastChange(of: reference) else {
            result.lackOfCauses = "none was searched for, because " + GitHistory.lack(of: reference)
            return
        }
        let since = "\(item.page.input) at \(revision.prefix(10))"
        guard let page = comparison(item, since: revision), let before = page.before,
            isOrigin(before, of: reference)
        else {
            result.lackOfCauses = "\(since), when the reference was committed, does not give the reference"
            return
        }
        let difference = page.scene.difference
        guard !difference.isEmpty else { return }
        result.moves = difference.moves
        result.changes = difference.seen
        result.details = difference.constraints.map(\.line) + result.details
        result.details.append("compared with \(since), when \(lastComponent(reference)) was committed")
    }

    /// Whether an old layout reproduces a reference of frames; for a picture this is assumed.
    private func isOrigin(_ side: LayoutSide, of reference: String) -> Bool {
        guard fileExtension(reference) == SnapshotKind.frames.fileExtension else { return true }
        let enclosure = SnapshotPath.enclosure(of: reference)
        guard let bytes = (try? enclosure.read(reference, limit: limits.inputBytes)) ?? nil else { return false }
        let recorded = FramesSnapshot(String(decoding: bytes, as: UTF8.self))?.leavingOut(ignored)
        return recorded?.body == FramesSnapshot(tree: side.tree, layout: side.layout).leavingOut(ignored).body
    }

    private mutating func comparison(_ item: TestPlan<FlaggedPage>.Item, since revision: String) -> ComparedPage? {
        let file = item.page.input
        if let pages = compared[[file, revision]] { return pages[item.stem] }
        var pages: [String: ComparedPage] = [:]
        if let bytes = GitHistory.contents(of: file, at: revision, limit: limits.inputBytes) {
            var comparison = LayoutComparison(selection: selection, limits: limits, ignored: ignored)
            let pair = FilePair(name: file, before: DiffFile(path: file, bytes: bytes), after: DiffFile(path: file))
            // The current pages in the order of the plan, so that they have the plan's names.
            let current = ((try? comparison.compare(pair)) ?? []).filter { $0.after != nil }
            for (page, stem) in zip(
                current, SnapshotPath.stems(of: current.map { FlaggedPage(page: $0.page, flags: []) }, in: file))
            {
                pages[stem] = page
            }
        }
        compared[[file, revision]] = pages
        return pages[item.stem]
    }
}
