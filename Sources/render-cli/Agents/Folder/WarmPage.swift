import LayoutEngine
import LayoutExplain

/// A page with computed results: solved when a tool needs the frames, traced when a tool explains.
///
/// A class, so that tools share computed results.
final class WarmPage {
    let page: Page
    private var solved: FramesReport?
    private var traced: PageExplanation?

    init(_ page: Page) { self.page = page }

    /// The frames; refused where the work limit left none.
    func report() throws(Failure) -> FramesReport {
        if let solved { return solved }
        let report = try FramesReport(solved: page)
        solved = report
        return report
    }

    /// The equations behind the frames.
    func explanation() throws(Failure) -> PageExplanation {
        if let traced { return traced }
        let explanation = PageExplanation(try report().scene)
        traced = explanation
        return explanation
    }
}
