/// Reports whose printed numbers agree: UIKit computes with more digits than a log keeps.
extension LoggedReport {
    /// How far the broken constraint is moved to see whether others hold its number: more than a log rounds, less than a
    /// pixel, in points.
    private static let step = 0.05

    /// The members of a loop of constraints that add up exactly as printed, the constraint that UIKit broke among them: a
    /// contradiction as soon as that constraint's constant moves by a twentieth of a point. Nil for a report that
    /// contradicts itself as printed, and for one whose broken constraint is free to move, so that a line is missing.
    ///
    /// For `row.height == 54.6667`, a separator of 10.6667 and `title.height == 44` the loop has three members.
    func closedLoop() -> [Int]? {
        guard let brokenIndex, constraints[brokenIndex].priority >= 1000, unread.isEmpty, constraints.count <= 64 else {
            return nil
        }
        for step in [Self.step, -Self.step] {
            var moved = self
            moved.constraints[brokenIndex].constant += step
            if let found = LoggedSystem(moved, .none).conflict(moved.constraints.indices) {
                return found.contains(brokenIndex) ? found : nil
            }
        }
        return nil
    }
}
