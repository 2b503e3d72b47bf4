import LayoutEngine

/// Gives one-line labels the whole-point heights that Interface Builder's canvas lays them out with.
///
/// A label starts out on the canvas 21 points high, and fitting it to another text or font ends on whole points. That
/// height stays its natural one while it is less than a point off, which it is for one line in any font. UIKit measures
/// anew, to pixels, where it runs the layout itself: where there is a stack view, for texts that wrap, and for text
/// styles, which depend on the user's text size. Widths are those of the text. [measured: see Documentation/Fidelity.md]
struct CanvasTextSizes {
    let environment: LayoutEnvironment

    /// Leaves heights alone that the file or a recorded size has given.
    func apply(to tree: inout LayoutTree) {
        let units = LayoutUnits(tree)
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            let view = tree[id]
            guard view.kind == .label, !view.translatesAutoresizingMaskIntoConstraints,
                case .text(let text) = view.content, text.isFittedInWholePoints, !units.hasStack(id)
            else { continue }
            var size = view.intrinsicContentSize ?? Size(width: .nan, height: .nan)
            guard size.height.isNaN else { continue }
            size.height = view.naturalSize(in: environment).height.rounded(.up)
            tree[id].intrinsicContentSize = size
        }
    }
}

extension TextContent {
    /// One line, in a font of a fixed size.
    fileprivate var isFittedInWholePoints: Bool {
        numberOfLines == 1 && font.textStyle == nil && !(text.isEmpty && runs.allSatisfy(\.text.isEmpty))
    }
}

/// The parts of a tree that the canvas lays out on their own: the root, and each cell or header of a table or
/// collection view.
private struct LayoutUnits {
    /// For each item, the item at the top of its unit.
    private var tops: [ItemID] = []
    /// For each item, whether the unit that it is the top of has a stack view.
    private var stacked: [Bool]

    init(_ tree: LayoutTree) {
        stacked = Array(repeating: false, count: tree.count)
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            // A superview is added before its subviews, so its unit is known.
            if let parent = tree[id].superview, parent.index < index {
                let isHost = tree[parent].kind == .tableView || tree[parent].kind == .collectionView
                tops.append(isHost ? id : tops[Int(parent.index)])
            } else {
                tops.append(id)
            }
            if tree[id].kind == .stackView { stacked[Int(tops[index].index)] = true }
        }
    }

    func hasStack(_ id: ItemID) -> Bool { stacked[Int(tops[Int(id.index)].index)] }
}
