import LayoutEngine

/// The properties of views that arrange their subviews in a row, a column or a grid without a stack, and of these subviews.
enum FlexProperties {
    @PropertyList static var all: [Property] {
        Property(
            "flexDirection", .views, word({ $0.direction }, FlexAttributes.Direction.words) { $0.direction = $1 },
            example: "\"column\"",
            "Where subviews follow each other without a stack view: none, row, column or grid, as a design tool arranges them."
        )
        Property(
            "flexWrap", .views, flag({ $0.wraps }) { $0.wraps = $1 }, example: "true",
            "Whether subviews in a row that do not fit go on in another line.")
        Property(
            "justifyContent", .views,
            word({ $0.justifyContent }, FlexAttributes.Justification.words) {
                $0.justifyContent = $1
            }, example: "\"spaceBetween\"", "Where the subviews lie along the flexDirection, as one block.")
        Property(
            "alignItems", .views, word({ $0.alignItems }, FlexAttributes.Alignment.words) { $0.alignItems = $1 },
            example: "\"center\"", "Where each subview lies across the flexDirection.")
        Property(
            "alignContent", .views,
            word({ $0.spreadsLines }, [("auto", false), ("spaceBetween", true)]) { $0.spreadsLines = $1 },
            example: "\"spaceBetween\"", "Whether lines that wrap are spread across the view.")
        Property(
            "columnGap", .views, spacing({ $0.gap.horizontal }) { $0.gap.horizontal = $1 }, example: "8",
            "The gap between subviews in a row, or between the columns of a grid; may be negative.")
        Property(
            "rowGap", .views, spacing({ $0.gap.vertical }) { $0.gap.vertical = $1 }, example: "8",
            "The gap between subviews in a column, lines, or the rows of a grid; may be negative.")
        Property(
            "padding", .views, insets({ $0.padding }) { $0.padding = $1 }, example: "16",
            "The space between the view's edges and the subviews that flexDirection arranges; left is the leading edge."
        )
        Property(
            "gridTemplateColumns", .views, text({ $0.columns }) { $0.columns = $1 },
            example: "\"96px 1fr\"",
            "The columns of a grid: lengths in px, shares in fr, auto for the content, repeat(3, 1fr).")
        Property(
            "gridTemplateRows", .views, text({ $0.rows }) { $0.rows = $1 }, example: "\"1fr 1fr\"",
            "The rows of a grid; rows beyond are as high as their content.")
        Property(
            "hugsWidth", .views, flag({ $0.hugs.horizontal }) { $0.hugs.horizontal = $1 }, example: "true",
            "Whether the view is as wide as what flexDirection arranges.")
        Property(
            "hugsHeight", .views, flag({ $0.hugs.vertical }) { $0.hugs.vertical = $1 }, example: "true",
            "Whether the view is as high as what flexDirection arranges.")
        Property(
            "fillsWidth", .views, flag({ $0.item.fills.horizontal }) { $0.item.fills.horizontal = $1 },
            example: "true",
            "Whether the view takes the width that its superview's flexDirection leaves, in equal shares.")
        Property(
            "fillsHeight", .views, flag({ $0.item.fills.vertical }) { $0.item.fills.vertical = $1 },
            example: "true",
            "Whether the view takes the height that its superview's flexDirection leaves, in equal shares.")
        Property(
            "isAbsolute", .views, flag({ $0.item.isAbsolute }) { $0.item.isAbsolute = $1 }, example: "true",
            "Whether the superview's flexDirection leaves the view out.")
        Property(
            "margin", .views, insets({ $0.item.margin }) { $0.item.margin = $1 }, example: "4",
            "The space around a view that its superview's flexDirection counts as the view's; left is the leading edge."
        )
        Property(
            "minWidth", .views, length({ $0.item.minimum.horizontal }) { $0.item.minimum.horizontal = $1 },
            example: "44", "The least width of a view with hugsWidth or fillsWidth; \"automatic\" for none.")
        Property(
            "maxWidth", .views, length({ $0.item.maximum.horizontal }) { $0.item.maximum.horizontal = $1 },
            example: "320", "The greatest width of a view with hugsWidth or fillsWidth; \"automatic\" for none.")
        Property(
            "minHeight", .views, length({ $0.item.minimum.vertical }) { $0.item.minimum.vertical = $1 },
            example: "44", "The least height of a view with hugsHeight or fillsHeight; \"automatic\" for none.")
        Property(
            "maxHeight", .views, length({ $0.item.maximum.vertical }) { $0.item.maximum.vertical = $1 },
            example: "320", "The greatest height of a view with hugsHeight or fillsHeight; \"automatic\" for none.")
        Property(
            "gridColumn", .views, index({ $0.item.cell.horizontal }) { $0.item.cell.horizontal = $1 },
            example: "1",
            "The column of the view in its superview's grid, from 0; -1 for the next cell.")
        Property(
            "gridRow", .views, index({ $0.item.cell.vertical }) { $0.item.cell.vertical = $1 },
            example: "1",
            "The row of the view in its superview's grid, from 0; -1 for the next cell.")
        Property(
            "gridColumnSpan", .views, span({ $0.item.span.horizontal }) { $0.item.span.horizontal = $1 },
            example: "2", "How many columns of a grid the view spans.")
        Property(
            "gridRowSpan", .views, span({ $0.item.span.vertical }) { $0.item.span.vertical = $1 },
            example: "2",
            "How many rows of a grid the view spans.")
        Property(
            "justifySelf", .views, place({ $0.item.alignSelf.horizontal }) { $0.item.alignSelf.horizontal = $1 },
            example: "\"center\"", "Where the view lies in its grid cell, from leading to trailing.")
        Property(
            "alignSelf", .views, place({ $0.item.alignSelf.vertical }) { $0.item.alignSelf.vertical = $1 },
            example: "\"center\"", "Where the view lies in its grid cell, from top to bottom.")
    }

