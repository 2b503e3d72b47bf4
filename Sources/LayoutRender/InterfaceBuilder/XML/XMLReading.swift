extension XMLTree {
    /// Parses a document.
    /// - Throws: `InterfaceBuilderError` with the place of the first thing that is wrong.
    static func parse(_ bytes: [UInt8], file: String, limits: XMLLimits) throws(InterfaceBuilderError) -> XMLTree {
        func failure(_ message: String, _ line: Int, _ column: Int, _ kind: InterfaceBuilderError.Kind)
            -> InterfaceBuilderError
        {
            InterfaceBuilderError(kind: kind, message: message, file: file, line: line, column: column)
        }
        guard bytes.count <= limits.bytes else {
            throw failure("\(bytes.count) bytes, at most \(limits.bytes) are read", 1, 1, .tooLarge)
        }
        let builder = XMLTreeBuilder(limits: limits)
        guard let parser = ExpatParser() else { throw failure("no memory for the XML parser", 1, 1, .tooLarge) }
        let complaint = parser.parse(bytes, into: builder)
        if let refusal = builder.refusal {
            throw failure(refusal.message, refusal.line, refusal.column, .refused)
        }
        if let complaint { throw failure(complaint.message, complaint.line, complaint.column, .malformed) }
        return builder.finish()
    }
}
