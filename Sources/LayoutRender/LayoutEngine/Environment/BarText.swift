/// One text or picture name that an item of a bar shows: UINavigationItem, UIBarButtonItem or UITabBarItem.
///
/// Bar items are no views, so that no layout tree holds them.
public struct BarText: Sendable, Hashable {
    /// The element and the document's id: `navigationItem n0N-aa-001`; the element alone where there is no id.
    public var item: String
    /// `title`, `prompt`, `systemItem`, `image` or `selectedImage`.
    public var property: String
    /// Never empty.
    public var text: String

    public init(item: String, property: String, text: String) {
        self.item = item
        self.property = property
        self.text = text
    }
}
