@_exported import Markup

extension XMLTree {
    /// Parses a document.
    /// - Throws: `InterfaceBuilderError` with the position of the first error.
    static func parse(_ bytes: [UInt8], file: String, limits: XMLLimits) throws(InterfaceBuilderError) -> XMLTree {
        do {
            return try parse(bytes, limits: limits)
        } catch {
            let kind: InterfaceBuilderError.Kind =
                switch error.kind {
                case .malformed: .malformed
                case .refused: .refused
                case .tooLarge: .tooLarge
                }
            throw InterfaceBuilderError(
                kind: kind, message: error.message, file: file, line: error.line, column: error.column)
        }
    }
}
