/// A tree of views as a debugger prints it: `_autolayoutTrace`, which names the numbers that no constraint determines, or
/// `recursiveDescription`, which has the frames.
///
///     •UIWindow:0x7f0
///     |   *UIView:0x7f1- AMBIGUOUS LAYOUT for UIView:0x7f1.minX{id: 13}, UIView:0x7f1.Width{id: 16}
///     |   |   *UILabel:0x7f2'Total'
public struct LoggedTree: Sendable, Equatable {
    /// A number of a view's frame, which the trace calls a variable.
    public enum Variable: String, Sendable, CaseIterable {
        /// The place in the superview.
        case minX, minY
        /// The lengths; the trace writes them with a capital.
        case width, height

        /// Whether the number lies on the horizontal axis.
        public var isHorizontal: Bool { self == .minX || self == .width }
    }

    /// `frame = (16 20; 100 21)`: place in the superview and size, in points.
    public struct Frame: Sendable, Equatable {
        /// The place.
        public var x, y: Double
        /// The size.
        public var width, height: Double
    }

    /// One line of the tree.
    public struct View: Sendable, Equatable {
        /// Class, address and text.
        public var item: LoggedItem
        /// The index in `views` of the view around; nil for the first view of the tree.
        public var superview: Int?
        /// Line in the log, 1 for the first.
        public var line: Int
        /// Nil where the printer writes none.
        public var frame: Frame?
        /// `hidden = YES`
        public var isHidden = false
        /// `AMBIGUOUS LAYOUT`
        public var isAmbiguous = false
        /// `MISSING HOST CONSTRAINTS`: nothing ties a view of the layout engine to the view that hosts it.
        public var lacksHostConstraints = false
        /// The variables that the trace names, in its order; empty in traces of iOS 7, which name none.
        public var open: [Variable] = []
    }

    /// The views, a superview before the views inside.
    public var views: [View]
    /// The first line in the log.
    public var line: Int { views.first?.line ?? 1 }

    /// The views whose layout the trace calls ambiguous, by index.
    public var ambiguous: [Int] { views.indices.filter { views[$0].isAmbiguous } }
}
