import Foundation

extension String {
    /// Whether a word is a part of the text, compared byte by byte. The standard library's search makes a character of every
    /// letter, a tenth of the time that the preparation of an app took.
    func hasBytes(of word: String) -> Bool {
        guard !word.isEmpty else { return true }
        var (text, word) = (self, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard let start = text.baseAddress, let first = word.baseAddress else { return false }
                var place = 0
                while place + word.count <= text.count {
                    guard let found = memchr(start + place, Int32(first[0]), text.count - word.count - place + 1) else {
                        return false
                    }
                    place = UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
                    if memcmp(start + place, first, word.count) == 0 { return true }
                    place += 1
                }
                return false
            }
        }
    }
}
