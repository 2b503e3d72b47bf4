import LayoutEngine
import Synchronization

/// The names of a screen's views, found when they are asked for first: most pages have no finding, and each search walks over
/// the whole tree.
///
/// A class, since the copies of a screen share what was found.
final class ScreenNames: Sendable {
    private let known = Mutex<ItemNames?>(nil)

    /// - Parameter scene: that of the screen.
    func names(in scene: LayoutScene) -> ItemNames {
        known.withLock { known in
            if let known { return known }
            let names = ItemNames(scene)
            known = names
            return names
        }
    }
}
