import Files
import LayoutDiff
import LayoutDocument
import LayoutEngine
import Notation
import SourceEdits

/// What edits make of a page that a browser shows; the file stays as it is until a person asks to write them.
///
/// The page as the file has it is laid out once; each question lays out the edited page and compares.
struct EditedPage {
    /// The page's id and the revision of the file.
    let id: String
    let revision: Int
    private let scene: LayoutScene
    private let names: ItemNames
    private let before: LayoutSide
    /// The file with its bytes at the time of the first question; nil where it cannot be read.
    private let source: SourceFile?

    /// Whether the file is still the one that was read; a file that cannot be read stays so.
    var isCurrent: Bool { source?.isUnchanged ?? true }

    /// The most edits of one question.
    private static let limit = 100

    init(_ page: Page, id: String, revision: Int, limits: Limits) {
        (self.id, self.revision) = (id, revision)
        source = try? SourceFile(reading: page.input, limit: limits.inputBytes)
        scene = page.makeScene()
        names = ItemNames(scene)
        before = LayoutSide(scene.filled)
    }

    /// The views that move, with causes; the mistakes of the edits; and the numbers of a view's constraints that can be set.
    ///
    /// - Parameters:
    ///   - edits: in the language of `explain --what-if`, in their order.
    ///   - view: the index of the selected view; nil for none.
    ///   - explains: whether the causes are searched for, which takes many times as long as the layout.
    func answer(_ edits: [String], view: Int?, explains: Bool, limits: Limits) -> JSONValue {
        var changed = scene
        var mistakes: [String] = []
        for text in edits.prefix(Self.limit) {
            let edit = LayoutEdit(text)
            guard case .environment(let trait) = edit.subject else {
                do throws(DocumentError) {
                    _ = try changed.tree.apply(edit, names: names, limits: limits)
                } catch {
                    mistakes += error.diagnostics.map { "\(text), column \($0.column): \($0.message)" }
                }
                continue
            }
            mistakes.append("\(trait.rawValue) is chosen for the whole program: stop it, and start it with the option")
        }
        if edits.count > Self.limit { mistakes.append("more than \(Self.limit) edits; the rest is left out") }
        return .object([
            .init("moves", .array(moves(changed, explains: explains))),
            .init("mistakes", .strings(mistakes.map { escapedForDisplay($0, limit: 400) })),
            .init("numbers", .array(view.map { numbers(of: $0, in: changed.tree) } ?? [])),
        ])
    }

    /// The changed views; without causes the edited page needs no equations.
    private func moves(_ changed: LayoutScene, explains: Bool) -> [JSONValue] {
        let filled = changed.filled
        let after: LayoutSide
        if explains {
            after = LayoutSide(filled)
        } else {
            let layout = filled.tree.resolve(in: filled.environment, findingAmbiguity: false)
            after = LayoutSide(tree: filled.tree, layout: layout, environment: filled.environment)
        }
        let difference = LayoutDiff.compare(before: before, after: after, findingCauses: explains)
        return difference.views.filter(\.isVisual).map { move($0, after) }
    }

