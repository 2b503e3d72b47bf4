import InterfaceBuilder
import LayoutDocument
import Notation

/// Counts the elements of Interface Builder files that were understood and those that were ignored.
struct CoverageReport {
    private var read = 0
    private var whole = 0
    private var views = 0
    private var constraints = 0
    /// Names and counts of ignored elements, in the order of their first occurrence.
    private var ignored: [(name: String, count: Int)] = []
    private var refused: [InterfaceBuilderError] = []

    init(files: [String], limits: Limits) throws(Failure) {
        for file in files where fileExtension(file) != "json" {
            let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
            do {
                let document = try InterfaceBuilderReader.read(bytes, file: displayName(file))
                add(document.coverage)
            } catch {
                refused.append(error)
            }
        }
    }

    private mutating func add(_ coverage: InterfaceBuilderDocument.Coverage) {
        read += 1
        whole += coverage.isComplete ? 1 : 0
        views += coverage.views
        constraints += coverage.constraints
        for entry in coverage.ignored {
            if let place = ignored.firstIndex(where: { $0.name == entry.name }) {
                ignored[place].count += entry.count
            } else {
                ignored.append((entry.name, entry.count))
            }
        }
    }

    func print(as form: TextOrJSON) throws {
        if form == .json { return try StandardStreams.write(json.text.utf8) }
        try StandardStreams.print(
            "\(countText(read, "file")) read, \(whole) understood wholly, \(refused.count) refused")
        try StandardStreams.print("\(countText(views, "view")), \(countText(constraints, "constraint"))")
        for entry in commonest { try StandardStreams.print("ignored \(entry.count) x \(entry.name)") }
        for error in refused {
            try StandardStreams.print(
                "refused \(escapedForDisplay(error.file, limit: 4_096)):\(error.line):\(error.column): \(error.message)"
            )
        }
    }

    private var json: JSONValue {
        .object([
            .init("files", .integer(read)), .init("whole", .integer(whole)), .init("views", .integer(views)),
            .init("constraints", .integer(constraints)),
            .init(
                "ignored",
                .array(
                    commonest.map { .object([.init("name", .string($0.name)), .init("count", .integer($0.count))]) })),
            .init(
                "refused",
                .array(
                    refused.map {
                        .object([
                            .init("file", .string($0.file)), .init("line", .integer($0.line)),
                            .init("column", .integer($0.column)), .init("message", .string($0.message)),
                        ])
                    })),
        ])
    }

    /// What was ignored, the commonest first.
    private var commonest: [(name: String, count: Int)] {
        let order = ignored.indices.sorted {
            ignored[$0].count != ignored[$1].count ? ignored[$0].count > ignored[$1].count : $0 < $1
        }
        return order.map { ignored[$0] }
    }
}
