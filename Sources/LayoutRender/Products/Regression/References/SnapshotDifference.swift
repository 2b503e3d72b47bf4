import LayoutDiff
import PictureDiff

/// How a result differs from its reference: the one rule of `render-cli test` and of assertions in test suites.
///
/// What agrees has no difference: nil stands for a result that passes.
package enum SnapshotDifference: Sendable {
    /// The reference is no text of frames.
    case noFrames
    /// The reference as read, the views that moved since (none where only gaps or diagnostics differ), and the lines of
    /// one text alone.
    case frames(reference: FramesSnapshot, LayoutDifference, patch: [String])
    /// The texts of two drawings differ in some byte.
    case drawing
    /// More pixels differ than the options tolerate.
    case picture(PictureDifference)
    /// The reference is no picture that can be compared; why not.
    case noPicture(String)

    /// Compares frames by their text as read, so that a checkout with Windows line ends or decimals that are not written
    /// are no difference, nor is another release of iOS with the same frames.
    /// - Parameter names: views left out on both sides, with descendants and adjacent gaps.
    package static func ofFrames(
        _ reference: [UInt8], _ actual: FramesSnapshot, leavingOut names: [String] = []
    ) -> SnapshotDifference? {
        if reference == Array(actual.text.utf8) { return nil }
        guard let old = FramesSnapshot(String(decoding: reference, as: UTF8.self))?.leavingOut(names) else {
            return .noFrames
        }
        let new = actual.leavingOut(names)
        if old.body == new.body { return nil }
        return .frames(
            reference: old, FramesSnapshot.compare(reference: old, actual: new),
            patch: FramesSnapshot.patch(reference: old.body, actual: new.body))
    }

    /// Compares drawings byte by byte, and pictures pixel by pixel where their files differ beside their marks.
    /// - Parameter options: asked for only where two pictures differ in some byte.
    package static func ofPicture(
        _ reference: [UInt8], _ actual: [UInt8], as kind: SnapshotKind, _ options: @autoclosure () -> PictureOptions
    ) -> SnapshotDifference? {
        guard kind == .png else { return reference == actual ? nil : .drawing }
        let (reference, actual) = (DrawingMark.removed(from: reference), DrawingMark.removed(from: actual))
        if reference == actual { return nil }
        do {
            let found = try PictureComparison.compare(reference, actual, options: options())
            return found.isTolerated ? nil : .picture(found)
        } catch {
            return .noPicture(error.description)
        }
    }
}
