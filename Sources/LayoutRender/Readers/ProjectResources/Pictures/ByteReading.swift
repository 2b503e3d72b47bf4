/// Numbers and words at a place of a file; nil beyond its end.
extension [UInt8] {
    /// An unsigned number of two bytes, the high byte first; nil beyond the end.
    func big16(_ place: Int) -> Int? {
        guard place >= 0, place <= count - 2 else { return nil }
        return Int(self[place]) << 8 | Int(self[place + 1])
    }

    /// The high byte first; nil beyond the end.
    func big32(_ place: Int) -> Int? {
        guard let high = big16(place), let low = big16(place + 2) else { return nil }
        return high << 16 | low
    }

    /// The low byte first.
    func little16(_ place: Int) -> Int? {
        guard place >= 0, place <= count - 2 else { return nil }
        return Int(self[place + 1]) << 8 | Int(self[place])
    }

    /// Three bytes, the low byte first; nil beyond the end.
    func little24(_ place: Int) -> Int? {
        guard place >= 0, place <= count - 3 else { return nil }
        return Int(self[place + 2]) << 16 | Int(self[place + 1]) << 8 | Int(self[place])
    }

    /// Whether these characters are at an index.
    func has(_ text: StaticString, at place: Int) -> Bool {
        text.withUTF8Buffer { wanted in
            guard place >= 0, place <= count - wanted.count else { return false }
            for index in 0..<wanted.count where unsafe self[place + index] != wanted[index] { return false }
            return true
        }
    }
}
