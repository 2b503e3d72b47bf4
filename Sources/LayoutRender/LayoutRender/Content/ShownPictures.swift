import LayoutEngine

extension View {
    /// The pictures of a view, each with the mode that fits the picture into the frame; nil for one that fills at most the frame.
    package var shownPictures: [(image: ImageContent, mode: ContentMode?)] {
        switch content {
        case .none, .text: return []
        case .image(let image): return [(image, appearance.contentMode)]
        case .button(let button):
            // Beside a title a picture has its natural size.
            return [button.image].compactMap { $0 }.map { ($0, .center) }
                + [button.backgroundImage].compactMap { $0 }.map { ($0, nil) }
        case .control(let control):
            let bar = control.bar
            let items = bar.items + bar.navigationItems.flatMap { $0.leading + $0.trailing }
            let pictures =
                [control.minimumValueImage, control.maximumValueImage] + items.flatMap { [$0.image, $0.selectedImage] }
            return pictures.compactMap { $0 }.map { ($0, .center) }
        }
    }
}

/// The system's symbols of pages that look otherwise than on a device.
package struct SymbolFidelity: Sendable {
    /// Symbols without a drawing, in the order of the views.
    package private(set) var undrawn: [String] = []
    /// Symbols that are drawn as another, as they differ in details, with the other's name.
    package private(set) var alike: [(name: String, other: String)] = []
    private var met: Set<String> = []

    package init() {}

    /// Notes the symbols of a page's views, a hundred at most.
    package mutating func add(_ tree: LayoutTree) {
        for view in tree.items where met.count < 100 {
            for picture in view.shownPictures where picture.image.isSystemSymbol {
                let name = picture.image.name
                guard met.insert(name).inserted else { continue }
                if SymbolName(name) == nil {
                    undrawn.append(name)
                } else if let other = SymbolShapes.other(name) {
                    alike.append((name, other))
                }
            }
        }
    }
}
