/// Finds places for labels: candidate positions with costs, chosen greedily and then repaired.
///
/// The method is the discrete gradient descent of Christensen, Marks and Shieber (*An Empirical Study of Algorithms for
/// Point-Feature Label Placement*, 1995) on a greedy start. The cost of a place is the area of what it would cover,
/// weighted, and a little for being a worse place; areas are counted on a grid, so the work for one label does not grow
/// with their number.
package struct LabelPlacer {
    /// A label at its place.
    package struct Placed {
        package var label: PendingLabel
        /// The label's text or its short one.
        package var text: String
        package var rect: Rect
        /// From the label's edge to what it is about.
        package var leader: (from: Point, to: Point)?
        package var cost: Double
    }

    /// What lying over another label costs, against lying over a text of the content.
    package static let labelWeight = 100.0
    /// The weight of a line, which a label may rather cover than a label.
    static let lineWeight = 12.0
    /// What hiding a whole small view costs.
    private static let viewCost = 600.0
    /// A place worse than this is no place: most of the label would lie over another one.
    private static let unbearable = 9_000.0
    private static let rounds = 3
    /// Repairing ends after so many compared rectangles: some hundred labels are repaired whole, while thousands of
    /// views in one place cost no more than their greedy placement.
    private static let repairLimit = 1_000_000

    package var grid = LabelGrid()
    private let bounds: Rect
    private let category: ContentSizeCategory
    private var placed: [Placed?] = []
    /// The obstacles that the placed labels are, and whose they are.
    private var handles: [[Int]] = []
    private var owners: [Int: Int] = [:]

    /// - Parameters:
    ///   - bounds: of the picture; no label leaves them.
    ///   - category: the text size that the picture's other texts are set in.
    package init(bounds: Rect, category: ContentSizeCategory = .large) {
        self.bounds = bounds
        self.category = category
    }

    /// The box of a label: its text with a little room around it.
    private func size(_ text: String, _ fontSize: Double) -> Size {
        let metrics = FontMetrics(.system(fontSize, weight: .medium), category: category)
        return Size(width: metrics.width(of: text) + 5, height: fontSize + 2.5)
    }

    // MARK: What is in the way

    /// A text of the content.
    package mutating func avoid(text rect: Rect, owner: Int? = nil) {
        let seen = rect.intersection(bounds)
        // A huge area is no obstacle that a label could get around.
        if seen.width * seen.height < 200_000 { grid.insert(seen, weight: 1, owner: owner) }
    }

    /// A view that a label should not hide: the smaller, the sooner it is hidden.
    package mutating func avoid(view rect: Rect, owner: Int) {
        let seen = rect.intersection(bounds)
        let area = seen.width * seen.height
        guard area > 0, area < 40_000 else { return }
        grid.insert(seen, weight: min(Self.viewCost / area, 8), owner: owner)
    }

    /// An upright or level line with its room.
    package mutating func avoid(line rect: Rect) { grid.insert(rect.intersection(bounds), weight: Self.lineWeight) }

    // MARK: Placing

    /// A place for each label, nil for one that would hide more than it says.
    package mutating func place(_ labels: [PendingLabel]) -> [Placed?] {
        placed = Array(repeating: nil, count: labels.count)
        handles = Array(repeating: [], count: labels.count)
        // 1  Greedily, those with the least choice first: what must be said before what may be left out, small frames
        //    before large ones.
        let order = labels.indices.sorted { rank(labels[$0], $0) < rank(labels[$1], $1) }
        for index in order { settle(index, labels[index], limit: .infinity) }
        // 2  Repaired: a label that hides something moves, or makes another one move.
        let before = grid.comparisons
        for _ in 0..<Self.rounds {
            var hasMoved = false
            for index in order where (placed[index]?.cost ?? 0) >= Self.viewCost / 4 {
                guard grid.comparisons - before < Self.repairLimit else { break }
                hasMoved = repair(index, labels) || hasMoved
            }
            if !hasMoved { break }
        }
        // 3  What still covers another label is left out.
        return labels.indices.map { index in
            guard let place = placed[index] else { return nil }
            let limit = labels[index].isOptional ? Self.labelWeight : Self.unbearable
            return place.cost < limit ? place : nil
        }
    }

    private func rank(_ label: PendingLabel, _ index: Int) -> (Int, Double, Int) {
        guard case .corner(let frame) = label.place else { return (label.isOptional ? 2 : 0, 0, index) }
        return (label.isOptional ? 2 : 1, frame.isDrawable ? frame.width * frame.height : 0, index)
    }

    /// Takes the cheapest place for a label, if there is one cheaper than `limit`; false for none.
    @discardableResult
    private mutating func settle(_ index: Int, _ label: PendingLabel, limit: Double) -> Bool {
        lift(index)
        guard let best = cheapest(label, limit: limit) else { return false }
        // A label that may be left out is no obstacle where it will be.
        if label.isOptional && best.cost >= Self.labelWeight { return false }
        take(index, best)
        return true
    }

    private mutating func cheapest(_ label: PendingLabel, limit: Double) -> Placed? {
        var best: Placed?
        for text in [label.text, label.shortText].compactMap({ $0 }) where !text.isEmpty {
            for candidate in label.candidates(for: size(text, label.fontSize), in: bounds) {
                let bound = best?.cost ?? limit
                // Candidates come cheapest first.
                if candidate.cost >= bound { break }
                let cost = cost(of: candidate, label, limit: bound)
                if cost < bound {
                    best = Placed(label: label, text: text, rect: candidate.rect, leader: candidate.leader, cost: cost)
                }
            }
            // The short text only where the whole would hide something.
            if let best, best.cost < Self.viewCost / 4 { break }
        }
        return best
    }

    private mutating func cost(of candidate: LabelCandidate, _ label: PendingLabel, limit: Double) -> Double {
        let owner = candidate.sparesOwner ? label.owner : nil
        var cost = candidate.cost + grid.cost(of: candidate.rect, limit: limit - candidate.cost, except: owner)
        guard let leader = candidate.leader, cost < limit else { return cost }
        for rect in Self.trace(leader) { cost += grid.cost(of: rect, limit: limit, except: label.owner) / 4 }
        return cost
    }

    private mutating func take(_ index: Int, _ place: Placed) {
        placed[index] = place
        handles[index] = [grid.insert(place.rect, weight: Self.labelWeight)]
        for rect in place.leader.map(Self.trace) ?? [] {
            handles[index].append(grid.insert(rect, weight: Self.lineWeight))
        }
        for handle in handles[index] { owners[handle] = index }
    }

    private mutating func lift(_ index: Int) {
        placed[index] = nil
        for handle in handles[index] {
            grid.remove(handle)
            owners[handle] = nil
        }
        handles[index] = []
    }

    /// A better place for a label, by itself or by moving the one label that stands there.
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

    /// A line as a few small squares.
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
