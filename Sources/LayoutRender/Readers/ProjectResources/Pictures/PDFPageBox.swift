import LayoutEngine

/// The size of a PDF's first page.
enum PDFPageBox {
    /// The mark may be a few bytes after the start of the file.
    static func isPDF(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(1_024)
        return start.indices.contains { bytes[$0] == 0x25 && bytes.has("%PDF-", at: $0) }
    }

    /// Width and height in points, each rounded up to a whole point unless it is less than about a tenth above one.
    /// [measured: 32 of the 33 fractional pages seen]
    static func size(_ bytes: [UInt8]) -> Size? {
        let objects = PDFObjects(bytes)
        guard let page = firstPage(objects) else { return nil }
        guard let box = numbers("CropBox", page, objects) ?? numbers("MediaBox", page, objects), box.count >= 4 else {
            return nil
        }
        var width = (box[2] - box[0]).magnitude
        var height = (box[3] - box[1]).magnitude
        if let turn = number("Rotate", page, objects), Int(exactly: turn).map({ $0 % 180 != 0 }) == true {
            swap(&width, &height)
        }
        guard (0.1...100_000).contains(width), (0.1...100_000).contains(height) else { return nil }
        return Size(width: roundedUp(width), height: roundedUp(height))
    }

    /// A length in whole points, at least 1: rounded up, unless it is only a little above a whole point.
    private static func roundedUp(_ length: Double) -> Double { max((length - roundingSlack).rounded(.up), 1) }

    /// How far a length may lie above a whole point and still be rounded down, in points.
    private static let roundingSlack = 0.1

    /// The first leaf of the page tree; else the first page in the file.
    private static func firstPage(_ objects: PDFObjects) -> PDFObjects.Dictionary? {
        var node = objects.dictionaries.first { objects.name("Type", $0) == "Catalog" }
            .flatMap { objects.dictionary("Pages", $0) }
        for _ in 0..<32 {
            guard let current = node else { break }
            if objects.name("Type", current) == "Page" { return current }
            node = objects.value("Kids", current).flatMap { objects.firstReference($0) }.flatMap(objects.dictionary)
        }
        return objects.dictionaries.first { objects.name("Type", $0) == "Page" }
    }

    /// An entry of the page or, since boxes and rotations are inherited, of its ancestors.
    private static func inherited(
        _ key: String, _ page: PDFObjects.Dictionary, _ objects: PDFObjects
    ) -> PDFObjects.Value? {
        var node: PDFObjects.Dictionary? = page
        for _ in 0..<32 {
            guard let current = node else { return nil }
            if let value = objects.value(key, current) { return value }
            node = objects.dictionary("Parent", current)
        }
        return nil
    }

    /// A page takes over what its parents in the tree of pages say.
    private static func numbers(_ key: String, _ page: PDFObjects.Dictionary, _ objects: PDFObjects) -> [Double]? {
        inherited(key, page, objects).map(objects.numbers)
    }

    /// The first of these numbers.
    private static func number(_ key: String, _ page: PDFObjects.Dictionary, _ objects: PDFObjects) -> Double? {
        numbers(key, page, objects)?.first
    }
}
