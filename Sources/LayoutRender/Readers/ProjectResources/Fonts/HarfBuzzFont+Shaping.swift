import CHarfBuzz
import LayoutEngine

extension HarfBuzzFont {
    /// A glyph with the index of its scalar.
    struct Shaped {
        /// Lengths in em.
        var glyph: TypefaceGlyph
        /// The index of the first of its scalars.
        var scalar: Int
    }

    /// Shapes a text with the font's own features, script by script, from left to right.
    ///
    /// - Parameter isRightToLeft: the direction of the whole text; nil: each script's own direction, in the order of
    ///   the text.
    /// - Returns: glyphs from left to right, in em.
    func shape(_ scalars: [UInt32], isRightToLeft: Bool?, language: String?) -> [Shaped] {
        let runs = scripts(of: scalars)
        var shaped: [Shaped] = []
        for run in isRightToLeft == true ? runs.reversed() : runs {
            shape(scalars, run, isRightToLeft: isRightToLeft, language: language, into: &shaped)
        }
        return shaped
    }

    /// A run of one script.
    private struct ScriptRun {
        /// The scalars of the run.
        var range: Range<Int>
        /// `HB_SCRIPT_COMMON` only for a text of punctuation and digits alone.
        var script: hb_script_t
    }

    /// Punctuation and digits belong to the script before them, at the start of the text to the first script.
    private func scripts(of scalars: [UInt32]) -> [ScriptRun] {
        let functions = unsafe hb_unicode_funcs_get_default()
        var runs: [ScriptRun] = []
        for (index, scalar) in scalars.enumerated() {
            var script = unsafe hb_unicode_script(functions, scalar)
            if script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { script = HB_SCRIPT_COMMON }
            guard let last = runs.last else {
                runs.append(ScriptRun(range: index..<index + 1, script: script))
                continue
            }
            if script == HB_SCRIPT_COMMON || last.script == HB_SCRIPT_COMMON || script == last.script {
                runs[runs.count - 1].range = last.range.lowerBound..<index + 1
                if last.script == HB_SCRIPT_COMMON { runs[runs.count - 1].script = script }
            } else {
                runs.append(ScriptRun(range: index..<index + 1, script: script))
            }
        }
        return runs
    }

    /// Shapes one run and appends its glyphs; without a glyph where HarfBuzz cannot shape the run.
    private func shape(
        _ scalars: [UInt32], _ run: ScriptRun, isRightToLeft: Bool?, language: String?, into shaped: inout [Shaped]
    ) {
        unsafe hb_buffer_clear_contents(buffer)
        unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
        unsafe scalars.withUnsafeBufferPointer { source in
            // The text around the run decides how letters at its ends join.
            unsafe hb_buffer_add_utf32(
                buffer, source.baseAddress, Int32(clamping: source.count), UInt32(clamping: run.range.lowerBound),
                Int32(clamping: run.range.count))
        }
        unsafe hb_buffer_set_script(buffer, run.script)
        let natural = hb_script_get_horizontal_direction(run.script)
        let isReversed = isRightToLeft ?? (natural == HB_DIRECTION_RTL)
        unsafe hb_buffer_set_direction(buffer, isReversed ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        // By default the buffer would have the language of the process.
        unsafe hb_buffer_set_language(buffer, hb_language_from_string(language ?? "en", -1))
        unsafe hb_shape(font, buffer, nil, 0)
        var length: UInt32 = 0
        // Manual: the arrays are "valid as long as buffer contents are not modified".
        guard let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &length),
            let places = unsafe hb_buffer_get_glyph_positions(buffer, nil)
        else { return }
        for index in 0..<Int(length) {
            let cluster = unsafe Int(glyphs[index].cluster)
            guard run.range.contains(cluster) else { continue }
            let place = unsafe places[index]
            let offset = Point(x: em(place.x_offset), y: em(place.y_offset))
            let glyph = unsafe TypefaceGlyph(
                index: glyphs[index].codepoint, advance: em(place.x_advance), offset: offset)
            shaped.append(Shaped(glyph: glyph, scalar: cluster))
        }
    }

    /// Font units in em; an impossible length becomes 0.
    private func em(_ units: Int32) -> Double {
        let length = Double(units) / unitsPerEm
        return length.magnitude <= 1_000 ? length : 0
    }
}
