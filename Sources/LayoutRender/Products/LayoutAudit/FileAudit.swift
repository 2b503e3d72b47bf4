import Findings
import LayoutEngine
import Notation

/// The audit of one file: pages are added one by one, and the findings follow from all of them.
///
///     var audit = FileAudit(file: "Main.storyboard", own: scenes)
///     audit.take(scenesInGerman, on: germanTraits)
///     for finding in audit.findings { print(finding.message) }
public struct FileAudit: Sendable {
    /// The file's name in findings.
    let file: String
    /// The rules that examine each screen.
    private let rules: [any ScreenRule.Type]
    /// Facts about the app that decide how severe a finding is.
    public var evidence = AuditEvidence()
    /// The file's own screens, by id.
    var own: [String: AuditedScreen] = [:]
    /// The ids of the file's screens, in the order of the file.
    var ownOrder: [String] = []
    /// What is wrong with the file and not with a page.
    private var sourceFindings: [Finding] = []
    /// The defects so far, in the order of their first pages.
    var entries: [Entry] = []
    /// The index in `entries` of each key.
    var places: [Entry.Key: Int] = [:]
    /// The only screen that is examined; nil: all are.
    var examined: String?
    /// The room on the pages of a screen that was edited; nil: nothing is measured.
    private(set) var rooms: ScreenRoom?
    /// The screens of pages that others may repeat.
    private var repeatable: [AuditTraits: RepeatablePage] = [:]
    /// The number of screens that were laid out.
    public private(set) var pages = 0
    /// The first page whose layout the work limit ended without frames, and the limit; nil if all pages have frames.
    /// The rules skip a page without frames.
    public private(set) var unsolved: String?

    /// - Parameters:
    ///   - file: the file's name in messages.
    ///   - scenes: the scenes as the file has them, on the file's own device.
    public init(file: String, own scenes: [LayoutScene]) { self.init(file: file, own: scenes, again: nil) }

    /// - Parameter part: an audit of the file before an edit of one screen, whose other screens are not examined again.
    package init(file: String, own scenes: [LayoutScene], again part: Part?) {
        self.file = file
        rules = ScreenRules.all
        rooms = part.map { ScreenRoom(screen: $0.screen) }
        if let part, part.isAllThatChanged(in: scenes) { keepOthers(of: part) }
        for scene in scenes where own[scene.id] == nil {
            if examined == nil { ownOrder.append(scene.id) }
            own[scene.id] = takeOwn(scene)
        }
        for scene in scenes where examined == nil || scene.id == examined {
            takeResized(scene)
            takeStates(scene)
        }
        evidence.takeHabits(of: ownScreens)
    }

    /// Applies the rules to the file's scenes on another page.
    ///
    /// - Parameters:
    ///   - scenes: the file's scenes laid out with the page's traits; of two scenes with one id the first counts.
    ///   - traits: the page, named in messages.
    ///   - isRepeated: whether `takeAgain` will be called with the page.
    public mutating func take(_ scenes: [LayoutScene], on traits: AuditTraits, isRepeated: Bool = false) {
        var met: Set<String> = []
        for scene in scenes where (examined == nil || scene.id == examined) && met.insert(scene.id).inserted {
            let isFirst = isFirstVariation(scene, on: traits)
            if isFirst { evidence.screens.varied.insert(scene.id) }
            if let usual = screenToRepeat(scene, on: traits) {
                take(usual.screen(on: traits), repeating: usual.observations)
                continue
            }
            guard isRepeated, let memory = scene.environment.memory else {
                take(AuditedScreen(scene, traits, findingAmbiguity: isFirst))
                if isRepeated { repeatable[traits, default: RepeatablePage()].isWhole = false }
                continue
            }
            let (taken, dependsOnTextSize) = memory.notingTextSize {
                let screen = AuditedScreen(scene, traits, findingAmbiguity: isFirst)
                return (screen: screen, observations: take(screen))
            }
            if dependsOnTextSize {
                repeatable[traits, default: RepeatablePage()].isWhole = false
            } else {
                repeatable[traits, default: RepeatablePage()].add(
                    RepeatableScreen(screen: taken.screen, observations: taken.observations))
            }
        }
    }

    /// The same screen without a text size, if neither the views nor the layout nor a rule depends on the text size.
    private func screenToRepeat(_ scene: LayoutScene, on traits: AuditTraits) -> RepeatableScreen? {
        guard let page = traits.atUsualTextSize, let usual = repeatable[page]?[scene.id],
            usual.screen(on: traits).scene == scene
        else { return nil }
        return usual
    }

