import Foundation
import Metatypes

/// Objects of classes that are known by their metatypes only; the functions are those of `Metatypes.c`.
///
/// Initialisers take their arguments over, hence `consuming`.
extension UIView {
    @_silgen_name("uikit_make_view") private static func made(_ frame: CGRect) -> UIView

    package static func make(frame: CGRect) -> UIView { made(frame) }

    /// A view by the `init()` that its class declares, else by `init(frame:)`; nil for a class that has neither.
    package static func drawn() -> UIView? {
        Members.make(self) as? UIView ?? (Members.isNotMade(self) ? nil : made(.zero))
    }
}

extension UITableViewCell {
    @_silgen_name("uikit_make_cell")
    private static func made(_ style: CellStyle, _ identifier: consuming String?) -> UITableViewCell

    static func make(style: CellStyle, identifier: String?) -> UITableViewCell { made(style, identifier) }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("uikit_make_header")
    private static func made(_ identifier: consuming String?) -> UITableViewHeaderFooterView

    static func make(identifier: String?) -> UITableViewHeaderFooterView { made(identifier) }
}

extension CALayer {
    @_silgen_name("uikit_make_object") private static func made() -> CALayer

    static func make() -> CALayer { made() }
}

extension UIViewController {
    @_silgen_name("uikit_make_controller") private static func made() -> UIViewController

    /// A controller by `init()`.
    static func make() -> UIViewController { made() }

    /// A controller by the `init()` that its class declares or inherits; nil for a class without one.
    package static func drawn() -> UIViewController? {
        Members.make(self) as? UIViewController ?? (Members.isNotMade(self) ? nil : made())
    }
}
