import LayoutDiff
import LayoutDocument

/// Why pages differ from their references: the input as it stood in the commit that brought the reference, laid out
/// again and compared constraint by constraint.
///
/// A reference holds frames or pixels, never constraints, so it can only say what moved. Git has the input that made it.
struct FailureCauses {
    private let plan: [Int: TestPlan.Item]
    private let ignored: [String]
    private let selection: SelectionOptions
    private let limits: Limits
    /// Comparisons made so far: a file and a revision have as many pages as the file has failures.
    private var compared: [[String]: [String: ComparedPage]] = [:]

    init(_ plan: TestPlan, selection: SelectionOptions, limits: Limits, ignored: [String]) {
        self.plan = Dictionary(plan.items.map { ($0.order, $0) }, uniquingKeysWith: { first, _ in first })
        self.ignored = ignored
        self.selection = selection
        self.limits = limits
    }

    /// Puts causes where git knows them; leaves the rest as it is.
    mutating func explain(_ report: inout TestReport) {
        for place in report.cases.indices { explain(&report.cases[place]) }
    }

    private mutating func explain(_ result: inout CaseResult) {
        guard let item = plan[result.order],
            let reference = result.snapshots.first(where: { $0.status == .failed })?.path,
            let revision = GitHistory.lastChange(of: reference)
        else { return }
        let since = "\(item.page.input) at \(revision.prefix(10)), when \(lastComponent(reference)) was committed"
        guard let page = comparison(item, since: revision), let before = page.before,
            isOrigin(before, of: reference)
        else {
            result.details.append("why is unknown: \(since), does not give this reference")
            return
        }
        let difference = page.scene.difference
        guard !difference.isEmpty else { return }
        result.moves = difference.moves
        result.details = difference.constraints.map(\.line) + result.details
        result.details.append("compared with \(since)")
    }

    /// Whether an old layout is the one that a reference of frames was made from; a picture is taken on trust.
    private func isOrigin(_ side: LayoutSide, of reference: String) -> Bool {
        guard fileExtension(reference) == SnapshotKind.frames.fileExtension else { return true }
        let enclosure = SnapshotPath.enclosure(of: reference)
        guard let bytes = (try? enclosure.read(reference, limit: limits.inputBytes)) ?? nil else { return false }
        let recorded = FramesSnapshot(String(decoding: bytes, as: UTF8.self))?.leavingOut(ignored)
        return recorded?.text == FramesSnapshot(tree: side.tree, layout: side.layout).leavingOut(ignored).text
    }

    private mutating func comparison(_ item: TestPlan.Item, since revision: String) -> ComparedPage? {
        let file = item.page.input
        if let pages = compared[[file, revision]] { return pages[item.stem] }
        var pages: [String: ComparedPage] = [:]
        if let bytes = GitHistory.contents(of: file, at: revision, limit: limits.inputBytes) {
            var comparison = LayoutComparison(selection: selection, limits: limits, ignored: ignored)
            let pair = FilePair(name: file, before: DiffFile(path: file, bytes: bytes), after: DiffFile(path: file))
            // The pages of today in the order of the plan, so that they have the names that the plan gave them.
            let current = ((try? comparison.compare(pair)) ?? []).filter { $0.after != nil }
            for (page, stem) in zip(current, SnapshotPath.stems(of: current.map(\.page), in: file)) {
                pages[stem] = page
            }
        }
        compared[[file, revision]] = pages
        return pages[item.stem]
    }
}
