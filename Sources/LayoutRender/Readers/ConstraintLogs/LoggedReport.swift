/// One report of a log: a list of constraints that UIKit could not satisfy together, or another group of constraints.
package struct LoggedReport: Sendable, Equatable {
    /// The objects in the constraints, in the order of their first mention.
    package var items: [LoggedItem] = []
    /// The listed constraints, in the log's order; a line that is listed twice counts once.
    package var constraints: [LoggedConstraint] = []
    /// The constraint that UIKit broke, printed after "Will attempt to recover by breaking constraint".
    package var broken: LoggedConstraint?
    /// The index of the broken constraint in `constraints`; nil if the list lacks that constraint.
    package var brokenIndex: Int?
    /// The superview that the log gives for an object (`'|'` in the names): object to superview, by index in `items`.
    package var superviews: [Int: Int] = [:]
    /// Lines that begin a constraint and could not be parsed.
    package var unread: [UnreadLine] = []
    /// The first line of the report in the log, 1 for the first.
    package var line = 1

    /// The text of a constraint that could not be parsed, with the reason.
    package struct UnreadLine: Sendable, Equatable {
        /// Line in the log, 1 for the first.
        package var line: Int
        /// The line as printed.
        package var text: String
        /// What could not be parsed.
        package var reason: String
    }

    /// The index of an object, which is added if it is new; a later mention completes an earlier one.
    mutating func place(of item: LoggedItem, _ places: inout [String: Int]) -> Int {
        if let known = places[item.key] {
            items[known].complete(with: item)
            return known
        }
        items.append(item)
        places[item.key] = items.count - 1
        return items.count - 1
    }
}
