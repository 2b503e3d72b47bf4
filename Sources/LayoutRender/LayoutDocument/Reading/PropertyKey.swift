import LayoutEngine

/// The keys of a node, in the order in which a written document lists them.
enum PropertyKey: String, CaseIterable, Sendable {
    // identity
    case type, id, `class`, label, note, with
    // geometry
    case frame, recordedFrame, autoresizingMask, translatesAutoresizingMaskIntoConstraints, intrinsicContentSize
    case contentHuggingPriority, contentCompressionResistancePriority, isHidden, alignmentRectInsets, baselineOffsets
    // margins
    case layoutMargins, directionalLayoutMargins, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
    case layoutMarginsFollowReadableWidth, semanticContentAttribute
    // appearance
    case alpha, backgroundColor, tintColor, cornerRadius, borderWidth, borderColor, clipsToBounds, contentMode
    case isUserInteractionEnabled
    // stack view
    case axis, distribution, alignment, spacing, customSpacing, isBaselineRelativeArrangement
    case isLayoutMarginsRelativeArrangement
    // AASubviews
    case arranger
    // text
    case text, attributedText, placeholder, font, textColor, textAlignment, numberOfLines, lineBreakMode
    case adjustsFontSizeToFitWidth, minimumScaleFactor, minimumFontSize, preferredMaxLayoutWidth, borderStyle
    case isScrollEnabled, isSecureTextEntry, lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight
    case paragraphSpacing
    // button and image
    case title, attributedTitle, subtitle, titleColor, buttonType, configuration, image, backgroundImage
    case imagePlacement, imagePadding, contentEdgeInsets, titleEdgeInsets, imageEdgeInsets
    case contentHorizontalAlignment, contentVerticalAlignment, configurationBackgroundColor, isEnabled, isSelected
    // controls
    case isOn, value, segments, selectedSegmentIndex, numberOfPages, currentPage, style, isAnimating, titles
    // scroll view, table, cell
    case contentOffset, contentInset, contentInsetAdjustmentBehavior
    case rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight, separatorInset, separatorStyle
    case accessoryType, reuseIdentifier
    // structure
    case guides, constraints, subviews, arrangedSubviews, contentView, tableHeaderView, tableFooterView, sections

    /// True for keys that hold other nodes or constraints: a state cannot set them and `with` cannot replace them.
    var isStructure: Bool {
        switch self {
        case .guides, .constraints, .subviews, .arrangedSubviews, .contentView, .tableHeaderView, .tableFooterView,
            .sections:
            true
        default: false
        }
    }

    /// True for what names a node rather than describes it.
    var isIdentity: Bool {
        switch self {
        case .type, .id, .note, .with: true
        default: false
        }
    }

    /// The kinds of view that have the property.
    var kinds: KindSet {
        switch self {
        case .type, .id, .class, .label, .note, .with, .frame, .recordedFrame, .constraints,
            .translatesAutoresizingMaskIntoConstraints:
            .all
        case .subviews: .notGuide
        case .axis, .distribution, .alignment, .spacing, .customSpacing, .isBaselineRelativeArrangement,
            .isLayoutMarginsRelativeArrangement, .arrangedSubviews:
            .stack
        case .text, .textColor, .textAlignment: .text
        case .attributedText, .lineSpacing, .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight,
            .paragraphSpacing:
            .attributed
        case .placeholder: .placeholder
        case .font: .font
        case .numberOfLines, .lineBreakMode: .lines
        case .minimumScaleFactor, .preferredMaxLayoutWidth: .label
        case .adjustsFontSizeToFitWidth: .fitting
        case .minimumFontSize, .borderStyle, .isSecureTextEntry: .field
        case .isScrollEnabled: KindSet(.textView)
        case .title, .attributedTitle, .subtitle, .titleColor, .buttonType, .configuration, .backgroundImage,
            .imagePlacement, .imagePadding, .contentEdgeInsets, .titleEdgeInsets, .imageEdgeInsets,
            .contentHorizontalAlignment, .contentVerticalAlignment, .configurationBackgroundColor, .isSelected:
            .button
        case .image: .image
        case .isEnabled: .enabled
        case .isOn: KindSet(.switch)
        case .value: .value
        case .segments, .selectedSegmentIndex: KindSet(.segmentedControl)
        case .numberOfPages, .currentPage: KindSet(.pageControl)
        case .style: .style
        case .isAnimating: KindSet(.activityIndicatorView)
        case .titles: .titles
        case .contentOffset, .contentInset, .contentInsetAdjustmentBehavior: .scroll
        case .rowHeight: .rowHeight
        case .estimatedRowHeight, .sectionHeaderHeight, .sectionFooterHeight, .separatorInset, .separatorStyle,
            .tableHeaderView, .tableFooterView, .sections:
            .table
        case .accessoryType: .tableCell
        case .reuseIdentifier, .contentView: .cell
        default: .views
        }
    }

    /// A key with the kinds that have it.
    typealias Entry = (key: PropertyKey, kinds: KindSet)

    /// All keys in their order, which is the one of the tokens' `place`.
    static let entries: [Entry] = allCases.map { ($0, $0.kinds) }

    /// All keys by their text; `type` and `id` are the first two.
    static let table = NameTable(allCases.map { (text: $0.rawValue, value: $0) })
}
