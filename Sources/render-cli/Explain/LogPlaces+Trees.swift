import ConstraintLogs
import InterfaceBuilder
import LayoutEngine
import LayoutExplain
import Notation

/// The views of a printed tree in the project's scenes.
extension LogPlaces {
    /// The scene that fits a tree best, with the views found there; nil if none fits.
    private func best(_ tree: LoggedTree) -> (page: Page, scene: LayoutScene, names: ItemNames, match: TreeMatch)? {
        var best: (page: Page, scene: LayoutScene, names: ItemNames, match: TreeMatch)?
        for (page, scene, names) in scenes {
            let match = TreeMatch(tree, in: scene)
            if match.score > best?.match.score ?? 0 { best = (page, scene, names, match) }
        }
        return best
    }

    /// The scene, the lines of the views whose numbers are open, and the command that tells more.
    func lines(of explained: TreeExplanation) -> [String] {
        guard let (page, scene, names, match) = best(explained.tree) else {
            return ["in the project: no scene fits"]
        }
        let file = displayName(page.input)
        var lines = [
            "in the project: \(file), scene \(escapedForDisplay(scene.name)) (\(scene.id)): "
                + "\(match.views.count) of \(countText(explained.tree.views.count, "view"))"
        ]
        for index in explained.open.prefix(16) {
            guard let item = match.views[index] else { continue }
            let line = scene.positions?.line(of: item).map { "\(file):\($0): " } ?? ""
            lines.append("  \(explained.names[index])  \(line)\(names.quotedName(of: item))")
        }
        if !explained.open.isEmpty,
            let command = ExplainLine(page, ["--scene=\(scene.id)"]).defects([.ambiguous])
        {
            lines.append(command)
        }
        return lines
    }

    /// The best scene of a tree as JSON; null if none fits.
    func json(of explained: TreeExplanation) -> JSONValue {
        guard let (page, scene, names, match) = best(explained.tree) else { return .null }
        return .object([
            .init("file", .string(displayName(page.input))), .init("scene", .string(scene.id)),
            .init("name", .string(scene.name)), .init("score", .number(match.score)),
            .init(
                "views",
                .array(
                    match.views.sorted { $0.key < $1.key }.map { index, item in
                        .object([
                            .init("address", .optional(explained.tree.views[index].item.address)),
                            .init("id", .string(scene.tree[item].identifier)),
                            .init("name", .string(names.name(of: item))),
                            .init("line", .orNull(scene.positions?.line(of: item).map(JSONValue.integer))),
                        ])
                    })),
        ])
    }
}
