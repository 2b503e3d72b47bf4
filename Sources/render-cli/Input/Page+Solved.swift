import LayoutEngine
import Regression

extension Page {
    /// Refuses a layout that the work limit ended before any frame was known: every product would show zeros.
    /// - Parameter scene: the page's name in the message.
    func requireFrames(_ layout: ResolvedLayout, of scene: String) throws(Failure) {
        try layout.requireFrames("\(displayName(input)): \(scene)")
    }
}

extension ResolvedLayout {
    /// Refuses a layout without frames.
    /// - Parameter name: the file and the page in the message.
    func requireFrames(_ name: String) throws(Failure) {
        if let problem = lackOfFrames(name) { throw Failure(problem) }
    }
}
