import Cassowary

extension Lowering {
    /// The intrinsic content size: length <= natural at the hugging priority, length >= natural at the resistance
    /// priority.
    ///
    /// Among the arranged subviews of one stack with equal priority a later view is stronger (`ContentOrdinals`), so
    /// the first gives way; a view of natural length 0 gives way before all others.
    mutating func lowerContentSize(of id: ItemID) {
        let natural = naturalSize(of: id)
        if natural.width < 0, natural.height < 0 { return }
        let hugging = tree[id].contentHuggingPriority
        let resistance = tree[id].contentCompressionResistancePriority
        if natural.width >= 0 {
            lowerContentLength(of: id, natural.width, .horizontal, hugging.horizontal, resistance.horizontal)
        }
        if natural.height >= 0 {
            lowerContentLength(of: id, natural.height, .vertical, hugging.vertical, resistance.vertical)
        }
    }

    /// Two inequalities in place of one equality, since hugging and compression resistance have priorities of their
    /// own. A natural length of 0 gives way first.
    private mutating func lowerContentLength(
        of id: ItemID, _ length: Double, _ axis: Axis, _ hugging: Float, _ resistance: Float
    ) {
        let ordinals = contentOrdinals(of: id, length, axis)
        keys.append(ConstraintKey(.contentHugging, id))
        keys.append(ConstraintKey(.compressionResistance, id))
        program.addLength(
            variables(id, axis).size, length, atMost: contentPriority(hugging, ordinal: ordinals.hugging),
            atLeast: contentPriority(resistance, ordinal: ordinals.resistance))
    }

    /// Which of equally strong content sizes gives way.
    private func contentOrdinals(of id: ItemID, _ length: Double, _ axis: Axis) -> ContentOrdinals {
        guard environment.solving.ordersEquals else { return ContentOrdinals() }
        guard length > 0 else { return ContentOrdinals(hugging: -1, resistance: 0) }
        return outline[id].ordinal & 1 == axis.rawValue ? outline[id].contentOrdinals : ContentOrdinals()
    }

    /// A content size of priority 1000 gives way to required constraints, by the smallest possible amount. [measured:
    /// labels with hugging or resistance 1000 between fixed neighbours]
    ///
    /// So its constraint gets a priority just below required. To name the conflict, the constraint is lowered again as
    /// required, but as the first to be set aside (`requiresContent`).
    private mutating func contentPriority(_ level: Float, ordinal: Int32) -> Priority {
        guard level >= LayoutPriority.required.rawValue else { return Priority(level, ordinal: ordinal) }
        found.hasRequiredContent = true
        return form.requiresContent
            ? Priority(LayoutPriority.required.rawValue, ordinal: .min / 2 + ordinal)
            : Priority(Self.strongestContent, ordinal: ordinal)
    }

    /// Just below required, and above the `hiding` (999.999) of stacks.
    static let strongestContent: Float = 999.999_9

    /// The natural size of a view's alignment rectangle, with text wrapped at the width of the previous pass.
    @inline(__always)
    mutating func naturalSize(of id: ItemID) -> Size {
        // The field is read in place.
        if let natural = tree[id].intrinsicContentSize, !natural.width.isNaN, !natural.height.isNaN { return natural }
        guard tree[id].mayHaveNaturalSize else { return .noIntrinsicMetrics }
        return naturalSizeOfContent(of: id)
    }

    private mutating func naturalSizeOfContent(of id: ItemID) -> Size {
        var natural = unwrappedSize(of: id)
        if tree[id].reachesIntoSafeArea {
            items[id].refersToInsets = true
            natural.height += feedback.safeArea[Int(id.index)].bottom
            return natural
        }
        guard tree[id].naturalHeightDependsOnWidth else { return natural }
        items[id].dependsOnFrames = true
        if !feedback.wrapWidths.isEmpty, feedback.wrapWidths[Int(id.index)] > 0 {
            // Once wrapped, a text is as wide as its longest line: UILabel's second pass with preferredMaxLayoutWidth.
            let wrapped = wrappedSize(of: id, width: feedback.wrapWidths[Int(id.index)])
            return Size(width: min(natural.width, wrapped.width), height: wrapped.height)
        }
        if !feedback.solvedSizes.isEmpty {
            let width = feedback.solvedSizes[Int(id.index)].width
            natural.height = wrappedSize(of: id, width: width).height
        }
        return natural
    }

    /// The natural size without a limit of the width.
    mutating func unwrappedSize(of id: ItemID) -> Size {
        measures.sizes.natural(of: id) { tree[id].naturalSize(in: environment) }
    }

    /// The natural size at a width.
    mutating func wrappedSize(of id: ItemID, width: Double) -> Size {
        measures.sizes.wrapped(of: id, width: width) { tree[id].naturalSize(width: width, in: environment) }
    }

    /// The index of a view in its stack along the stack's axis; 0 on the other axis, and where order decides nothing.
    @inline(__always)
    func arrangedOrdinal(_ id: ItemID, _ axis: Axis) -> Int32 {
        let ordinal = environment.solving.ordersEquals ? outline[id].ordinal : 0
        return ordinal & 1 == axis.rawValue ? ordinal >> 1 : 0
    }
}
