@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    @Kept open var alwaysAvailable = false
    open var isHidden = false
    @Kept open var menuRepresentation: UIMenuElement?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
}
