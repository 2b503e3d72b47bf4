/// Dimension lines over a screen, with the sentences that belong to them: what an explanation says, drawn where the
/// numbers are.
package struct MeasureChart: Sendable {
    /// What the page shows below the lines.
    package enum Ground: Sendable, Hashable {
        /// The screen, dimmed but for the view. With several views the whole screen is dimmed below their outlines.
        case screen(except: [ItemID])
        /// A plain page without the screen's picture; the chart draws the outlines of views itself.
        case paper
    }

    /// The screen or plain paper.
    package var ground: Ground
    /// The views that are outlined.
    package var outlined: [Outline] = []
    /// In the order of drawing and of taking lanes.
    package var measures: [Measure] = []
    /// Below the picture, in this order.
    package var caption: [CaptionLine] = []

    /// A chart without lines.
    package init(ground: Ground) { self.ground = ground }

    /// A rectangle with a name: a view as the layout has it, or as another layout would.
    package struct Outline: Sendable, Hashable {
        /// The view.
        package var item: ItemID
        /// Nil for the place that the layout shows.
        package var frame: Rect?
        /// The name at the outline; empty for none.
        package var label: String
        /// The colour.
        package var style: Measure.Style
        /// True for a rectangle that the layout does not show, such as a frame that a broken constraint asked for.
        package var isDashed = false

        /// An outline of a view.
        package init(
            item: ItemID, frame: Rect? = nil, label: String, style: Measure.Style, isDashed: Bool = false
        ) {
            self.item = item
            self.frame = frame
            self.label = label
            self.style = style
            self.isDashed = isDashed
        }
    }
}

/// A line with an arrow at each end, between two places of views.
package struct Measure: Sendable, Hashable {
    /// What a line stands for; each has a colour, and a way of drawing for those who see none.
    package enum Style: Sendable, Hashable {
        /// The number that is explained.
        case result
        /// A summand above 0, one below, and one of 0.
        case adds, takes, ties
        /// A constraint that was broken: dashed.
        case broken
        /// The outline of a view that is no result.
        case box
    }

    /// One end: a place of an item, as a share of the item's length, 0 its start and 1 its end.
    package struct End: Sendable, Hashable {
        /// The view, or the scroll view whose content is meant.
        package var item: ItemID
        /// 0.5 is the middle.
        package var share: Double
        /// True for a place in a scroll view's content, false for a place in its window.
        package var isContent: Bool
        /// Points beyond that place: where a broken constraint would have put an edge.
        package var offset: Double

        /// A place of an item along the measure's axis.
        package init(_ item: ItemID, _ share: Double, isContent: Bool = false, offset: Double = 0) {
            self.item = item
            self.share = share
            self.isContent = isContent
            self.offset = offset
        }
    }

    /// The direction of the line.
    package var axis: Axis
    /// Where the line begins.
    package var from: End
    /// Where the line ends.
    package var to: End
    /// The colour, and the way of drawing.
    package var style: Style
    /// The whole label.
    package var text: String
    /// The label where there is little room.
    package var shortText: String

    /// A line with its label.
    package init(axis: Axis, from: End, to: End, style: Style, text: String, shortText: String) {
        self.axis = axis
        self.from = from
        self.to = to
        self.style = style
        self.text = text
        self.shortText = shortText
    }
}

/// A paragraph below a chart.
package struct CaptionLine: Sendable, Hashable {
    /// A title is larger and half bold; a quiet line is grey.
    package enum Weight: Sendable, Hashable { case title, plain, quiet }

    /// One paragraph, wrapped to the picture's width.
    package var text: String
    /// How the paragraph is set.
    package var weight: Weight
    /// The swatch in front of the line; nil for none.
    package var style: Measure.Style?

    /// A paragraph of the caption.
    package init(_ text: String, _ weight: Weight = .plain, style: Measure.Style? = nil) {
        self.text = text
        self.weight = weight
        self.style = style
    }
}

extension DisplayList {
    /// The picture of a resolved scene under a chart, with the layers of the options where the chart stands on a
    /// screen.
    package init(scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions, chart: MeasureChart) {
        var options = options
        if chart.ground == .paper {
            options.layers = []
            options.showsLegend = false
        }
        var builder = PictureBuilder(scene: scene, layout: layout, options: options)
        builder.chart = chart
        self = builder.build()
    }
}
