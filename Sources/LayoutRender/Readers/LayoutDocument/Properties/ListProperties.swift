import LayoutEngine

/// The properties of the cells of tables, and of collection views.
enum ListProperties {
    private static let collectionKinds = PropertyCatalog.collectionKinds

    @PropertyList static var cell: [Property] {
        Property(
            "accessoryType", KindSet(.tableViewCell),
            .cell(
                .word(
                    WordAccess(
                        .init(\.accessory) { $0.accessory = $1 },
                        [("none", nil)]
                            + ["disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"].map {
                                ($0, $0)
                            }, unset: "none"))), .visual, example: "\"disclosureIndicator\"",
            "The symbol at the trailing edge of the row.")
        Property(
            "isSelected", KindSet(with: .cell), .cell(.flag(.init(\.isSelected) { $0.isSelected = $1 })), .visual,
            example: "true", "Whether the row is selected, which makes its background gray.")
        Property(
            "selectionStyle", KindSet(.tableViewCell),
            .cell(.words(\.selectionStyle) { $0.selectionStyle = $1 }), .visual, example: "\"none\"",
            "The look of the selected row: gray, or none.")
        Property(
            "reuseIdentifier", KindSet(with: .cell),
            .cell(.string(.init(\.reuseIdentifier) { $0.reuseIdentifier = $1 })), .kept,
            example: "\"PersonCell\"", "The name under which the table reuses the cell; without effect.")
        Property(
            "style", KindSet(.tableViewCell), .cell(.words(\.style) { $0.style = $1 }),
            example: "\"subtitle\"",
            "Where a cell places textLabel, detailTextLabel and imageView: default, value1, value2 or subtitle.")
        Property(
            "separatorInset", KindSet(.tableViewCell),
            .cell(.optionalInsets(.init(\.separatorInset) { $0.separatorInset = $1 })), .visual,
            example: "{\"left\": 16}", "The space before and behind the line below this row.")
    }

    @PropertyList static var collection: [Property] {
        Property(
            "collectionViewLayout", collectionKinds, .collection(.words(\.layout) { $0.layout = $1 }),
            .visual, example: "\"flow\"",
            "What places the cells of the sections: none, a flow layout, or a list layout with rows as a table's.")
        Property(
            "scrollDirection", collectionKinds,
            .collection(
                .word(
                    WordAccess(
                        .init(\.flow.scrollAxis) { $0.flow.scrollAxis = $1 },
                        [("vertical", .vertical), ("horizontal", .horizontal)]))),
            example: "\"horizontal\"", "The axis along which the lines of a flow layout follow each other.")
        Property(
            "itemSize", collectionKinds, size(\.itemSize) { $0.itemSize = $1 }, example: "[80, 44]",
            "The size of a flow layout's cells without a frame; null for a length that the constraints decide.")
        Property(
            "minimumLineSpacing", collectionKinds,
            .collection(
                .points(.init(\.flow.minimumLineSpacing) { $0.flow.minimumLineSpacing = $1 }, PropertyCatalog.lengths)),
            example: "4", "The least distance of a flow layout's lines.")
        Property(
            "minimumInteritemSpacing", collectionKinds,
            .collection(
                .points(
                    .init(\.flow.minimumInteritemSpacing) { $0.flow.minimumInteritemSpacing = $1 },
                    PropertyCatalog.lengths)), example: "4", "The least distance of two cells in a flow layout's line.")
        Property(
            "sectionInset", collectionKinds,
            .collection(.insets(.init(\.flow.sectionInset) { $0.flow.sectionInset = $1 })),
            example: "{\"left\": 16, \"right\": 16}",
            "The space around the cells of a flow layout's section.")
        Property(
            "headerReferenceSize", collectionKinds,
            size(\.flow.headerReferenceSize) { $0.flow.headerReferenceSize = $1 }, example: "[0, 44]",
            "The size of a flow layout's headers without a frame; the length along the scrolling axis counts.")
        Property(
            "footerReferenceSize", collectionKinds,
            size(\.flow.footerReferenceSize) { $0.flow.footerReferenceSize = $1 }, example: "[0, 44]",
            "The size of a flow layout's footers without a frame; the length along the scrolling axis counts.")
        Property(
            "appearance", collectionKinds, .collection(.words(\.appearance) { $0.appearance = $1 }),
            .visual, example: "\"insetGrouped\"",
            "A list layout's appearance: plain, grouped or insetGrouped.")
        Property(
            "showsSeparators", collectionKinds,
            .collection(.flag(.init(\.showsSeparators) { $0.showsSeparators = $1 })), .visual,
            example: "false", "Whether lines are drawn between the rows of a list layout.")
    }

    /// A size whose lengths may be left to constraints: null, or -1 as for `intrinsicContentSize`.
    private static func size(
        _ get: @escaping @Sendable (CollectionAttributes) -> Size,
        set: @escaping @Sendable (inout CollectionAttributes, Size) -> Void
    ) -> PropertyField {
        @Sendable func stated(_ length: Double) -> Double { length.isNaN ? Size.noIntrinsicMetric : length }
        return .collection(
            .intrinsicSize(
                PropertyAccess(
                    { get($0) },
                    set: { record, size in
                        guard let size else { return }
                        set(&record, Size(width: stated(size.width), height: stated(size.height)))
                    })))
    }
}
