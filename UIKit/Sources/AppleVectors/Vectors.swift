import Foundation

// simd's names for Swift's vectors, with the functions that views use of them.
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
public func simd_length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum() }
public func simd_length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum().squareRoot() }
public func length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum().squareRoot() }
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }
public func simd_normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / simd_length(a) }
public func normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / simd_length(a) }
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
public func simd_mix<F: BinaryFloatingPoint>(_ a: F, _ b: F, _ t: F) -> F { a + (b - a) * t }
public func mix<F: BinaryFloatingPoint>(_ a: F, _ b: F, t: F) -> F { a + (b - a) * t }
public func simd_clamp<F: BinaryFloatingPoint>(_ a: F, _ low: F, _ high: F) -> F { min(max(a, low), high) }
public func simd_step<F: BinaryFloatingPoint>(_ edge: F, _ a: F) -> F { a < edge ? 0 : 1 }
public func simd_smoothstep<F: BinaryFloatingPoint>(_ low: F, _ high: F, _ a: F) -> F {
    let t = min(max((a - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)
}
public func simd_clamp<V: SIMD>(_ a: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
    a.clamped(lowerBound: low, upperBound: high)
}
public func simd_cross<S: FloatingPoint>(_ a: SIMD3<S>, _ b: SIMD3<S>) -> SIMD3<S> where S: SIMDScalar {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
public func cross<S: FloatingPoint>(_ a: SIMD3<S>, _ b: SIMD3<S>) -> SIMD3<S> where S: SIMDScalar { simd_cross(a, b) }
