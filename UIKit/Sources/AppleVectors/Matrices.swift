// simd's matrices, column by column, with the operators that views use of them.

/// 3 rows and 3 columns.
public struct _Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    public init(_ columns: [SIMD3<Scalar>]) {
        self.init()
        for (index, column) in columns.prefix(3).enumerated() { self[index] = column }
    }
    public init(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>, _ c: SIMD3<Scalar>) { columns = (a, b, c) }
    public init(rows: [SIMD3<Scalar>]) {
        self.init()
        for (row, values) in rows.prefix(3).enumerated() {
            for column in 0..<3 { self[column][row] = values[column] }
        }
    }
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }
    public init(diagonal: SIMD3<Scalar>) {
        self.init()
        for place in 0..<3 { self[place][place] = diagonal[place] }
    }
    public subscript(column: Int) -> SIMD3<Scalar> {
        get { column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2 }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public var transpose: Self { Self(rows: [columns.0, columns.1, columns.2]) }
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public static func * (a: Self, b: SIMD3<Scalar>) -> SIMD3<Scalar> { (0..<3).reduce(.zero) { $0 + a[$1] * b[$1] } }
    /// The vector as a row.
    public static func * (a: SIMD3<Scalar>, b: Self) -> SIMD3<Scalar> { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self { Self((0..<3).map { a * b[$0] }) }
    public static func * (a: Scalar, b: Self) -> Self { Self((0..<3).map { a * b[$0] }) }
    public static func + (a: Self, b: Self) -> Self { Self((0..<3).map { a[$0] + b[$0] }) }
    public static func - (a: Self, b: Self) -> Self { Self((0..<3).map { a[$0] - b[$0] }) }
}
public func simd_mul<Scalar>(_ a: _Matrix3x3<Scalar>, _ b: _Matrix3x3<Scalar>) -> _Matrix3x3<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: _Matrix3x3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { a * b }
public func simd_transpose<Scalar>(_ a: _Matrix3x3<Scalar>) -> _Matrix3x3<Scalar> { a.transpose }
public typealias simd_float3x3 = _Matrix3x3<Float>
public typealias float3x3 = _Matrix3x3<Float>
public typealias matrix_float3x3 = _Matrix3x3<Float>
public var matrix_identity_float3x3: _Matrix3x3<Float> { _Matrix3x3<Float>(1) }
public typealias simd_double3x3 = _Matrix3x3<Double>
public typealias double3x3 = _Matrix3x3<Double>
public typealias matrix_double3x3 = _Matrix3x3<Double>
public var matrix_identity_double3x3: _Matrix3x3<Double> { _Matrix3x3<Double>(1) }

/// 4 rows and 4 columns.
public struct _Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: Equatable {
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
    public init(_ columns: [SIMD4<Scalar>]) {
        self.init()
        for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
    }
    public init(_ a: SIMD4<Scalar>, _ b: SIMD4<Scalar>, _ c: SIMD4<Scalar>, _ d: SIMD4<Scalar>) {
        columns = (a, b, c, d)
    }
    public init(rows: [SIMD4<Scalar>]) {
        self.init()
        for (row, values) in rows.prefix(4).enumerated() {
            for column in 0..<4 { self[column][row] = values[column] }
        }
    }
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }
    public init(diagonal: SIMD4<Scalar>) {
        self.init()
        for place in 0..<4 { self[place][place] = diagonal[place] }
    }
    public subscript(column: Int) -> SIMD4<Scalar> {
        get { column == 0 ? columns.0 : column == 1 ? columns.1 : column == 2 ? columns.2 : columns.3 }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public var transpose: Self { Self(rows: [columns.0, columns.1, columns.2, columns.3]) }
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public static func * (a: Self, b: SIMD4<Scalar>) -> SIMD4<Scalar> { (0..<4).reduce(.zero) { $0 + a[$1] * b[$1] } }
    /// The vector as a row.
    public static func * (a: SIMD4<Scalar>, b: Self) -> SIMD4<Scalar> { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self { Self((0..<4).map { a * b[$0] }) }
    public static func * (a: Scalar, b: Self) -> Self { Self((0..<4).map { a * b[$0] }) }
    public static func + (a: Self, b: Self) -> Self { Self((0..<4).map { a[$0] + b[$0] }) }
    public static func - (a: Self, b: Self) -> Self { Self((0..<4).map { a[$0] - b[$0] }) }
}
public func simd_mul<Scalar>(_ a: _Matrix4x4<Scalar>, _ b: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> { a * b }
public func simd_mul<Scalar>(_ a: _Matrix4x4<Scalar>, _ b: SIMD4<Scalar>) -> SIMD4<Scalar> { a * b }
public func simd_transpose<Scalar>(_ a: _Matrix4x4<Scalar>) -> _Matrix4x4<Scalar> { a.transpose }
public typealias simd_float4x4 = _Matrix4x4<Float>
public typealias float4x4 = _Matrix4x4<Float>
public typealias matrix_float4x4 = _Matrix4x4<Float>
public var matrix_identity_float4x4: _Matrix4x4<Float> { _Matrix4x4<Float>(1) }
public typealias simd_double4x4 = _Matrix4x4<Double>
public typealias double4x4 = _Matrix4x4<Double>
public typealias matrix_double4x4 = _Matrix4x4<Double>
public var matrix_identity_double4x4: _Matrix4x4<Double> { _Matrix4x4<Double>(1) }