    /// Takes the screens of a page again for a page of another text size, on which neither a view nor a rule depends.
    /// - Returns: false for a page that was not taken or not to be repeated, or of which a screen depends on the text size.
    package mutating func takeAgain(_ page: AuditTraits, on traits: AuditTraits) -> Bool {
        guard let taken = repeatable[page], taken.isWhole else { return false }
        for usual in taken.screens { take(usual.screen(on: traits), repeating: usual.observations) }
        return true
    }

    /// The file's own page of a scene, laid out in a session that serves all edits of it.
    ///
    /// The own screen is kept, since most rules compare a page with it. Ambiguity is searched for on this page only.
    private mutating func takeOwn(_ scene: LayoutScene) -> AuditedScreen {
        let session = LayoutSession(scene.tree, in: scene.environment)
        let screen = AuditedScreen(scene, .own, session.layoutWithAmbiguity)
        take(screen, session)
        return screen
    }

    /// Lets every rule examine a screen.
    /// - Parameters:
    ///   - session: the session of the file's own page; nil for other pages.
    ///   - known: the rules' observations on the screen at another text size.
    /// - Returns: the observations by rule.
    @discardableResult
    private mutating func take(
        _ screen: AuditedScreen, _ session: LayoutSession? = nil, repeating known: [[Observation]]? = nil
    ) -> [[Observation]] {
        pages += 1
        let (scene, traits) = (screen.scene, screen.traits)
        unsolved = unsolved ?? screen.unsolved
        rooms?.measure(screen)
        let before = traits == .own ? nil : own[scene.id]
        let hasMoreRoom = before.map { screen.hasMoreRoom(than: $0) } ?? false
        let width = before.map { PartWidth(of: screen, unlike: $0) } ?? .known
        if traits.measuresRows { evidence.screens.measured.insert(scene.id) }
        var all: [[Observation]] = []
        for (place, rule) in rules.enumerated() {
            let repeated = rule.asksForTextSize ? nil : known?[place]
            let observations = repeated ?? rule.observations(on: screen, own: before, session)
            all.append(observations)
            for var observation in observations {
                observation.isWithMoreRoom = hasMoreRoom
                observation.isOfAssumedWidth = width == .assumed
                observation.isAboutRowHeight = screen.isAboutRowHeight(observation)
                observation.isAboutHeight = screen.isAboutHeight(observation)
                observation.isAboutTextSize = traits.contentSizeCategory != nil
                if width == .refused || (before ?? screen).leavesOpen(observation, on: screen) {
                    (observation.severity, observation.isOfGuess) = (.information, true)
                }
                add(observation, screen, isKept: session != nil)
            }
        }
        return all
    }

    /// Lays the scene out in the states that code makes of it: with other texts, rows and pictures. Defects in these
    /// states but not in the file are information: nobody knows what code sets.
    ///
    /// A state changes most texts or rows at once, for which an edit of a session costs more than a layout with the memory of the
    /// document's layouts.
    private mutating func takeStates(_ scene: LayoutScene) {
        guard let own = own[scene.id] else { return }
        let states = CodeState.allCases.map { ($0, scene.edit($0)) }.filter { !$0.1.isEmpty }
        guard !states.isEmpty else { return }
        // What keeps a view from being hidden is said of the file.
        let keeping = HiddenInStackRule.observations(on: own, own: nil).flatMap(\.constraints)
        let broken = own.brokenConstraints.union(keeping)
        for (state, edit) in states {
            pages += 1
            var traits = AuditTraits.own
            traits.state = state
            let screen = AuditedScreen(edit.scene, traits, findingAmbiguity: false)
            unsolved = unsolved ?? screen.unsolved
            for var observation in ScreenRules.observationsOfRoom(on: screen, own: own, without: broken)
            where !screen.isAboutRowHeight(observation) && !isEmptied(observation, edit) {
                // The finding of a screen is none of a state.
                observation.detail += " " + state.subject.rawValue
                add(observation, screen)
            }
        }
    }

    /// Whether an observation is that a view without a text or a picture has no size.
    private func isEmptied(_ observation: Observation, _ edit: StateEdit) -> Bool {
        observation.rule == .zeroSize && observation.items.allSatisfy(edit.items.contains)
    }

    /// Gives cells the heights of tables' rows, and other roots the heights of superviews. A conflict is reported if
    /// two different heights break the same constraints.
    private mutating func takeResized(_ scene: LayoutScene) {
        take(
            ResizedParts.growths,
            because: "nothing gives way when the cell or view gets another height than in the file"
        ) { ResizedParts.scene(scene, growingBy: $0) }
        take(ResizedParts.separators, because: "the cell and its content view differ by the height of a separator") {
            ResizedParts.separated(scene, by: $0)
        }
        guard let screen = own[scene.id] else { return }
        take(
            ResizedParts.widths,
            because: "nothing gives way when the cell or view gets another width than in the file, whatever its height"
        ) { ResizedParts.widened(screen, by: $0) }
        take(
            ResizedParts.narrow, because: "a header has no width before its table is laid out", isBeforeMeasuring: true
        ) { ResizedParts.narrowed(screen, width: $0) }
    }

