/// Edits of a tree in closed form.
extension ClosedForm {
    /// How an edit concerns a view.
    private enum Touch { case none, inside, itself }

    /// Finds the numbers anew that an edit changes.
    ///
    /// A stack of which views from one on changed keeps the sums and positions of the views before it.
    /// - Parameters:
    ///   - edited: the views that came or whose records changed, and the parents of views that came or left.
    ///   - keepsCosts: whether growing costs what it did: nothing but natural lengths changed, none from or to 0 or none.
    ///   - lists: of stacks of which nothing but the list of views changed, how many views are as before.
    ///   - isMoved: by item, noted where a number changes.
    /// - Returns: false if the tree needs a program now.
    mutating func update(
        _ edited: [ItemID], _ lists: [ItemID: Int], keepsCosts: Bool, _ lowering: inout Lowering,
        _ isMoved: inout [Bool]
    ) -> Bool {
        // Stacks that left keep their records until a whole layout.
        guard stacks.count <= 2 * lowering.tree.count + 64 else { return false }
        grow(to: lowering.tree.count)
        // 1 the least lengths of the views and of all around them, innermost first
        var touches = [Touch](repeating: .none, count: lowering.tree.count)
        let dirty = touch(edited, &touches, &lowering)
        var firsts = [Int32](repeating: -1, count: stacks.count)
        // Whether a view of a stack has another length across.
        var isRebroadened = [Bool](repeating: false, count: stacks.count)
        for id in dirty {
            let old = least[Int(id.index)]
            if let first = firstTouched(in: id, touches, lists, &lowering) {
                let place = Int(places[Int(id.index)])
                firsts[place] = Int32(truncatingIfNeeded: first)
                let keepsBreadth = lists[id] == nil && !isRebroadened[place]
                guard findLeast(ofStack: id, from: first, keepsBreadth, isListed: lists[id] != nil, &lowering)
                else { return false }
            } else {
                guard findLeast(of: id, &lowering) else { return false }
            }
            guard let parent = lowering.tree[id].superview, places[Int(parent.index)] >= 0 else { continue }
            let (place, cross) = (Int(places[Int(parent.index)]), stacks[Int(places[Int(parent.index)])].axis.cross)
            if place < isRebroadened.count, old[cross] != least[Int(id.index)][cross] { isRebroadened[place] = true }
        }
        guard holds else { return false }
        firsts += repeatElement(-1, count: stacks.count - firsts.count)
        if !costs.isEmpty, !keepsCosts {
            costs += repeatElement(.unknown, count: stacks.count * 2 - costs.count)
            for id in dirty { findCost(of: id, &lowering) }
        }
        // 2 the root's lengths
        let root = Int(lowering.root.index)
        let old = Size(width: values[root * 4 + 2], height: values[root * 4 + 3])
        guard findRoot(lowering) else { return false }
        isMoved[root] = true
        // 3 lengths and positions, outermost first, in stacks that changed or are of another size
        var pending = [(id: lowering.root, old: old)]
        while let (id, old) = pending.popLast() {
            let stack = stacks[Int(places[Int(id.index)])]
            let (first, cross) = (Int(firsts[Int(places[Int(id.index)])]), stack.axis.cross)
            let isAsBroad = old[cross] == values[Int(id.index) * 4 + 2 + cross.rawValue]
            let resumes = first >= 0 && isAsBroad && !hasRest(stack)
            guard
                resumes
                    ? arrange(stack, from: first, touches, &lowering, &isMoved, &pending)
                    : arrangeAll(stack, touches, &lowering, &isMoved, &pending)
            else { return false }
        }
        return true
    }

    /// Marks the views and all around them.
    /// - Returns: the marked views, innermost first.
    private func touch(_ edited: [ItemID], _ touches: inout [Touch], _ lowering: inout Lowering) -> [ItemID] {
        var dirty: [ItemID] = []
        for id in edited {
            if touches[Int(id.index)] == .none { dirty.append(id) }
            let isKnown = touches[Int(id.index)] != .none
            touches[Int(id.index)] = .itself
            var next = isKnown || id == lowering.root ? nil : lowering.tree[id].superview
            while let current = next, touches[Int(current.index)] == .none {
                touches[Int(current.index)] = .inside
                dirty.append(current)
                next = current == lowering.root ? nil : lowering.tree[current].superview
            }
        }
        // One view with those around it is in order.
        guard edited.count > 1 else { return dirty }
        let depths = dirty.map { (depth: lowering.outline[$0].depth, id: $0) }
        return depths.sorted { (-$0.depth, $0.id) < (-$1.depth, $1.id) }.map(\.id)
    }

    /// The place in a stack's list of the first view whose length may be another; nil if all lengths are to be found anew.
    private func firstTouched(
        in id: ItemID, _ touches: [Touch], _ lists: [ItemID: Int], _ lowering: inout Lowering
    ) -> Int? {
        guard places[Int(id.index)] >= 0, !lowering.outline.mayHide else { return nil }
        let stack = stacks[Int(places[Int(id.index)])]
        guard !stack.isEqual, !stack.grows, stack.axis == .vertical || !lowering.isMirrored(id) else { return nil }
        if touches[Int(id.index)] == .itself, lists[id] == nil { return nil }
        let views = lowering.tree[id].stack?.arrangedSubviews ?? []
        let (listed, marks) = (views.span, touches.span)
        let end = lists[id] ?? views.count
        var first = 0
        while first < end, marks[Int(listed[first].index)] == .none { first &+= 1 }
        return first
    }

