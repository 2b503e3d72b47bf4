// Every member that the format's schema allows in a node, each in its type: what reading tree.json with JSONDecoder means.
// Words stay strings, as in the lean model; where the schema allows several forms, the commoner one is tried first.

struct FormatPage: Decodable {
    var version: Int
    var name: String?
    var note: String?
    var metrics: [String: Double]?
    var components: [String: FormatNode]?
    var root: FormatNode
}

struct FormatNode: Decodable {
    // Identity.
    var type: String
    var id: String?
    var `class`: String?
    var label: String?
    var note: String?
    var with: [String: FormatValue]?
    // Geometry.
    var frame: [Double]?
    var recordedFrame: [Double]?
    var autoresizingMask: [String]?
    var translatesAutoresizingMaskIntoConstraints: Bool?
    var intrinsicContentSize: [Double?]?
    var contentHuggingPriority: FormatPriority?
    var contentCompressionResistancePriority: FormatPriority?
    var isHidden: Bool?
    var alignmentRectInsets: FormatInsets?
    var baselineOffsets: FormatBaselines?
    // Margins.
    var layoutMargins: FormatInsets?
    var directionalLayoutMargins: FormatInsets?
    var preservesSuperviewLayoutMargins: Bool?
    var insetsLayoutMarginsFromSafeArea: Bool?
    var layoutMarginsFollowReadableWidth: Bool?
    var semanticContentAttribute: String?
    // Appearance.
    var alpha: Double?
    var backgroundColor: FormatColor?
    var tintColor: FormatColor?
    var cornerRadius: FormatMeasure?
    var borderWidth: Double?
    var borderColor: FormatColor?
    var clipsToBounds: Bool?
    var contentMode: String?
    var isUserInteractionEnabled: Bool?
    // Stack view.
    var axis: String?
    var distribution: String?
    var alignment: String?
    var spacing: FormatMeasure?
    var customSpacing: [String: FormatMeasure]?
    var isBaselineRelativeArrangement: Bool?
    var isLayoutMarginsRelativeArrangement: Bool?
    // AASubviews.
    var arranger: FormatArranger?
    // Text.
    var text: String?
    var attributedText: [FormatRun]?
    var placeholder: String?
    var font: FormatFont?
    var textColor: FormatColor?
    var textAlignment: String?
    var numberOfLines: Int?
    var lineBreakMode: String?
    var adjustsFontSizeToFitWidth: Bool?
    var minimumScaleFactor: Double?
    var minimumFontSize: Double?
    var preferredMaxLayoutWidth: Double?
    var borderStyle: String?
    var isScrollEnabled: Bool?
    var isSecureTextEntry: Bool?
    var lineSpacing: Double?
    var lineHeightMultiple: Double?
    var minimumLineHeight: Double?
    var maximumLineHeight: Double?
    var paragraphSpacing: Double?
    // Button and image.
    var title: String?
    var attributedTitle: [FormatRun]?
    var subtitle: String?
    var titleColor: FormatColor?
    var buttonType: String?
    var configuration: String?
    var image: FormatImage?
    var backgroundImage: FormatImage?
    var imagePlacement: String?
    var imagePadding: Double?
    var contentEdgeInsets: FormatInsets?
    var titleEdgeInsets: FormatInsets?
    var imageEdgeInsets: FormatInsets?
    var contentHorizontalAlignment: String?
    var isEnabled: Bool?
    var isSelected: Bool?
    // Controls.
    var isOn: Bool?
    var value: Double?
    var segments: [String]?
    var selectedSegmentIndex: Int?
    var numberOfPages: Int?
    var currentPage: Int?
    var style: String?
    var isAnimating: Bool?
    var titles: [String]?
    // Scroll view, table, cell.
    var contentOffset: [Double]?
    var contentInset: FormatInsets?
    var contentInsetAdjustmentBehavior: String?
    var rowHeight: FormatMeasure?
    var estimatedRowHeight: FormatMeasure?
    var sectionHeaderHeight: FormatMeasure?
    var sectionFooterHeight: FormatMeasure?
    var separatorInset: FormatInsets?
    var separatorStyle: String?
    var accessoryType: String?
    var reuseIdentifier: String?
    // Structure.
    var guides: [FormatNode]?
    var constraints: [FormatConstraint]?
    var subviews: [FormatNode]?
    var arrangedSubviews: [FormatNode]?
    var contentView: FormatChild?
    var tableHeaderView: FormatChild?
    var tableFooterView: FormatChild?
    var sections: [FormatSection]?
}

/// A child outside a list, boxed since a struct cannot hold itself.
final class FormatChild: Decodable {
    let node: FormatNode

    init(from decoder: any Decoder) throws { node = try FormatNode(from: decoder) }
}
