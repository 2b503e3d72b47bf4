import AgentProtocol
import LayoutEngine
import Notation

/// The views of a page as lists show them: with their places on the screen, in the order of drawing.
struct ViewEntries {
    private let report: FramesReport
    private let items: [ItemID]

    /// - Parameter view: the view whose subtree counts; nil for all views.
    init(_ report: FramesReport, below view: String?) throws(Failure) {
        self.report = report
        guard let view else {
            items = report.items
            return
        }
        let tree = report.scene.tree
        var below: [ItemID] = []
        let root = try Self.item(view, report)
        tree.forEachDescendant(of: root) { below.append($0) }
        items = below
    }

    /// The view of a name.
    static func item(_ view: String, _ report: FramesReport) throws(Failure) -> ItemID {
        if let item = report.scene.tree.item(named: view) { return item }
        let known = report.items.map { report.scene.tree[$0].identifier }
        throw Failure("no view '\(displayName(view))'" + UnknownWord.hint(view, among: known, called: "views"))
    }

    var entries: [AnswerList.Entry] { items.map(entry) }

    private func entry(_ item: ItemID) -> AnswerList.Entry {
        let tree = report.scene.tree
        let resolved = report.layout[item]
        let caption = tree.caption(of: item)
        var members: [JSONValue.Member] = [
            .init("id", .string(tree[item].identifier)), .init("caption", .string(caption)),
            .init("parent", .optional(tree[item].superview.map { tree[$0].identifier })),
            .init("frame", Self.json(resolved.frame)), .init("onScreen", Self.json(resolved.absoluteFrame)),
        ]
        if tree[item].isHidden { members.append(.init("hidden", .bool(true))) }
        if let line = report.scene.positions?.line(of: item) { members.append(.init("line", .integer(line))) }
        let frame = resolved.absoluteFrame
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(PlainNumber.text)
        let line =
            "\(tree[item].identifier)  \(caption)  \(numbers[0]) \(numbers[1])  \(numbers[2]) x \(numbers[3])"
            + (tree[item].isHidden ? "  hidden" : "")
        return .init(line: line, json: .object(members))
    }

    static func json(_ rect: Rect) -> JSONValue {
        .array([rect.x, rect.y, rect.width, rect.height].map { .measure($0) })
    }

    /// What a list of views is in an answer.
    static let schema = JSONSchema.list(
        .object([
            .init("id", .text()), .init("caption", .text("Class, and text or label as data.")),
            .init("parent", JSONSchema.text("Id of the view around.").orNull),
            .init("frame", .list(.number(), "x, y, width, height in the view around, in points.")),
            .init("onScreen", .list(.number(), "The same on the page.")),
            .init("hidden", .flag(), isRequired: false),
            .init("line", .integer("In the file."), isRequired: false),
        ]), "In the order of drawing.")
}
