import LayoutEngine
import Notation

/// One scene of a report: its title and its difference.
package struct SceneDifference: Sendable, Equatable {
    /// The versions that have the scene.
    package enum Presence: String, Sendable { case both, added, removed }

    /// File, scene, device and state, as far as needed to distinguish the scene from others.
    package var title: String
    /// Whether both versions have the scene.
    package var presence: Presence
    /// Empty for a scene of one version only.
    package var difference: LayoutDifference
    /// Differences of the whole file, such as the device of its canvas; on the first scene of the file alone. No visual
    /// changes.
    package var fileChanges: [PropertyChange] = []
    /// The file's name in the report; stated where `fileChanges` has any.
    package var file = ""

    /// A scene of both versions unless stated otherwise.
    package init(title: String, presence: Presence = .both, difference: LayoutDifference = LayoutDifference()) {
        self.title = title
        self.presence = presence
        self.difference = difference
    }

    /// One sentence.
    package var headline: String {
        switch presence {
        case .both: difference.headline
        case .added: "scene added"
        case .removed: "scene removed"
        }
    }

    /// Whether a person sees a change: a visible difference, or a scene of one version only.
    package var isVisual: Bool { presence != .both || difference.isVisual }

    /// The machine-readable report of the scene: title, presence and the difference's members; changes of the file are
    /// the first of `environment`.
    package var json: JSONValue {
        var difference = difference
        difference.environment.insert(contentsOf: fileChanges, at: 0)
        guard case .object(let members) = difference.json else { return .null }
        return .object([.init("title", .string(title)), .init("presence", .string(presence.rawValue))] + members)
    }
}

extension [SceneDifference] {
    /// The report for a terminal; titles only if there are several scenes.
    package var text: String {
        let seen = self.filter(\.isVisual)
        var text = fileLines.map { displayLine("~ " + $0) + "\n" }.joined()
        guard count > 1 else {
            return text + (first.map { $0.presence == .both ? $0.difference.text : $0.headline + "\n" } ?? "")
        }
        for scene in seen {
            text += displayLine(scene.title) + "\n"
            let body = scene.presence == .both ? scene.difference.text : scene.headline + "\n"
            for line in body.split(separator: "\n") { text += "  " + line + "\n" }
        }
        let rest = count - seen.count
        let unseen = count { !$0.isVisual && !$0.difference.isEmpty }
        let note = unseen == 0 ? "" : " (\(unseen) with changes that nobody sees; --format json has them)"
        if seen.isEmpty { return text + "no visual change in \(countText(count, "scene"))\(note)\n" }
        return rest == 0 ? text : text + "no visual change in \(countText(rest, "other scene"))\(note)\n"
    }

    /// `Main.storyboard: canvas device retina4_7 -> retina4_0`: differences of whole files, seen or not, since they say
    /// on which screen the scenes below are compared.
    private var fileLines: [String] { flatMap { scene in scene.fileChanges.map { "\(scene.file): \($0.text)" } } }

    /// A summary for a pull request: a table of the moves in each scene, folded if it is long. Every text of a
    /// document passes `markdownText`, so that no name can add markup to a comment on a pull request. More than 20
    /// rows are folded.
    package var markdown: String {
        let seen = filter(\.isVisual)
        let ofFiles = fileLines.map { "- \(markdownText($0))\n" }.joined()
        guard !seen.isEmpty else {
            return "**Layout:** no visual change in \(countText(count, "scene")).\n"
                + (ofFiles.isEmpty ? "" : "\n" + ofFiles)
        }
        var text = "**Layout:** \(countText(seen.count, "scene")) of \(count) changed.\n"
        if !ofFiles.isEmpty { text += "\n" + ofFiles }
        for scene in seen {
            text += "\n### \(markdownText(scene.title))\n\n\(markdownText(scene.headline))\n"
            guard scene.presence == .both else { continue }
            let rows = scene.difference.views.flatMap { view in
                view.facts.map { "| \(markdownText(view.name)) | \(markdownText($0)) |" }
            }
            let isLong = rows.count > 20
            text += isLong ? "\n<details><summary>\(rows.count) changes</summary>\n" : ""
            if !rows.isEmpty { text += "\n| View | Change |\n| --- | --- |\n" + rows.joined(separator: "\n") + "\n" }
            for change in scene.difference.bars { text += "- \(markdownText(change.text))\n" }
            for change in scene.difference.diagnostics { text += "- \(markdownText(change.line))\n" }
            for change in scene.difference.constraints { text += "- \(markdownText(change.line))\n" }
            text += isLong ? "\n</details>\n" : ""
        }
        return text
    }
}
