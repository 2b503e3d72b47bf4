import LayoutEngine

// UIKit's words that stand as strings in a document. Each type has a table of its own, made when first used.

extension Attribute: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension Font.TextStyle: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension Font.Weight: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension TextContent.LineStyle: DocumentWord {
    static let wordTable = NameTable(Self.self)
}

extension StatedNavigationItem.LargeTitleDisplayMode: DocumentWord {
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

extension DocumentRenderOptions.Layers: DocumentWord {
    static let wordTable = NameTable(Self.self)
}
