import LayoutEngine

extension FlowLayout {
    /// A file's `collectionViewFlowLayout`; nil for a custom layout class.
    init?(_ element: XMLElement) {
        guard element["customClass"] == nil else { return nil }
        self.init()
        func number(_ element: XMLElement?, _ name: String) -> Double {
            max(element?[name].flatMap(finiteNumber) ?? 0, 0)
        }
        func size(_ key: String) -> Size {
            let child = element.child(key: key, name: "size")
            return Size(width: number(child, "width"), height: number(child, "height"))
        }
        scrollAxis = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        minimumLineSpacing = number(element, "minimumLineSpacing")
        minimumInteritemSpacing = number(element, "minimumInteritemSpacing")
        headerReferenceSize = size("headerReferenceSize")
        footerReferenceSize = size("footerReferenceSize")
        let inset = element.child(key: "sectionInset", name: "inset")
        sectionInset = EdgeInsets(
            top: number(inset, "minY"), left: number(inset, "minX"), bottom: number(inset, "maxY"),
            right: number(inset, "maxX"))
    }
}
