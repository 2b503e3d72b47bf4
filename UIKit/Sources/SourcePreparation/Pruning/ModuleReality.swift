/// How much of a module is as its sources have it.
public struct ModuleReality: Equatable, Sendable {
    public struct Part: Equatable, Sendable {
        public var whole = 0
        public var all = 0
    }

    public let module: String
    public internal(set) var files = Part()
    public internal(set) var types = Part()
    public internal(set) var views = Part()
    /// The names of the views and controllers that are as in the sources.
    public internal(set) var wholeViews: [String] = []
    /// What stands for types, members, values and operators that nothing at hand declares.
    public internal(set) var standIns: [String] = []
    /// What was taken out, in the order of files and lines: `Card.swift:12: cannot find 'x' in scope`.
    public internal(set) var reasons: [String] = []

    /// A line for a person.
    public var text: String {
        func words(_ part: Part, _ name: String) -> String { "\(part.whole) of \(part.all) \(name)" }
        return "\(module): as in the sources are \(words(files, "files")), \(words(types, "types")), "
            + words(views, "views and controllers")
    }

    /// - Parameter prunings: the files with their edits.
    init(_ module: String, _ prunings: [(path: String, pruning: Pruning)]) {
        self.module = module
        var superclasses: [String: String] = [:]
        var types: [(name: String, isWhole: Bool)] = []
        // An extension with an edit is a part of its type.
        var extended: Set<String> = []
        for (path, pruning) in prunings {
            let edits = pruning.edits.filter { !$0.reason.isEmpty }
            files.all += 1
            if edits.isEmpty { files.whole += 1 }
            for (names, unit) in pruning.outline.types where unit.keyword != "protocol" {
                let name = names.last ?? ""
                let isWhole = !edits.contains { unit.range.contains($0.range.lowerBound) }
                if unit.keyword == "class", let first = pruning.outline.entries(of: unit).first?.text {
                    superclasses[name] = String(first.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                }
                if unit.keyword != "extension" {
                    types.append((name, isWhole))
                } else if !isWhole {
                    extended.insert(name)
                }
            }
            for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                reasons.append("\(path):\(edit.line): \(edit.reason)")
            }
        }
        for (name, isWhole) in types {
            let isWhole = isWhole && !extended.contains(name)
            self.types.all += 1
            if isWhole { self.types.whole += 1 }
            let line = UIKitAncestry.line(from: name, superclasses)
            guard line.contains("UIView") || line.contains("UIViewController") else { continue }
            views.all += 1
            if isWhole {
                views.whole += 1
                wholeViews.append(name)
            }
        }
    }
}
