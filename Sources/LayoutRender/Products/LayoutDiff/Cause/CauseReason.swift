import LayoutEngine

/// A change of the tree or of the environment that changed an equation: its words for the report and the edit that a
/// trial undoes, made of the same two records.
struct CauseReason: Equatable {
    /// Most reasons read alike for every moved edge; a natural size is named with its old and new length.
    enum Wording: Equatable {
        /// A clause that is valid for every moved edge: `ad is hidden`.
        case clause(String)
        /// The natural size of an item changed along an axis, for the given reason: `wraps to 2 lines`.
        case naturalSize(ItemID, Axis, why: ContentChange)
    }

    /// What changed a natural size.
    enum ContentChange: Equatable {
        /// `has another text`, `wraps to 2 lines`.
        case predicate(String)
        /// `font system 15 -> system 17`.
        case property(String)
        /// A setting of the page: `content size large -> extraLarge`.
        case setting(String)

        /// The words alone.
        var words: String {
            switch self {
            case .predicate(let words), .property(let words), .setting(let words): words
            }
        }

        /// The clause about a view.
        /// - Parameter name: nil: the view that the sentence is about.
        func clause(of name: String?) -> String {
            switch self {
            case .predicate(let words): (name ?? "it") + " " + words
            case .property(let words): name.map { $0 + "." + words } ?? "its " + words
            case .setting(let words): words
            }
        }
    }

    /// The sentence.
    var wording: Wording
    /// The edit to undo for testing the reason.
    var edit: TreeEdit

    /// A reason with a fixed clause.
    static func clause(_ text: String, _ edit: TreeEdit) -> CauseReason {
        CauseReason(wording: .clause(text), edit: edit)
    }

    /// The clause after "because". `node` is the first unknown that the equation moved. With a natural size the
    /// sentence depends on the number that it explains. A label's own width: `because it has another text`. Another
    /// view's number: `because title.width 25.5 -> 28.5 (font system 15 -> system 17)`.
    func text(from node: EquationNode, target: EquationNode, _ run: Comparison) -> String {
        switch wording {
        case .clause(let text): return text
        case .naturalSize(let item, let axis, let why):
            if node == target, target.item == item { return why.clause(of: nil) }
            guard let old = run.items.beforeOf[Int(item.index)] else { return why.words }
            let edge = EquationNode(item, axis, .size).edge
            let before = run.before.frame(old)[edge].plain
            let after = run.after.frame(item)[edge].plain
            let name = run.afterNames.quotedName(of: item)
            if before == after { return why.clause(of: name) }
            return "\(name).\(edge.rawValue) \(before) -> \(after) (\(why.words))"
        }
    }
}
