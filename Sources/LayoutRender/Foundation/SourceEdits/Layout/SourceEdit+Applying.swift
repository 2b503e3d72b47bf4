import Markup

extension SourceEdit {
    /// A document with all edits made, one after the other. Offsets that name constraints count in the text as read.
    /// - Throws: `EditTrouble` where the document has no such object, or where an edit does not fit the object.
    package static func applied(
        _ edits: [SourceEdit], to bytes: [UInt8], limits: XMLLimits = XMLLimits()
    ) throws(EditTrouble) -> [UInt8] {
        var bytes = bytes
        let isXML = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
        var made: [[TextEdit]] = []
        for edit in edits {
            let places =
                isXML
                ? try InterfaceBuilderEdits(XMLSource(bytes, limits: limits)).places(of: edit)
                : try TreeEdits(JSONSource(bytes), after: made).places(of: edit)
            bytes = try places.applied(to: bytes)
            made.append(places)
        }
        return bytes
    }
}
