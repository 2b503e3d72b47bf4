import LayoutEngine

/// The system's keyboard over a page whose environment shows one.
extension PictureBuilder {
    /// Draws the keyboard at the lower end of the root view, over everything else.
    ///
    /// English letters in UIKit's rows of ten, nine and seven keys below the row of suggestions. A keyboard too low for
    /// keys is a plain area.
    mutating func drawKeyboard() {
        guard let height = environment.root.keyboardHeight, height > 0,
            options.layers.isSuperset(of: [.content, .chrome])
        else { return }
        let page = self[tree.root].frame
        let frame = Rect(
            x: page.minX, y: max(page.minY, page.maxY - height), width: page.width, height: min(height, page.height))
        guard frame.isDrawable, !frame.isEmpty else { return }
        list.append(.begin(DisplayGroup(id: uniqueID("keyboard"))))
        defer { list.append(.end) }
        list.fill(.rect(frame), theme.color(Self.keyboardColor, tint: .black))
        drawKeys(in: keyRows(of: frame))
        if environment.safeAreaInsets.bottom > 0 {
            let bar = Rect(x: frame.midX - 67, y: frame.maxY - 13, width: 134, height: 5)
            list.fill(.roundedRect(bar, radius: 2.5), theme.system("label"))
        }
    }

    /// The part of a keyboard with the four rows of keys: below the suggestions, above the strip of the home indicator.
    private func keyRows(of frame: Rect) -> Rect {
        let isLandscape = frame.width > 500 && !environment.isPad
        let above = isLandscape ? 38.0 : environment.isPad ? 55 : 44
        let hasStrip = environment.safeAreaInsets.bottom > 0
        let below = !hasStrip ? 0 : environment.isPad ? 20 : isLandscape ? 9 : 75.0
        return frame.inset(by: EdgeInsets(top: above, left: 3, bottom: below, right: 3))
    }

    /// Rows of letters, and the row of the space bar.
    private mutating func drawKeys(in room: Rect) {
        let pitch = Size(width: room.width / 10, height: room.height / 4)
        guard pitch.height >= 24, pitch.width >= 16 else { return }
        func key(_ place: Double, _ row: Int, width: Double) -> Rect {
            Rect(
                x: room.minX + place * pitch.width + 3, y: room.minY + Double(row) * pitch.height + 4,
                width: width * pitch.width - 6, height: pitch.height - 12)
        }
        for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
            let start = Double(10 - letters.count) / 2
            for (place, letter) in letters.enumerated() {
                drawKey(key(start + Double(place), row, width: 1), String(letter), Self.keyColor)
            }
        }
        drawKey(key(0, 2, width: 1.35), "shift", Self.specialKeyColor)
        drawKey(key(8.65, 2, width: 1.35), "delete.left", Self.specialKeyColor)
        drawKey(key(0, 3, width: 2.5), "123", Self.specialKeyColor)
        drawKey(key(2.5, 3, width: 5), "space", Self.keyColor)
        drawKey(key(7.5, 3, width: 2.5), "return", Self.specialKeyColor)
    }

    /// One key with its letter, word or symbol.
    private mutating func drawKey(_ frame: Rect, _ word: String, _ color: Color) {
        list.fill(.roundedRect(frame, radius: 5), theme.color(color, tint: .black))
        let ink = theme.system("label")
        if word == "shift" || word == "delete.left" {
            let side = min(20, frame.height - 4)
            let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            return drawSymbol(word, in: box, tint: ink)
        }
        drawLine(word, font: .system(word.count == 1 ? 22 : 16), color: ink, in: frame, alignment: .center)
    }

    /// The colours of the keyboard before glass. [seen in pictures of phones]
    private static let keyboardColor = color(light: (0.82, 0.83, 0.85), dark: (0.17, 0.17, 0.17))
    private static let keyColor = color(light: (1, 1, 1), dark: (0.42, 0.42, 0.42))
    private static let specialKeyColor = color(light: (0.67, 0.69, 0.73), dark: (0.28, 0.28, 0.28))

    private static func color(light: (Double, Double, Double), dark: (Double, Double, Double)) -> Color {
        .dynamic(
            light: .rgba(red: light.0, green: light.1, blue: light.2, alpha: 1),
            dark: .rgba(red: dark.0, green: dark.1, blue: dark.2, alpha: 1))
    }
}
