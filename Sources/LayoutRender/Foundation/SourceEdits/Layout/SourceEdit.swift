/// One change of a layout's source: of a constraint, of a view's property, or a constraint more or less.
///
///     let edits: [SourceEdit] = [.priority(999, of: "a1b-2c-d3e"), .lines(0, of: "x1y-2z-a3b")]
///     let bytes = try SourceEdit.applied(edits, to: read)
///
/// Constraints and views are named by their ids in the file.
package enum SourceEdit: Sendable, Hashable {
    /// Another priority, 1 to 1000.
    case priority(Int, of: String)
    /// Another constant, in points.
    case constant(Double, of: String)
    /// Another relation, in the words of Interface Builder: `equal`, `greaterThanOrEqual`, `lessThanOrEqual`.
    case relation(String, of: String)
    /// An attribute of both ends in place of another: `leading` for `left`.
    case attribute(String, for: String, of: String)
    /// The safe area of a view in place of the view itself at an end of a constraint.
    case safeArea(ofView: String, of: String)
    /// A view itself in place of its safe area at an end of a constraint.
    case edge(ofView: String, of: String)
    /// A constraint less.
    case removal(of: String)
    /// A constraint more.
    case addition(NewConstraint)
    /// The number of lines of a label; 0: as many as needed.
    case lines(Int, of: String)
    /// A label's text shrinks to this fraction of its font at most.
    case shrinking(Double, of: String)
    /// The natural text alignment.
    case naturalAlignment(of: String)
    /// A text style in place of a font of a fixed size, and the setting that follows the user's text size.
    case textStyle(String, of: String)
    /// The setting "Automatically Adjusts Font".
    case followingTextSize(of: String)
    /// `contentHuggingPriority` along an axis, `horizontal` or `vertical`.
    case hugging(Int, axis: String, of: String)
    /// `contentCompressionResistancePriority` along an axis.
    case resistance(Int, axis: String, of: String)
    /// A flexible width or height in an autoresizing mask in place of the flexible margin behind it.
    case flexibleLength(axis: String, of: String)
    /// A flexible margin before a view in an autoresizing mask: in place of the flexible margin behind it, which keeps the
    /// view at the end of its superview, or beside it, which keeps the view in the middle.
    case flexibleStart(axis: String, inMiddle: Bool, of: String)
    /// Another spacing of a stack view, in points.
    case spacing(Double, of: String)
    /// Another frame of a view in its superview, in points, as the file records frames.
    case frame(x: Double, y: Double, width: Double, height: Double, of: String)

    /// A constraint that the file does not have.
    package struct NewConstraint: Sendable, Hashable {
        /// The id of the view that holds the constraint: the nearest common superview, or the view itself for a length.
        package var holder: String
        /// The id of the first item; the holder's own id may be left to the file's format.
        package var firstItem: String
        /// In the words of NSLayoutConstraint, such as `trailing`.
        package var firstAttribute: String
        /// As in `SourceEdit.relation`.
        package var relation = "equal"
        /// Nil for a length.
        package var secondItem: String?
        /// Nil for a length.
        package var secondAttribute: String?
        /// In points.
        package var constant = 0.0
        /// 1 to 1000.
        package var priority = 1000

        /// A required equality of two edges, or of a length and a number.
        package init(
            holder: String, _ firstItem: String, _ firstAttribute: String, _ secondItem: String? = nil,
            _ secondAttribute: String? = nil, constant: Double = 0
        ) {
            self.holder = holder
            self.firstItem = firstItem
            self.firstAttribute = firstAttribute
            self.secondItem = secondItem
            self.secondAttribute = secondAttribute
            self.constant = constant
        }
    }
}
