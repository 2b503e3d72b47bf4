import LayoutDiff
import Notation

/// The inspector's page while a server keeps it up to date.
extension InspectorPage {
    /// The data of a watched page besides its content.
    public struct Live: Sendable {
        /// Grows with every new version.
        public var revision: Int
        /// Errors of the present files, one line each; the pages are then of the last good version.
        public var troubles: [String]
        /// Whether some pages are only announced.
        public var isPartial: Bool

        /// The state of one version.
        public init(revision: Int, troubles: [String], isPartial: Bool = false) {
            self.revision = revision
            self.troubles = troubles
            self.isPartial = isPartial
        }
    }

    /// The page with a script that loads `/data.json` whenever `/events` names a new revision.
    /// - Parameter data: the result of `data(content:live:)`.
    public func liveHTML(data: String) -> String {
        var page = SelfContainedPage(
            title: title, style: Self.style, scripts: Self.scripts + [Self.editScript, Self.liveScript],
            body: Self.body, data: data)
        page.asksItsServer = true
        return page.html
    }

    /// The moves of a page as data of the scripts; nil for a page that was not compared.
    public func movesData(ofPage id: String) -> JSONValue? {
        moves.first { $0.page == id }.map { .array($0.moves.map(\.json)) }
    }

    /// Finds for each page the moves since the page of the same id in an older version.
    /// - Parameter findingCauses: whether the causes are searched for, by many times the work of the rest.
    public mutating func noteMoves(since old: InspectorPage, findingCauses: Bool) {
        noteMoves(since: old, searchingWhile: findingCauses ? { true } : nil)
    }

    /// The same with a search for causes that can be ended.
    /// - Parameter continues: asked before each layout of the search; nil: no cause is searched for.
    package mutating func noteMoves(since old: InspectorPage, searchingWhile continues: (() -> Bool)?) {
        moves = []
        for page in pages {
            guard let before = old.pages.first(where: { $0.id == page.id }) else { continue }
            moves.append((page.id, Move.all(from: before, to: page, searchingWhile: continues)))
        }
    }
}

/// What happened to one view between two versions of a page.
struct Move: Sendable {
    /// Nil for a view that is gone.
    var item: Int?
    /// `+`, `-` or `~`.
    var mark: String
    var name: String
    /// Clauses, causes among them.
    var facts: [String]
    /// Where the view was in the picture; nil for a new one, and for one that did not move.
    var from: [Double]?

    static func all(
        from old: InspectedPage, to new: InspectedPage, searchingWhile continues: (() -> Bool)?
    ) -> [Move] {
        let difference = LayoutDiff.compare(before: old.side, after: new.side, searchingWhile: continues)
        return difference.views.compactMap { change in
            guard change.isVisual else { return nil }
            var from: [Double]?
            if let before = change.before, !change.edges.isEmpty || change.after == nil {
                let frame = old.picture.places[Int(before.index)].frame
                from = [frame.x, frame.y, frame.width, frame.height]
            }
            return Move(
                item: change.after.map { Int($0.index) }, mark: change.mark, name: change.name, facts: change.facts,
                from: from)
        }
    }

    var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("i", .integer(item ?? -1)), .init("mark", .string(mark)), .init("name", .string(shownText(name))),
            .init("facts", .strings(facts.map(shownText))),
        ]
        if let from { members.append(.init("from", .array(from.map { .measure($0) }))) }
        return .object(members)
    }
}

extension InspectedPage {
    /// The page as one side of a comparison, its equations included.
    fileprivate var side: LayoutSide {
        LayoutSide(explanation.scene, explanation.layout, explanation.trace, names: explanation.names)
    }
}
