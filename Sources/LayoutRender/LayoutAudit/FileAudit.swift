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

    private mutating func takeResized(_ scene: LayoutScene) {
        let screens = ResizedParts.growths.compactMap { growth in
            ResizedParts.scene(scene, growingBy: growth).map { AuditedScreen($0, .own, findingAmbiguity: false) }
        }
        guard screens.count == ResizedParts.growths.count else { return }
        pages += screens.count
        let names = screens.map { screen in
            ConflictRule.observations(on: screen, as: .resizedConflict)
        }
        for observation in names[0]
        where names[1].contains(where: { !Set($0.constraints).isDisjoint(with: observation.constraints) }) {
            // What is broken at the file's own height is told already.
            let broken = Set(observation.constraints)
            let isOwn = own[scene.id]?.layout.diagnostics.contains {
                $0.kind == .conflict && !broken.isDisjoint(with: $0.constraintIndices)
            }
            if isOwn == true || screens[1].hasUpperBound(among: observation.constraints) { continue }
            var observation = observation
            observation.isAboutSource = true
            observation.cause = "nothing gives way when the cell or view gets another height than \"the file has\""
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
