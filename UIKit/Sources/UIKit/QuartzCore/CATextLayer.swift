internal import LayoutEngine
internal import LayoutRender

/// A text as a layer, at its upper edge.
open class CATextLayer: CALayer {
    open var string: Any?
    open var font: AnyObject?
    open var fontSize = CGFloat(36)
    open var foregroundColor: CGColor?
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    @Kept open var allowsFontSubpixelQuantization = false

    override var paintsItself: Bool { string != nil }

    /// An attributed text has its own fonts and colours.
    override func paint(_ size: LayoutEngine.Size, isDark: Bool, into list: inout DisplayList) {
        let name = (font as? CGFont)?.postScriptName ?? (font as? NSString)?.description ?? "Helvetica"
        let shown = ((font as? UIFont) ?? UIFont(name: name, size: fontSize))?.withSize(fontSize)
        var content = TextContent(text: "", font: shown?.font ?? .system(Double(fontSize)))
        content.color = (foregroundColor ?? .white).value
        switch string {
        case let text as NSAttributedString: content.take(text, font: content.font, color: content.color)
        case let text?: content.text = (text as? String) ?? (text as? NSString)?.description ?? ""
        case nil: return
        }
        if let alignment = TextContent.Alignment(rawValue: alignmentMode.rawValue), alignment != .natural {
            content.alignment = alignment
        }
        content.numberOfLines = isWrapped ? 0 : content.text.count { $0 == "\n" } + 1
        switch truncationMode {
        case .start: content.lineBreakMode = .byTruncatingHead
        case .middle: content.lineBreakMode = .byTruncatingMiddle
        case .end: content.lineBreakMode = .byTruncatingTail
        default: content.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
        }
        list.items += Drawing.items(of: content, in: Rect(origin: .zero, size: size), isDark: isDark)
    }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
