internal import InterfaceBuilder
internal import LayoutEngine

/// What `init(coder:)` gets for an object of a nib: its element, and for a view its record.
final class NibCoder: NSCoder {
    let run: NibRun
    let object: DocumentObjects.Object?
    /// The view's item in the tree of the run.
    let item: ItemID?

    init(_ run: NibRun, _ object: DocumentObjects.Object?, item: ItemID? = nil) {
        (self.run, self.object, self.item) = (run, object, item)
    }

    /// The value of an attribute of the element.
    subscript(name: String) -> String? { object?.attributes[name] }

    override var allowsKeyedCoding: Bool { true }
    // A class of the program that asks for keys of its own finds none, as in a nib.
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }

    /// Gives a view what the nib says of it, with everything below it.
    @MainActor func decode(_ view: UIView) {
        guard let item else { return }
        run.decode(view, item, object)
    }

    /// Gives a controller what the nib says of it; its view comes when somebody asks for it.
    @MainActor func decode(_ controller: UIViewController) {
        guard let object else { return }
        controller.nibFile = run.file
        controller.nibID = object.id
        controller.title = object.attributes["title"]
        controller.hidesBottomBarWhenPushed = object.attributes["hidesBottomBarWhenPushed"] == "YES"
        controller.restorationIdentifier = object.attributes["restorationIdentifier"]
        switch object.attributes["modalPresentationStyle"] {
        case "fullScreen": controller.modalPresentationStyle = .fullScreen
        case "formSheet": controller.modalPresentationStyle = .formSheet
        case "pageSheet": controller.modalPresentationStyle = .pageSheet
        case "overFullScreen": controller.modalPresentationStyle = .overFullScreen
        case "overCurrentContext": controller.modalPresentationStyle = .overCurrentContext
        case "popover": controller.modalPresentationStyle = .popover
        default: break
        }
        if let navigation = controller as? UINavigationController, object.attributes["navigationBarHidden"] == "YES" {
            navigation.isNavigationBarHidden = true
        }
    }
}

extension NSCoder {
    /// The coder of a nib; nil for an archive.
    var nib: NibCoder? { self as? NibCoder }
}
