import LayoutDiff
import LayoutEngine
import Notation

extension InspectorPage {
    /// A page of a document in the data of the scripts.
    public enum Entry: Sendable {
        case whole(InspectedPage)
        /// A page that the reader's browser asks for later: what the lists of pages say of it.
        case announced(id: String, choices: [InspectedPage.Choice])
    }

    /// The JSON members of pages, added one after another; values that pages share are written once.
    public struct Content: Sendable {
        private let facts = ViewFacts()
        private var lines = SharedValues()
        private var shared = SharedValues()
        private var records: [String] = []

        public init() {}

        public mutating func add(_ entry: Entry) {
            switch entry {
            case .whole(let page):
                records.append(PageRecord(page, facts: facts).json(lines: &lines, shared: &shared).compact)
            case .announced(let id, let choices):
                records.append(JSONValue.object(PageRecord.names(id, choices)).compact)
            }
        }

        /// The JSON members: equal for equal pages.
        public var text: String {
            """
            "lines": \(lines.json),
            "shared": \(shared.json),
            "pages": [\(records.joined(separator: ",\n"))]
            """
        }
    }
}
