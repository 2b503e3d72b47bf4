extension CALayer {
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    public func setAffineTransform(_ matrix: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(matrix)
    }

    /// The layers from this one up, with the point where their coordinates begin in the outermost one's.
    private var originInOutermost: CGPoint {
        var point = CGPoint.zero
        for layer in sequence(first: self, next: { $0.superlayer }) where layer.superlayer != nil {
            point.x += layer.frame.minX - layer.bounds.minX
            point.y += layer.frame.minY - layer.bounds.minY
        }
        return point
    }

    /// The point in a layer of the same outermost layer, by frames; a transform besides a move is left out.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let (from, to) = (originInOutermost, layer?.originInOutermost ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        let (from, to) = (layer?.originInOutermost ?? .zero, originInOutermost)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
    }
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
    }

    public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// The layer farthest down that has the point, which is in the coordinates of the superlayer.
    public func hitTest(_ point: CGPoint) -> CALayer? {
        let inside = CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
        guard !isHidden, opacity > 0, contains(inside) else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let found = layer.hitTest(inside) { return found }
        }
        return self
    }

    /// A time of the layer's own clock: a slower layer counts fewer seconds.
    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        let outer = layer?.outermostTime(time) ?? time
        return chain.reversed().reduce(outer) { ($0 - $1.beginTime) * CFTimeInterval($1.speed) + $1.timeOffset }
    }
    public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        layer?.convertTime(outermostTime(time), from: nil) ?? outermostTime(time)
    }

    private var chain: [CALayer] { sequence(first: self) { $0.superlayer }.map { $0 } }

    private func outermostTime(_ time: CFTimeInterval) -> CFTimeInterval {
        chain.reduce(time) { time, layer in
            layer.speed == 0 ? time : (time - layer.timeOffset) / CFTimeInterval(layer.speed) + layer.beginTime
        }
    }
}

public func CATransform3DMakeAffineTransform(_ matrix: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m21, transform.m22) = (matrix.a, matrix.b, matrix.c, matrix.d)
    (transform.m41, transform.m42) = (matrix.tx, matrix.ty)
    return transform
}
