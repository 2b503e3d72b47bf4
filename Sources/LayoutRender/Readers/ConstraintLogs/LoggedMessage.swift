import Notation

/// A message of UIKit about constraints other than a conflict report.
package struct LoggedMessage: Sendable, Equatable {
    /// The messages that are recognised, each by a phrase of UIKit's.
    package enum Kind: String, Sendable, CaseIterable {
        /// A constraint was added while its views had no common superview.
        case hierarchy
        /// A view of the constraint was nil, or a position was set to a plain number.
        case illegalConstraint = "illegal-constraint"
        /// The constraints of a cell do not determine its height or size.
        case zeroCell = "zero-cell"
        /// Constraints of a cell's content view to the cell are missing.
        case cellWithoutEdges = "cell-without-edges"
        /// `_autolayoutTrace` reports an ambiguity.
        case ambiguousLayout = "ambiguous-layout"
        /// The unified log hides the message's values.
        case hidden = "private"
    }

    /// Which message.
    package var kind: Kind
    /// Line in the log, 1 for the first.
    package var line: Int

    /// The phrases by which each kind is recognised.
    private static let phrases: [(phrase: String, kind: Kind)] = [
        ("view hierarchy is not prepared for the constraint", .hierarchy),
        ("because they have no common ancestor", .hierarchy),
        ("A multiplier of 0 or a nil second item", .illegalConstraint),
        ("constraints ambiguously suggest a height of zero", .zeroCell),
        ("constraints ambiguously suggest a size of zero", .zeroCell),
        ("is missing constraints to the cell", .cellWithoutEdges),
        ("AMBIGUOUS LAYOUT", .ambiguousLayout),
        ("<private>", .hidden),
    ]

    /// The meaning of the message and the usual remedy, in two or three sentences.
    package var explanation: String {
        switch kind {
        case .hierarchy:
            """
            A constraint was activated before both of its views had a common superview. Call addSubview first, and \
            activate the constraint afterwards.
            """
        case .illegalConstraint:
            """
            A constraint sets a place (an edge or a center) to a bare number: its second view was nil when the \
            constraint was made, or its multiplier was 0. Check that the outlet or property is set at that moment.
            """
        case .zeroCell:
            """
            The constraints of the cell's content view do not reach from its top to its bottom, so that its height is \
            open; UIKit uses the standard height instead. Add the missing link of the chain, mostly a bottom constraint \
            or a height.
            """
        case .cellWithoutEdges:
            """
            The cell's contentView has translatesAutoresizingMaskIntoConstraints off without constraints to the cell. \
            Leave that property of a contentView alone.
            """
        case .ambiguousLayout:
            """
            The listed views have a position or a size that no constraint determines. Add the missing constraint, or \
            give views that compete for room different hugging priorities.
            """
        case .hidden:
            """
            The unified log hides the views as <private>, so nothing can be explained. Run from Xcode, or turn private \
            data on for the subsystem, and paste that log.
            """
        }
    }

    /// The messages of a log; a kind that repeats on one line counts once.
    static func all(in text: RepairedText) -> [LoggedMessage] {
        var found: [LoggedMessage] = []
        for line in text.lines {
            let content = String(decoding: text.bytes[line.range], as: UTF8.self)
            for (phrase, kind) in phrases where content.contains(phrase) {
                let message = LoggedMessage(kind: kind, line: line.number)
                if found.last != message { found.append(message) }
            }
        }
        return found
    }
}
