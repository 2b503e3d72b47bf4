/// Edits of a tree in closed form.
extension ClosedForm {
    /// A view whose lengths an edit may change.
    private struct Touched {
        let id: ItemID
        /// Whether the edit wrote the view's own record or its list of views, or else something inside alone.
        var isEdited: Bool
        /// How many of a stack's own views are touched, and the last one found.
        var count = 0
        var last = ItemID(index: -1)
        /// What is other in a stack of which nothing but the list of views is.
        var list: ListEdit?
        /// The place in a stack's list of the first view whose length may be another; -1 if all lengths are found anew.
        var first = -1
        /// Of the touched views of a stack, how long the longest is across, and whether one has another length there.
        var broadest = 0.0
        var isRebroadened = false
    }

    /// Finds the numbers anew that an edit changes.
    ///
    /// A stack of which views from one on changed keeps the sums and positions of the views before it.
    /// - Parameters:
    ///   - edited: the views that came or whose records changed, and the parents of views that came or left.
    ///   - keepsCosts: whether growing costs what it did: nothing but natural lengths changed, none from or to 0 or none.
    ///   - lists: the stacks of which nothing but the list of views changed.
    ///   - isMoved: by item, noted where a number changes.
    /// - Returns: false if the tree needs a program now.
    mutating func update(
        _ edited: [ItemID], _ lists: [(stack: ItemID, edit: ListEdit)], keepsCosts: Bool, _ lowering: inout Lowering,
        _ isMoved: inout [Bool]
    ) -> Bool {
        // Stacks that left keep their records until a whole layout.
        guard stacks.count <= 2 * lowering.tree.count + 64 else { return false }
        grow(to: lowering.tree.count)
        // Records were written that say the same, or those of views outside.
        guard !edited.isEmpty else { return true }
        // 1 the least lengths of the views and of all around them, innermost first
        var touched = touch(edited, lowering)
        for (stack, edit) in lists { touched[Int(marks[Int(stack.index)])].list = edit }
        let order = inOrder(touched, isChain: edited.count == 1, lowering)
        for place in order { guard findLeast(ofTouched: place, &touched, &lowering) else { return false } }
        guard holds else { return false }
        if !costs.isEmpty, !keepsCosts { forgetCosts(of: touched.lazy.map(\.id)) }
        // 2 the root's lengths
        let root = Int(lowering.root.index)
        let old = Size(width: values[root * 4 + 2], height: values[root * 4 + 3])
        guard findRoot(lowering) else { return false }
        isMoved[root] = true
        // 3 lengths and positions, outermost first, in stacks that changed or are of another size
        var pending = [(id: lowering.root, old: old)]
        while let (id, old) = pending.popLast() {
            let stack = stacks[Int(places[Int(id.index)])]
            let mark = Int(marks[Int(id.index)])
            let first = mark < 0 ? -1 : touched[mark].first
            let isAsBroad = old[stack.axis.cross] == values[Int(id.index) * 4 + 2 + stack.axis.cross.rawValue]
            let resumes = first >= 0 && isAsBroad && !hasRest(stack)
            guard
                resumes
                    ? arrange(stack, from: first, touched[mark], &lowering, &isMoved, &pending)
                    : arrangeAll(stack, &lowering, &isMoved, &pending)
            else { return false }
        }
        for view in touched { marks[Int(view.id.index)] = -1 }
        return true
    }

    /// Marks the views and all around them.
    /// - Returns: the marked views.
    private mutating func touch(_ edited: [ItemID], _ lowering: Lowering) -> [Touched] {
        var touched: [Touched] = []
        touched.reserveCapacity(edited.count + 8)
        func mark(_ id: ItemID, isEdited: Bool) -> Bool {
            guard marks[Int(id.index)] < 0 else { return false }
            marks[Int(id.index)] = Int32(truncatingIfNeeded: touched.count)
            touched.append(Touched(id: id, isEdited: isEdited))
            return true
        }
        for id in edited {
            guard mark(id, isEdited: true) else {
                touched[Int(marks[Int(id.index)])].isEdited = true
                continue
            }
            var view = id
            while view != lowering.root, let parent = lowering.tree[view].superview {
                let isFirst = mark(parent, isEdited: false)
                touched[Int(marks[Int(parent.index)])].count += 1
                touched[Int(marks[Int(parent.index)])].last = view
                guard isFirst else { break }
                view = parent
            }
        }
        return touched
    }

    /// The places of the touched views, innermost first.
    private func inOrder(_ touched: [Touched], isChain: Bool, _ lowering: Lowering) -> [Int] {
        // One view with those around it is in order.
        guard !isChain else { return Array(touched.indices) }
        // Depth and index as one number each.
        var keys = touched.map { -(Int(lowering.outline[$0.id].depth) << 32) + Int($0.id.index) }
        keys.sort()
        return keys.map { Int(marks[$0 & 0xffff_ffff]) }
    }

