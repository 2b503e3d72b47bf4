import LayoutDiff
import Notation

/// The inspector's page while a server keeps it up to date.
extension InspectorPage {
    /// The data of a watched page besides its content.
    package struct Live: Sendable {
        /// Grows with every new version.
        package var revision: Int
        /// Errors of the present files, one line each; the pages are then of the last good version.
        package var troubles: [String]
        /// Whether some pages are only announced.
        package var isPartial: Bool
        /// The ids of the pages that an older version had too: the reader's browser asks for their moves.
        package var compared: [String]

        /// The state of one version.
        package init(revision: Int, troubles: [String], isPartial: Bool = false, compared: [String] = []) {
            self.revision = revision
            self.troubles = troubles
            self.isPartial = isPartial
            self.compared = compared
        }
    }

    /// The page with a script that loads `/data.json` whenever `/events` names a new revision.
    /// - Parameter data: the result of `data(content:live:)`.
    package func liveHTML(data: String) -> String {
        var page = SelfContainedPage(
            title: title, style: Self.style, scripts: Self.scripts + [Self.editScript, Self.liveScript],
            body: Self.body, data: data)
        page.asksItsServer = true
        return page.html
    }
}

extension InspectedPage {
    /// The views that changed since an older version of the page, as data of the scripts.
    /// - Parameter continues: asked before each layout of the search for causes; nil: no cause is searched for.
    package func moves(since old: InspectedPage, searchingWhile continues: (() -> Bool)?) -> JSONValue {
        .array(Move.all(from: old, to: self, searchingWhile: continues).map(\.json))
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
    /// Where the view was in the picture; nil for a new view and for an unmoved view.
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
