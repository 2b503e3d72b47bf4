/// Finds places for labels: candidate positions with costs, chosen greedily and then repaired.
///
/// The method is the discrete gradient descent of Christensen, Marks and Shieber (*An Empirical Study of Algorithms for
/// Point-Feature Label Placement*, 1995) on a greedy start. The cost of a candidate is the weighted area that the label
/// would cover, plus a small amount by the candidate's rank. Areas are looked up on a grid, so the work per label does
/// not grow with the number of labels.
package struct LabelPlacer {
    /// A label with its final position.
    package struct Placed {
        /// The label with its colour, style and owner.
        package var label: PendingLabel
        /// The label's text or its short text.
        package var text: String
        /// The box around the text, in the picture's coordinates.
        package var rect: Rect
        /// The leader line, from the label's edge to the item that the label names.
        package var leader: (from: Point, to: Point)?
        /// Zero for a label that covers nothing at its best candidate.
        package var cost: Double
    }

    /// Weight of covering another label; covering a text of the content has weight 1.
    package static let labelWeight = 100.0
    /// Weight of covering a line: less than covering a label.
    static let lineWeight = 12.0
    /// Cost of hiding a whole small view.
    private static let viewCost = 600.0
    /// Candidates of this cost or more are rejected: most of the label would cover another label.
    private static let unbearable = 9_000.0
    /// The most rounds of repair; a round that moves nothing is the last.
    private static let rounds = 3
    /// Limit of rectangles compared during the repair: enough for some hundred labels, while thousands of views in one
    /// place get only the greedy placement.
    private static let repairLimit = 1_000_000

    /// What is in the way: texts, views, lines, and the labels placed so far.
    package var grid = LabelGrid()
    private let bounds: Rect
    /// Labels grow with the texts around them.
    private let category: ContentSizeCategory
    /// One entry for each label, in the order of the labels.
    private var placed: [Placed?] = []
    /// The most labels that are repaired; more of them stay where they were placed first.
    package var mostRepaired = Int.max
    /// The handles of each placed label in the grid, and the label that each handle belongs to.
    private var handles: [[Int]] = []
    /// The label of each handle.
    private var owners: [Int: Int] = [:]

    /// - Parameters:
    ///   - bounds: the picture's bounds; no label leaves them.
    ///   - category: the text size of the picture's other texts.
    package init(bounds: Rect, category: ContentSizeCategory = .large) {
        self.bounds = bounds
        self.category = category
    }

    /// The size of a label's box: the text with a little padding.
    private func size(_ text: String, _ fontSize: Double) -> Size {
        let metrics = FontMetrics(.system(fontSize, weight: .medium), category: category)
        return Size(width: metrics.width(of: text) + 5, height: fontSize + 2.5)
    }

    /// The points² of a label's box with the short text, where there is one.
    func area(of label: PendingLabel) -> Double {
        let size = size(label.shortText ?? label.text, label.fontSize)
        return size.width * size.height
    }

    // MARK: What is in the way

    /// Makes labels avoid a text of the content.
    ///
    /// - Parameter owner: the item that shows the text, whose own label may cover a corner of it.
    package mutating func avoid(text rect: Rect, owner: Int? = nil) {
        let seen = rect.intersection(bounds)
        // A label could not get around a huge rectangle, so such a rectangle is ignored.
        if seen.width * seen.height < 200_000 { grid.insert(seen, weight: 1, owner: owner) }
    }

    /// Makes labels avoid a view; the smaller the view, the larger the weight.
    ///
    /// A label over a view of 20 by 20 points hides the view; over a view of 300 by 300 it does not.
    package mutating func avoid(view rect: Rect, owner: Int) {
        let seen = rect.intersection(bounds)
        let area = seen.width * seen.height
        guard area > 0, area < 40_000 else { return }
        grid.insert(seen, weight: min(Self.viewCost / area, 8), owner: owner)
    }

    /// Makes labels avoid a horizontal or vertical line with its padding.
    package mutating func avoid(line rect: Rect) { grid.insert(rect.intersection(bounds), weight: Self.lineWeight) }

    // MARK: Placing

    /// A position for each label; nil for a label that must be left out.
    ///
    /// 1 greedily, 2 repaired, 3 the rest left out. Equal lists of labels get equal places: no step depends on chance
    /// or time.
    package mutating func place(_ labels: [PendingLabel]) -> [Placed?] {
        placed = Array(repeating: nil, count: labels.count)
        handles = Array(repeating: [], count: labels.count)
        // 1  Greedy placement, labels with the fewest choices first: required labels before optional labels, small
        //    frames before large frames.
        let order = labels.indices.sorted { rank(labels[$0], $0) < rank(labels[$1], $1) }
        for index in order { settle(index, labels[index], limit: .infinity) }
        // 2  Repair: a label that hides something moves, or makes another label move.
        let before = grid.comparisons
        for _ in 0..<(labels.count > mostRepaired ? 0 : Self.rounds) {
            var hasMoved = false
            for index in order where (placed[index]?.cost ?? 0) >= Self.viewCost / 4 {
                guard grid.comparisons - before < Self.repairLimit else { break }
                hasMoved = repair(index, labels) || hasMoved
            }
            if !hasMoved { break }
        }
        // 3  A label that still covers another label is left out.
        return labels.indices.map { index in
            guard let place = placed[index] else { return nil }
            let limit = labels[index].isOptional ? Self.labelWeight : Self.unbearable
            return place.cost < limit ? place : nil
        }
    }

    /// The order of placing: labels that are not at a corner, then those of small frames, optional ones last.
    private func rank(_ label: PendingLabel, _ index: Int) -> (Int, Double, Int) {
        guard case .corner(let frame) = label.place else { return (label.isOptional ? 2 : 0, 0, index) }
        return (label.isOptional ? 2 : 1, frame.isDrawable ? frame.width * frame.height : 0, index)
    }

    /// Takes the cheapest candidate of a label if its cost is below `limit`; false if there is none.
    @discardableResult
    private mutating func settle(_ index: Int, _ label: PendingLabel, limit: Double) -> Bool {
        lift(index)
        guard let best = cheapest(label, limit: limit) else { return false }
        // An optional label that will be left out is not added to the grid.
        if label.isOptional && best.cost >= Self.labelWeight { return false }
        take(index, best)
        return true
    }

    /// The place with the lowest cost, for the whole text or for the short one; nil if every place costs as much as the
    /// limit.
    private mutating func cheapest(_ label: PendingLabel, limit: Double) -> Placed? {
        var best: Placed?
        for text in [label.text, label.shortText].compactMap({ $0 }) where !text.isEmpty {
            for candidate in label.candidates(for: size(text, label.fontSize), in: bounds) {
                let bound = best?.cost ?? limit
                // Candidates are sorted by cost.
                if candidate.cost >= bound { break }
                let cost = cost(of: candidate, label, limit: bound)
                if cost < bound {
                    best = Placed(label: label, text: text, rect: candidate.rect, leader: candidate.leader, cost: cost)
                }
            }
            // The short text is tried only if the full text would hide something.
            if let best, best.cost < Self.viewCost / 4 { break }
        }
        return best
    }

    /// The candidate's own cost, the weighted area under its box, and a quarter of the area under its leader line.
    private mutating func cost(of candidate: LabelCandidate, _ label: PendingLabel, limit: Double) -> Double {
        let owner = candidate.sparesOwner ? label.owner : nil
        var cost = candidate.cost + grid.cost(of: candidate.rect, limit: limit - candidate.cost, except: owner)
        guard let leader = candidate.leader, cost < limit else { return cost }
        for rect in Self.trace(leader) { cost += grid.cost(of: rect, limit: limit, except: label.owner) / 4 }
        return cost
    }

    /// Places a label, which becomes an obstacle for others.
    ///
    /// - Parameter index: the label's place in the list of labels.
    private mutating func take(_ index: Int, _ place: Placed) {
        placed[index] = place
        handles[index] = [grid.insert(place.rect, weight: Self.labelWeight)]
        for rect in place.leader.map(Self.trace) ?? [] {
            handles[index].append(grid.insert(rect, weight: Self.lineWeight))
        }
        for handle in handles[index] { owners[handle] = index }
    }

    /// Takes a label away, to place it anew.
    private mutating func lift(_ index: Int) {
        placed[index] = nil
        for handle in handles[index] {
            grid.remove(handle)
            owners[handle] = nil
        }
        handles[index] = []
    }

    /// Moves a label to a cheaper candidate, alone or by moving the one label that occupies the candidate.
    ///
    /// True if the sum of the costs became smaller. Where the other label finds no place, both return to their old
    /// places.
    private mutating func repair(_ index: Int, _ labels: [PendingLabel]) -> Bool {
        guard let old = placed[index] else { return false }
        let label = labels[index]
        if settle(index, label, limit: old.cost - 1) { return true }
        let size = size(old.text, label.fontSize)
        for candidate in label.candidates(for: size, in: bounds).prefix(24) {
            guard candidate.cost < old.cost - 1 else { break }
            let under = grid.obstacles(under: candidate.rect, weight: Self.labelWeight, count: 2)
            guard under.count == 1, let other = owners[under[0]], let otherPlace = placed[other] else { continue }
            lift(other)
            let cost = cost(of: candidate, label, limit: old.cost - 1)
            if cost < old.cost - 1 {
                take(
                    index,
                    Placed(label: label, text: old.text, rect: candidate.rect, leader: candidate.leader, cost: cost))
                let limit = old.cost + otherPlace.cost - cost - 1
                if settle(other, labels[other], limit: limit) { return true }
                lift(index)
            }
            take(other, otherPlace)
        }
        take(index, old)
        return false
    }

    /// A line approximated by a few small squares.
    private static func trace(_ line: (from: Point, to: Point)) -> [Rect] {
        let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
        let steps = min(16, Int((max(dx.magnitude, dy.magnitude) / 6).rounded(.up)))
        guard steps > 0 else { return [] }
        return (0..<steps).map { step in
            let share = (Double(step) + 0.5) / Double(steps)
            return Rect(x: line.from.x + dx * share - 1.5, y: line.from.y + dy * share - 1.5, width: 3, height: 3)
        }
    }
}
