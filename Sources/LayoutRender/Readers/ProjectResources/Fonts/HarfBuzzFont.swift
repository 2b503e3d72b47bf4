import CHarfBuzz
import Notation

/// One face of a font file at its design size, opened by HarfBuzz.
///
/// HarfBuzz checks every table before reading it; a broken table counts as missing.
@safe struct HarfBuzzFont: ~Copyable {
    /// Owned: one reference, given back at the end.
    private let face: OpaquePointer
    /// Owned: one reference, given back at the end.
    let font: OpaquePointer
    /// Owned: reused for every text.
    let buffer: OpaquePointer
    /// The units of the font's numbers in one em.
    let unitsPerEm: Double

    /// Nil if the bytes are no font.
    init?(_ bytes: [UInt8], face index: Int = 0) {
        let count = UInt32(clamping: bytes.count)
        // Manual: hb_blob_create() "New blob, or the empty blob if something failed or if length is zero. Destroy with
        // hb_blob_destroy()"; HB_MEMORY_MODE_DUPLICATE "immediately makes a copy of the data".
        let blob = unsafe bytes.withUnsafeBytes { source in
            unsafe hb_blob_create(
                source.baseAddress?.assumingMemoryBound(to: CChar.self), count, HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        // "Releases a reference": the face keeps its own.
        defer { unsafe hb_blob_destroy(blob) }
        guard let face = unsafe hb_face_create(blob, UInt32(clamping: index)) else { return nil }
        guard unsafe index < Int(hb_face_count(blob)), unsafe hb_face_get_glyph_count(face) > 0 else {
            unsafe hb_face_destroy(face)
            return nil
        }
        // Manual: hb_font_create() "Constructs a new font object from the specified face"; it holds a reference of it.
        guard let font = unsafe hb_font_create(face), let buffer = unsafe hb_buffer_create() else {
            unsafe hb_face_destroy(face)
            return nil
        }
        unsafe self.face = face
        unsafe self.font = font
        unsafe self.buffer = buffer
        unitsPerEm = unsafe Double(max(hb_face_get_upem(face), 1))
    }

    /// The number of faces in a file.
    static func faceCount(_ bytes: [UInt8]) -> Int {
        let count = UInt32(clamping: bytes.count)
        let blob = unsafe bytes.withUnsafeBytes { source in
            unsafe hb_blob_create(
                source.baseAddress?.assumingMemoryBound(to: CChar.self), count, HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { unsafe hb_blob_destroy(blob) }
        return unsafe Int(hb_face_count(blob))
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
        unsafe hb_font_destroy(font)
        unsafe hb_face_destroy(face)
    }

    /// Ascender and descender (negative below the baseline) of the `hhea` table in em, whatever the other tables say.
    var horizontalHeader: (ascender: Double, descender: Double)? {
        let table = bytes(ofTable: "hhea")
        guard let up = table.big16(4), let down = table.big16(6), table.count >= 10 else { return nil }
        func em(_ value: Int) -> Double { Double(Int16(truncatingIfNeeded: value)) / unitsPerEm }
        return (em(up), em(down))
    }

    /// Whether the file has a non-empty table.
    func hasTable(_ name: String) -> Bool { !bytes(ofTable: name).isEmpty }

    /// A table of the font file; empty if there is none.
    private func bytes(ofTable name: String) -> [UInt8] {
        // Manual: hb_face_reference_table() "The table's blob, or empty if it's not found"; destroyed by the caller.
        let blob = unsafe hb_face_reference_table(face, Self.tag(name))
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: data, count: min(Int(length), 65_536)))
    }

    /// A name of the `name` table in English, else in its first language; empty names count as missing.
    func name(_ id: UInt32) -> String? {
        if let text = unsafe name(id, in: hb_language_from_string("en", -1)) { return text }
        var count: UInt32 = 0
        // Manual: hb_ot_name_list_names() "the returned array is owned by the face".
        guard let list = unsafe hb_ot_name_list_names(face, &count) else { return nil }
        for index in 0..<min(Int(count), 1_000) where unsafe list[index].name_id == id {
            if let text = unsafe name(id, in: list[index].language) { return text }
        }
        return nil
    }

    @unsafe private func name(_ id: UInt32, in language: hb_language_t?) -> String? {
        var text = [CChar](repeating: 0, count: 512)
        var length = UInt32(text.count)
        _ = unsafe hb_ot_name_get_utf8(face, id, language, &length, &text)
        guard length > 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The PostScript names of a variable font's named instances, in their order.
    ///
    /// The name of an instance without one is the family's name without spaces, a hyphen and the style.
    var instanceNames: [String] {
        let count = unsafe Int(hb_ot_var_get_named_instance_count(face))
        guard count > 0 else { return [] }
        let family = (name(NameID.variations) ?? name(NameID.typographicFamily) ?? name(NameID.family) ?? "")
            .replacing(" ", with: "")
        return (0..<min(count, 200)).map { index in
            let own = unsafe hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(index))
            if own != 0xFFFF, own != 0, let name = name(own) { return name }
            let style = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(index))
            return family + "-" + (name(style) ?? "").replacing(" ", with: "")
        }
    }

    /// Selects one of the named instances.
    mutating func select(instance index: Int) {
        unsafe hb_font_set_var_named_instance(font, UInt32(clamping: index))
    }

    /// Four letters as one number, as OpenType names its tables.
    private static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    /// Ids in the `name` table.
    enum NameID {
        /// Name id 1 of OpenType: the family, with at most four faces.
        static let family: UInt32 = 1
        /// Name id 4: family and face.
        static let full: UInt32 = 4
        /// Name id 6: the name that UIFont takes.
        static let postScript: UInt32 = 6
        /// Name id 16: the family with all its faces.
        static let typographicFamily: UInt32 = 16
        /// Name id 25: the beginning of the PostScript names of a variable font's instances.
        static let variations: UInt32 = 25
    }
}