    /// A changed view: by how much the place on the page moves, and the new size.
    private func move(_ change: ViewChange, _ after: LayoutSide) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("i", .integer(change.after.map { Int($0.index) } ?? -1)), .init("mark", .string(change.mark)),
            .init("name", .string(escapedForDisplay(change.name))),
            .init("facts", .strings(change.facts.map { escapedForDisplay($0, limit: 400) })),
        ]
        if let old = change.before, let new = change.after, !change.edges.isEmpty {
            let (from, to) = (
                Self.origin(of: old, before.tree, before.layout), Self.origin(of: new, after.tree, after.layout)
            )
            let size = after.layout[new].frame.size
            members.append(
                .init("by", .array([to.x - from.x, to.y - from.y, size.width, size.height].map { .measure($0) })))
        }
        return .object(members)
    }

    /// The place of a view in the root, as far as frames tell.
    private static func origin(of item: ItemID, _ tree: LayoutTree, _ layout: ResolvedLayout) -> Point {
        tree.superviews(of: item).reduce(layout[item].frame) { $0.offset(by: layout[$1].frame.origin) }.origin
    }

    /// The constants and priorities of the file's constraints on a view, each with the left side of an edit.
    private func numbers(of view: Int, in tree: LayoutTree) -> [JSONValue] {
        let counts = Dictionary(tree.constraints.map { ($0.id, 1) }, uniquingKeysWith: +)
        let found = scene.tree.constraints.indices.lazy.compactMap { place -> JSONValue? in
            let constraint = tree.constraints[place]
            let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
            guard items.contains(where: { Int($0.index) == view }) else { return nil }
            // A constraint without an id of its own is named by its text in the file.
            let text = scene.tree.expression(of: scene.tree.constraints[place], naming: names.quotedName)
            let isNamed = !constraint.id.isEmpty && counts[constraint.id] == 1
            guard isNamed || !text.contains("'") else { return nil }
            return .object([
                .init("left", .string(isNamed ? constraint.id : "'\(text)'")),
                .init("text", .string(escapedForDisplay(tree.expression(of: constraint, naming: names.quotedName)))),
                .init("constant", .measure(constraint.constant)),
                .init("priority", .measure(Double(constraint.priority))),
            ])
        }
        return Array(found.prefix(40))
    }

    // MARK: Writing

    /// Writes edits into the file, if the file has not changed since the first question: all of them, or none.
    /// - Returns: why nothing was written, one line a reason; empty for success.
    func write(_ edits: [String], limits: Limits) -> [String] {
        guard let source else { return ["the file cannot be read"] }
        guard edits.count <= Self.limit else { return ["more than \(Self.limit) edits; nothing was written"] }
        var (made, reasons): ([SourceEdit], [String]) = ([], [])
        var tree = scene.tree
        for text in edits {
            switch sourceEdit(LayoutEdit(text), in: &tree, limits) {
            case .edit(let edit): made.append(edit)
            case .nothing: continue
            case .impossible:
                reasons.append(
                    "\(escapedForDisplay(text, limit: 200)) cannot be written: a constraint's constant or priority, hugging and "
                        + "resistance can, where the file states them")
            }
        }
        guard reasons.isEmpty else { return reasons }
        do throws(EditTrouble) {
            let bytes = try SourceEdit.applied(made, to: source.bytes)
            do throws(FileTrouble) { try source.replace(by: bytes) } catch { return [displayLine("\(error)")] }
        } catch {
            return [displayLine("\(error)")]
        }
        return []
    }

    /// What an edit asks of the file.
    private enum Asked {
        case edit(SourceEdit)
        /// The number is the one that is there.
        case nothing
        /// The file has no place for the edit.
        case impossible

        init(_ edit: SourceEdit?) { self = edit.map(Asked.edit) ?? .impossible }
    }

    /// The change of the file that an edit is, after the edits before it. The edit is applied to the tree, and the number that
    /// differs is written.
    private func sourceEdit(_ edit: LayoutEdit, in tree: inout LayoutTree, _ limits: Limits) -> Asked {
        guard case .assignment = edit.subject else { return .impossible }
        let old = tree
        let done: LayoutTree.Edited
        do throws(DocumentError) { done = try tree.apply(edit, names: names, limits: limits) } catch {
            return .impossible
        }
        switch done {
        case .constraint(let place):
            let (before, after) = (old.constraints[place], tree.constraints[place])
            return before == after ? .nothing : Asked(Self.sourceEdit(from: before, to: after))
        case .item(let item):
            return old[item] == tree[item] ? .nothing : Asked(Self.sourceEdit(from: old[item], to: tree[item]))
        case .added: return .impossible
        }
    }

    private static func sourceEdit(from old: LayoutConstraint, to new: LayoutConstraint) -> SourceEdit? {
        let name = old.nameInSource
        guard !name.isEmpty else { return nil }
        if old.constant != new.constant { return .constant(new.constant, of: name) }
        guard old.priority != new.priority else { return nil }
        return level(new.priority).map { .priority($0, of: name) }
    }

    private static func sourceEdit(from old: View, to new: View) -> SourceEdit? {
        for (axis, word) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if old.contentHuggingPriority[axis] != new.contentHuggingPriority[axis] {
                return level(new.contentHuggingPriority[axis]).map { .hugging($0, axis: word, of: new.identifier) }
            }
            if old.contentCompressionResistancePriority[axis] != new.contentCompressionResistancePriority[axis] {
                return level(new.contentCompressionResistancePriority[axis]).map {
                    .resistance($0, axis: word, of: new.identifier)
                }
            }
        }
        return nil
    }

    /// A priority that a file can hold: a whole number from 1 to 1000.
    private static func level(_ priority: Float) -> Int? {
        Int(exactly: priority).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}
