import Findings
import LayoutEngine
import Notation

/// The worst observation of one class of pages.
struct Sighting: Sendable {
    /// The defect on the page.
    let observation: Observation
    /// The page.
    let traits: AuditTraits
    /// The page's class.
    let pageClass: PageClass

    /// An observation on a page.
    init(_ observation: Observation, _ traits: AuditTraits) {
        self.observation = observation
        self.traits = traits
        pageClass = PageClass(traits)
    }

    /// Whether the defect is more severe here, or larger at the same severity.
    func isWorse(than other: Self) -> Bool {
        (observation.severity, observation.extent) > (other.observation.severity, other.observation.extent)
    }
}

/// A view that a finding names.
enum NamedView: Sendable {
    /// A view of the file's own page, which the audit keeps: named when the finding is told.
    case own(AuditedScreen, ItemID)
    /// A view of another page, whose tree and layout are released when the audit leaves the page.
    case other(Finding.Element)

    /// - Parameters:
    ///   - isKept: whether the audit keeps the screen.
    ///   - isFirst: whether the view is the first of its finding, whose names alone are asked for.
    init(_ item: ItemID, of screen: AuditedScreen, isKept: Bool, isFirst: Bool) {
        guard !isKept else {
            self = .own(screen, item)
            return
        }
        var element = screen.element(item)
        if isFirst { element.names = screen.names(of: item, caption: element.caption) }
        self = .other(element)
    }

    /// The view; its names are made apart for a view of the own page.
    var element: Finding.Element {
        switch self {
        case .own(let screen, let item): screen.element(item)
        case .other(let element): element
        }
    }

    /// The words that mean the view alone, for the first view of a finding.
    var names: [String] {
        switch self {
        case .own(let screen, let item): screen.names(of: item, caption: screen.element(item).caption)
        case .other(let element): element.names
        }
    }
}

/// All observations of a rule on the same views, from all pages.
///
/// A finding is made of an entry at the end, when all pages are known: each class of pages has a severity of its own,
/// and the finding reports the class with the highest.
struct Entry: Sendable {
    /// Equal keys are one defect: equal rule, screen, view and detail.
    struct Key: Hashable, Sendable {
        /// The rule that found the defect.
        var rule: AuditRule
        /// The scene's id.
        var screen: String
        /// The identifier of the first view; empty for conflicts.
        var item: String
        /// What else distinguishes two defects of one view: the axis, the edge, the other view or the constraints.
        var detail: String

        /// The key of an observation.
        init(_ observation: Observation, _ screen: AuditedScreen) {
            rule = observation.rule
            self.screen = screen.scene.id
            // Conflicts are named by their constraints: which view comes first may differ from page to page.
            item = rule.kind == "conflict" ? "" : observation.items.first.map { screen.tree[$0].identifier } ?? ""
            detail = observation.detail
        }
    }

    /// The identity of the defect, from which the fingerprint is made.
    let key: Key
    /// The scene's name for people.
    let screenName: String
    /// The worst observation of each class of pages, the most usual class first.
    private(set) var sightings: [Sighting]
    /// The views of all observations, those of the first page first.
    private var views: [NamedView]
    /// Their ids.
    private(set) var ids: [String]
    /// The constraints of all observations, in the same order.
    private(set) var constraints: [Finding.Constraint]
    /// Every page that shows the defect.
    private(set) var pages: [AuditTraits]
    /// Whether the defect shows on a page with more room than the file's own device has.
    private(set) var isWithMoreRoom: Bool
    /// Whether the root is a whole screen.
    private let isOfScreen: Bool

    /// The first observation of a defect.
    /// - Parameter isKept: whether the audit keeps the screen.
    init(_ observation: Observation, _ screen: AuditedScreen, _ key: Key, isKept: Bool) {
        self.key = key
        screenName = screen.scene.name
        let traits = screen.traits.showing(observation)
        sightings = [Sighting(observation, traits)]
        views = observation.items.enumerated().map { place, item in
            NamedView(item, of: screen, isKept: isKept, isFirst: place == 0)
        }
        ids = observation.items.map { screen.tree[$0].identifier }
        constraints = observation.constraints.map { screen.constraint($0) }
        pages = [traits]
        isWithMoreRoom = observation.isWithMoreRoom
        isOfScreen = screen.isScreen
    }

    /// Adds an observation from another page. Of the pages of a class the worse is kept, the earlier of two equally bad
    /// ones.
    mutating func meet(_ observation: Observation, _ screen: AuditedScreen, isKept: Bool) {
        let traits = screen.traits.showing(observation)
        if !pages.contains(traits) { pages.append(traits) }
        isWithMoreRoom = isWithMoreRoom || observation.isWithMoreRoom
        for item in observation.items where !ids.contains(screen.tree[item].identifier) {
            views.append(NamedView(item, of: screen, isKept: isKept, isFirst: views.isEmpty))
            ids.append(screen.tree[item].identifier)
        }
        for place in observation.constraints {
            let constraint = screen.constraint(place)
            if !constraints.contains(constraint) { constraints.append(constraint) }
        }
        let sighting = Sighting(observation, traits)
        guard let place = sightings.firstIndex(where: { $0.pageClass >= sighting.pageClass }) else {
            sightings.append(sighting)
            return
        }
        if sightings[place].pageClass != sighting.pageClass {
            sightings.insert(sighting, at: place)
        } else if sighting.isWorse(than: sightings[place]) {
            sightings[place] = sighting
        }
    }

