import PNGCodec

/// Where two pictures differ, for frames of films and for tests.
extension Bitmap {
    /// The smallest box, in pixels, that holds every pixel which differs in a picture of the same size; nil when none does or
    /// the sizes differ.
    package func changedBox(to other: Bitmap) -> (x: Int, y: Int, width: Int, height: Int)? {
        guard width == other.width, height == other.height,
            let box = PixelBox(changesFrom: pixels, to: other.pixels, width: width, bytesPerPixel: 4)
        else { return nil }
        return (box.x, box.y, box.width, box.height)
    }
}
