import Foundation
public import LayoutRender
import ReferenceVerdicts

/// A line for each comparison of a picture with its reference, in the file that `UIKIT_REFERENCE_REPORT` names: `uikit test
/// --against-ios` sums them up.
public enum ReferenceReport {
    private static let lock = NSLock()
    private static var place: String? { ProcessInfo.processInfo.environment["UIKIT_REFERENCE_REPORT"] }

    /// Whether somebody wants the lines.
    public static var isAsked: Bool { place != nil }

    /// Notes a reference that is not there.
    public static func noteMissing(_ reference: URL) { note(["cause": "missing", "reference": reference.path]) }

    /// Notes a comparison.
    /// - Parameter scale: pixels of a point.
    /// - Returns: whether the picture counts as its reference: of one size, equal outside of its texts, which lie at their places.
    ///   False where nobody wants the lines.
    public static func isPassed(
        _ reference: Data?, _ picture: Data?, without plain: Data?, scale: Double, at place: URL
    ) -> Bool {
        guard isAsked, let old = bitmap(reference), let new = bitmap(picture) else { return false }
        return isPassed(old, new, without: bitmap(plain), scale: scale, at: place)
    }

    public static func isPassed(
        _ reference: Bitmap, _ picture: Bitmap, without plain: Bitmap?, scale: Double, at place: URL
    ) -> Bool {
        guard isAsked else { return false }
        let pixels = scale.isFinite ? Int(min(max(scale.rounded(.up), 1), 8)) : 1
        let verdict = ReferenceVerdict(reference, picture, without: plain, scale: pixels)
        note([
            "cause": verdict.cause.rawValue, "reference": place.path, "width": verdict.reference.width,
            "height": verdict.reference.height, "ownWidth": verdict.picture.width, "ownHeight": verdict.picture.height,
            "pixels": verdict.pixels, "outside": verdict.outside, "mostOutside": verdict.mostOutside,
            "inTexts": verdict.inTexts, "texts": verdict.texts, "textsElsewhere": verdict.textsElsewhere,
        ])
        return verdict.cause == .equal || verdict.cause == .letters
    }

    private static func bitmap(_ data: Data?) -> Bitmap? { data.flatMap { try? PNG.decode([UInt8]($0)) } }

    private static func note(_ line: [String: Any]) {
        guard let place, let data = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys]) else {
            return
        }
        lock.withLock {
            if !FileManager.default.fileExists(atPath: place) {
                _ = FileManager.default.createFile(atPath: place, contents: nil)
            }
            guard let file = FileHandle(forWritingAtPath: place) else { return }
            defer { try? file.close() }
            _ = try? file.seekToEnd()
            try? file.write(contentsOf: data + Data("\n".utf8))
        }
    }
}
