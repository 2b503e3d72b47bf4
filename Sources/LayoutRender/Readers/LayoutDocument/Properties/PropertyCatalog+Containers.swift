import LayoutEngine

/// The properties of stack views, arrangers, scroll views and tables, and the keys that hold other nodes.
extension PropertyCatalog {
    static let stackKinds = KindSet(with: .stack)
    static let tableKinds = KindSet(with: .table)
    static let collectionKinds = KindSet(with: .collection)

    @PropertyList static var stack: [Property] {
        Property(
            "axis", stackKinds,
            .stack(
                .word(
                    WordAccess(.init(\.axis) { $0.axis = $1 }, [("horizontal", .horizontal), ("vertical", .vertical)]))),
            example: "\"vertical\"", "The direction along which the stack arranges its views.")
        Property(
            "distribution", stackKinds, .stack(.words(\.distribution) { $0.distribution = $1 }),
            example: "\"fillEqually\"", "How the arranged views share the length of the stack.")
        Property(
            "alignment", stackKinds,
            .stack(
                .word(
                    WordAccess(
                        .init(\.alignment) { $0.alignment = $1 },
                        StackAttributes.Alignment.words + [("top", .leading), ("bottom", .trailing)]))),
            example: "\"center\"", "How the arranged views are placed across the axis.")
        Property(
            "spacing", stackKinds, .stack(.spacing(.init(\.gap) { $0.gap = $1 })), example: "8",
            "The gap between arranged views: points, an expression of metrics, or \"standard\" for the system spacing.")
        Property(.customSpacing, stackKinds, example: "{\"title\": 16}", "Id of an arranged view to the gap after it.")
        Property(
            "isBaselineRelativeArrangement", stackKinds,
            .stack(.flag(.init(\.isBaselineRelativeArrangement) { $0.isBaselineRelativeArrangement = $1 })),
            example: "true", "Whether vertical gaps are measured between baselines.")
        Property(
            "isLayoutMarginsRelativeArrangement", stackKinds,
            .stack(.flag(.init(\.isLayoutMarginsRelativeArrangement) { $0.isLayoutMarginsRelativeArrangement = $1 })),
            example: "true", "Whether the views are arranged within the stack's margins.")
    }

    @PropertyList static var arranger: [Property] {
        Property(
            .arranger, .views, example: "{\"order\": [\"title\", \"picture\"]}",
            "AASubviews: stacks the subviews; those that order leaves out are removed.")
    }

    @PropertyList static var scroll: [Property] {
        Property(
            "contentOffset", KindSet(with: .scroll), .scroll(.point(.init(\.contentOffset) { $0.contentOffset = $1 })),
            .visual, example: "[0, 120]", "The point of the content at the origin of the bounds.")
        Property(
            "contentInset", KindSet(with: .scroll), .scroll(.insets(.init(\.contentInset) { $0.contentInset = $1 })),
            example: "{\"top\": 20}", "The space around the content.")
        Property(
            "contentInsetAdjustmentBehavior", KindSet(with: .scroll),
            .scroll(.words(\.insetAdjustment) { $0.insetAdjustment = $1 }), example: "\"never\"",
            "When the safe area is added to the content inset.")
        Property(
            "alwaysBounceVertical", KindSet(with: .scroll),
            .scroll(.flag(.init(\.alwaysBouncesVertically) { $0.alwaysBouncesVertically = $1 })), .visual,
            example: "true",
            "Whether the vertical axis counts as scrollable for the safe area, whatever the content's height.")
        Property(
            "showsHorizontalScrollIndicator", KindSet(with: .scroll),
            .scroll(.flag(.init(\.showsHorizontalScrollIndicator) { $0.showsHorizontalScrollIndicator = $1 })), .visual,
            example: "false", "Whether content that is wider has an indicator.")
        Property(
            "showsVerticalScrollIndicator", KindSet(with: .scroll),
            .scroll(.flag(.init(\.showsVerticalScrollIndicator) { $0.showsVerticalScrollIndicator = $1 })), .visual,
            example: "false", "Whether content that is higher has an indicator.")
    }

