import LayoutDocument
import LayoutRender

/// What a page is written as, by the extension of its file.
enum PictureFormat: String, CaseIterable {
    case png, svg, pdf

    init(path: String, stated: PictureFormat?) throws(Failure) {
        if let stated {
            self = stated
            return
        }
        if path == "-" {
            self = .png
            return
        }
        guard let format = PictureFormat(rawValue: fileExtension(path)) else {
            throw Failure.usage("\(path): the extension says no format; use .png, .svg or .pdf, or --format")
        }
        self = format
    }
}