    /// The conflicts that two sizes of a part share and the file's own size does not have.
    /// - Parameter resize: the scene at a size; nil at the first size if the scene has no such part.
    private mutating func take(
        _ sizes: [Double], because cause: String, isBeforeMeasuring: Bool = false, _ resize: (Double) -> LayoutScene?
    ) {
        guard let first = sizes.first.flatMap(resize) else { return }
        pages += sizes.count
        let smaller = ConflictRule.observations(
            on: AuditedScreen(first, .own, findingAmbiguity: false), as: .resizedConflict)
        // Most parts keep together at the first size, and then no conflict is shared.
        guard !smaller.isEmpty, let last = sizes.last.flatMap(resize) else { return }
        let screen = AuditedScreen(last, .own, findingAmbiguity: false)
        let larger = ConflictRule.observations(on: screen, as: .resizedConflict)
        for observation in smaller
        where larger.contains(where: { !Set($0.constraints).isDisjoint(with: observation.constraints) }) {
            // Constraints that are broken at the file's own height are reported already.
            let isOwn = own[screen.scene.id].map { !$0.brokenConstraints.isDisjoint(with: observation.constraints) }
            if isOwn == true || screen.hasUpperBound(among: observation.constraints) { continue }
            var observation = observation
            observation.isAboutSource = true
            observation.isAboutHeight = screen.isAboutHeight(observation)
            observation.cause = cause
            // Tables set the heights of cells, headers and footers, save for rows that they measure and for
            // rows of a fixed height without separators. Whether a cell of a
            // collection view or another view gets another height, only the app's code knows.
            let cells = observation.items.map { screen.cell(around: $0) }
            if !isBeforeMeasuring, cells.allSatisfy({ $0.map(screen.keepsItsHeight) ?? false }) { continue }
            let isSure =
                screen.isOfTable(observation.items) && !observation.isOfGuess
                && !observation.constraints.contains(where: screen.isConnected)
            observation.isBeforeMeasuring = isBeforeMeasuring
            // [no bug of 301 is such a moment, and nobody has logged one of a header of a file]
            observation.isOfGuess = observation.isOfGuess || isBeforeMeasuring
            observation.severity = isSure && !isBeforeMeasuring ? .warning : .information
            add(observation, screen)
        }
    }

    /// Adds an observation to the entry of the same defect, or as a new entry. What rests on a constraint that Xcode
    /// removes when it builds the app is no defect of the app.
    /// - Parameter isKept: whether the audit keeps the screen, as it does with the file's own.
    private mutating func add(_ observation: Observation, _ screen: AuditedScreen, isKept: Bool = false) {
        if observation.constraints.contains(where: { screen.tree.constraints[$0].isPlaceholder }) { return }
        let key = Entry.Key(observation, screen)
        if let place = places[key] {
            entries[place].meet(observation, screen, isKept: isKept)
        } else {
            places[key] = entries.count
            entries.append(Entry(observation, screen, key, isKept: isKept))
        }
    }

    /// Adds a finding that no page is needed for.
    mutating func add(_ finding: Finding) { sourceFindings.append(finding) }

    /// The first screen of the file that has an object.
    func screen(with id: String) -> AuditedScreen? {
        ownOrder.lazy.compactMap { own[$0] }.first { $0.tree.item(named: id) != nil }
    }

    /// The screen with an id, on the file's own device.
    func ownScreen(_ id: String) -> AuditedScreen? { own[id] }

    /// The screens of the file on its own device, in the order of the file.
    var ownScreens: [AuditedScreen] { ownOrder.compactMap { own[$0] } }

    /// The entries that the app around the file does not rule out.
    private var told: [Entry] { entries.filter { Judgement.isTold($0, evidence) } }

    /// A finding for each entry, judged by all of the entry's pages: by screen in the file's order, then by rule; last
    /// the names that the project lacks.
    public var findings: [Finding] { findings(named: .information) }

    /// The same.
    /// - Parameter named: the least severity of findings whose first views have names: the names of a screen cost as much as its
    ///   layout.
    package func findings(named: Finding.Severity) -> [Finding] {
        told.map { $0.finding(in: file, evidence, named: named) } + sourceFindings
    }

    /// By a finding's fingerprint, the page of the message.
    public var worstPages: [String: AuditTraits] {
        Dictionary(
            told.map { ($0.fingerprint(in: file), $0.worst(evidence).sighting.traits) },
            uniquingKeysWith: { first, _ in first })
    }
}