    private typealias Get<Value> = @Sendable (FlexAttributes) -> Value
    private typealias Set<Value> = @Sendable (inout FlexAttributes, consuming Value) -> Void

    /// A field of the attributes as a field of the view.
    private static func access<Value: Equatable & Sendable>(_ get: @escaping Get<Value>, _ set: @escaping Set<Value>)
        -> PropertyAccess<View, Value>
    {
        PropertyAccess({ get($0.flex) }, set: { view, value in set(&view.flex, value) })
    }

    private static func flag(_ get: @escaping Get<Bool>, set: @escaping Set<Bool>) -> PropertyField {
        .view(.flag(access(get, set)))
    }

    private static func word<Value: Equatable & Sendable>(
        _ get: @escaping Get<Value>, _ words: [(String, Value)], set: @escaping Set<Value>
    ) -> PropertyField {
        .view(.word(WordAccess(access(get, set), words)))
    }

    private static func place(
        _ get: @escaping Get<FlexAttributes.Alignment?>, set: @escaping Set<FlexAttributes.Alignment?>
    ) -> PropertyField {
        .view(
            .word(
                WordAccess(
                    access(get, set), [("auto", nil), ("start", .start), ("center", .center), ("end", .end)],
                    unset: "auto")))
    }

    /// A gap, which may be an expression of metrics; the standard one is that of stack views.
    private static func spacing(_ get: @escaping Get<Double>, set: @escaping Set<Double>) -> PropertyField {
        let usual = LayoutConstraint.systemSpacing
        return .view(
            .spacing(
                access({ .points(get($0)) }) { flex, value in
                    let points: Double = if case .points(let points) = value { points } else { usual }
                    set(&flex, points)
                }))
    }

    private static func insets(_ get: @escaping Get<EdgeInsets>, set: @escaping Set<EdgeInsets>) -> PropertyField {
        .view(.insets(access(get, set)))
    }

    private static func length(_ get: @escaping Get<Double?>, set: @escaping Set<Double?>) -> PropertyField {
        .view(.height(access(get, set)))
    }

    private static func text(_ get: @escaping Get<String>, set: @escaping Set<String>) -> PropertyField {
        .view(.string(access({ get($0).isEmpty ? nil : get($0) }, { set(&$0, $1 ?? "") })))
    }

    private static func index(_ get: @escaping Get<Int?>, set: @escaping Set<Int?>) -> PropertyField {
        .view(.index(access(get, set), upTo: FlexAttributes.mostTracks - 1))
    }

    private static func span(_ get: @escaping Get<Int>, set: @escaping Set<Int>) -> PropertyField {
        .view(.integer(access(get, set), 1...FlexAttributes.mostTracks))
    }
}