    /// The least lengths of a stack whose views from one on changed, or are others.
    private mutating func findLeast(
        ofStack id: ItemID, from first: Int, _ keepsBreadth: Bool, isListed: Bool, _ lowering: inout Lowering
    ) -> Bool {
        guard let context = lowering.stackContext(id), !context.all.isEmpty else { return false }
        var stack = stacks[Int(places[Int(id.index)])]
        if isListed {
            for view in context.all[first...] where lowering.outline[view].space != id.index { return false }
            stack.count = Double(context.all.count)
            stack.gaps = gaps(context, lowering)
            stacks[Int(places[Int(id.index)])] = stack
        }
        let (sizes, main, cross) = (least, stack.axis, stack.axis.cross)
        var sum = 0.0
        if first > 0 {
            let last = Int(context.all[first - 1].index)
            sum = sums[last] + sizes[last][main]
        }
        let views = context.all
        var before = sums.mutableSpan
        for place in first..<views.count {
            let view = Int(views[place].index)
            before[view] = sum
            sum += sizes[view][main]
        }
        var breadth = sizes[Int(id.index)][cross]
        if !keepsBreadth {
            breadth = 0
            for view in views where sizes[Int(view.index)][cross] >= breadth {
                breadth = sizes[Int(view.index)][cross]
            }
        }
        return note(stack, sum + stack.gaps, breadth)
    }

    /// Whether a stack is longer than its views need.
    private func hasRest(_ stack: PlainStack) -> Bool {
        let length = values[Int(stack.id.index) * 4 + 2 + stack.axis.rawValue]
        return length - least[Int(stack.id.index)][stack.axis] > Self.tolerance(length)
    }

    /// The lengths and positions of all views of a stack, and which stacks are next.
    private mutating func arrangeAll(
        _ stack: PlainStack, _ touches: [Touch], _ lowering: inout Lowering, _ isMoved: inout [Bool],
        _ pending: inout [(id: ItemID, old: Size)]
    ) -> Bool {
        let views = lowering.tree[stack.id].stack?.arrangedSubviews ?? []
        let old = views.map { rectangle($0) }
        guard arrange(stack, &lowering) else { return false }
        follow(views, old, touches, &isMoved, &pending)
        return true
    }

    /// The same where views before one have their lengths and positions: of the others, those that were not touched have
    /// their lengths.
    private mutating func arrange(
        _ stack: PlainStack, from first: Int, _ touches: [Touch], _ lowering: inout Lowering,
        _ isMoved: inout [Bool], _ pending: inout [(id: ItemID, old: Size)]
    ) -> Bool {
        guard fits(stack.id), let context = lowering.stackContext(stack.id) else { return false }
        let (main, cross) = (stack.axis, stack.axis.cross)
        let breadth = values[Int(stack.id.index) * 4 + 2 + cross.rawValue]
        let touched = context.all[first...].filter { touches[Int($0.index)] != .none }
        let old = touched.map { rectangle($0) }
        for view in touched {
            let size = least[Int(view.index)]
            values[Int(view.index) * 4 + 2 + cross.rawValue] = stack.fills ? breadth : size[cross]
            values[Int(view.index) * 4 + 2 + main.rawValue] = size[main]
        }
        lowering.placeAcross(context, touched, &values)
        lowering.placeAlong(context, from: first, &values, &isMoved)
        follow(touched, old, touches, &isMoved, &pending)
        return true
    }

    /// Notes which views moved, and which stacks among them are to be arranged.
    private func follow(
        _ views: [ItemID], _ old: [Rect], _ touches: [Touch], _ isMoved: inout [Bool],
        _ pending: inout [(id: ItemID, old: Size)]
    ) {
        for (view, before) in zip(views, old) {
            let now = rectangle(view)
            let isResized = now.size != before.size
            if isResized || now.origin != before.origin { isMoved[Int(view.index)] = true }
            if places[Int(view.index)] >= 0, isResized || touches[Int(view.index)] != .none {
                pending.append((view, before.size))
            }
        }
    }

    private func rectangle(_ id: ItemID) -> Rect {
        let place = Int(id.index) * 4
        return Rect(x: values[place], y: values[place + 1], width: values[place + 2], height: values[place + 3])
    }

    /// Forgets views that left.
    mutating func forget(_ views: [ItemID]) { for id in views { places[Int(id.index)] = -1 } }

    /// Makes room for items that came.
    private mutating func grow(to count: Int) {
        let missing = count - places.count
        guard missing > 0 else { return }
        least += repeatElement(.zero, count: missing)
        sums += repeatElement(0, count: missing)
        values += repeatElement(0, count: missing * 4)
        places += repeatElement(-1, count: missing)
    }
}
