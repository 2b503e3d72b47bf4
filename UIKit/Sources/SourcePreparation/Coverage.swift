import Foundation

/// What of UIKit the sources of a package use: what is there, what does nothing or less than UIKit, what is missing.
///
/// Types are counted by their names, members by the names behind a dot, both outside comments and strings. A member that has
/// the name of one of UIKit counts as one, whatever it belongs to; so a row that does nothing may be a false alarm, and a
/// member that is missing is found by the compiler alone.
public struct Coverage: Sendable {
    public enum State: String, Sendable, CaseIterable { case missing, less = "does nothing, or less", there }

    public struct Row: Sendable, Equatable {
        public var name: String
        public var state: State
        /// What is not done, for members that do less.
        public var note: String?
        public var uses: Int
        public var files: Int
        /// The first use, `FILE:LINE`.
        public var first: String
    }

    /// Missing rows first, then by the number of files and uses.
    public private(set) var rows: [Row] = []
    public private(set) var files = 0
    /// Files that use nothing that is missing.
    public private(set) var coveredFiles = 0

    /// - Parameters:
    ///   - sources: the package's files with their texts.
    ///   - catalog: what the module UIKit has.
    public init(of sources: [(path: String, text: String)], catalog: Catalog) {
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
                } else if Catalog.isApples(name) {
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
    public func json() throws -> String {
        let names = rows.map { row -> [String: Any] in
            [
                "name": row.name, "state": row.state == .less ? "less" : row.state.rawValue,
                "note": row.note ?? NSNull(),
                "uses": row.uses, "files": row.files, "first": row.first,
            ]
        }
        let data = try JSONSerialization.data(
            withJSONObject: ["files": files, "coveredFiles": coveredFiles, "names": names],
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// One line a name, and the sums.
    public var text: String {
        var lines: [String] = []
        for row in rows {
            let uses = "\(counted(row.uses, "use")) in \(counted(row.files, "file"))"
            lines.append(
                "\(row.state.rawValue): \(displayed(row.name))\(row.note.map { ": \($0)" } ?? "") (\(uses), \(displayed(row.first)))"
            )
        }
        let sums = State.allCases.map { state in "\(rows.filter { $0.state == state }.count) \(state.rawValue)" }
        lines.append("\(sums.joined(separator: "; ")); no type is missing in \(coveredFiles) of \(files) files")
        return lines.joined(separator: "\n") + "\n"
    }
}

/// What the module UIKit declares, and what of it does less than UIKit.
public struct Catalog: Sendable {
    public private(set) var types: Set<String> = []
    /// By the member's name, the first note that names it.
    public private(set) var lesser: [String: (member: String, text: String)] = [:]
    /// By the type's name, what is otherwise in the whole type.
    public private(set) var lesserTypes: [String: String] = [:]

    /// A member that says on standard error that it does less counts wherever its name stands. A member that only its
    /// documentation says to do less counts if every declaration of its name says so: `invalidate` and `title` are names of
    /// too many types.
    /// - Parameter sources: the texts of the module's files.
    public init(_ sources: [String]) {
        var declarations: [String: Int] = [:]
        var noted: [String: [Difference]] = [:]
        for text in sources {
            let names = SourceNames(of: text)
            types.formUnion(names.declared)
            declarations.merge(names.declarations, uniquingKeysWith: +)
            for difference in Difference.read(text) {
                guard let member = difference.member else {
                    if lesserTypes[difference.type] == nil { lesserTypes[difference.type] = difference.text }
                    continue
                }
                if member != "init" { noted[member, default: []].append(difference) }
            }
        }
        for (name, differences) in noted {
            let isClear = differences.count >= declarations[name] ?? 0
            let counted = differences.filter { ($0.isSaid || isClear) && !$0.type.isEmpty }
            guard let first = counted.first(where: \.isSaid) ?? counted.first else { continue }
            // A name behind a dot does not tell its type.
            let isOfOne = first.isSaid || counted.allSatisfy { $0.type == first.type }
            lesser[name] = ((isOfOne ? first.type : "") + "." + name, first.text)
        }
    }

    /// Names that Foundation has on Linux too.
    private static let foundations: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect", "NSTextCheckingResult"]

    /// Whether a name is one of Apple's user interface frameworks.
    static func isApples(_ name: String) -> Bool {
        if foundations.contains(name) { return false }
        func has(_ prefix: String) -> Bool {
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
        if has("UI") || has("CA") || has("CG") || has("WK") || has("MK") || has("AV") { return true }
        return ["NSLayout", "NSText", "NSCollectionLayout", "NSDiffableDataSource", "NSStringDrawing", "NSDataAsset"]
            .contains { name.hasPrefix($0) }
    }
}

/// The names in a source file, outside comments and strings.
struct SourceNames {
    /// Types, and functions and properties, that the file declares.
    var declared: Set<String> { Set(declarations.keys) }
    /// The same with the numbers of declarations.
    private(set) var declarations: [String: Int] = [:]
    /// Names with a capital at their beginning, with their lines.
    private(set) var types: [(name: String, line: Int)] = []
    /// Names behind a dot.
    private(set) var members: [(name: String, line: Int)] = []

    init(of text: String) {
        var cursor = SourceCursor(text)
        var line = 1
        var counted = 0
        var declares = false
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            guard SourceCursor.isLetter(byte) else {
                if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") { declares = false }
                cursor.place += 1
                continue
            }
            let start = cursor.place
            let word = cursor.readName()
            for place in counted..<start where cursor.text[place] == UInt8(ascii: "\n") { line += 1 }
            counted = start
            let before = start > 0 ? cursor.text[start - 1] : 0
            let isMember = before == UInt8(ascii: ".")
            // A module, an attribute.
            if word == "import" || before == UInt8(ascii: "@") {
                while !cursor.isAtEnd, cursor.text[cursor.place] != UInt8(ascii: "\n"), word == "import" {
                    cursor.place += 1
                }
                continue
            }
            if declares {
                declarations[word, default: 0] += 1
                declares = false
            } else if isMember {
                members.append((word, line))
            } else if let first = word.first, first.isUppercase {
                types.append((word, line))
            }
            if !isMember, Self.declarations.contains(word) { declares = true }
        }
    }

    private static let declarations: Set<String> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case", "associatedtype", "actor",
    ]
}
