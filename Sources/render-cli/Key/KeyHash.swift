import Files

/// A hash of labelled texts: lengths precede the texts, so that different lists differ in the hashed bytes.
struct KeyHash {
    private var message: [UInt8] = []

    mutating func add(_ label: String, _ text: String) {
        for part in [label, text] { message += Array("\(part.utf8.count):\(part)".utf8) }
    }

    /// 64 hexadecimal digits: SHA-256.
    var text: String { Self.text(of: message) }

    /// The hash of a file's bytes, in the same form.
    static func text(of bytes: [UInt8]) -> String { SHA256.text(of: bytes) }
}
