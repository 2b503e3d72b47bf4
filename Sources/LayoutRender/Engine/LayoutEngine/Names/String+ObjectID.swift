extension String {
    /// Three characters, two, three, joined by hyphens, as Interface Builder makes ids: `k3J-xx-yyy`.
    package var isObjectID: Bool {
        let bytes = Array(utf8)
        guard bytes.count == 10, bytes[3] == 0x2D, bytes[6] == 0x2D else { return false }
        return bytes.enumerated().allSatisfy { place, byte in
            place == 3 || place == 6 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte)
        }
    }
}
