import Notation

/// The meaning of a view tree: the numbers that are open, and frames that cannot be meant.
package struct TreeExplanation: Sendable {
    /// The tree that is explained.
    package let tree: LoggedTree
    /// The tree printed before in the same log, with the same objects; `exerciseAmbiguityInLayout` is called between two
    /// prints, and the frames that differ are the open ones. Nil for the first print.
    package let before: LoggedTree?
    /// The views whose frames differ from the print before, with both.
    package let moved: [(view: Int, old: LoggedTree.Frame, new: LoggedTree.Frame)]
    /// The views' names, each of them different.
    private let titles: [String]

    /// A tree, and the one printed before in the same log.
    package init(_ tree: LoggedTree, after before: LoggedTree? = nil) {
        self.tree = tree
        // The first view of an address, as the debugger prints each once.
        let places = Dictionary(
            (before?.views ?? []).enumerated().compactMap { place, view in view.item.address.map { ($0, place) } },
            uniquingKeysWith: { first, _ in first })
        let pairs = tree.views.enumerated().compactMap { index, view in
            view.item.address.flatMap { places[$0] }.map { (view: index, old: $0) }
        }
        self.before = pairs.isEmpty ? nil : before
        moved = pairs.compactMap { pair in
            guard let new = tree.views[pair.view].frame, let old = before?.views[pair.old].frame, old != new else {
                return nil
            }
            return (pair.view, old, new)
        }
        var report = LoggedReport()
        report.items = tree.views.map(\.item)
        titles = ReportWords(report).titles
    }

    /// The name of each view, in the order of the tree.
    package var names: [String] { titles }

    /// The ambiguous views that an app can do something about: those of UIKit's own guides follow from the others.
    package var open: [Int] {
        let own = tree.ambiguous.filter { !tree.views[$0].item.isGuide }
        return own.isEmpty ? tree.ambiguous : own
    }

    /// The views with a length of 0 that are not hidden, the outermost of each branch.
    package var empty: [Int] {
        tree.views.indices.filter { index in
            guard isEmpty(index), !tree.views[index].isHidden else { return false }
            return tree.views[index].superview.map { !isEmpty($0) } ?? true
        }
    }

    private func isEmpty(_ index: Int) -> Bool {
        tree.views[index].frame.map { $0.width == 0 || $0.height == 0 } ?? false
    }

    /// `UILabel 'Total' in UIView (line 3)`
    private func place(_ index: Int) -> String {
        let around = tree.views[index].superview.map { " in \(titles[$0])" } ?? ""
        return "\(titles[index])\(around) (line \(tree.views[index].line))"
    }

    /// The explanation for a person.
    ///
    ///     a tree of 6 views; a place or a length of 2 of them is open:
    ///       UILabel 'Total' in UIView (line 5): width
    ///       UILabel 'Sum' in UIView (line 6): x and width
    ///     usual remedy: ...
    package var lines: [String] {
        let count = countText(tree.views.count, "view")
        var lines: [String] = []
        if open.isEmpty, moved.isEmpty {
            lines.append("a tree of \(count); nothing in the text says that a place or a length is open")
        }
        if !open.isEmpty {
            lines.append("a tree of \(count); a place or a length of \(open.count) of them is open:")
            lines += listed(open.map { "  \(place($0)): \(numbers(of: $0))" })
            let guides = tree.ambiguous.count - open.count
            if guides > 0 {
                lines.append(
                    "  and \(countText(guides, "guide")) of UIKit's, which \(guides == 1 ? "follows" : "follow") them")
            }
            lines.append("usual remedy: \(remedy)")
        }
        if !moved.isEmpty {
            lines.append(
                "\(countText(moved.count, "frame")) \(moved.count == 1 ? "differs" : "differ") from the print at line "
                    + "\(before?.line ?? 1), so that nothing decides them if only exerciseAmbiguityInLayout lies between:"
            )
            lines += listed(moved.map { "  \(place($0.view)): \(Self.text($0.old)) -> \(Self.text($0.new))" })
        }
        lines += listed(
            tree.views.indices.filter { tree.views[$0].lacksHostConstraints }.map {
                "no constraint ties \(place($0)) to the view around: give it a place and a size, or turn its "
                    + "translatesAutoresizingMaskIntoConstraints on"
            })
        lines += listed(
            empty.map {
                "\(place($0)) is empty: \(tree.views[$0].frame.map(Self.text) ?? ""), and so all inside is unseen"
            })
        return lines
    }

    /// `x and width`; the traces of iOS 7 name none.
    private func numbers(of index: Int) -> String {
        let words = tree.views[index].open.map { variable in
            switch variable {
            case .minX: "x"
            case .minY: "y"
            case .width: "width"
            case .height: "height"
            }
        }
        guard let last = words.last else { return "the trace does not name the numbers" }
        return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The remedy for open numbers: siblings open on the same axis compete, other views lack a constraint.
    private var remedy: String {
        for isHorizontal in [true, false] {
            var siblings: [Int: [Int]] = [:]
            for index in open where tree.views[index].open.contains(where: { $0.isHorizontal == isHorizontal }) {
                if let around = tree.views[index].superview { siblings[around, default: []].append(index) }
            }
            guard let (_, rivals) = siblings.filter({ $0.value.count > 1 }).min(by: { $0.key < $1.key }) else {
                continue
            }
            let names = rivals.prefix(3).map { titles[$0] }.joined(separator: ", ")
            let axis = isHorizontal ? "horizontal" : "vertical"
            return "\(names) share the room of one superview: give one of them another \(axis) content hugging or "
                + "compression resistance, or tie their lengths; otherwise add the missing \(axis) constraint."
        }
        return
            "Add a constraint for each open number: an edge or a centre for a place, a length or the opposite edge for a length."
    }

    private static func text(_ frame: LoggedTree.Frame) -> String {
        [frame.x, frame.y, frame.width, frame.height].map { PlainNumber.text($0) }.joined(separator: " ")
    }

    private func listed(_ lines: [String]) -> [String] {
        let limit = ReportExplanation.listLimit
        return lines.count > limit ? lines.prefix(limit) + ["  and \(lines.count - limit) more"] : lines
    }

    /// The explanation for programs; `views` are the open ones.
    package var json: JSONValue {
        func frame(_ frame: LoggedTree.Frame?) -> JSONValue {
            .orNull(
                frame.map {
                    .object([
                        .init("x", .number($0.x)), .init("y", .number($0.y)), .init("width", .number($0.width)),
                        .init("height", .number($0.height)),
                    ])
                })
        }
        func view(_ index: Int) -> [JSONValue.Member] {
            let item = tree.views[index].item
            return [
                .init("class", .optional(item.className)), .init("address", .optional(item.address)),
                .init("label", .optional(item.label)), .init("line", .integer(tree.views[index].line)),
            ]
        }
        return .object([
            .init("line", .integer(tree.line)), .init("count", .integer(tree.views.count)),
            .init(
                "open",
                .array(
                    open.map { index in
                        .object(
                            view(index) + [
                                .init("numbers", .array(tree.views[index].open.map { .string($0.rawValue) })),
                                .init("frame", frame(tree.views[index].frame)),
                            ])
                    })),
            .init(
                "moved",
                .array(
                    moved.map { .object(view($0.view) + [.init("from", frame($0.old)), .init("to", frame($0.new))]) })),
            .init("empty", .array(empty.map { .object(view($0)) })),
        ])
    }
}
