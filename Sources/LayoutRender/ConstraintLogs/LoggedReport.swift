/// One report of a log: a list of constraints that UIKit could not satisfy together, or another group of constraints.
public struct LoggedReport: Sendable, Equatable {
    /// The objects that the constraints name, in order of their first mention.
    public var items: [LoggedItem] = []
    /// The listed constraints, in the log's order; a line that is listed twice counts once.
    public var constraints: [LoggedConstraint] = []
    /// The constraint that UIKit broke, as printed behind "Will attempt to recover by breaking constraint".
    public var broken: LoggedConstraint?
    /// The place of the broken constraint among `constraints`; nil when the list lacks that constraint.
    public var brokenIndex: Int?
    /// The superview that the log gives for an object (`'|'` in the names): object to superview, by place in `items`.
    public var superviews: [Int: Int] = [:]
    /// Lines that begin a constraint and could not be understood.
    public var unread: [UnreadLine] = []
    /// Line in the log where the report begins, 1 for the first.
    public var line = 1

    /// A constraint's text that has no meaning, with the reason.
    public struct UnreadLine: Sendable, Equatable {
        public var line: Int
        public var text: String
        public var reason: String
    }

    /// The place of an object, entered if it is new; a later mention completes an earlier one.
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
