import LayoutEngine

/// The text size of the canvas when a scene was saved.
///
/// The file does not contain the setting of the person's Mac, but the recorded height of a line in a text style
/// reveals it: 17 points of body text are 20.5 high, 14 points 17. [recorded: 88 of 90 views of 22 files]
/// Each label in a text style votes for the sizes at which its natural size is the recorded one; labels whose height
/// constraints decide have no vote.
struct CanvasTextCategory {
    /// The environment of the scene, with the category that is assumed so far.
    let environment: LayoutEnvironment

    /// The category that fits more labels than the environment's own; nil if there is none. A height agrees within
    /// 0.1 point; a width, where nothing but the text decides it, within 3 % or a point. Of two categories with
    /// equally many votes the smaller one is taken, and the environment's own wins every tie.
    func inferred(from tree: LayoutTree) -> ContentSizeCategory? {
        let decided = DecidedAxes(tree, environment)
        var votes = Array(repeating: 0, count: ContentSizeCategory.allCases.count)
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            let view = tree[id]
            guard view.isInTextStyle, !view.translatesAutoresizingMaskIntoConstraints,
                let recorded = view.recordedFrame?.size, !decided.contains(id, .vertical)
            else { continue }
            let wraps = view.naturalHeightDependsOnWidth
            let isWide = wraps || decided.contains(id, .horizontal)
            for (place, category) in ContentSizeCategory.allCases.enumerated() {
                var other = environment
                other.contentSizeCategory = category
                let natural = view.naturalSize(width: wraps ? recorded.width : nil, in: other)
                let agrees =
                    abs(natural.height - recorded.height) < Self.heightTolerance
                    && (isWide || abs(natural.width - recorded.width) <= max(1, natural.width * Self.widthTolerance))
                if agrees { votes[place] += 1 }
            }
        }
        guard let own = ContentSizeCategory.allCases.firstIndex(of: environment.contentSizeCategory),
            let most = votes.max(), most > votes[own], let place = votes.firstIndex(of: most)
        else { return nil }
        return ContentSizeCategory.allCases[place]
    }

    /// In points: heights of lines are exact.
    private static let heightTolerance = 0.1
    /// The table of letters is an estimate.
    private static let widthTolerance = 0.03
}

extension View {
    /// A label in one text style.
    var isInTextStyle: Bool {
        guard kind == .label, case .text(let text) = content else { return false }
        return text.font.textStyle != nil && text.runs.isEmpty && !text.text.isEmpty
            && intrinsicContentSize == nil
    }
}
