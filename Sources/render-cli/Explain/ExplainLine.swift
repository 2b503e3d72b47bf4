import LayoutDiff
import LayoutEngine
import Notation

/// The line with the command that explains a finding, ready to paste into a shell.
struct ExplainLine {
    private let file: String
    private let flags: [String]

    /// - Parameters:
    ///   - page: a page with the finding.
    ///   - flags: the flags that select the page, see `SelectionOptions.flags`.
    init(_ page: Page, _ flags: [String]) {
        file = page.input
        self.flags =
            flags + (page.names.state == "base" ? [] : ["--state=\(page.names.state)"])
            + (page.names.step == "base" ? [] : ["--step=\(page.names.step)"])
    }

    init(file: String, flags: [String]) {
        self.file = file
        self.flags = flags
    }

    /// For conflicts and ambiguities; nil if there are none, or if no command can be given.
    func defects(_ kinds: [LayoutDiagnostic.Kind]) -> String? {
        kinds.contains(.conflict) || kinds.contains(.ambiguous) ? line([], view: nil) : nil
    }

    /// For a number of a view.
    private func view(_ name: String, _ edge: EdgeChange.Edge) -> String? {
        let word =
            switch edge {
            case .x: "left"
            case .y: "top"
            case .width: "width"
            case .height: "height"
            }
        return line(["--edge", word], view: name)
    }

    /// For a difference: an added conflict, else the first moved number of a view that is still in the scene. The view is
    /// named as a person types the name; where that is no id, the command names the scene as well.
    func difference(_ difference: LayoutDifference, in scene: LayoutScene) -> String? {
        if difference.diagnostics.contains(where: { $0.event == .added && $0.kind == .conflict }) {
            return defects([.conflict])
        }
        let tree = scene.tree
        var known: [String: ItemID] = [:]
        tree.forEachDescendant(of: tree.root) { known[tree[$0].identifier] = $0 }
        let moved = difference.views.filter { !$0.edges.isEmpty && known[$0.identifier] != nil }
        guard let first = moved.first(where: \.isVisual) ?? moved.first, let edge = first.edges.first
        else {
            return nil
        }
        guard let item = known[first.identifier] else { return nil }
        // The views of a tree.json file are named by their ids alone.
        guard InputLoader.isInterfaceBuilder(file) else { return view(first.identifier, edge.edge) }
        let name = ItemNames(scene).name(of: item)
        guard name != first.identifier, !flags.contains(where: { $0.hasPrefix("--scene") }) else {
            return view(name, edge.edge)
        }
        return ExplainLine(file: file, flags: flags + ["--scene=\(scene.id)"]).view(name, edge.edge)
    }

    private func line(_ options: [String], view: String?) -> String? {
        command(options, view: view).map { "explain: " + $0 }
    }

    /// The command that draws the page, of a document the pages that the flags leave; nil for standard input.
    var drawing: String? {
        guard file != "-" else { return nil }
        let name = file.hasSuffix(".json") ? "page-{device}-{traits}.png" : "page.png"
        return ShellWord.line(["render-cli", file.hasPrefix("-") ? "./" + file : file] + flags + ["-o", name])
    }

    /// The command alone.
    func command(_ options: [String], view: String?) -> String? {
        guard file != "-" else { return nil }
        // A leading hyphen must not look like an option: a file gets `./`, a view follows after `--`.
        let path = file.hasPrefix("-") ? "./" + file : file
        var words = ["render-cli", "explain"]
        if let view, view.hasPrefix("-") {
            words += flags + options + ["--", path, view]
        } else {
            words += [path] + (view.map { [$0] } ?? []) + options + flags
        }
        return ShellWord.line(words)
    }
}

extension SelectionOptions {
    /// The flags that select the same pages, without states and steps.
    var flags: [String] {
        var flags: [String] = []
        func add(_ name: String, _ values: [String]) {
            for value in values { flags.append("\(name)=\(value)") }
        }
        add("--device", devices)
        add("--traits", traits)
        add("--ios", ios)
        add("--scene", scenes)
        if sizes != .recorded { add("--sizes", [sizes.rawValue]) }
        if let behavior { add("--behavior", [behavior.rawValue]) }
        add("--locale", locales)
        if let root = project.root { add("--project", [root]) }
        add("--assets", project.assets)
        return flags
    }
}

extension ComparedPage {
    /// The command that explains the change; nil for frames read from JSON, and if nothing moved.
    func explanation(_ flags: [String]) -> String? {
        guard scene.presence == .both, scene.isVisual, after?.trace != nil else { return nil }
        return ExplainLine(page, flags).difference(scene.difference, in: page.makeScene())
    }
}
