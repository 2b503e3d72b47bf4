import CairoPNG
import LayoutRender

#if canImport(Glibc)
    import Glibc
#endif

// usage: drawing-benchmark PICTURE.png...
// For each picture: processor time and bytes of cairo_surface_write_to_png and of PNG.encode on the same pixels.

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

func best(of count: Int, _ body: () -> Void) -> Double {
    (0..<count).map { _ in
        let start = processorTime()
        body()
        return processorTime() - start
    }.min() ?? 0
}

func text(_ value: Double, _ decimals: Int = 1) -> String {
    let unit = decimals == 1 ? 10.0 : 100.0
    return "\((value * unit).rounded() / unit)"
}

for path in CommandLine.arguments.dropFirst() {
    guard let read = cairo_image_surface_create_from_png(path), cairo_surface_status(read) == CAIRO_STATUS_SUCCESS,
        // The format that pictures are drawn in.
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(read), cairo_image_surface_get_height(read)),
        let context = cairo_create(surface)
    else {
        print("\(path): not a picture")
        continue
    }
    cairo_set_source_surface(context, read, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_destroy(read)
    defer { cairo_surface_destroy(surface) }
    var written = 0
    let theirs = best(of: 7) {
        written = 0
        _ = cairo_surface_write_to_png_stream(
            surface,
            { closure, _, length in
                closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                return CAIRO_STATUS_SUCCESS
            }, &written)
    }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { continue }
    var pixels: [UInt8] = []
    for row in 0..<height {
        for column in 0..<width {
            let place = row * stride + column * 4
            pixels += [data[place + 2], data[place + 1], data[place], 255]
        }
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { continue }
    var encoded: [UInt8] = []
    let ours = best(of: 7) { encoded = PNG.encode(bitmap) }
    let isSame = (try? PNG.decode(encoded)) == bitmap
    print(
        "\(path): cairo \(text(theirs)) ms \(written) bytes, ours \(text(ours)) ms \(encoded.count) bytes,",
        "time x \(text(ours / theirs, 2)), bytes x \(text(Double(encoded.count) / Double(written), 2)),",
        isSame ? "same pixels" : "OTHER PIXELS")
}
