import AgentProtocol
import LayoutDocument
import LayoutEngine
import LayoutExplain
import Notation

/// `explain`: the reasons of a number, the effect of a constraint, contradictions.
enum ExplainTool: AgentTool {
    static let definition = ToolDefinition(
        name: "explain", title: "Explain a layout",
        description: """
            Says why a view has its width, height or place: the constraints that decide the number, with their ids and the \
            sum that they make, those that pull in vain (a text that wants more width), and those with room. With \
            what_if in place of view, says what edits would move, and if a constraint cannot hold, which existing \
            constraint forbids that and which changes would let it hold. With topic in place of both, explains the \
            conflicts or ambiguities of the whole file with repairs. Texts of other languages: give locale. Changes nothing.
            """,
        input: PageArguments.properties + [
            .init("view", .text("Id of the view whose numbers are explained."), isRequired: false),
            .init(
                "edges",
                .texts(
                    "Which numbers; else left, top, width and height.", of: edges.map(\.rawValue), most: edges.count),
                isRequired: false),
            .init(
                "what_if",
                .texts(
                    """
                    Edits to try: a further constraint 'buy.width >= 150', 'k3.priority = 749', 'k3.constant = 8', \
                    'k3.isActive = false', 'title.text = \"Hi\"'. Another relation is isActive = false and a constraint.
                    """, most: 8),
                isRequired: false),
            .init(
                "topic", .text("In place of view and what_if: of the whole file.", of: ["conflicts", "ambiguities"]),
                isRequired: false),
        ],
        output: [
            .init(
                "pages",
                .list(
                    JSONSchema(
                        .object([.init("id", .text())], isOpen: true),
                        "A page with explanations, a difference for what_if, or conflicts and ambiguities.")))
        ])

    private static let edges = ExplainedEdge.allCases
    /// A file of a hundred scenes would be explained a hundred times.
    private static let mostPages = 12

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let wanted = try PageArguments(arguments, in: folder)
        let pages = try folder.pages(wanted).pages
        let limits = folder.limits
        let (what, topic) = (arguments.texts("what_if"), arguments.text("topic"))
        switch (arguments.text("view"), what.isEmpty, topic) {
        case (let view?, true, nil):
            let named = arguments.texts("edges").compactMap(ExplainedEdge.init)
            let known = pages.filter { ItemNames($0.page.makeScene()).match(view) != .none }
            let explained = try ExplainedPages(
                (known.isEmpty ? pages : known).prefix(mostPages).map(\.self), views: [view], edges: named,
                isFull: false)
            return ToolAnswer(AgentText.data(explained.text), explained.json)
        case (nil, false, nil):
            let edits = what.map(LayoutEdit.init)
            // A page in another environment is another page, which the tool's own arguments ask for.
            for edit in edits {
                guard case .environment = edit.subject else { continue }
                throw Failure("what_if sets no device and no traits; they are arguments of their own")
            }
            let pairs = pages.prefix(mostPages).map { (before: $0.page, after: $0.page) }
            let explained = try WhatIfPages(pairs, edits, limits: limits)
            return ToolAnswer(AgentText.data(explained.text), explained.json)
        case (nil, true, let topic?):
            let explained = ExplainedDefects(
                pages.prefix(mostPages).map(\.page), conflicts: topic == "conflicts",
                ambiguities: topic == "ambiguities")
            return ToolAnswer(AgentText.data(explained.text), explained.json)
        default: throw Failure("explain takes one of view, what_if and topic")
        }
    }
}