    /// The least lengths of a touched view, and what the stack around it has to know of them.
    private mutating func findLeast(
        ofTouched place: Int, _ touched: inout [Touched], _ lowering: inout Lowering
    ) -> Bool {
        let id = touched[place].id
        let old = least[Int(id.index)]
        if let first = firstTouched(in: touched[place], lowering) {
            touched[place].first = first
            guard findLeast(ofStack: touched[place], &lowering) else { return false }
        } else {
            guard findLeast(of: id, &lowering) else { return false }
        }
        guard id != lowering.root, let parent = lowering.tree.items[Int(id.index)].superview,
            places[Int(parent.index)] >= 0
        else {
            return true
        }
        let cross = stacks[Int(places[Int(parent.index)])].axis.cross
        let now = least[Int(id.index)][cross]
        let outer = Int(marks[Int(parent.index)])
        touched[outer].broadest = max(touched[outer].broadest, now)
        if old[cross] != now { touched[outer].isRebroadened = true }
        return true
    }

    /// The place in a stack's list of the first view whose length may be another; nil if all lengths are to be found anew.
    private func firstTouched(in touched: Touched, _ lowering: Lowering) -> Int? {
        guard places[Int(touched.id.index)] >= 0, !lowering.outline.mayHide else { return nil }
        let stack = stacks[Int(places[Int(touched.id.index)])]
        guard !stack.isEqual, !stack.grows, stack.axis == .vertical || !lowering.isMirrored(touched.id) else {
            return nil
        }
        guard let views = lowering.tree[touched.id].stack?.arrangedSubviews else { return nil }
        var end = views.count
        if let list = touched.list {
            // Behind the views that are as before, those that came are touched, and perhaps others.
            end = list.common
            if list.come.count == touched.count, list.come.allSatisfy({ marks[Int($0.index)] >= 0 }) { return end }
        } else if touched.isEdited {
            return nil
        } else if touched.count == 1 {
            return views.span.firstPlace(of: touched.last) ?? end
        }
        let (listed, isTouched) = (views.span, marks.span)
        var first = 0
        while first < end, isTouched[Int(listed[first].index)] < 0 { first &+= 1 }
        return first
    }

    /// The least lengths of a stack whose views from one on changed, or are others.
    private mutating func findLeast(ofStack touched: Touched, _ lowering: inout Lowering) -> Bool {
        let (id, first) = (touched.id, touched.first)
        guard let context = lowering.stackContext(id), !context.all.isEmpty else { return false }
        var stack = stacks[Int(places[Int(id.index)])]
        if let list = touched.list {
            for view in list.come where lowering.outline[view].space != id.index { return false }
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
        if touched.list != nil || touched.isRebroadened {
            // No view is broader than the broadest one before and those that changed.
            let most = max(breadth, touched.broadest)
            breadth = 0
            for view in views where sizes[Int(view.index)][cross] >= breadth {
                breadth = sizes[Int(view.index)][cross]
                if breadth == most { break }
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
        _ stack: PlainStack, _ lowering: inout Lowering, _ isMoved: inout [Bool],
        _ pending: inout [(id: ItemID, old: Size)]
    ) -> Bool {
        let views = lowering.tree.items[Int(stack.id.index)].stack?.arrangedSubviews ?? []
        let old = views.map { rectangle($0) }
        guard arrange(stack, &lowering) else { return false }
        follow(views, old, &isMoved, &pending)
        return true
    }

    /// The same where views before one have their lengths and positions: of the others, those that were not touched have
    /// their lengths.
    private mutating func arrange(
        _ stack: PlainStack, from first: Int, _ touched: Touched, _ lowering: inout Lowering,
        _ isMoved: inout [Bool], _ pending: inout [(id: ItemID, old: Size)]
    ) -> Bool {
        guard fits(stack.id), let context = lowering.stackContext(stack.id) else { return false }
        let (main, cross) = (stack.axis, stack.axis.cross)
        let breadth = values[Int(stack.id.index) * 4 + 2 + cross.rawValue]
        let views =
            touched.count == 1
            ? [touched.last] : context.all[first...].filter { marks[Int($0.index)] >= 0 }
        let old = views.map { rectangle($0) }
        for view in views {
            let size = least[Int(view.index)]
            values[Int(view.index) * 4 + 2 + cross.rawValue] = stack.fills ? breadth : size[cross]
            values[Int(view.index) * 4 + 2 + main.rawValue] = size[main]
        }
        lowering.placeAcross(context, views, &values)
        lowering.placeAlong(context, from: first, &values, &isMoved)
        follow(views, old, &isMoved, &pending)
        return true
    }

    /// Notes which views moved, and which stacks among them are to be arranged.
    private func follow(
        _ views: [ItemID], _ old: [Rect], _ isMoved: inout [Bool], _ pending: inout [(id: ItemID, old: Size)]
    ) {
        for (view, before) in zip(views, old) {
            let now = rectangle(view)
            let isResized = now.size != before.size
            if isResized || now.origin != before.origin { isMoved[Int(view.index)] = true }
            if places[Int(view.index)] >= 0, isResized || marks[Int(view.index)] >= 0 {
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
        marks += repeatElement(-1, count: count - marks.count)
        let missing = count - places.count
        guard missing > 0 else { return }
        least += repeatElement(.zero, count: missing)
        sums += repeatElement(0, count: missing)
        values += repeatElement(0, count: missing * 4)
        places += repeatElement(-1, count: missing)
    }
}
