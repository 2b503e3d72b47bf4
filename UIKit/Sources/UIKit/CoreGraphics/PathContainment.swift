internal import LayoutEngine
internal import LayoutRender

extension CGPath {
    /// The path's lines with its curves as straight parts, fine enough for a finger and for a stretch of a ring.
    /// - Parameter closing: whether what is open is closed.
    private func lines(closing: Bool) -> [(from: Point, to: Point)] {
        var lines: [(from: Point, to: Point)] = []
        var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        func line(to next: Point) {
            lines.append((last, next))
            last = next
        }
        for element in elements {
            switch element {
            case .move(let next):
                if closing { line(to: start) }
                (start, last) = (next, next)
            case .line(let next): line(to: next)
            case .curve(let a, let b, let end):
                let from = last
                for step in 1..<32 {
                    let t = Double(step) / 32
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    line(
                        to: Point(
                            x: p * from.x + q * a.x + r * b.x + s * end.x,
                            y: p * from.y + q * a.y + r * b.y + s * end.y))
                }
                line(to: end)
            case .close: line(to: start)
            }
        }
        if closing { line(to: start) }
        return lines
    }

    /// What lies between two shares of the path's length.
    func part(from start: Double, to end: Double) -> [PathElement] {
        let lines = lines(closing: false).map { ($0, $1, hypot($1.x - $0.x, $1.y - $0.y)) }
        let total = lines.reduce(0) { $0 + $1.2 }
        var part: [PathElement] = []
        var done = 0.0
        var last: Point?
        for (from, to, length) in lines {
            let (low, high) = (max(start * total - done, 0), min(end * total - done, length))
            done += length
            guard low < high else { continue }
            func place(_ way: Double) -> Point {
                Point(x: from.x + (to.x - from.x) * way / length, y: from.y + (to.y - from.y) * way / length)
            }
            let first = low == 0 ? from : place(low)
            if first != last { part.append(.move(first)) }
            let next = high == length ? to : place(high)
            part.append(.line(next))
            last = next
        }
        return part
    }

    /// How often the closed path goes around the point, counted with its direction and by crossings alone.
    private func turns(around point: CGPoint) -> (winding: Int, crossings: Int) {
        var turns = (winding: 0, crossings: 0)
        let (x, y) = (Double(point.x), Double(point.y))
        for (a, b) in lines(closing: true) where (a.y <= y) != (b.y <= y) {
            guard a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x else { continue }
            turns.winding += b.y > a.y ? 1 : -1
            turns.crossings += 1
        }
        return turns
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let turns = turns(around: point.applying(transform.inverted()))
        return rule == .winding ? turns.winding != 0 : turns.crossings % 2 != 0
    }
}
