import Findings
import LayoutEngine

/// The audit of one file: takes page after page, and answers the findings at the end.
public struct FileAudit: Sendable {
    private let file: String
    private let rules: [any ScreenRule.Type]
    /// What is known of the app around the file.
    public var evidence = AuditEvidence()
    /// The file's own screens, by id.
    private var own: [String: AuditedScreen] = [:]
    private var entries: [Entry] = []
    private var places: [Entry.Key: Int] = [:]
    /// How many screens were laid out.
    public private(set) var pages = 0
    /// The first page without frames, and the work limit that left none; nil if all pages have frames. Of a page without frames
    /// no rule can say anything.
    public private(set) var unsolved: String?

    /// - Parameter file: as messages name the file.
    /// - Parameter scenes: as the file has them.
    public init(file: String, own scenes: [LayoutScene]) {
        self.file = file
        rules = ScreenRules.all
        for scene in scenes where own[scene.id] == nil { own[scene.id] = take(scene, .own) }
        for scene in scenes { takeResized(scene) }
        evidence.takeHabits(of: scenes.compactMap { own[$0.id] })
    }

    /// Looks at the file's scenes on one more page.
    public mutating func take(_ scenes: [LayoutScene], on traits: AuditTraits) {
        var met: Set<String> = []
        for scene in scenes where met.insert(scene.id).inserted { _ = take(scene, traits) }
    }

    private mutating func take(_ scene: LayoutScene, _ traits: AuditTraits) -> AuditedScreen {
        pages += 1
        let screen = AuditedScreen(scene, traits, findingAmbiguity: traits == .own)
        if screen.layout.isUnsolved, unsolved == nil {
            let limit = screen.layout.diagnostics.first { $0.kind == .workLimit }?.message ?? "too much work"
            unsolved = "\(scene.id): \(limit)"
        }
        let before = traits == .own ? nil : own[scene.id]
        let hasMoreRoom = before.map { screen.hasMoreRoom(than: $0) } ?? false
        for rule in rules {
            for var observation in rule.observations(on: screen, own: before) {
                observation.isWithMoreRoom = hasMoreRoom
                add(observation, screen)
            }
        }
        return screen
    }

    /// What tables do to cells and other views to parts: both heights of a kind have to break the same constraints.
    private mutating func takeResized(_ scene: LayoutScene) {
        take(
            ResizedParts.growths.compactMap { ResizedParts.scene(scene, growingBy: $0) },
            because: "nothing gives way when the cell or view gets another height than in the file")
        take(
            ResizedParts.separators.compactMap { ResizedParts.separated(scene, by: $0) },
            because: "the cell and its content view differ by the height of a separator")
    }

    /// The conflicts that two sizes of a part share and the file's own size does not have.
    private mutating func take(_ scenes: [LayoutScene], because cause: String) {
        guard scenes.count == 2 else { return }
        pages += scenes.count
        let screens = scenes.map { AuditedScreen($0, .own, findingAmbiguity: false) }
        let names = screens.map { ConflictRule.observations(on: $0, as: .resizedConflict) }
        for observation in names[0]
        where names[1].contains(where: { !Set($0.constraints).isDisjoint(with: observation.constraints) }) {
            // What is broken at the file's own height is told already.
            let broken = Set(observation.constraints)
            let isOwn = own[screens[1].scene.id]?.layout.diagnostics.contains {
                $0.kind == .conflict && !broken.isDisjoint(with: $0.constraintIndices)
            }
            if isOwn == true || screens[1].hasUpperBound(among: observation.constraints) { continue }
            var observation = observation
            observation.isAboutSource = true
            observation.cause = cause
            // Cells get their heights from tables; whether a view of its own gets another one only the app knows.
            let isInCell = observation.items.allSatisfy { screens[1].cell(around: $0) != nil }
            observation.severity = isInCell ? .warning : .information
            add(observation, screens[1])
        }
    }

    private mutating func add(_ observation: Observation, _ screen: AuditedScreen) {
        let key = Entry.Key(observation, screen)
        if let place = places[key] {
            entries[place].meet(observation, screen)
        } else {
            places[key] = entries.count
            entries.append(Entry(observation, screen, key))
        }
    }

    /// One finding an entry, judged by all of its pages: screens in the order of the file, each as its rules saw them.
    public var findings: [Finding] { entries.map { $0.finding(in: file, evidence) } }

    /// The page that each finding's message is about, by its fingerprint.
    public var worstPages: [String: AuditTraits] {
        Dictionary(
            zip(findings.map(\.fingerprint), entries.map(\.worstTraits)), uniquingKeysWith: { first, _ in first })
    }
}
