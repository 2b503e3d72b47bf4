import LayoutEngine

/// The layouts that may still be computed to try changes of a page.
///
/// A page whose own layout reaches the work limit takes seconds, and each trial as long again: trials are limited by
/// work as well as by number. Only tried changes are proposed, so the report of such a page has fewer repairs.
struct TrialBudget {
    /// The number of constraints or views at which changes are still tried.
    var trials: Int
    /// The row operations that trials may still take (`ResolvedLayout.work`); at most the last trial exceeds them.
    var work: Int

    /// Twice the work that one layout of the page may take.
    init(trials: Int, _ environment: LayoutEnvironment) {
        self.trials = trials
        work = 2 * environment.solving.workLimit
    }
}
