@_exported import Foundation
@_exported import FoundationNetworking

/// An object that events could reach.
@preconcurrency @MainActor
open class UIResponder: _AccessibleObject, Associating {
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    let associated = AssociatedValues()
    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open private(set) var isFirstResponder = false
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        isFirstResponder = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        isFirstResponder = false
        return true
    }

    /// - Note: Does nothing.
    open func reloadInputViews() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    open var textInputContextIdentifier: String? { nil }
    open var inputViewController: UIViewController? { nil }
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func paste(itemProviders: [NSItemProvider]) {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open var undoManager: UndoManager? { next?.undoManager }
    open var userActivity: NSUserActivity?
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open var inputAccessoryViewController: UIViewController? { nil }
    open func canPaste(_ providers: [NSItemProvider]) -> Bool { false }
    open func captureTextFromCamera(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open var textInputMode: UITextInputMode? { nil }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func printContent(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    // MARK: What the class itself says, and properties by their names

    open class func description() -> String { String(reflecting: self) }
    open class func awakeFromNib() {}
    /// Never called: observers by the name of a key are not told, as `addObserver(_:forKeyPath:)` says.
    open func observeValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, on: self) }
    open func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }
    open func setValue(_ value: Any?, forUndefinedKey key: String) {}
    open func value(forUndefinedKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKeyPath path: String) {
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last else { return }
        var owner: UIResponder? = self
        for name in names.dropLast() { owner = owner?.value(forKey: name) as? UIResponder }
        owner?.setValue(value, forKey: last)
    }
    open func value(forKeyPath path: String) -> Any? {
        path.split(separator: ".").reduce(self as Any?) { ($0 as? UIResponder)?.value(forKey: String($1)) }
    }

    // MARK: Standard editing, which menus and keys would ask for

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}

/// What menus and keys ask of a text.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}

public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
