import LayoutDocument
import Regression

/// The work of a test run over files.
struct PlannedFiles {
    private(set) var plan = TestPlan<FlaggedPage>()
    /// Whether a file named on the command line could not be read.
    private(set) var lacksNamedFile = false

    /// - Parameters:
    ///   - shard: which of how many shards the plan is; shards cost about the same.
    ///   - timings: what cases cost in earlier runs.
    ///   - keys: the flags of drawing, for the keys of pages; nil for no keys.
    ///   - design: the design that the pages are compared with; nil for none.
    init(
        files: InputFiles, selection: SelectionOptions, limits: Limits, shard: (index: Int, count: Int),
        timings: Timings = Timings(), keys: RenderSettings? = nil,
        design: DesignExpectation? = nil
    ) throws(Failure) {
        var loader = InputLoader(selection: selection, limits: limits, takesStates: true, takesSteps: true)
        loader.hashing.isOn = keys != nil
        var passedOver = files.passedOver
        var lacking: Set<Int> = []
        let flags = selection.flags
        for file in TestPlan<FlaggedPage>.distinct(files.paths) {
            do {
                plan.add(
                    try loader.load(file).map { FlaggedPage(page: $0, flags: flags, drawing: keys, design: design) },
                    of: file)
            } catch {
                guard error.code != ExitStatus.usage else { throw error }
                let isNamed = files.named.contains(file)
                if !isNamed, error.foreign != nil {
                    passedOver.add(error, file: file)
                    continue
                }
                let order = plan.add(unreadable: displayName(file), lines: error.lines)
                if isNamed { lacking.insert(order) }
            }
        }
        passedOver.say()
        try passedOver.check(layouts: plan.total)
        if plan.hasPages { try loader.names.check(selection.askedNames) }
        try Notice.say(loader.remarks.notices)
        let isWhole =
            selection.devices.isEmpty && selection.traits.isEmpty && selection.ios.isEmpty
            && selection.states.isEmpty && selection.steps.isEmpty && selection.scenes.isEmpty
        if isWhole { plan.addOrphans(searched: !files.folders.isEmpty, shard: shard) }
        if shard.count > 1 {
            plan.keep(shard) { timings[displayName($0.page.input), lastComponent($0.stem)] }
        }
        lacksNamedFile = plan.broken.contains { lacking.contains($0.order) }
    }
}
