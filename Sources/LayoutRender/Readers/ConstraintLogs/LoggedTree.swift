/// A tree of views as a debugger prints it: `_autolayoutTrace`, which names the numbers that no constraint determines, or
/// `recursiveDescription`, which has the frames.
///
///     •UIWindow:0x7f0
///     |   *UIView:0x7f1- AMBIGUOUS LAYOUT for UIView:0x7f1.minX{id: 13}, UIView:0x7f1.Width{id: 16}
///     |   |   *UILabel:0x7f2'Total'
package struct LoggedTree: Sendable, Equatable {
    /// A number of a view's frame, which the trace calls a variable.
    package enum Variable: String, Sendable, CaseIterable {
        /// The place in the superview.
        case minX, minY
        /// The lengths; the trace writes them with a capital.
        case width, height

        /// Whether the number lies on the horizontal axis.
        package var isHorizontal: Bool { self == .minX || self == .width }
    }

    /// `frame = (16 20; 100 21)`: place in the superview and size, in points.
    package struct Frame: Sendable, Equatable {
        /// The place.
        package var x, y: Double
        /// The size.
        package var width, height: Double
    }

    /// One line of the tree.
    package struct View: Sendable, Equatable {
        /// Class, address and text.
        package var item: LoggedItem
        /// The index in `views` of the view around; nil for the first view of the tree.
        package var superview: Int?
        /// Line in the log, 1 for the first.
        package var line: Int
        /// Nil where the printer writes none.
        package var frame: Frame?
        /// `hidden = YES`
        package var isHidden = false
        /// `AMBIGUOUS LAYOUT`
        package var isAmbiguous = false
        /// `MISSING HOST CONSTRAINTS`: nothing ties a view of the layout engine to the view that hosts it.
        package var lacksHostConstraints = false
        /// The variables that the trace names, in its order; empty in traces of iOS 7, which name none.
        package var open: [Variable] = []
    }

    /// The views, a superview before the views inside.
    package var views: [View]
    /// The first line in the log.
    package var line: Int { views.first?.line ?? 1 }

    /// The views whose layout the trace calls ambiguous, by index.
    package var ambiguous: [Int] { views.indices.filter { views[$0].isAmbiguous } }
}
