// vDSP's functions over lists that packages of views call.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Functions over lists of numbers.
public enum vDSP {
    public static func sum(_ values: [Float]) -> Float { values.reduce(0, +) }
    public static func sum(_ values: [Double]) -> Double { values.reduce(0, +) }
    public static func mean(_ values: [Float]) -> Float { sum(values) / Float(values.count) }
    public static func mean(_ values: [Double]) -> Double { sum(values) / Double(values.count) }
    /// Minus infinity for an empty list.
    public static func maximum(_ values: [Float]) -> Float { values.max() ?? -.infinity }
    public static func maximum(_ values: [Double]) -> Double { values.max() ?? -.infinity }
    /// Infinity for an empty list.
    public static func minimum(_ values: [Float]) -> Float { values.min() ?? .infinity }
    public static func minimum(_ values: [Double]) -> Double { values.min() ?? .infinity }
    public static func add(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map(+) }
    public static func add(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(+) }
    public static func add(_ a: Float, _ b: [Float]) -> [Float] { b.map { a + $0 } }
    public static func add(_ a: Double, _ b: [Double]) -> [Double] { b.map { a + $0 } }
    public static func subtract(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map(-) }
    public static func subtract(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(-) }
    public static func multiply(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map(*) }
    public static func multiply(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(*) }
    public static func multiply(_ a: Float, _ b: [Float]) -> [Float] { b.map { a * $0 } }
    public static func multiply(_ a: Double, _ b: [Double]) -> [Double] { b.map { a * $0 } }
    public static func divide(_ a: [Float], _ b: Float) -> [Float] { a.map { $0 / b } }
    public static func divide(_ a: [Double], _ b: Double) -> [Double] { a.map { $0 / b } }
    public static func absolute(_ a: [Float]) -> [Float] { a.map(abs) }
    public static func absolute(_ a: [Double]) -> [Double] { a.map(abs) }
}
