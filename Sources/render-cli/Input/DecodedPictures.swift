import LayoutRender

/// Decoded pictures by their keys, each decoded once unless all together take too many bytes.
struct DecodedPictures<Key: Hashable & Sendable, Trouble: Error>: Sendable {
    private var known: [Key: Result<Bitmap, Trouble>] = [:]
    private var bytes = 0
    /// Limit of decoded bytes; beyond it all pictures are dropped, and decoded again when needed.
    private var maximumBytes: Int { 256 << 20 }

    /// The picture of a key, decoded if it is not kept.
    mutating func bitmap(_ key: Key, decode: () -> Result<Bitmap, Trouble>) -> Result<Bitmap, Trouble> {
        if let known = known[key] { return known }
        let result = decode()
        let size = if case .success(let bitmap) = result { bitmap.pixels.count } else { 0 }
        if bytes + size > maximumBytes {
            known.removeAll()
            bytes = 0
        }
        bytes += size
        known[key] = result
        return result
    }
}
