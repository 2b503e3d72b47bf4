import LayoutEngine

// UIKit's words that stand as strings in a document. Each type has a table of its own, made when first used.

extension Attribute: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension ButtonContent.Configuration: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension ButtonContent.Kind: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension ContentMode: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension Font.TextStyle: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension Font.Weight: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension ScrollAttributes.InsetAdjustment: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension StackAttributes.Distribution: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension TableAttributes.Style: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension ButtonContent.VerticalAlignment: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension TextContent.Alignment: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension TextContent.BorderStyle: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension TextContent.LineBreakMode: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension LayoutDirection: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension UserInterfaceStyle: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension AccessibilityContrast: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension UserInterfaceSizeClass: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension ContentSizeCategory: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension DocumentRenderOptions.Text: DocumentWord {
    static let wordTable = NameTable(Self.self)
}
