@_exported import Foundation

// The names before UTType, which MobileCoreServices and CoreServices have; a string of Core Foundation is a String here.

public let kUTTypeItem = UTType.item.identifier
public let kUTTypeContent = UTType.content.identifier
public let kUTTypeData = UTType.data.identifier
public let kUTTypeImage = UTType.image.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypeTIFF = UTType.tiff.identifier
public let kUTTypeBMP = UTType.bmp.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
public let kUTTypeHTML = UTType.html.identifier
public let kUTTypeJSON = UTType.json.identifier
public let kUTTypeRTF = UTType.rtf.identifier
public let kUTTypePDF = UTType.pdf.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeFileURL = UTType.fileURL.identifier
public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

/// A result of C that code takes over.
public struct Retained<Value> {
    let value: Value
    public func takeRetainedValue() -> Value { value }
}

public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: String, _ tag: String, _ conformingTo: String?
) -> Retained<String>? {
    let text = tag
    let type = tagClass == kUTTagClassMIMEType ? UTType(mimeType: text) : UTType(filenameExtension: text)
    return type.map { Retained(value: $0.identifier) }
}
public func UTTypeCopyPreferredTagWithClass(_ type: String, _ tagClass: String) -> Retained<String>? {
    let type = UTType(type)
    let tag = tagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { Retained(value: $0) }
}
public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
    guard let type = UTType(type), let other = UTType(other) else { return false }
    return type.conforms(to: other)
}
