// What the causes of a conflict ask of constraints, items and reports.

extension LoggedConstraint {
    /// Whether the constraint ties a view's width to the same view's height.
    var isAspectRatio: Bool {
        guard let second, second.item == first.item else { return false }
        return first.attribute.isLength && second.attribute.isLength && first.attribute != second.attribute
    }

    /// Whether the constraint gives a controller's view the length of a screen, which no constraint of an app decides,
    /// and which is no placeholder of a first pass: a plain view, or by its mask a view with subviews. The narrowest
    /// screen of UIKit is 320 wide.
    func isSizeOfScreen(_ report: LoggedReport) -> Bool {
        guard first.attribute.isLength, second == nil, constant >= 320, report.superviews[first.item] == nil else {
            return false
        }
        if origin == .autoresizingMask {
            return report.superviews.values.contains(first.item)
                || report.surrounds(first.item, isHorizontal: first.attribute.isHorizontal)
        }
        return ["UIView", nil].contains(report.items[first.item].className)
    }

    /// Whether both give an exact number for the same length, or for the distance between the same edges.
    func isAnotherNumber(for other: LoggedConstraint) -> Bool {
        first == other.first && second == other.second && multiplier == other.multiplier
            && (second != nil || first.attribute.isLength)
    }
}

extension LoggedItem {
    /// The name by which UIKit's own objects are known: a guide's identifier, else the class, else the printed name.
    var systemName: String { (isGuide ? label : nil) ?? className ?? name ?? "" }
}

extension LoggedReport {
    /// Whether a constraint is a mask's place of a view without a known superview, and one of the app's places the view too.
    func isPlacedByMaskAndApp(_ mask: LoggedConstraint) -> Bool {
        let item = mask.first.item
        guard mask.origin == .autoresizingMask, mask.second == nil, !mask.first.attribute.isLength,
            superviews[item] == nil
        else { return false }
        return constraints.contains { other in
            !other.origin.isSystem && other.first.attribute.isHorizontal == mask.first.attribute.isHorizontal
                && (other.first.item == item && !other.first.attribute.isLength
                    || other.second?.item == item && other.second?.attribute.isLength == false)
        }
    }

    /// The edges of an item that equations tie to the same edges of other items, by the other item.
    private func tiedEnds(of item: Int, isHorizontal: Bool) -> [Int: Set<Bool>] {
        var ends: [Int: Set<Bool>] = [:]
        for constraint in constraints {
            guard let second = constraint.second, constraint.first.attribute.isHorizontal == isHorizontal,
                let end = constraint.first.attribute.end, end == second.attribute.end,
                constraint.first.item != second.item
            else { continue }
            if constraint.first.item == item { ends[second.item, default: []].insert(end == .low) }
            if second.item == item { ends[constraint.first.item, default: []].insert(end == .low) }
        }
        return ends
    }

    /// Whether both edges along an axis are tied to both edges of a single other item, as of a superview.
    func surrounds(_ item: Int, isHorizontal: Bool) -> Bool {
        tiedEnds(of: item, isHorizontal: isHorizontal).values.contains { $0.count == 2 }
    }

    /// Whether all four edges of an item are tied to edges of other items.
    func tiesAllEdges(of item: Int) -> Bool {
        [true, false].allSatisfy { axis in
            tiedEnds(of: item, isHorizontal: axis).values.reduce(into: Set<Bool>()) { $0.formUnion($1) }.count == 2
        }
    }
}

extension Contradiction {
    /// Whether the numbers fit to within a point: a separator or a rounded length is in the way. Whole numbers that miss each
    /// other by a point were not rounded, and a sum of almost nothing is none of rounding.
    func fitsButForRounding(in report: LoggedReport) -> Bool {
        guard hasProof, smallerSum > 10 else { return false }
        let excess = largerSum - smallerSum
        let isWhole = members.map { report.constraints[$0] }.allSatisfy {
            $0.constant.remainder(dividingBy: 1) == 0 && $0.multiplier == 1
        }
        return excess < 1 || (excess == 1 && !isWhole) || fitsSmallerMargins
    }

    /// Whether margins of 8 instead of the 16 assumed leave nothing over to within a point: a sum so exact says that those
    /// are the margins.
    var fitsSmallerMargins: Bool {
        guard hasProof, assumption == .sixteen else { return false }
        func margins(_ summands: [Summand]) -> Double {
            summands.reduce(0) { $0 + ($1.constraint == nil ? $1.value : 0) }
        }
        let room = smallerSum - margins(less) / 2 - (largerSum - margins(more) / 2)
        return (0...1).contains(room)
    }
}
