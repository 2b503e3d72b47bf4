internal import LayoutEngine
internal import LayoutRender

/// Whether a point lies in a path.
extension CGPath {
    /// How often the closed path goes around the point, counted with its direction and by crossings alone.
    private func turns(around point: CGPoint) -> (winding: Int, crossings: Int) {
        var turns = (winding: 0, crossings: 0)
        var (start, last, before) = (Point(x: 0, y: 0), Point(x: 0, y: 0), Point(x: 0, y: 0))
        let (x, y) = (Double(point.x), Double(point.y))
        func cross(_ a: Point, _ b: Point) {
            guard (a.y <= y) != (b.y <= y) else { return }
            guard a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x else { return }
            turns.winding += b.y > a.y ? 1 : -1
            turns.crossings += 1
        }
        for element in elements {
            switch element {
            case .move(let next):
                cross(last, start)
                (start, last) = (next, next)
            case .line(let next):
                cross(last, next)
                last = next
            case .curve(let a, let b, let end):
                // As straight parts, fine enough for a finger.
                for step in 1...32 {
                    let t = Double(step) / 32
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let from = step == 1 ? last : before
                    let to =
                        step == 32
                        ? end
                        : Point(
                            x: p * last.x + q * a.x + r * b.x + s * end.x,
                            y: p * last.y + q * a.y + r * b.y + s * end.y)
                    cross(from, to)
                    before = to
                }
                last = end
            case .close:
                cross(last, start)
                last = start
            }
        }
        cross(last, start)
        return turns
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let turns = turns(around: point.applying(transform.inverted()))
        return rule == .winding ? turns.winding != 0 : turns.crossings % 2 != 0
    }
}
