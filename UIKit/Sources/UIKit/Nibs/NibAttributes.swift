internal import InterfaceBuilder
internal import LayoutEngine

/// Sets the runtime attributes that a nib states for an object.
@MainActor
enum NibAttributes {
    static func set(_ attribute: DocumentObjects.RuntimeAttribute, on object: AnyObject) {
        let value = value(of: attribute)
        if Members.set(value, attribute.keyPath, on: object) { return }
        if let view = object as? UIView, set(attribute.keyPath, value, on: view) { return }
        Missing.note("runtime attribute \(attribute.keyPath) of \(Swift.type(of: object)) is not set")
    }

    /// A number is a double, which an outlet of another number takes.
    private static func value(of attribute: DocumentObjects.RuntimeAttribute) -> Any? {
        let value = attribute.value
        func number(_ name: String) -> CGFloat { CGFloat(value[name].flatMap(Double.init) ?? 0) }
        switch attribute.type {
        case "boolean": return value["value"] == "YES"
        case "number", "integer", "real": return value["value"].flatMap(Double.init)
        case "string", "mutableString": return value["value"] ?? ""
        case "localizedString": return value["value"].map { ProgramResources(bundle: nil).text($0) ?? $0 }
        case "color": return attribute.color.map(UIColor.init)
        case "point": return CGPoint(x: number("x"), y: number("y"))
        case "size": return CGSize(width: number("width"), height: number("height"))
        case "rect": return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        case "image": return value["value"].flatMap { UIImage(named: $0) }
        default: return nil
        }
    }

    private static func set(_ path: String, _ value: Any?, on view: UIView) -> Bool {
        let number = (value as? Double).map { CGFloat($0) }
        let isOn = value as? Bool
        switch path {
        case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
        case "layer.borderWidth": view.layer.borderWidth = number ?? 0
        case "layer.borderColor", "layer.borderUIColor": view.layer.borderColor = (value as? UIColor)?.cgColor
        case "layer.masksToBounds": view.layer.masksToBounds = isOn ?? false
        case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
        case "layer.shadowRadius": view.layer.shadowRadius = number ?? 0
        case "layer.shadowColor": view.layer.shadowColor = (value as? UIColor)?.cgColor
        case "layer.zPosition": view.layer.zPosition = number ?? 0
        case "clipsToBounds": view.clipsToBounds = isOn ?? false
        case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
        case "accessibilityLabel": view.accessibilityLabel = value as? String
        default: return false
        }
        return true
    }
}
