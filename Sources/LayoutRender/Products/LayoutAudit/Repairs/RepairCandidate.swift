import Findings
import LayoutEngine
import Notation
import SourceEdits

/// A change of the file that may take a finding away. Nothing is known of its effect before it is laid out.
package struct RepairCandidate: Sendable, Hashable {
    /// The change as an imperative clause: `turn 'Buy ticket'.width == 120 into 'greater than or equal'`.
    package var words: String
    /// The edits of the file.
    package var edits: [SourceEdit]
    /// Whether the change costs the reader something, such as smaller letters, and stands behind every other repair.
    package var isLastResort = false
    /// Whether the change is wanted only where every view stays where it is on the file's own page.
    package var keepsFrames = false

    /// The change, wanted only where no view moves.
    var keepingFrames: Self {
        var candidate = self
        candidate.keepsFrames = true
        return candidate
    }

    /// The change, behind every other repair.
    var asLastResort: Self {
        var candidate = self
        candidate.isLastResort = true
        return candidate
    }

    /// A candidate with its words.
    package init(_ words: String, _ edits: [SourceEdit], isLastResort: Bool = false) {
        self.words = words
        self.edits = edits
        self.isLastResort = isLastResort
    }

    /// The candidates for a finding, those that people choose most often first.
    ///
    /// - Parameters:
    ///   - finding: a finding that is not folded with others.
    ///   - screen: the finding's screen on the file's own device.
    static func all(for finding: Finding, on screen: AuditedScreen) -> [RepairCandidate] {
        guard let rule = AuditRule(rawValue: finding.rule) else { return [] }
        let maker = RepairMaker(finding: finding, screen: screen)
        return switch rule {
        case .conflict, .resizedConflict: maker.conflict(isResized: rule == .resizedConflict)
        case .hiddenConflict: maker.hidden()
        case .duplicateConstraint: maker.duplicates()
        case .selfConstraint: maker.removals(maker.places)
        case .ambiguousLayout: maker.ambiguity()
        case .equalPriorities: maker.equalPriorities()
        case .fixedFrame: maker.fixedFrame()
        case .truncatedText, .tightText: maker.width()
        case .clippedText, .fixedHeight: maker.height()
        case .unboundedText: maker.unbounded() + maker.width()
        case .offScreen, .outsideSuperview, .overlap, .zeroSize: maker.place()
        case .unsafeArea: maker.safeArea()
        case .shortList: maker.shortList()
        case .fixedFont, .fontNotScaling, .fontNotUpdating: maker.font(rule)
        case .leftAndRight: maker.leftAndRight()
        case .leftAlignment: maker.naturalAlignment()
        case .staleFrame: maker.frames()
        // A larger frame moves or stretches what the button shows; code that takes touches around the frame does not.
        case .touchTarget, .ambiguousContentSize, .contrast, .missingTranslation, .missingResource: []
        }
    }
}

/// Makes the candidates for one finding.
struct RepairMaker {
    let finding: Finding
    let screen: AuditedScreen

    /// The tree of the file's own page.
    var tree: LayoutTree { screen.tree }

    /// The finding's views that the own page has, the most important first.
    var items: [ItemID] { finding.elements.compactMap { tree.item(named: $0.id) } }

    /// Indices of the finding's constraints, in their order.
    var places: [Int] {
        var found: [Int] = []
        for constraint in finding.constraints {
            let place = tree.constraints.indices.first { place in
                let other = tree.constraints[place]
                guard other.id == constraint.id, !found.contains(place) else { return false }
                return other.id.isEmpty ? words(place) == constraint.text : true
            }
            if let place { found.append(place) }
        }
        return found
    }

    /// The name by which an edit finds a constraint in the file; empty where the file has none.
    func source(_ place: Int) -> String { tree.constraints[place].nameInSource }

    /// The id by which a view is edited.
    func id(_ item: ItemID) -> String { tree[item].identifier }

    /// The text of a label or a field; nil for other views.
    func text(_ item: ItemID) -> TextContent? {
        guard case .text(let text) = tree[item].content else { return nil }
        return text
    }

    /// A constraint in a sentence.
    func words(_ place: Int) -> String { screen.text(ofConstraint: place) }

    /// A required equality on a length of a view with a plain number.
    func fixedLengths(of item: ItemID, _ axis: Axis) -> [Int] {
        Array(screen.constraints[item]).filter { place in
            let constraint = tree.constraints[place]
            return constraint.fixesLength(axis) && constraint.first.item == item && !source(place).isEmpty
        }
    }

    /// An equality that becomes a least value.
    func atLeast(_ place: Int) -> RepairCandidate {
        RepairCandidate(
            "turn \(words(place)) into 'greater than or equal'",
            [.relation("greaterThanOrEqual", of: source(place))])
    }

    /// An equality that becomes a largest value.
    func atMost(_ place: Int) -> RepairCandidate {
        RepairCandidate(
            "turn \(words(place)) into 'less than or equal'",
            [.relation("lessThanOrEqual", of: source(place))])
    }

    /// A constraint that gives way.
    func lowered(_ place: Int) -> RepairCandidate {
        RepairCandidate("lower \(words(place)) to the priority 999", [.priority(999, of: source(place))])
    }

    /// Several constraints that give way.
    func lowered(_ places: [Int]) -> RepairCandidate {
        .init(
            "lower \(places.map(words).joined(separator: " and ")) to the priority 999",
            places.map { .priority(999, of: source($0)) })
    }

    /// A constraint of the file less.
    func removals(_ places: [Int]) -> [RepairCandidate] {
        places.filter { !source($0).isEmpty }.map { .init("remove \(words($0))", [.removal(of: source($0))]) }
    }
}

extension Attribute {
    /// The attribute of a length along an axis.
    static func length(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }
}
