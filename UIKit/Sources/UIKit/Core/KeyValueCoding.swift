import Foundation

/// Properties by their names: those in the tables of the preparation, and a few of UIKit's own that programs reach only so.
@MainActor
enum KeyValueCoding {
    static func set(_ value: Any?, _ key: String, on object: NSObject) {
        guard !Members.set(value, key, on: object) else { return }
        Missing.note("\(type(of: object)).setValue(forKey: \(key)): there is no such property by name on Linux")
    }

    static func value(_ key: String, of object: NSObject) -> Any? {
        if let bar = object as? UISearchBar, key == "searchField" || key == "_searchField" {
            return bar.searchTextField
        }
        if let item = object as? UIBarButtonItem, key == "view" { return item.customView }
        Missing.note("\(type(of: object)).value(forKey: \(key)): there is no such property by name on Linux")
        return nil
    }
}

/// Objects of UIKit, besides responders and layers, whose properties have names.
@preconcurrency @MainActor
public protocol UIKeyValueCoded: NSObject {}

extension UIKeyValueCoded {
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, on: self) }
    public func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }
    public func value(forKeyPath path: String) -> Any? { value(forKey: path) }
}

extension UIBarItem: UIKeyValueCoded {}
extension UIAlertAction: UIKeyValueCoded {}
extension UIGestureRecognizer: UIKeyValueCoded {}
extension NSLayoutConstraint: UIKeyValueCoded {}
extension UIMenuElement: UIKeyValueCoded {}