    @PropertyList static var table: [Property] {
        Property(
            "style", tableKinds, .table(.words(\.style) { $0.style = $1 }), .visual,
            example: "\"grouped\"", "A table's style: plain, grouped or insetGrouped.")
        Property(
            "rowHeight", tableKinds, .table(.height(.init(\.rowHeight) { $0.rowHeight = $1 })),
            example: "60", "The height of rows, or of one row in a cell; \"automatic\" for that of the constraints.")
        Property(
            "rowHeight", KindSet(.tableViewCell), .cell(.height(.init(\.rowHeight) { $0.rowHeight = $1 })),
            example: "60", "The height of this row alone.")
        Property(
            "estimatedRowHeight", tableKinds,
            .table(.height(.init(\.estimatedRowHeight) { $0.estimatedRowHeight = $1 })), .kept,
            example: "44", "The height of rows that are not laid out yet; without effect, since all rows are laid out.")
        Property(
            "sectionHeaderHeight", tableKinds,
            .table(.height(.init(\.sectionHeaderHeight) { $0.sectionHeaderHeight = $1 })), example: "28",
            "The height of section headers.")
        Property(
            "sectionHeaderTopPadding", tableKinds,
            .table(.height(.init(\.sectionHeaderTopPadding) { $0.sectionHeaderTopPadding = $1 })),
            example: "0", "The space above each section header of a plain table.")
        Property(
            "sectionFooterHeight", tableKinds,
            .table(.height(.init(\.sectionFooterHeight) { $0.sectionFooterHeight = $1 })), example: "28",
            "The height of section footers.")
        Property(
            "cellLayoutMarginsFollowReadableWidth", tableKinds,
            .table(
                .flag(.init(\.cellLayoutMarginsFollowReadableWidth) { $0.cellLayoutMarginsFollowReadableWidth = $1 })),
            example: "true", "Whether the margins of cells leave at most the readable width.")
        Property(
            "separatorInset", tableKinds, .table(.optionalInsets(.init(\.separatorInset) { $0.separatorInset = $1 })),
            .visual, example: "{\"left\": 16}", "The space before and behind the lines between rows.")
        Property(
            "separatorStyle", tableKinds,
            .table(
                .word(
                    WordAccess(
                        .init(\.showsSeparators) { $0.showsSeparators = $1 }, [("none", false), ("singleLine", true)]))),
            .visual, example: "\"none\"", "Whether lines are drawn between rows.")
    }

    @PropertyList static var structure: [Property] {
        Property(
            .guides, .views, example: "[{\"type\": \"layoutGuide\", \"id\": \"gap\"}]",
            "Layout guides and layout containers of the view.")
        Property(
            .constraints, .all, example: "[\"width == 44\"]",
            "Constraints: expressions, visual formats or attributes; items are named by id, the node itself by nothing."
        )
        Property(
            .subviews, .notGuide, example: "[{\"type\": \"label\", \"text\": \"Hello\"}]",
            "The views inside, from back to front.")
        Property(
            .arrangedSubviews, stackKinds, example: "[{\"type\": \"label\", \"text\": \"Hello\"}]",
            "The views that the stack arranges, in order; subviews of the stack.")
        Property(
            .contentView, KindSet(with: .cell).union(KindSet(.visualEffectView)), example: "{\"type\": \"view\"}",
            "The view that fills the cell or effect view, and holds its subviews.")
        Property(
            .imageView, KindSet(.tableViewCell), example: "{\"type\": \"imageView\", \"image\": \"logo\"}",
            "The picture before the cell's own texts, placed by the cell's style.")
        Property(
            .textLabel, KindSet(.tableViewCell), example: "{\"type\": \"label\", \"text\": \"Wi-Fi\"}",
            "The cell's own title, placed by the cell's style.")
        Property(
            .detailTextLabel, KindSet(.tableViewCell), example: "{\"type\": \"label\", \"text\": \"Off\"}",
            "The cell's second text, placed by the cell's style.")
        Property(
            .accessoryView, KindSet(.tableViewCell), example: "{\"type\": \"switch\", \"isOn\": true}",
            "The view at the trailing side of the row, in place of accessoryType.")
        Property(
            .leftView, KindSet(.textField), example: "{\"type\": \"imageView\", \"image\": {\"systemName\": \"lock\"}}",
            "The view at the leading edge of the field, shown by leftViewMode; the text begins behind the view.")
        Property(
            .rightView, KindSet(.textField), example: "{\"type\": \"button\", \"title\": \"Show\"}",
            "The view at the trailing edge of the field, shown by rightViewMode; the text ends before the view.")
        Property(
            .tableHeaderView, tableKinds, example: "{\"type\": \"view\", \"frame\": [0, 0, 320, 44]}",
            "The view above the first section.")
        Property(
            .tableFooterView, tableKinds, example: "{\"type\": \"view\", \"frame\": [0, 0, 320, 44]}",
            "The view below the last section.")
        Property(
            .sections, tableKinds.union(collectionKinds), example: "[{\"header\": \"Friends\", \"rows\": []}]",
            "The sections of the table or collection view, each with its rows: a collection view's cells.")
    }
}
