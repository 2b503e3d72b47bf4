/// Simple drawings instead of SF Symbols, which may not be drawn outside Apple's systems.
///
/// A drawing is text on a grid of 24 by 24: `M x y` and `L x y` as in SVG, `C` with three points, `Z`; `O x y r` a
/// circle, `R x y w h r` a rounded rectangle. All coordinates are centres of lines. Closed paths are filled in a
/// `.fill` symbol, paths that begin with `m`, `o` or `r` in every symbol; the part after `|` is drawn over that fill in the
/// paper's colour.
///
///     "envelope": "R2 5 20 14 2.5 | M2.8 6.5 L12 13.5 L21.2 6.5"
///
/// is a rounded rectangle with the flap as a line; in `envelope.fill` the rectangle is filled and the flap drawn over
/// it. To add a symbol, add its line: names with `.fill`, `.circle`, `.slash`, `.badge.plus` and the like follow from it, unless
/// the name with the suffix has a drawing of its own.
///
/// The drawings keep about 2 units from the edges of the grid, as the lines have a width of their own.
enum SymbolShapes {
    /// The drawing for a symbol's name without `.fill`, `.circle` and `.square`; nil for an unknown name.
    static func drawing(_ name: String) -> String? {
        let name = others[name] ?? name
        return drawings[name] ?? SymbolSigns.drawings[name] ?? SymbolThings.drawings[name]
    }

    /// All names, in order.
    static var names: [String] {
        let own = [drawings, SymbolSigns.drawings, SymbolThings.drawings].flatMap(\.keys)
        return own.sorted() + others.keys.sorted()
    }

