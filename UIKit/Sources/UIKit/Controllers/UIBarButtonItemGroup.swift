import Foundation

@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// - Note: Kept without effect.
    open var alwaysAvailable = false
    open var isHidden = false
    /// - Note: Kept without effect.
    open var menuRepresentation: UIMenuElement?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
}
