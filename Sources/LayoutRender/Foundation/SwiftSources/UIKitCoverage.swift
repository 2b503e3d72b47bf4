import Notation

/// What of UIKit the sources of a package use: what is there, what does nothing or less than UIKit, what is missing.
///
/// Types are counted by their names, members by the names behind a dot, both outside comments and strings. A member that has
/// the name of one of UIKit counts as one, whatever it belongs to; so a row that does nothing may be a false alarm, and a
/// member that is missing is found by the compiler alone.
public struct UIKitCoverage: Sendable {
    /// How far the module UIKit has a name.
    public enum State: String, Sendable, CaseIterable {
        case missing
        case less = "does nothing, or less"
        case there
    }

    /// A name with its uses.
    public struct Row: Sendable, Equatable {
        /// A type, or `Type.member`.
        public var name: String
        /// How far the module has the name.
        public var state: State
        /// What is not done, for members that do less.
        public var note: String?
        /// The number of places.
        public var uses: Int
        /// The number of files with a use.
        public var files: Int
        /// The first use, `FILE:LINE`.
        public var first: String
    }

    /// Missing rows first, then by the number of files and uses.
    public private(set) var rows: [Row] = []
    /// The number of files that were read.
    public private(set) var files = 0
    /// Files that use nothing that is missing.
    public private(set) var coveredFiles = 0

    /// - Parameters:
    ///   - sources: the package's files with their texts.
    ///   - catalog: what the module UIKit has.
    public init(of sources: [(path: String, text: String)], catalog: UIKitCatalog) {
        let read = sources.map { (path: $0.path, names: SourceNames(of: $0.text)) }
        let own = read.reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
        var found: [String: Row] = [:]
        files = read.count
        for (path, names) in read {
            var isCovered = true
            var seen: Set<String> = []
            func use(_ name: String, _ state: State, _ note: String?, line: Int) {
                var row =
                    found[name]
                    ?? Row(name: name, state: state, note: note, uses: 0, files: 0, first: "\(path):\(line)")
                row.uses += 1
                if seen.insert(name).inserted { row.files += 1 }
                found[name] = row
            }
            for (name, line) in names.types where !own.contains(name) {
                if let text = catalog.lesserTypes[name] {
                    use(name, .less, text, line: line)
                } else if catalog.types.contains(name) {
                    use(name, .there, nil, line: line)
                } else if UIKitCatalog.isApples(name) {
                    isCovered = false
                    use(name, .missing, nil, line: line)
                }
            }
            for (name, line) in names.members where !own.contains(name) {
                guard let note = catalog.lesser[name] else { continue }
                use(note.member, .less, note.text, line: line)
            }
            if isCovered { coveredFiles += 1 }
        }
        let order = State.allCases
        rows = found.values.sorted { a, b in
            if a.state != b.state { return order.firstIndex(of: a.state) ?? 0 < order.firstIndex(of: b.state) ?? 0 }
            return (-a.files, -a.uses, a.name) < (-b.files, -b.uses, b.name)
        }
    }

    /// The rows and the sums as an object: `render-cli about schema uikit-coverage` describes it.
    public var json: JSONValue {
        let names = rows.map { row -> JSONValue in
            .object([
                .init("name", .string(row.name)),
                .init("state", .string(row.state == .less ? "less" : row.state.rawValue)),
                .init("note", row.note.map(JSONValue.string) ?? .null), .init("uses", .integer(row.uses)),
                .init("files", .integer(row.files)), .init("first", .string(row.first)),
            ])
        }
        return .object([
            .init("files", .integer(files)), .init("coveredFiles", .integer(coveredFiles)),
            .init("names", .array(names)),
        ])
    }

    /// A line for each name, and the sums; nothing in it moves a terminal's cursor.
    public var text: String {
        var lines: [String] = []
        for row in rows {
            let note = row.note.map { ": \($0)" } ?? ""
            let uses = "\(countText(row.uses, "use")) in \(countText(row.files, "file"))"
            lines.append("\(row.state.rawValue): \(row.name)\(note) (\(uses), \(row.first))")
        }
        let sums = State.allCases.map { state in "\(rows.filter { $0.state == state }.count) \(state.rawValue)" }
        lines.append("\(sums.joined(separator: "; ")); no type is missing in \(coveredFiles) of \(files) files")
        return lines.map { displayLine($0) + "\n" }.joined()
    }
}
