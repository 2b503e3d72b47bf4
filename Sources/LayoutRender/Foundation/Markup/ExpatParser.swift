import CExpat

/// One expat parser: created, used once, freed.
///
/// Guarantees: UTF-8 only. A document type declaration ends parsing; if one is allowed, an entity declaration does. So
/// only XML's own five entities exist, and no other file is ever read.
@safe struct ExpatParser: ~Copyable {
    private let handle: XML_Parser
    private let allowsDoctype: Bool

    /// Nil when memory is short.
    ///
    /// Manual: "XML_ParserCreate ... Construct a new parser. ... If encoding is non-null, it specifies a character
    /// encoding to use for the document. This overrides the document encoding declaration."
    init?(allowsDoctype: Bool = false) {
        guard let handle = unsafe XML_ParserCreate("UTF-8") else { return nil }
        unsafe self.handle = handle
        self.allowsDoctype = allowsDoctype
    }

    /// Manual: "XML_ParserFree ... Free memory used by the parser."
    deinit { unsafe XML_ParserFree(handle) }

    /// Parses the whole document and returns expat's error; nil without error.
    ///
    /// One call: expat 2.5 reads a token again from its start with every piece of input, which would take minutes for a
    /// hostile token of megabytes.
    consuming func parse(_ bytes: [UInt8], into builder: XMLTreeBuilder) -> Failure? {
        let sink = Sink(builder: builder)
        unsafe sink.handle = handle
        let pointer = unsafe Unmanaged.passUnretained(sink).toOpaque()
        unsafe XML_SetUserData(handle, pointer)
        unsafe XML_SetElementHandler(handle, startElement, endElement)
        unsafe XML_SetCharacterDataHandler(handle, characterData)
        if allowsDoctype {
            unsafe XML_SetEntityDeclHandler(handle, declareEntity)
        } else {
            unsafe XML_SetStartDoctypeDeclHandler(handle, startDoctype)
        }
        let status = unsafe bytes.withUnsafeBytes { buffer in
            unsafe XML_Parse(
                handle, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count), 1)
        }
        // The sink must outlive the call above: expat holds an unretained pointer to it.
        return withExtendedLifetime(sink) {
            guard status != XML_STATUS_OK else { return nil }
            let code = unsafe XML_GetErrorCode(handle)
            let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
            return unsafe Failure(
                message: words ?? "error \(code.rawValue)", line: line(of: handle), column: column(of: handle))
        }
    }

    /// Expat's error for a document that is not well-formed.
    struct Failure: Sendable {
        /// Expat's own words.
        var message: String
        /// From 1.
        var line: Int
        /// From 1, in bytes.
        var column: Int
    }
}

/// The object behind expat's user pointer, for the callbacks.
@safe private final class Sink {
    let builder: XMLTreeBuilder
    var handle: XML_Parser?

    init(builder: XMLTreeBuilder) { self.builder = builder }
}

/// From 1, as expat counts lines.
private func line(of handle: XML_Parser) -> Int { unsafe Int(XML_GetCurrentLineNumber(handle)) }

/// From 1; expat counts columns from 0.
private func column(of handle: XML_Parser) -> Int { unsafe Int(XML_GetCurrentColumnNumber(handle)) + 1 }

/// The sink behind expat's user pointer; nil for a null pointer.
private func sink(_ pointer: UnsafeMutableRawPointer?) -> Sink? {
    unsafe pointer.map { unsafe Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
}

/// XML_StartElementHandler: the attributes are a list of name and value pairs that ends with a null pointer.
private func startElement(
    _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?,
    _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
    guard let sink = unsafe sink(pointer), let handle = unsafe sink.handle, let name = unsafe name else { return }
    if var next = unsafe list {
        while let attribute = unsafe next[0], let value = unsafe next[1] {
            unsafe sink.builder.add(.init(name: String(cString: attribute), value: String(cString: value)))
            unsafe next += 2
        }
    }
    let isWanted = unsafe sink.builder.start(
        String(cString: name), line: line(of: handle), column: column(of: handle))
    if !isWanted { unsafe _ = XML_StopParser(handle, 0) }
}

/// XML_EndElementHandler.
private func endElement(_ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?) {
    guard let sink = unsafe sink(pointer), sink.builder.refusal == nil else { return }
    sink.builder.end()
}

/// XML_CharacterDataHandler: the text is not terminated, and one text may come in several calls.
private func characterData(_ pointer: UnsafeMutableRawPointer?, _ text: UnsafePointer<XML_Char>?, _ length: Int32) {
    guard let sink = unsafe sink(pointer), sink.builder.keepsText, let text = unsafe text, length > 0 else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
    unsafe sink.builder.text(String(decoding: bytes, as: UTF8.self))
}

/// XML_StartDoctypeDeclHandler: refuses the document before any entity can be declared.
private func startDoctype(
    _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ system: UnsafePointer<XML_Char>?,
    _ public: UnsafePointer<XML_Char>?, _ hasInternalSubset: Int32
) {
    guard let sink = unsafe sink(pointer), let handle = unsafe sink.handle else { return }
    unsafe sink.builder.refuse(
        "a document type declaration is not read", line(of: handle), column(of: handle))
    unsafe _ = XML_StopParser(handle, 0)
}

/// XML_EntityDeclHandler: refuses the document, so that no entity can be expanded.
private func declareEntity(
    _ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<XML_Char>?, _ isParameter: Int32,
    _ value: UnsafePointer<XML_Char>?, _ length: Int32, _ base: UnsafePointer<XML_Char>?,
    _ system: UnsafePointer<XML_Char>?, _ public: UnsafePointer<XML_Char>?, _ notation: UnsafePointer<XML_Char>?
) {
    guard let sink = unsafe sink(pointer), let handle = unsafe sink.handle else { return }
    unsafe sink.builder.refuse("an entity declaration is not read", line(of: handle), column(of: handle))
    unsafe _ = XML_StopParser(handle, 0)
}
