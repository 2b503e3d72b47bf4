import LayoutDiff
import LayoutEngine
import LayoutExplain
import LayoutRender
import Notation

/// One page as data of the inspector's scripts; values that other pages may also have go into the shared values.
struct PageRecord {
    /// The page with its picture and explanation.
    private let page: InspectedPage
    private let facts: ViewFacts
    private let words: EquationRecord
    private var scene: LayoutScene { page.explanation.scene }
    private var layout: ResolvedLayout { page.explanation.layout }
    /// The places of the page's equations.
    private var equations: Range<Int> { page.explanation.trace.equations.indices }
    /// Whether a reader's browser asks a server for what the panel shows of a view.
    private var asksItsServer: Bool { page.explaining == .onDemand }

    init(_ page: InspectedPage, facts: ViewFacts) {
        self.page = page
        self.facts = facts
        words = EquationRecord(page.explanation)
    }

    func json(lines: inout SharedValues, shared: inout SharedValues) -> JSONValue {
        let items = page.items
        // 1 the picture
        let picture = page.lines.map { lines.place(of: .string($0)) }
        let box = page.picture.list.bounds
        // 2 the views: values that other devices share, then numbers
        let views = items.map { shared.place(of: view($0)) }
        let frames = items.map { shared.place(of: frame($0)) }
        var members = Self.names(page.id, page.choices)
        members += [
            .init("box", rect(box)), .init("dark", .bool(scene.environment.userInterfaceStyle == .dark)),
            .init("lines", .string(SharedValues.ranges(picture))),
            .init("views", .string(SharedValues.ranges(views))), .init("frames", .string(SharedValues.ranges(frames))),
            .init("constraints", .integer(equations.count { words.isExplicit($0) })),
            .init("problems", .array(page.problems.map(problem))),
        ]
        // 3 of a served page what else is there to ask for, of other pages all equations and explanations
        if asksItsServer {
            members.append(.init("drawn", .strings(page.picture.layers.names)))
        } else {
            members += explanations(&shared)
        }
        return .object(members)
    }

    /// The equations with their states, and the explanations, which refer to equations by their shared indices.
    private func explanations(_ shared: inout SharedValues) -> [JSONValue.Member] {
        let places = equations.map { shared.place(of: words.json($0)) }
        let reasons = page.items.compactMap { page.reasons[$0] }.map { reasons in
            shared.place(of: reason(reasons) { places[$0] })
        }
        return [
            .init("equations", .string(SharedValues.ranges(places))),
            .init("states", .string(equations.map(words.state).joined(separator: " "))),
            .init("why", .string(SharedValues.ranges(reasons))),
        ]
    }

    /// The properties of a view, its explanations, and the equations of the view and of the explanations: place, equation, state.
    func details(of item: ItemID, _ explanations: [LayoutExplanation]) -> [JSONValue.Member] {
        var asked = Set(equations.filter { words.items($0).contains(Int(item.index)) })
        for explanation in explanations { asked.formUnion(explanation.steps.map(\.equation)) }
        return [
            .init("facts", properties(item)), .init("why", reason(explanations) { $0 }),
            .init(
                "equations",
                .array(asked.sorted().map { .array([.integer($0), words.json($0), .string(words.state($0))]) })),
        ]
    }

    /// What the lists of pages say of a page.
    static func names(_ id: String, _ choices: [InspectedPage.Choice]) -> [JSONValue.Member] {
        [
            .init("id", .string(shownText(id))),
            .init("choices", .array(choices.map { .strings([$0.axis, shownText($0.value)]) })),
        ]
    }

    /// The values of a view that do not depend on the device.
    private func view(_ item: ItemID) -> JSONValue {
        let view = scene.tree[item]
        var members: [JSONValue.Member] = [
            .init("i", .integer(Int(item.index))), .init("p", .integer(view.superview.map { Int($0.index) } ?? -1)),
            .init("id", .string(shownText(view.identifier))),
            .init("name", .string(shownText(page.explanation.names.name(of: item)))),
            .init("caption", .string(shownText(scene.tree.caption(of: item)))),
        ]
        if view.kind.isGuide { members.append(.init("guide", .bool(true))) }
        if view.isHidden { members.append(.init("hidden", .bool(true))) }
        if let line = scene.positions?.line(of: item) { members.append(.init("line", .integer(line))) }
        if !asksItsServer { members.append(.init("facts", properties(item))) }
        return .object(members)
    }

    /// Names and values of the properties that differ from UIKit's defaults.
    private func properties(_ item: ItemID) -> JSONValue {
        .array(
            facts.of(item, in: scene.tree, page.explanation.names).map { .strings([$0.name, shownText($0.value)]) })
    }

    /// Rectangles in points: the frame in the superview, the rectangle in the picture and its clip, then distances.
    private func frame(_ item: ItemID) -> JSONValue {
        let resolved = layout[item]
        let place = page.picture.places[Int(item.index)]
        var members: [JSONValue.Member] = [.init("f", rect(resolved.frame)), .init("a", rect(place.frame))]
        if let window = place.window { members.append(.init("w", rect(window))) }
        if place.isShown { members.append(.init("s", .integer(1))) }
        if resolved.layoutMargins != .zero { members.append(.init("m", insets(resolved.layoutMargins))) }
        if resolved.safeAreaInsets != .zero { members.append(.init("sa", insets(resolved.safeAreaInsets))) }
        if let lines = resolved.baselines {
            members.append(.init("b", .array([.measure(lines.first), .measure(lines.last)])))
        }
        if let size = layout.contentSize(of: item) {
            members.append(.init("c", .array([.measure(size.width), .measure(size.height)])))
        }
        return .object(members)
    }

    /// For each number of the frame: its name, value, sum, and the constraints with factor and summand; null if no
    /// constraint decides the number or ties it to another.
    /// - Parameter place: the number by which the scripts know an equation.
    private func reason(_ explanations: [LayoutExplanation], place: (Int) -> Int) -> JSONValue {
        .array(
            explanations.map { explanation in
                let steps: JSONValue = .array(
                    explanation.steps.map {
                        .array([.integer(place($0.equation)), .number($0.factor), .measure($0.number)])
                    })
                return .array([
                    .string(explanation.edge.rawValue), .measure(explanation.value),
                    .string(shownText(page.explanation.headline(explanation))),
                    explanation.isDecided || !explanation.steps.isEmpty ? steps : .null,
                ])
            })
    }

    /// Kind, sentence, place in the file, and the views by their numbers.
    private func problem(_ problem: InspectedPage.Problem) -> JSONValue {
        .object([
            .init("kind", .string(problem.kind)), .init("message", .string(shownText(problem.message))),
            .init("place", .string(shownText(problem.place))),
            .init("items", .array(problem.items.map { .integer(Int($0.index)) })),
        ])
    }

    /// `[x, y, width, height]` in points.
    private func rect(_ rect: Rect) -> JSONValue {
        .array([rect.x, rect.y, rect.width, rect.height].map { .measure($0) })
    }

    /// `[top, left, bottom, right]` in points.
    private func insets(_ insets: EdgeInsets) -> JSONValue {
        .array([insets.top, insets.left, insets.bottom, insets.right].map { .measure($0) })
    }
}
