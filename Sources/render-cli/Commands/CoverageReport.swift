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
    private var refused: [String] = []

    init(files: [String], limits: Limits) throws(Failure) {
        for file in files where fileExtension(file) != "json" {
            let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
            do {
                let document = try InterfaceBuilderReader.read(bytes, file: displayName(file))
                add(document.coverage)
            } catch {
                refused.append(
                    "\(escapedForDisplay(error.file, limit: 4_096)):\(error.line):\(error.column): \(error.message)")
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

    func print() throws {
        try StandardStreams.print(
            "\(countText(read, "file")) read, \(whole) understood wholly, \(refused.count) refused")
        try StandardStreams.print("\(countText(views, "view")), \(countText(constraints, "constraint"))")
        let order = ignored.indices.sorted {
            ignored[$0].count != ignored[$1].count ? ignored[$0].count > ignored[$1].count : $0 < $1
        }
        for index in order { try StandardStreams.print("ignored \(ignored[index].count) x \(ignored[index].name)") }
        for line in refused { try StandardStreams.print("refused " + line) }
    }
}
