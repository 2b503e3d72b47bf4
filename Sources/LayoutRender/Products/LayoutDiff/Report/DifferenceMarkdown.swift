import LayoutEngine
import Notation

/// One scene of a report: its title and its difference.
package struct SceneDifference: Sendable, Equatable {
    /// The versions that have the scene.
    package enum Presence: String, Sendable { case both, added, removed }

    /// File, scene, device and state, as far as needed to distinguish the scene from others.
    package var title: String
    /// File, scene, device, traits and state, each at its place; what a page has not is empty.
    package var words: [String]
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
        words = [title]
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

    /// What a person sees: the changes of both versions' scene, or that a scene came or went.
    package var seen: [ChangeFact] {
        if presence == .both { return difference.seen }
        let scene = words.prefix(2).last { !$0.isEmpty } ?? title
        return [ChangeFact("", "", edits: [.scene(presence.rawValue, scene)])]
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
    /// The entries of the scenes with visible changes.
    package var changes: ChangeReport {
        ChangeReport(filter(\.isVisual).map { ($0.words, $0.seen) }, among: map(\.words))
    }

    /// The report for a terminal: an entry for each change, whatever the number of its scenes.
    /// - Parameter isWhole: whether lists are written to their end.
    package func text(isWhole: Bool = false) -> String {
        let seen = filter(\.isVisual)
        var lines = fileLines.map { "~ " + $0 } + changes.lines(isWhole: isWhole)
        let unseen = filter { !$0.isVisual && !$0.difference.isEmpty }
        if isWhole || (count == 1 && seen.isEmpty) {
            let all = unseen.flatMap(\.difference.unseen)
            lines += isWhole ? all : [String](all.prefix(Self.unseenLines))
            let rest = all.count - Self.unseenLines
            if rest > 0, !isWhole { lines.append("and \(countText(rest, "more line")) that nobody sees: --verbose") }
        }
        let note = unseen.isEmpty ? "" : " (\(unseen.count) with changes that nobody sees: --verbose)"
        if let only = first, count == 1 {
            if seen.isEmpty { lines.append(only.headline) }
        } else if seen.count < count {
            let others = countText(count - seen.count, seen.isEmpty ? "scene" : "other scene")
            lines.append("no visual change in \(others)\(isWhole ? "" : note)")
        }
        return lines.map { displayLine($0) + "\n" }.joined()
    }

    /// The most lines about changes that cannot be seen; the others are counted.
    private static var unseenLines: Int { 5 }

    /// `Main.storyboard: canvas device retina4_7 -> retina4_0`: differences of whole files, seen or not, since they say
    /// on which screen the scenes below are compared.
    private var fileLines: [String] { flatMap { scene in scene.fileChanges.map { "\(scene.file): \($0.text)" } } }

    /// A summary for a pull request: a list of the changes.
    package var markdown: String {
        let seen = filter(\.isVisual)
        let ofFiles = fileLines.map { "- \(markdownText($0))\n" }.joined()
        guard !seen.isEmpty else {
            return "**Layout:** no visual change in \(countText(count, "scene")).\n"
                + (ofFiles.isEmpty ? "" : "\n" + ofFiles)
        }
        let files = Set(map { $0.words.count > 1 ? $0.words[0] : "" })
        let file = files.count == 1 ? files.first.map { $0.isEmpty ? "" : " in \(markdownText($0))" } ?? "" : ""
        return "**Layout:** \(countText(seen.count, "scene")) of \(count)\(file) changed.\n\n" + ofFiles
            + changes.markdown
    }
}
