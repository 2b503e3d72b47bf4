import LayoutEngine

/// Recorded values of resources outside the file: image sizes, catalog colours, designables' intrinsic sizes.
struct Resources: Sendable, Equatable {
    /// The colours of the file.
    private(set) var colors: ColorReader
    /// Pictures by name, with the sizes that the file records.
    private var images: [String: ImageContent]
    /// By view id.
    let designableSizes: [String: Size]

    /// A picture without a recorded size, or of size 0, has no size.
    init(document: XMLElement) {
        let resources = document.child("resources")
        colors = ColorReader(resources: resources)
        var images: [String: ImageContent] = [:]
        for child in resources?.children.filter({ $0.name == "image" }) ?? [] {
            guard let name = child["name"] else { continue }
            var image = ImageContent(name: name)
            if let width = child["width"].flatMap(finiteNumber), let height = child["height"].flatMap(finiteNumber),
                width > 0, height > 0
            {
                image.size = Size(width: width, height: height)
            }
            image.isSystemSymbol = child["catalog"] == "system"
            images[name] = image
        }
        self.images = images
        var sizes: [String: Size] = [:]
        for child in document.child("designables")?.children ?? .init(tree: document.tree, place: nil) {
            guard let name = child["name"], let size = child.child(key: "intrinsicContentSize"),
                let width = size["width"].flatMap(finiteNumber), let height = size["height"].flatMap(finiteNumber)
            else { continue }
            sizes[name] = Size(width: width, height: height)
        }
        designableSizes = sizes
    }

    /// The project's sizes and colours win over the recorded ones.
    mutating func replace(imageSizes: [String: Size], colors: [String: Color]) {
        for (name, size) in imageSizes { images[name, default: ImageContent(name: name)].size = size }
        self.colors.replace(colors)
    }

    /// The image that an element names under `key`: as an attribute, or as an `imageReference`, which Xcode 13 and
    /// later write where the name alone does not say enough.
    func image(_ key: String, of element: VariedElement) -> ImageContent? {
        if let name = element[key] { return name.isEmpty || name == "nil" ? nil : image(name) }
        guard let reference = element.child(key: key, name: "imageReference"), let name = reference["image"] else {
            return nil
        }
        var image = image(name)
        if reference["catalog"] == "system" { image.isSystemSymbol = true }
        image.symbolScale = reference["symbolScale"].flatMap(Self.symbolScale)
        return image
    }

    /// A scale that differs from the symbol's own, which Interface Builder writes as `default` or `medium`.
    static func symbolScale(_ name: String) -> String? { name == "default" || name == "medium" ? nil : name }

    /// An image by name; without a size if the file records none.
    func image(_ name: String) -> ImageContent { images[name] ?? ImageContent(name: name) }
}
