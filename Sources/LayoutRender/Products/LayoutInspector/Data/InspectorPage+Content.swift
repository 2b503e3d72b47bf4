import LayoutDiff
import LayoutEngine
import Notation

extension InspectorPage {
    /// A page of a document in the data of the scripts.
    package enum Entry: Sendable {
        /// A page with all its data.
        case whole(InspectedPage)
        /// A page that the reader's browser asks for later: what the lists of pages say of it.
        case announced(id: String, choices: [InspectedPage.Choice])
    }

    /// The JSON members of pages, added one after another; values that pages share are written once.
    package struct Content: Sendable {
        /// Reads what the page says of a view.
        private let facts = ViewFacts()
        /// The lines of the pictures, each written once.
        private var lines = SharedValues()
        /// The views, frames and equations, each value written once.
        private var shared = SharedValues()
        /// The JSON object of each page.
        private var records: [String] = []

        /// Begins without pages.
        package init() {}

        /// Adds a page after those added before.
        package mutating func add(_ entry: Entry) {
            switch entry {
            case .whole(let page):
                records.append(PageRecord(page, facts: facts).json(lines: &lines, shared: &shared).compact)
            case .announced(let id, let choices):
                records.append(JSONValue.object(PageRecord.names(id, choices)).compact)
            }
        }

        /// The JSON members: equal for equal pages.
        package var text: String {
            """
            "lines": \(lines.json),
            "shared": \(shared.json),
            "pages": [\(records.joined(separator: ",\n"))]
            """
        }
    }
}
