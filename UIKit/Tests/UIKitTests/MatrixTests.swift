import AppleVectors
import Testing

/// simd's matrices, which stand column by column.
struct MatrixTests {
    @Test func matrices() {
        let turn = double4x4(rows: [
            SIMD4(0, -1, 0, 5), SIMD4(1, 0, 0, 6), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
        ])
        #expect(turn[0][1] == 1 && turn[3] == SIMD4(5, 6, 0, 1) && turn[3, 0] == 5)
        #expect(turn * SIMD4(1, 0, 0, 1) == SIMD4(5, 7, 0, 1))
        #expect(SIMD4(1, 0, 0, 1) * turn == SIMD4(0, -1, 0, 6))
        #expect(turn * matrix_identity_double4x4 == turn && turn.transpose[0] == SIMD4(0, -1, 0, 5))
        #expect(simd_mul(float3x3(2), SIMD3(1, 2, 3)) == SIMD3(2, 4, 6))
    }
}
