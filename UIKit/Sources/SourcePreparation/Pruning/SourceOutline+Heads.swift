/// What stands in the head of a type.
extension SourceOutline {
    /// The entries behind the colon of a type's head.
    func entries(of unit: SourceOutline.Unit) -> [(name: String, range: Range<Int>, colon: Int)] {
        var cursor = SourceCursor(bytes: text)
        cursor.place = unit.nameStart
        guard let head = TypeHead(&cursor), let colon = head.colon else { return [] }
        return head.entries.map { ($0.text, $0.range, colon) }
    }
}