    /// Whether the recorded frames deny the conflict: they do on the own page, and the same length decides on the others.
    var isDenied: Bool { sightings.contains(where: \.observation.isDenied) }

    /// Whether the designer sees the defect.
    var isOnOwnPage: Bool { sightings[0].pageClass == .own }

    /// The sighting that the finding reports, with its severity: the most severe, and of several the most usual. A
    /// defect that everybody sees is reported where everybody sees it.
    func worst(_ evidence: AuditEvidence) -> (sighting: Sighting, severity: Finding.Severity) {
        var worst = (sighting: sightings[0], severity: Judgement.severity(of: sightings[0], in: self, evidence))
        for sighting in sightings.dropFirst() {
            let severity = Judgement.severity(of: sighting, in: self, evidence)
            if severity > worst.severity { worst = (sighting, severity) }
        }
        return worst
    }

    /// The finding: the worst observation with its page, and the number of further pages.
    /// - Parameter named: the least severity of a finding whose first view has names.
    func finding(in file: String, _ evidence: AuditEvidence, named: Finding.Severity) -> Finding {
        let (sighting, severity) = worst(evidence)
        let (worst, worstTraits) = (sighting.observation, sighting.traits)
        var message = worst.sentence
        if !worst.isAboutSource {
            if worstTraits != .own { message += " on " + worstTraits.words }
            let others = pages.count - 1
            if others > 0 { message += "; " + countText(others, "more page") }
        }
        var finding = Finding(
            rule: key.rule.rawValue, kind: key.rule.kind, severity: severity,
            message: message,
            file: file,
            fingerprint: fingerprint(in: file))
        finding.reason = worst.isAboutSource ? "source" : "\(sighting.pageClass)"
        finding.evidence = words(of: sighting, severity, evidence)
        finding.cause = worst.cause
        finding.remedy = worst.remedy ?? key.rule.remedy
        finding.edge = worst.edge
        finding.screen = key.screen
        finding.screenName = screenName
        var elements = views.map(\.element)
        if let first = views.first { elements[0].names = severity >= named ? first.names : [] }
        finding.elements = elements
        finding.constraints = constraints
        finding.line = elements.first?.line ?? constraints.first?.line
        if pages.allSatisfy({ $0.release != nil }) {
            for case let name? in pages.map(\.releasePage) where !finding.releases.contains(name) {
                finding.releases.append(name)
            }
        }
        let shown = [worstTraits] + pages.filter { $0 != worstTraits }
        finding.pages = shown.map(\.words)
        for page in shown {
            if !finding.devices.contains(page.deviceWord) { finding.devices.append(page.deviceWord) }
            if let language = page.language, !finding.languages.contains(language) {
                finding.languages.append(language)
            }
        }
        return finding
    }

    /// What the counts know the finding by. They are of files without their projects, and know no right-to-left language.
    private func words(
        of sighting: Sighting, _ severity: Finding.Severity, _ evidence: AuditEvidence
    ) -> [String] {
        if key.rule.kind == AuditRule.leftAndRight.kind, evidence.isTranslatedRightToLeft { return [] }
        let isSeen = isOnOwnPage && sighting.pageClass != .own
        let page = "\(sighting.pageClass)" + (isSeen ? " seen" : "")
        let place = sighting.observation.isAboutSource ? "source" : sighting.traits.state != nil ? "state" : page
        return [severity.rawValue, isOfScreen ? "screen" : "part", place]
    }

    /// The finding's identity.
    func fingerprint(in file: String) -> String {
        Fingerprint.make([key.rule.rawValue, Self.name(of: file), key.screen, key.item, key.detail])
    }

    /// The file's name without folders: a file that moves keeps its findings.
    static func name(of file: String) -> String {
        file.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? file
    }
}

extension AuditTraits {
    /// The page in the style in which an observation shows.
    fileprivate func showing(_ observation: Observation) -> AuditTraits {
        var traits = self
        if observation.rule == .contrast { traits.style = UserInterfaceStyle(rawValue: observation.detail) }
        return traits
    }
}

extension AuditedScreen {
    /// A view with its caption and its line in the file.
    func element(_ id: ItemID) -> Finding.Element {
        Finding.Element(id: tree[id].identifier, caption: tree.caption(of: id), line: scene.positions?.line(of: id))
    }

    /// The words that mean a view alone, the name that a person types back first.
    func names(of id: ItemID, caption: String) -> [String] {
        let names = self.names
        let words = [names.name(of: id), caption, tree[id].label, shownText(id)?.text].compactMap { $0 }
        return (words + (scene.facts?.codeNames[id] ?? [])).reduce(into: []) { own, word in
            if names.match(word) == .item(id), !own.contains(word) { own.append(word) }
        }
    }

    /// A constraint with the captions of its views and its line in the file.
    func constraint(_ place: Int) -> Finding.Constraint {
        Finding.Constraint(
            id: tree.constraints[place].id, text: text(ofConstraint: place),
            line: scene.positions?.line(ofConstraint: place))
    }
}
