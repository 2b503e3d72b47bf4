import LayoutEngine

/// One version of a scene whose leaves have the sizes recorded by Interface Builder.
package struct RecordedScene: Sendable {
    /// The scene with the recorded sizes as intrinsic sizes.
    package var scene: LayoutScene
    /// The same tree without recorded sizes, item by item; nil for a source without recorded sizes.
    package var measured: LayoutTree?

    /// One version of a scene; `measured` with another number of items is ignored.
    package init(_ scene: LayoutScene, measured: LayoutTree? = nil) {
        self.scene = scene
        self.measured = measured?.count == scene.tree.count ? measured : nil
    }
}

extension LayoutDiff {
    /// Both versions with consistent recorded sizes: the remaining differences are edits.
    ///
    /// A recorded size depends on the tool that saved the file, so a different recorded size alone is no edit. A leaf
    /// with the same content and the same constraints gets one natural size on both sides: the newer recorded size. If
    /// the content was edited while the recorded size stayed, the tool did not measure the leaf again; then it is
    /// measured here, on both sides.
    ///
    /// - Returns: the scenes, changed in natural sizes and alignment rectangle insets only; as they came if one side
    ///   has no measured tree.
    package static func agree(
        _ before: RecordedScene, _ after: RecordedScene
    ) -> (before: LayoutScene, after: LayoutScene) {
        guard let oldMeasured = before.measured, let newMeasured = after.measured else {
            return (before.scene, after.scene)
        }
        var (old, new) = (before.scene, after.scene)
        let items = ItemMatching(before: old.tree.bare, after: new.tree.bare)
        let isConstrainedAnew = constrainedAnew(old.tree, new.tree, items)
        for place in new.tree.items.indices {
            guard let partner = items.beforeOf[place] else { continue }
            let id = ItemID(index: Int32(truncatingIfNeeded: place))
            let (one, other) = (old.tree[partner], new.tree[id])
            let sizes = (one.intrinsicContentSize, other.intrinsicContentSize)
            let isRecorded =
                sizes.0 != oldMeasured[partner].intrinsicContentSize || sizes.1 != newMeasured[id].intrinsicContentSize
            guard isRecorded else { continue }
            if one.content != other.content {
                guard one.recordedFrame?.size == other.recordedFrame?.size else { continue }
                old.tree[partner].takeSize(of: oldMeasured[partner])
                new.tree[id].takeSize(of: newMeasured[id])
            } else if one.kind == other.kind, one.className == other.className, !isConstrainedAnew[place],
                !other.naturalHeightDependsOnContext || one.hasRecordedWidth(of: other)
            {
                let size = Size.agreed(sizes.0, sizes.1)
                old.tree[partner].intrinsicContentSize = size
                new.tree[id].intrinsicContentSize = size
            }
        }
        return (old, new)
    }

    /// For every item of the new tree, whether a constraint on it was added, removed or changed.
    private static func constrainedAnew(_ old: LayoutTree, _ new: LayoutTree, _ items: ItemMatching) -> [Bool] {
        let constraints = ConstraintMatching(
            before: (old, ItemNames(old)), after: (new, ItemNames(new)), items: items)
        var isMarked = [Bool](repeating: false, count: new.count)
        for change in constraints.changes {
            if let place = change.after {
                for id in new.constraints[place].items { isMarked[Int(id.index)] = true }
            }
            guard let place = change.before else { continue }
            for id in old.constraints[place].items {
                if let partner = items.afterOf[Int(id.index)] { isMarked[Int(partner.index)] = true }
            }
        }
        return isMarked
    }
}

extension LayoutTree {
    /// The tree as a side without a layout.
    fileprivate var bare: LayoutSide { LayoutSide(tree: self, layout: ResolvedLayout(items: [])) }
}

extension View {
    /// Takes the sizes that Interface Builder recorded for another view.
    fileprivate mutating func takeSize(of other: View) {
        intrinsicContentSize = other.intrinsicContentSize
        alignmentRectInsets = other.alignmentRectInsets
    }

    /// Whether the recorded height depends on the width that the text got.
    fileprivate var naturalHeightDependsOnContext: Bool {
        var own = self
        own.intrinsicContentSize = nil
        return own.naturalHeightDependsOnWidth
    }

    /// Whether both were recorded at the same width, up to the 1.5 points by which versions of the tool differ.
    /// False where one of the views has no recorded frame.
    fileprivate func hasRecordedWidth(of other: View) -> Bool {
        guard let one = recordedFrame?.width, let two = other.recordedFrame?.width else { return false }
        return (one - two).magnitude <= 1.5
    }
}

extension Size {
    /// The second size; the first along an axis where the second is unknown.
    fileprivate static func agreed(_ one: Size?, _ other: Size?) -> Size? {
        guard let one, let other else { return other ?? one }
        return Size(
            width: other.width.isNaN ? one.width : other.width, height: other.height.isNaN ? one.height : other.height)
    }
}
