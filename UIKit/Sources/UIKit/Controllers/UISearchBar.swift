internal import LayoutEngine

@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIKitMessaged {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}
extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
    open var prompt: String?
    open var searchBarStyle = Style.default
    /// Whether a navigation bar or the screen shows the bar, which has no background then.
    var isInBar = false
    /// What is behind the field: nil for the release's own background.
    var ground: UIColor? {
        if isInBar || searchBarStyle == .minimal || backgroundImage != nil { return .clear }
        return barTintColor
    }
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    @Kept open var isTranslucent = true
    open private(set) lazy var searchTextField = UISearchTextField()
    open var isEnabled = true
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    @Kept open var showsBookmarkButton = false
    @Kept open var showsSearchResultsButton = false
    @Kept open var isSearchResultsButtonSelected = false
    @Kept open var searchTextPositionAdjustment = UIOffset.zero
    @Kept open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
    /// - Note: Does nothing.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    /// - Note: Does nothing.
    open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    /// - Note: Does nothing.
    open func setScopeBarButtonDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
    ) {}
    @Kept open var showsScopeBar = false
    @Kept open var scopeButtonTitles: [String]?
    @Kept open var selectedScopeButtonIndex = 0
    @Kept open var keyboardType = UIKeyboardType.default
    @Kept open var returnKeyType = UIReturnKeyType.search
    @Kept open var keyboardAppearance = UIKeyboardAppearance.default
    @Kept open var autocapitalizationType = UITextAutocapitalizationType.sentences
    @Kept open var autocorrectionType = UITextAutocorrectionType.default
    @Kept open var spellCheckingType = UITextSpellCheckingType.default
    @Kept open var enablesReturnKeyAutomatically = true
    private var images: [[UInt]: UIImage] = [:]

    open override var canBecomeFirstResponder: Bool { true }
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open func setShowsScope(_ shows: Bool, animated: Bool) { showsScopeBar = shows }
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
        Missing.note("UISearchBar.setImage: the system's own icons are drawn")
        images[[UInt(icon.rawValue), state.rawValue]] = image
    }
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        Missing.note("UISearchBar.setSearchFieldBackgroundImage: the field's own background is drawn")
    }
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImage = image
    }

    override var kind: View.Kind { .searchBar }
    override func content(_ pictures: Pictures) -> Content {
        var content = TextContent(text: text ?? "")
        content.placeholder = placeholder
        if showsCancelButton { content.showsCancelButton = true }
        return .text(content)
    }
    @Kept open var scopeBarBackgroundImage: UIImage?
    @Kept open var textContentType: UITextContentType?
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = [] { didSet { Missing.note("UISearchTextField.tokens: are not drawn") } }
    @Kept open var tokenBackgroundColor: UIColor?
    @Kept open var allowsDeletingTokens = true
    @Kept open var allowsCopyingTokens = true
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }
    open func insertToken(_ token: UISearchToken, at index: Int) { tokens.insert(token, at: index) }
    open func removeToken(at index: Int) { tokens.remove(at: index) }
    open func replaceTextualPortion(of range: UITextRange, with token: UISearchToken, at index: Int) {
        replace(range, withText: "")
        insertToken(token, at: index)
    }
}

/// A condition of a search, as one mark in its text: kept, and not drawn.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    @Kept open var representedObject: Any?
    let icon: UIImage?
    let text: String
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
    }
}
