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

extension UIKitMessaged {
    public func setValue(_ value: Any?, forKey key: String) {
        guard let object = self as? NSObject else { return }
        if let keyed = object as? any UIKitKeyedObject { return keyed.setKeyedValue(value, forKey: key) }
        if let layer = object as? CALayer { return layer.setValue(value, forKey: key) }
        onMain((object, value)) { object, value in
            if let responder = object as? UIResponder { return responder.setValue(value, forKey: key) }
            KeyValueCoding.set(value, key, on: object)
        }
    }
    public func value(forKey key: String) -> Any? {
        guard let object = self as? NSObject else { return nil }
        if let keyed = object as? any UIKitKeyedObject { return keyed.keyedValue(forKey: key) }
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key as NSString) }
        if let layer = object as? CALayer { return layer.value(forKey: key) }
        return onMain(object) { object in
            (object as? UIResponder)?.value(forKey: key) ?? KeyValueCoding.value(key, of: object)
        }
    }
    public func setValue(_ value: Any?, forKeyPath path: String) {
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last else { return }
        let owner = names.dropLast().reduce(self as Any?) { ($0 as? NSObject)?.value(forKey: $1) }
        (owner as? NSObject)?.setValue(value, forKey: last)
    }
    public func value(forKeyPath path: String) -> Any? {
        path.split(separator: ".").reduce(self as Any?) { ($0 as? NSObject)?.value(forKey: String($1)) }
    }
}
