import CCairo
import CPango

/// The pinned fonts behind a private fontconfig configuration: no file of the user or the system can change a glyph.
///
/// One library stays on one thread, as Pango's manual demands of a font map and everything made from it. fontconfig
/// never searches the machine for fonts: only files that are named here are added. `files` and the versions of the
/// libraries go into the fingerprint of a reference, as pixels depend on them.
@safe struct FontLibrary: ~Copyable {
    /// Owned: one reference, given back at the end.
    private let config: OpaquePointer
    /// Owned: created in `init`.
    private let map: OpaquePointer
    /// Owned: what layouts are made in.
    let context: OpaquePointer
    /// References to `map` while none of Pango's threads has one: the library's and the context's.
    private var restingReferences: Int32
    /// The face that was loaded for each requested face. Only read by key.
    private var faces: [FontFace: FontFace] = [:]
    /// Whether the fonts for what the pinned family lacks were looked for.
    private(set) var hasFallbacks = false
    /// The files added, in order, for the fingerprint.
    private(set) var files: [String] = []

    /// Where font files are looked for.
    private let folders: [String]
    /// Where the fallback font is looked for.
    private let fallbackFolders: [String]
    /// Where the font of emoji is looked for.
    private let emojiFolders: [String]
    /// Fonts for further scripts, added when a text needs them.
    private let scripts: [ScriptFont]
    /// Which of the scripts' fonts were looked for.
    private var isScriptLoaded: [Bool]

