/// What stands in the head of a type.
extension SourceOutline {
    /// The entries behind the colon of a type's head.
    func entries(of unit: SourceOutline.Unit) -> [(name: String, range: Range<Int>, colon: Int)] {
        var place = unit.range.lowerBound
        var depth = 0
        var colon: Int?
        var found: [(name: String, range: Range<Int>, colon: Int)] = []
        var start = 0
        func close(_ end: Int) {
            guard let colon else { return }
            var first = start
            var last = end
            while first < last, text[first] <= UInt8(ascii: " ") { first += 1 }
            while last > first, text[last - 1] <= UInt8(ascii: " ") { last -= 1 }
            if first < last { found.append((String(decoding: text[first..<last], as: UTF8.self), first..<last, colon)) }
        }
        while place < unit.headEnd {
            let byte = text[place]
            if "<([".utf8.contains(byte) { depth += 1 }
            if ">)]".utf8.contains(byte) { depth -= 1 }
            if depth == 0, byte == UInt8(ascii: ":"), colon == nil {
                colon = place
                start = place + 1
            } else if depth == 0, byte == UInt8(ascii: ","), colon != nil {
                close(place)
                start = place + 1
            } else if depth == 0, colon != nil, text[place..<unit.headEnd].starts(with: " where ".utf8) {
                close(place)
                return found
            }
            place += 1
        }
        close(unit.headEnd)
        return found
    }
}