    /// The drawings by the names of SF Symbols, groups of related symbols together.
    private static let drawings: [String: String] = [
        "plus": "M12 4 L12 20 M4 12 L20 12",
        "minus": "M4 12 L20 12",
        "xmark": "M5 5 L19 19 M19 5 L5 19",
        "multiply": "M5 5 L19 19 M19 5 L5 19",
        "checkmark": "M4 13 L9.5 19 L20 5",
        "chevron.right": "M8 3 L17 12 L8 21",
        "chevron.forward": "M8 3 L17 12 L8 21",
        "chevron.left": "M16 3 L7 12 L16 21",
        "chevron.backward": "M16 3 L7 12 L16 21",
        "chevron.up": "M3 16 L12 7 L21 16",
        "chevron.down": "M3 8 L12 17 L21 8",
        "chevron.up.chevron.down": "M7 9 L12 4 L17 9 M7 15 L12 20 L17 15",
        "shift": "M12 3 L21 12 L16 12 L16 20 L8 20 L8 12 L3 12 Z",
        "delete.left": "M8 5 L21 5 L21 19 L8 19 L2 12 Z | M11 9 L17 15 M17 9 L11 15",
        "arrow.right": "M3 12 L21 12 M14 5 L21 12 L14 19",
        "arrow.forward": "M3 12 L21 12 M14 5 L21 12 L14 19",
        "arrow.left": "M21 12 L3 12 M10 5 L3 12 L10 19",
        "arrow.backward": "M21 12 L3 12 M10 5 L3 12 L10 19",
        "arrow.up": "M12 21 L12 3 M5 10 L12 3 L19 10",
        "arrow.down": "M12 3 L12 21 M5 14 L12 21 L19 14",
        "arrow.up.right": "M6 18 L18 6 M9 6 L18 6 L18 15",
        "arrow.clockwise":
            "M19 8 C17 4.5 13 3 9 4.5 C4.5 6 2.5 11 4 15.5 C5.5 20 11 22 15 20 C18 18.5 20 15.5 20 12.5 M19.5 3 L19.5 8.5 L14 8.5",
        "arrow.counterclockwise":
            "M5 8 C7 4.5 11 3 15 4.5 C19.5 6 21.5 11 20 15.5 C18.5 20 13 22 9 20 C6 18.5 4 15.5 4 12.5 M4.5 3 L4.5 8.5 L10 8.5",
        "arrow.triangle.2.circlepath":
            "M4 10 C5 6 8.5 4 12 4 C15 4 17.5 5.5 19 8 M20 14 C19 18 15.5 20 12 20 C9 20 6.5 18.5 5 16 M19.5 3.5 L19 8 L14.5 7.5 M4.5 20.5 L5 16 L9.5 16.5",
        "info": "M12 11 L12 19 M10 11 L12 11 M9.5 19 L14.5 19 M12 5.5 L12 6",
        "questionmark": "M8 8 C8 3 16 3 16 8 C16 11.5 12 11.5 12 15 M12 19.5 L12 20",
        "exclamationmark": "M12 4 L12 14 M12 19 L12 19.5",
        "circle": "O12 12 9.5",
        "square": "R3 3 18 18 3.5",
        "rectangle": "R2 5 20 14 3",
        "capsule": "R2 7 20 10 5",
        "triangle": "M12 3.5 L21.5 20 L2.5 20 Z",
        "star": "M12 2.5 L14.9 9 L22 9.7 L16.6 14.4 L18.2 21.4 L12 17.7 L5.8 21.4 L7.4 14.4 L2 9.7 L9.1 9 Z",
        "heart": "M12 21 C7 17 2.5 13 2.5 8.5 C2.5 3 9.5 1.5 12 6.5 C14.5 1.5 21.5 3 21.5 8.5 C21.5 13 17 17 12 21 Z",
        "house": "M4.5 10.5 L4.5 21 L19.5 21 L19.5 10.5 L12 4 Z M2 12 L12 3 L22 12 | M12 21 L12 15",
        "gear":
            "O12 12 6.5 O12 12 2.5 M12 2 L12 5 M12 19 L12 22 M2 12 L5 12 M19 12 L22 12 M4.9 4.9 L7 7 M17 17 L19.1 19.1 M4.9 19.1 L7 17 M17 7 L19.1 4.9",
        "gearshape":
            "O12 12 6.5 M12 2 L12 5 M12 19 L12 22 M2 12 L5 12 M19 12 L22 12 M4.9 4.9 L7 7 M17 17 L19.1 19.1 M4.9 19.1 L7 17 M17 7 L19.1 4.9 | O12 12 2.5",
        "person": "O12 7.5 4.5 M3.5 21 C3.5 16 7 14 12 14 C17 14 20.5 16 20.5 21 Z",
        "person.crop.circle":
            "O12 12 9.5 | o12 9.4 3 m6.1 18.3 C7.2 14.1 16.8 14.1 17.9 18.3 C16 20.2 8 20.2 6.1 18.3 Z",
        "person.2":
            "O8.5 8.5 3.5 M1.5 20 C1.5 15.5 4.5 14 8.5 14 C12.5 14 15.5 15.5 15.5 20 Z O17 8.5 3 M17.5 14 C20.5 14 22.5 15.5 22.5 19 L18 19",
        "trash": "M5 6 L6.5 21.5 L17.5 21.5 L19 6 Z M3 6 L21 6 M9 6 L9 3 L15 3 L15 6 | M9.5 10 L10 18 M14.5 10 L14 18",
        "magnifyingglass": "O10 10 6.5 M15 15 L21 21",
        "bell":
            "M4 18 C6 16 6 14 6 11 C6 6 8.5 4 12 4 C15.5 4 18 6 18 11 C18 14 18 16 20 18 Z M12 4 L12 2.5 M10 21 C11 22 13 22 14 21",
        "envelope": "R2 5 20 14 2.5 | M2.8 6.5 L12 13.5 L21.2 6.5",
        "phone":
            "M5 3 L9 3 L11 8 L8.5 10 C9.5 12.5 11.5 14.5 14 15.5 L16 13 L21 15 L21 19 C21 20.5 20 21 18.5 21 C10 20.5 3.5 14 3 5.5 C3 4 3.5 3 5 3 Z",
        "camera":
            "M4.5 7 L7.5 7 L9 4.5 L15 4.5 L16.5 7 L19.5 7 C21 7 22 8 22 9.5 L22 17.5 C22 19 21 20 19.5 20 L4.5 20 C3 20 2 19 2 17.5 L2 9.5 C2 8 3 7 4.5 7 Z | O12 13 4",
        "photo": "R2 4 20 16 2.5 | O8 9.5 1.8 M3 18 L9 13 L12.5 16 L16.5 11.5 L21.5 17",
        "lock": "R4.5 11 15 10.5 2 M8 11 L8 7.5 C8 2 16 2 16 7.5 L16 11",
        "lock.open": "R4.5 11 15 10.5 2 M8 11 L8 7 C8 1.5 16 1.5 16 6.5",
        "bookmark": "M6 3 L18 3 L18 21.5 L12 16 L6 21.5 Z",
        "tag": "M3 3.5 L11 3.5 L21.5 14 L14 21.5 L3 11 Z | O7.5 8 1",
        "clock": "O12 12 9.5 | M12 6 L12 12 L16 14.5",
        "calendar":
            "R3 4 18 17 2.5 | M3 9 L21 9 M8 13 L8.2 13 M12 13 L12.2 13 M16 13 L16.2 13 M8 17 L8.2 17 M12 17 L12.2 17",
        "doc": "M5.5 2.5 L13.5 2.5 L19 8 L19 21.5 L5.5 21.5 Z | M13 3 L13 8.5 L18.5 8.5",
        "doc.text":
            "M5.5 2.5 L13.5 2.5 L19 8 L19 21.5 L5.5 21.5 Z | M13 3 L13 8.5 L18.5 8.5 M8.5 13 L16 13 M8.5 17 L16 17",
        "folder": "M2.5 19 L2.5 5 L9 5 L11 7.5 L21.5 7.5 L21.5 19 Z | M2.5 10.5 L21.5 10.5",
        "tray": "M3 13 L6 5 L18 5 L21 13 L21 19 L3 19 Z | M3 13 L8.5 13 C8.5 16.5 15.5 16.5 15.5 13 L21 13",
        "square.and.arrow.up": "M8 9 L4.5 9 L4.5 21.5 L19.5 21.5 L19.5 9 L16 9 M12 15 L12 2.5 M8 6.5 L12 2.5 L16 6.5",
        "square.and.arrow.up.fill":
            "R4.5 9 15 12.5 1.5 M12 9 L12 2.5 M8 6.5 L12 2.5 L16 6.5 | M12 15 L12 9.5",
        "square.and.arrow.down.fill":
            "R4.5 9 15 12.5 1.5 M12 2.5 L12 9 | M12 9.5 L12 15.5 M8.5 12 L12 15.5 L15.5 12",
        "square.and.arrow.down": "M8 9 L4.5 9 L4.5 21.5 L19.5 21.5 L19.5 9 L16 9 M12 2.5 L12 15 M8 11 L12 15 L16 11",
        "square.and.pencil": "M12 4.5 L3.5 4.5 L3.5 20.5 L19.5 20.5 L19.5 12 M9 15 L10 11.5 L19 2.5 L21.5 5 L12.5 14 Z",
        "pencil": "M3.5 20.5 L5 15.5 L17 3.5 L20.5 7 L8.5 19 Z",
        "paperplane": "M21.5 2.5 L2.5 10 L10 13.5 L14 21.5 Z | M10 13.5 L21.5 2.5",
        "link":
            "M10 14 C12 16 14 15.5 15.5 14 L19.5 10 C22.5 6.5 17.5 1.5 14 4.5 L12 6.5 M14 10 C12 8 10 8.5 8.5 10 L4.5 14 C1.5 17.5 6.5 22.5 10 19.5 L12 17.5",
        "paperclip":
            "M19 11 L11 19 C7 22.5 1.5 17 5 13 L14 4.5 C17 2 21 6 18 9 L10 17 C8 18.5 5.5 16.5 7.5 14.5 L14.5 7.5",
        "mic": "R9 2.5 6 12 3 M5 11 C5 20 19 20 19 11 M12 18 L12 21.5 M8.5 21.5 L15.5 21.5",
        "play": "M6 3.5 L20.5 12 L6 20.5 Z",
        "pause": "R8 4 2 16 0.8 R14 4 2 16 0.8",
        "pause.fill": "R5.5 4 3 16 0.8 R15.5 4 3 16 0.8",
        "stop": "R4.5 4.5 15 15 2",
        "forward": "M3 5 L12 12 L3 19 Z M12 5 L21 12 L12 19 Z",
        "backward": "M21 5 L12 12 L21 19 Z M12 5 L3 12 L12 19 Z",
        "backward.end": "M19 5 L7 12 L19 19 Z M5 5 L5 19",
        "forward.end": "M5 5 L17 12 L5 19 Z M19 5 L19 19",
        "goforward": "M18 5.5 C12 0.5 4 5 4 12.5 C4 23 20 23 20 12.5 M13.5 5.5 L18.5 5.5 L18.5 2",
        "gobackward": "M6 5.5 C12 0.5 20 5 20 12.5 C20 23 4 23 4 12.5 M10.5 5.5 L5.5 5.5 L5.5 2",
        "shuffle":
            "M3 7 L7 7 L15 17 L21 17 M3 17 L7 17 L9 14.5 M13 9.5 L15 7 L21 7 M18 4 L21 7 L18 10 M18 14 L21 17 L18 20",
        "repeat": "M4 11 L4 7 L20 7 M17 4 L20 7 L17 10 M20 13 L20 17 L4 17 M7 14 L4 17 L7 20",
        "repeat.1":
            "M4 11 L4 7 L20 7 M17 4 L20 7 L17 10 M20 13 L20 17 L4 17 M7 14 L4 17 L7 20 M11 10.7 L12.3 10 L12.3 14.2",
        "airplayaudio":
            "M6 15 C0 7 6 2 12 2 C18 2 24 7 18 15 M9 13.5 C6 9 9 6.5 12 6.5 C15 6.5 18 9 15 13.5 M12 14 L18 21.5 L6 21.5 Z",
        "airplayvideo": "M6 17 L3 17 L3 4 L21 4 L21 17 L18 17 M12 13 L18 20.5 L6 20.5 Z",
        "headphones": "M4 16 L4 12 C4 1 20 1 20 12 L20 16 R3.5 14 4 7 1.5 R16.5 14 4 7 1.5",
        "waveform": "M3 10 L3 14 M7.5 6 L7.5 18 M12 3 L12 21 M16.5 7 L16.5 17 M21 10 L21 14",
        "line.3.horizontal": "M3 6 L21 6 M3 12 L21 12 M3 18 L21 18",
        "line.horizontal.3": "M3 6 L21 6 M3 12 L21 12 M3 18 L21 18",
        "line.3.horizontal.decrease": "M3 7 L21 7 M6.5 12 L17.5 12 M10 17 L14 17",
        "slider.horizontal.3": "M3 6 L21 6 M3 12 L21 12 M3 18 L21 18 | O8 6 2 O16 12 2 O10 18 2",
        "list.dash": "M8.5 6 L21 6 M8.5 12 L21 12 M8.5 18 L21 18 M3 6 L5 6 M3 12 L5 12 M3 18 L5 18",
        "list.bullet": "M8.5 6 L21 6 M8.5 12 L21 12 M8.5 18 L21 18 M3.5 6 L3.7 6 M3.5 12 L3.7 12 M3.5 18 L3.7 18",
        "square.grid.2x2": "R3 3 7.5 7.5 1.5 R13.5 3 7.5 7.5 1.5 R3 13.5 7.5 7.5 1.5 R13.5 13.5 7.5 7.5 1.5",
        "eye": "M1.5 12 C6 4 18 4 22.5 12 C18 20 6 20 1.5 12 Z | O12 12 3.5",
        "bolt": "M13.5 2 L4.5 13.5 L11 13.5 L10 22 L19.5 10 L12.5 10 Z",
        "flame":
            "M12 2.5 C13 7 19 9 19 15 C19 19 16 21.5 12 21.5 C8 21.5 5 19 5 15 C5 12 6.5 10.5 8 9 C8.5 11 9.5 12 10.5 12 C10.5 8.5 10.5 5 12 2.5 Z",
        "bag": "M4.5 7.5 L19.5 7.5 L20.5 21.5 L3.5 21.5 Z M8.5 10 L8.5 6.5 C8.5 1.5 15.5 1.5 15.5 6.5 L15.5 10",
        "creditcard": "R2 5 20 14 2.5 | M2.5 9.5 L21.5 9.5 M5.5 15 L9.5 15",
        "location": "M21 3 L14 21 L11 13 L3 10 Z",
        "map": "M3 6 L9 3 L15 6 L21 3 L21 18 L15 21 L9 18 L3 21 Z | M9 3.5 L9 18 M15 6 L15 20.5",
        "mappin": "O12 7 4.5 M12 11.5 L12 21.5",
        "globe": "O12 12 9.5 | M2.5 12 L21.5 12 M12 2.5 C7 8 7 16 12 21.5 M12 2.5 C17 8 17 16 12 21.5",
        "safari": "O12 12 9.5 | M16.5 7.5 L13.5 13.5 L7.5 16.5 L10.5 10.5 Z",
        "moon": "M20.5 14.5 C13 17.5 7 11.5 9.5 3.5 C-1 8 2.5 21.5 12 21.5 C16 21.5 19.5 18.5 20.5 14.5 Z",
        "sun.max":
            "O12 12 4.5 M12 2 L12 4.5 M12 19.5 L12 22 M2 12 L4.5 12 M19.5 12 L22 12 M5 5 L6.7 6.7 M17.3 17.3 L19 19 M5 19 L6.7 17.3 M17.3 6.7 L19 5",
        "cloud": "M7 19 C1 19 0.5 11.5 6 11 C6 3 17.5 3 18 10 C23.5 10 23.5 19 18 19 Z",
        "drop": "M12 2.5 C15 8 19 11 19 15.5 C19 19 16 21.5 12 21.5 C8 21.5 5 19 5 15.5 C5 11 9 8 12 2.5 Z",
        "leaf": "M4 19 C2 9 9 3 21 4 C22 14 16 21 7 17 Z | M3 21.5 C7 14 11 10.5 16 8.5",
        "wifi": "M2 9 C8 3 16 3 22 9 M5.5 13 C9.5 9.5 14.5 9.5 18.5 13 M9 16.5 C11 15 13 15 15 16.5 M12 20 L12.1 20",
        "flag": "M5 21.5 L5 4 C10 1.5 14 6 19.5 3.5 L19.5 13.5 C14 16 10 11.5 5 14 Z",
        "gift":
            "R2.5 7.5 19 4.5 1 M4.5 12 L19.5 12 L19.5 21.5 L4.5 21.5 Z M12 7.5 C6 7.5 6.5 2 9.5 3 C11 3.5 12 5.5 12 7.5 C12 5.5 13 3.5 14.5 3 C17.5 2 18 7.5 12 7.5 | M12 7.5 L12 21.5",
        "quote.bubble":
            "M5 4 L19 4 C21 4 22 5 22 7 L22 15 C22 17 21 18 19 18 L11 18 L6 22 L6 18 L5 18 C3 18 2 17 2 15 L2 7 C2 5 3 4 5 4 Z | M9.5 8.5 L8 13 M15.5 8.5 L14 13",
        "text.bubble":
            "M5 4 L19 4 C21 4 22 5 22 7 L22 15 C22 17 21 18 19 18 L11 18 L6 22 L6 18 L5 18 C3 18 2 17 2 15 L2 7 C2 5 3 4 5 4 Z | M7 9 L17 9 M7 13 L14 13",
        "hand.thumbsup":
            "R3 10 4 11 1 M10 20 L18 20 C21 20 22 12 20 11 L15 11 C16.5 6 15 3 13.5 3 C12.5 7 11 9 10 11 Z",
        "hand.thumbsdown":
            "R3 3 4 11 1 M10 4 L18 4 C21 4 22 12 20 13 L15 13 C16.5 18 15 21 13.5 21 C12.5 17 11 15 10 13 Z",
        "sparkles":
            "M10 5 L12 12 L19 14 L12 16 L10 22 L8 16 L2 14 L8 12 Z M18 2 L19 5 L22 6 L19 7 L18 10 L17 7 L14 6 L17 5 Z",
        "car": "M3 17 L3 12 L6 6 L18 6 L21 12 L21 17 Z | M4 11 L20 11 O7 14 1 O17 14 1",
        "newspaper": "M3 4 L17 4 L17 20 L3 20 Z M17 9 L21 9 L21 20 L17 20 | M6 8 L14 8 M6 12 L14 12 M6 16 L11 16",
        "briefcase": "R2 7 20 13 2 | M8 7 L8 4 L16 4 L16 7 M2 13 L22 13",
        "pin": "M8 3 L16 3 L15 10 L18 14 L6 14 L9 10 Z M12 14 L12 21.5",
        "photo.on.rectangle": "R6 7 16 13 2 M2 15 L2 4 L18 4 | M6 18 L11 14 L14 16.5 L18 13 L22 17",
        "message":
            "M5 3.5 L19 3.5 C21 3.5 22 4.5 22 6.5 L22 14 C22 16 21 17 19 17 L11 17 L6 21.5 L6 17 L5 17 C3 17 2 16 2 14 L2 6.5 C2 4.5 3 3.5 5 3.5 Z",
        "bubble.left":
            "M5 3.5 L19 3.5 C21 3.5 22 4.5 22 6.5 L22 14 C22 16 21 17 19 17 L11 17 L6 21.5 L6 17 L5 17 C3 17 2 16 2 14 L2 6.5 C2 4.5 3 3.5 5 3.5 Z",
        "bubble.right":
            "M19 3.5 L5 3.5 C3 3.5 2 4.5 2 6.5 L2 14 C2 16 3 17 5 17 L13 17 L18 21.5 L18 17 L19 17 C21 17 22 16 22 14 L22 6.5 C22 4.5 21 3.5 19 3.5 Z",
        "chart.bar": "R3 13 4.5 8 0.5 R9.75 8 4.5 13 0.5 R16.5 3.5 4.5 17.5 0.5",
        "wrench": "M14 9 L3.5 19 L5.5 21 L15.5 10.5 C19 12 22.5 8.5 21 5 L18 8 L16 6 L19 3 C15.5 1.5 12.5 5 14 9 Z",
        "qrcode":
            "R3 3 7 7 1 R14 3 7 7 1 R3 14 7 7 1 M15 15 L15.2 15 M20 15 L20.2 15 M15 20 L15.2 20 M20 20 L20.2 20 M17.5 17.5 L17.7 17.5",
        "arrow.uturn.left": "M4 9 L14 9 C22 9 22 20 14 20 L9 20 M9 4 L4 9 L9 14",
        "arrow.uturn.right": "M20 9 L10 9 C2 9 2 20 10 20 L15 20 M15 4 L20 9 L15 14",
        "arrow.uturn.backward": "M4 9 L14 9 C22 9 22 20 14 20 L9 20 M9 4 L4 9 L9 14",
        "arrow.uturn.forward": "M20 9 L10 9 C2 9 2 20 10 20 L15 20 M15 4 L20 9 L15 14",
        "arrow.up.arrow.down": "M8 20 L8 4 M3.5 8.5 L8 4 L12.5 8.5 M16 4 L16 20 M11.5 15.5 L16 20 L20.5 15.5",
        "arrow.left.arrow.right": "M20 8 L4 8 M8.5 3.5 L4 8 L8.5 12.5 M4 16 L20 16 M15.5 11.5 L20 16 L15.5 20.5",
        "icloud": "M7 19 C1 19 0.5 11.5 6 11 C6 3 17.5 3 18 10 C23.5 10 23.5 19 18 19 Z",
        "icloud.and.arrow.up.fill":
            "M7 17 C1 17 0.5 9.5 6 9 C6 1 17.5 1 18 8 C23.5 8 23.5 17 18 17 Z M12 22 L12 17 | M12 17 L12 11 M8.5 14.5 L12 11 L15.5 14.5",
        "icloud.and.arrow.down.fill":
            "M7 17 C1 17 0.5 9.5 6 9 C6 1 17.5 1 18 8 C23.5 8 23.5 17 18 17 Z M12 17 L12 22 M8.5 18.5 L12 22 L15.5 18.5 | M12 10 L12 17",
        "icloud.and.arrow.up":
            "M8 17 L7 17 C1 17 0.5 9.5 6 9 C6 1 17.5 1 18 8 C23.5 8 23.5 17 18 17 L16 17 M12 22 L12 12 M8.5 15.5 L12 12 L15.5 15.5",
        "icloud.and.arrow.down":
            "M8 17 L7 17 C1 17 0.5 9.5 6 9 C6 1 17.5 1 18 8 C23.5 8 23.5 17 18 17 L16 17 M12 12 L12 22 M8.5 18.5 L12 22 L15.5 18.5",
        "wand.and.stars":
            "M3 21 L14 10 M17 2 L17 8 M14 5 L20 5 M20.5 11 L20.5 15 M18.5 13 L22.5 13 M8 3 L8 7 M6 5 L10 5",
        "faceid":
            "M3 8 L3 5 C3 4 4 3 5 3 L8 3 M16 3 L19 3 C20 3 21 4 21 5 L21 8 M21 16 L21 19 C21 20 20 21 19 21 L16 21 M8 21 L5 21 C4 21 3 20 3 19 L3 16 M8 9 L8 10.5 M16 9 L16 10.5 M12 9 L12 13 L11 13 M8 15.5 C10 17.5 14 17.5 16 15.5",
        "doc.on.doc":
            "M5 17 L4 17 L4 2 L10.5 2 L14 5.5 M8.5 7 L15 7 L20 12 L20 22 L8.5 22 Z | M14.5 7.5 L14.5 12.5 L19.5 12.5",
        "doc.on.clipboard": "M9 6 L4 6 L4 21 L15 21 L15 18 M8 3 L12 3 L12 6 L8 6 Z R10 9.5 10 9.5 1.5",
        "power": "M7.5 5.5 C1.5 9.5 3.5 20.5 12 20.5 C20.5 20.5 22.5 9.5 16.5 5.5 M12 2.5 L12 11",
        "key": "O8 8 5 M11.5 11.5 L21 21 M17 17 L20 14",
        "video": "R1.5 6 14 12 2.5 M16.5 11 L22.5 7 L22.5 17 L16.5 13 Z",
        "book":
            "M12 6 C9 3.5 5 3.5 2 5 L2 19 C5 17.5 9 17.5 12 20 C15 17.5 19 17.5 22 19 L22 5 C19 3.5 15 3.5 12 6 Z | M12 6 L12 20",
        "shield": "M12 2.5 L20 5.5 L20 12 C20 17 16.5 20 12 21.5 C7.5 20 4 17 4 12 L4 5.5 Z",
        "nosign": "O12 12 9.5 M5.5 5.5 L18.5 18.5",
        "lightbulb":
            "M9 18 L9 16 C5.5 13.5 4.5 8.5 7.5 5 C10 2 14 2 16.5 5 C19.5 8.5 18.5 13.5 15 16 L15 18 Z M9.5 21 L14.5 21",
        "rectangle.portrait.and.arrow.right.fill":
            "M13 3 L3 3 L3 21 L13 21 Z M13 12 L21.5 12 M17.5 8 L21.5 12 L17.5 16 | M8 12 L13 12",
        "rectangle.portrait.and.arrow.right":
            "M13 7 L13 3 L3 3 L3 21 L13 21 L13 17 M8 12 L21.5 12 M17.5 8 L21.5 12 L17.5 16",
        "iphone": "R6.5 1.5 11 21 2.5 | M10.5 4 L13.5 4",
    ]
}