    /// - Throws: where fontconfig or Pango cannot start.
    init(
        folders: [String] = FontFiles.folders, fallbackFolders: [String] = FontFiles.fallbackFolders,
        emojiFolders: [String] = FontFiles.emojiFolders, scripts: [ScriptFont] = ScriptFont.all
    ) throws(RenderError) {
        guard let config = unsafe FcConfigCreate() else {
            throw .drawing(library: "fontconfig", status: "no configuration")
        }
        // A configuration from memory: without it fontconfig would read the user's.
        let isLoaded = unsafe FontLibrary.parse(FontLibrary.rule, into: config)
        // Pango starts fontconfig in the background with the process's current configuration, and the first font waits for
        // it: 5 to 20 ms for the system's. While ours is the current one there is nothing to scan.
        unsafe FcConfigSetCurrent(config)
        defer { FcConfigSetCurrent(nil) }
        // Pango manual: "Creates a new PangoCairoFontMap object of the type suitable to be used with cairo font backend
        // of type fonttype. [...] the newly allocated PangoFontMap, which should be freed with g_object_unref(), or NULL
        // if the requested cairo font backend is not supported / compiled in."
        guard isLoaded, let map = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT.rawValue) else {
            unsafe FcConfigDestroy(config)
            throw .drawing(library: "pango", status: "no FreeType font map")
        }
        // fontconfig's reference is taken by the map: "The FcConfig object will be referenced".
        unsafe pango_fc_font_map_set_config(map, config)
        unsafe pango_cairo_font_map_set_resolution(map, 72)
        // Pango manual: "the newly allocated PangoContext, which should be freed with g_object_unref()."
        guard let context = unsafe pango_font_map_create_context(map) else {
            unsafe g_object_unref(UnsafeMutableRawPointer(map))
            unsafe FcConfigDestroy(config)
            throw .drawing(library: "pango", status: "no context")
        }
        self.folders = folders
        self.fallbackFolders = fallbackFolders
        self.emojiFolders = emojiFolders
        self.scripts = scripts
        isScriptLoaded = Array(repeating: false, count: scripts.count)
        unsafe self.config = config
        unsafe self.map = map
        unsafe self.context = context
        restingReferences = unsafe FontLibrary.references(to: map)
        setOptions()
    }

    deinit {
        _ = isLeftByThreads()
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(UnsafeMutableRawPointer(map))
        unsafe FcConfigDestroy(config)
    }

    /// Everything that could move a pixel is said here and left to no default.
    private func setOptions() {
        let options = unsafe FontLibrary.makeOptions()
        unsafe pango_cairo_context_set_font_options(context, options)
        // cairo manual: cairo_font_options_destroy() "Destroys a cairo_font_options_t object created with
        // cairo_font_options_create()"; the context keeps a copy.
        unsafe cairo_font_options_destroy(options)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        setLanguage(nil)
        unsafe pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    }

    /// What texts are shaped in from now on; nil: English. Layouts notice a change of their context by themselves.
    func setLanguage(_ tag: String?) {
        // Pango manual: pango_language_from_string() "the language system's own PangoLanguage, which should not be freed".
        unsafe pango_context_set_language(context, pango_language_from_string(tag ?? "en"))
    }

    /// Gray antialiasing, no hinting, unhinted metrics. The caller destroys them.
    static func makeOptions() -> OpaquePointer? {
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return unsafe options
    }

    /// Checks that the file of `face` exists and that fontconfig would choose it.
    /// - Returns: `face`; with the usual letters where the machine lacks those of large sizes, as Inter before 4.0 does.
    /// - Throws: `missingFont` where no folder has the file, `unusableFont` where fontconfig would choose another
    ///   face.
    mutating func load(_ face: FontFace) throws(RenderError) -> FontFace {
        let asked = face.fileFace
        var loaded = face
        if let known = faces[asked] {
            loaded.isDisplay = known.isDisplay
            return loaded
        }
        if let file = add(FontFiles.names(of: asked), in: folders) {
            try verify(asked, file: file)
        } else {
            guard asked.isDisplay else { throw FontFiles.missing(asked, in: folders) }
            loaded.isDisplay = false
            loaded = try load(loaded)
        }
        faces[asked] = loaded.fileFace
        return loaded
    }

    /// Adds the fonts for what the pinned family lacks and for emoji, as far as they are installed.
    ///
    /// Both at once: which of two fonts draws a character that both have must not depend on the texts drawn before.
    mutating func loadFallbacks() {
        guard !hasFallbacks else { return }
        hasFallbacks = true
        _ = add(FontFiles.fallbackFiles, in: fallbackFolders)
        _ = add(FontFiles.emojiFiles, in: emojiFolders)
    }

    /// Adds the fonts of the scripts in a text, as far as they are installed; the fallbacks before them, so that the
    /// order of the fonts is the same whichever text comes first.
    mutating func loadScripts(of text: String) {
        for scalar in text.unicodeScalars where scalar.value >= ScriptFont.firstCharacter {
            guard let index = scripts.firstIndex(where: { $0.holds(scalar) }), !isScriptLoaded[index] else { continue }
            isScriptLoaded[index] = true
            loadFallbacks()
            // Pango's threads read the configuration's rules. Without its rule the font would draw letters of other scripts.
            waitForThreads()
            guard unsafe FontLibrary.parse(scripts[index].rule, into: config) else { continue }
            for name in scripts[index].files { _ = add([name], in: scripts[index].folders) }
        }
    }

    /// Adds the first existing file; nil without an existing file. The folders are tried in order, and in each folder the
    /// names in order. A file that fontconfig cannot read counts as absent.
    private mutating func add(_ names: [String], in folders: [String]) -> String? {
        for folder in folders {
            for name in names {
                let path = folder + "/" + name
                let isAdded = unsafe path.withCString { bytes in
                    unsafe bytes.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
                        unsafe FcConfigAppFontAddFile(config, $0)
                    }
                }
                guard isAdded != 0 else { continue }
                files.append(path)
                waitForThreads()
                unsafe pango_fc_font_map_config_changed(map)
                return path
            }
        }
        return nil
    }

    /// Waits until Pango's threads have ended that compare and sort fonts for `map`, for some seconds at most.
    ///
    /// Pango starts two for each new description (since 1.51.2 one for all) and waits for none that nobody asks for an
    /// answer. A thread that ends last takes its work out of the map's tables, without a lock: while the map is emptied for
    /// a new font, or goes away, the table may be gone, and the process ends by a signal in GLib (1.50.12 to 1.57.1). Each
    /// thread has a reference to the map and gives that back as its last act, so that the number of references says
    /// whether one is left.
    /// - Returns: false where the time passed.
    private func isLeftByThreads() -> Bool {
        for _ in 0..<FontLibrary.longestWait {
            guard unsafe FontLibrary.references(to: map) > restingReferences else { return true }
            g_usleep(100)
        }
        return false
    }

    /// The same. Who keeps a reference for another reason keeps it: the next font waits no more.
    private mutating func waitForThreads() {
        if !isLeftByThreads() { restingReferences = unsafe FontLibrary.references(to: map) }
    }

    /// Of 100 microseconds: a thread of Pango's sorts a few dozen fonts in some of them.
    private static let longestWait = 20_000

    /// How many owners an object of GLib has, read as other threads change the number.
    private static func references(to object: OpaquePointer) -> Int32 {
        let object = unsafe UnsafeMutablePointer<GObject>(object)
        return unsafe withUnsafePointer(to: &object.pointee.ref_count) {
            unsafe $0.withMemoryRebound(to: Int32.self, capacity: 1) { unsafe g_atomic_int_get($0) }
        }
    }

    /// A missing family or weight silently becomes another one in fontconfig: compare what was asked with what came.
    private func verify(_ face: FontFace, file: String) throws(RenderError) {
        let wanted = unsafe FontLibrary.makeDescription(face, size: 12)
        defer { unsafe pango_font_description_free(wanted) }
        // Pango manual: "the newly allocated PangoFont loaded, or NULL if no font matched."
        var found: OpaquePointer?
        OpenFaces.use { unsafe found = pango_font_map_load_font(map, context, wanted) }
        guard let font = unsafe found else {
            throw .unusableFont(file: file, reason: "it does not load")
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(font)) }
        let loaded = unsafe pango_font_describe(font)
        defer { unsafe pango_font_description_free(loaded) }
        let family = unsafe pango_font_description_get_family(loaded).map { unsafe String(cString: $0) } ?? "no family"
        let weight = unsafe pango_font_description_get_weight(loaded).rawValue
        let isFamily =
            family.hasPrefix(face.pinnedFamily) && family.hasPrefix(FontFiles.displayFamily) == face.isDisplay
        guard isFamily, weight == face.openTypeWeight else {
            throw .unusableFont(
                file: file, reason: "asked for \(face.pinnedFamily) \(face.openTypeWeight), got \(family) \(weight)")
        }
    }

    /// The caller frees it with `pango_font_description_free`.
    /// - Parameter size: in points, set as an absolute size: a point is a unit of the canvas, whatever the
    ///   resolution.
    static func makeDescription(_ face: FontFace, size: Double) -> OpaquePointer? {
        let description = unsafe pango_font_description_new()
        unsafe pango_font_description_set_family(description, face.pinnedFamily)
        unsafe pango_font_description_set_weight(description, PangoWeight(rawValue: face.openTypeWeight))
        unsafe pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        unsafe pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        return unsafe description
    }

    /// Adds a rule to a configuration.
    /// - Returns: false where fontconfig does not take it.
    private static func parse(_ rule: String, into config: OpaquePointer) -> Bool {
        let text = "<?xml version=\"1.0\"?>\n<fontconfig>\n\(rule)\n</fontconfig>"
        return unsafe text.withCString { bytes in
            unsafe bytes.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) {
                unsafe FcConfigParseAndLoadFromMemory(config, $0, FcBool(1)) != 0
            }
        }
    }

    /// A font of pictures, as emoji fonts are, comes in one size and is drawn scaled to the wanted one. The rule of a font for
    /// further scripts is added with the font (`ScriptFont.rule`): to read all of them takes two million instructions.
    private static let rule = """
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
          </match>
        """

    /// The version of the library that is loaded.
    static var pangoVersion: String {
        guard let words = unsafe pango_version_string() else { return "unknown" }
        return unsafe String(cString: words)
    }

    /// The version of the library that is loaded.
    static var fontConfigVersion: String {
        let number = FcGetVersion()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }
}
