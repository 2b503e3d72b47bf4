@testable import LayoutEngine
@testable import ProjectResources
@testable import TestSupport

extension FuzzTarget {
    /// A font file: its names, metrics and outlines.
    static let font = FuzzTarget(
        name: "font",
        seeds: {
            let whole = SampleFont.bytes()
            return [whole] + stride(from: 12, to: whole.count, by: 331).map { Array(whole.prefix($0)) }
        },
        fault: { bytes in
            let names = FontNames(bytes)
            guard names.faces.count <= 64 * 201 else { return "more faces than the limit" }
            for face in names.faces.prefix(4) {
                guard
                    let typeface = ProjectTypeface(
                        name: face.postScript, path: "", bytes: bytes, face: face.index, instance: face.instance)
                else { continue }
                if let fault = fault(in: typeface) { return fault }
            }
            return nil
        })

    private static func fault(in typeface: ProjectTypeface) -> String? {
        let text = Array("AV fi \u{5D0}1 e\u{301}\u{200D}".unicodeScalars.map(\.value))
        let advances = typeface.advances(of: text, language: nil)
        guard advances.count == text.count else { return "not one advance a letter" }
        guard advances.allSatisfy({ $0.isNaN || $0.magnitude <= 1_000_000 }) else { return "an endless advance" }
        for isRightToLeft in [false, true] {
            for glyph in typeface.glyphs(of: text, isRightToLeft: isRightToLeft, language: "tr") {
                guard glyph.advance.isFinite, glyph.offset.x.isFinite, glyph.offset.y.isFinite else {
                    return "a glyph nowhere"
                }
                for point in typeface.outline(of: glyph.index).flatMap(\.points)
                where point.x.magnitude > 1_000 || point.y.magnitude > 1_000 { return "an outline without an end" }
            }
        }
        return nil
    }
}

extension GlyphSegment {
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}
