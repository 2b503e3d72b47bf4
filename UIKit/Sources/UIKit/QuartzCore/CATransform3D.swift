/// A matrix of four rows, as Core Animation multiplies points: row vectors from the left.
public struct CATransform3D: Hashable, Sendable {
    public var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0), m14 = CGFloat(0)
    public var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0), m24 = CGFloat(0)
    public var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1), m34 = CGFloat(0)
    public var m41 = CGFloat(0), m42 = CGFloat(0), m43 = CGFloat(0), m44 = CGFloat(1)
    public init() {}

    private init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
    private var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// What this transform does first and the other then.
    func followed(by other: CATransform3D) -> CATransform3D {
        let (a, b) = (rows, other.rows)
        var product: [[CGFloat]] = a
        for row in 0..<4 {
            for column in 0..<4 {
                product[row][column] = 0
                for place in 0..<4 { product[row][column] += a[row][place] * b[place][column] }
            }
        }
        return CATransform3D(rows: product)
    }

    /// By elimination; the transform itself where it has no inverse, as in Core Animation.
    var inverse: CATransform3D {
        var left = rows
        var right = CATransform3D().rows
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                left[pivot][column] != 0
            else { return self }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let factor = left[column][column]
            for place in 0..<4 {
                left[column][place] /= factor
                right[column][place] /= factor
            }
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                for place in 0..<4 {
                    left[row][place] -= factor * left[column][place]
                    right[row][place] -= factor * right[column][place]
                }
            }
        }
        return CATransform3D(rows: right)
    }
}

public let CATransform3DIdentity = CATransform3D()
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (x, y, z)
    return t
}
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (x, y, z)
    return t
}
/// A turn around an axis; none around an axis without a length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var t = CATransform3D()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return t }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let rest = 1 - c
    (t.m11, t.m12, t.m13) = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
    (t.m21, t.m22, t.m23) = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
    (t.m31, t.m32, t.m33) = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
    return t
}
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.followed(by: b) }
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse }
public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(x, y, z).followed(by: t)
}
public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(x, y, z).followed(by: t)
}
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).followed(by: t) }
/// Whether the transform leaves a plane a plane that a `CGAffineTransform` can describe.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
