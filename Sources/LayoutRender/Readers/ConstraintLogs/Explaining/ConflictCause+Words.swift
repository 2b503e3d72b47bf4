/// The causes in words for the report.
extension ConflictCause {
    /// The cause in a sentence: the pattern, never the intent of the app's author.
    package var explanation: String {
        switch self {
        case .alert: "The constraints lie inside an alert or action sheet of UIKit."
        case .keyboard: "The constraints lie inside the keyboard and its accessory views, which UIKit lays out."
        case .bar: "The constraints lie inside a navigation bar or toolbar, which UIKit lays out."
        case .measuring:
            "UIKit measures the view at a size that it takes for a moment; the constraint is gone afterwards."
        case .hiddenRow:
            "A stack view hides an arranged view by a length of 0, and constraints inside that view demand more."
        case .rounding: "The lengths fit but for about a point: a size was rounded, or a separator takes part of it."
        case .mask:
            """
            A view was placed by its frame: translatesAutoresizingMaskIntoConstraints is on, so that its autoresizing \
            mask became constraints that contradict others.
            """
        case .hostHeight:
            "The container (a table, a collection, a controller or the keyboard) has given the view another height or place."
        case .hostWidth:
            "The container (a table, a collection, a controller) has given the view another width or place."
        case .twoSizes: "Two constraints give one length or distance different numbers."
        case .aspectRatio: "An aspect ratio contradicts lengths that are fixed on both axes."
        case .interfaceBuilder:
            "Interface Builder added constraints at build time to a view that had too few of its own."
        case .stack:
            "A view that a stack view arranges also has constraints of its own for what the stack view decides."
        case .layoutGuide:
            "One edge is held twice: to the view's edge, and to a layout guide or margin that lies elsewhere."
        case .chain: "The fixed lengths and gaps of a chain of constraints do not add up."
        }
    }

    /// The remedy that is mostly right. Advice and no result: whether a change helps in this report is the business
    /// of `Repair`, which is tested by solving. Printed behind `usual remedy:` in the text of an explanation, and the
    /// member `remedy` of its JSON.
    package var remedy: String {
        switch self {
        case .alert: "Nothing need be done; take away constraints of your own on the alert controller's view."
        case .keyboard:
            """
            Give an accessory view an intrinsic height, pin to the safe area with priority 999, or leave alone what \
            holds no view of yours.
            """
        case .bar:
            """
            Create the toolbar with a frame that is not empty, set its items after layout, and give title views an \
            intrinsic size.
            """
        case .measuring:
            "Give one of the pins on that axis priority 999, or add the constraints when the size is known."
        case .hiddenRow:
            "Give one inset or length inside the hidden view priority 999, for an inner stack view on a pin of its wrapper."
        case .rounding:
            """
            Give the last pin or the aspect ratio priority 999, or let the returned height include the separator.
            """
        case .mask:
            """
            Set translatesAutoresizingMaskIntoConstraints = false on that view (never on a cell's contentView or a view \
            of UIKit's own), or place it by its frame alone.
            """
        case .hostHeight:
            """
            Give one link of the vertical chain (a bottom pin or a fixed height) priority 999; with rows that size \
            themselves, set an estimated height.
            """
        case .hostWidth:
            "Give the trailing pin priority 999. A width of 0 is a first pass, and then the report is harmless."
        case .twoSizes: "Keep one constraint and change its constant; deactivate the old one when a cell is used again."
        case .aspectRatio: "Give the aspect ratio priority 999, or let one of the two lengths go."
        case .interfaceBuilder: "Add the missing constraints, or mark placeholders \"remove at build time\"."
        case .stack: "Wrap the view in a plain view, or take it from the arranged subviews."
        case .layoutGuide: "Choose one of the two references."
        case .chain: "Let one link of the chain go, make it an inequality, or give it a priority below 1000."
        }
    }
}
