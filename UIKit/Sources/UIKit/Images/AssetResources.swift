/// A picture of an asset catalog; the preparation of sources writes the names that a module uses.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        (self.name, self.bundle) = (name, bundle)
    }
}

/// A colour of an asset catalog; the preparation of sources writes the names that a module uses.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    public init(name: String, bundle: Bundle) {
        (self.name, self.bundle) = (name, bundle)
    }
}

extension UIImage {
    public convenience init(resource: ImageResource) { self.init(imageLiteralResourceName: resource.name) }
}

extension UIColor {
    public convenience init(resource: ColorResource) {
        let color = Assets.color(named: resource.name, in: resource.bundle)
        if color == nil { Missing.note("UIColor: there is no colour \(resource.name)") }
        self.init(color ?? UIColor.clear.value)
    }
}
