import LayoutEngine

/// UIDatePicker and UIPickerView. The moment is fixed, so that pictures do not change with the day.
extension PictureBuilder {
    /// A date picker in its style, or the wheels of a picker view.
    mutating func drawPicker(_ id: ItemID) {
        let frame = self[id].frame
        let state = tree[id].content.control ?? ControlContent()
        guard tree[id].kind == .datePicker else { return drawWheels([""], in: frame) }
        let moment = SystemDate(language: environment.texts.language)
        let mode = state.datePickerMode
        switch state.datePickerStyle(in: environment.release) {
        case "compact": drawDateFields(moment.fields(mode), state, in: frame, isMirrored: isMirrored(id))
        case "inline" where mode == .date || mode == .dateAndTime:
            drawCalendar(moment, mode, in: frame, tint: self[id].tint)
        default: drawWheels(moment.columns(mode), in: frame)
        }
    }

    /// Fields side by side over the whole frame, in the proportions of their texts.
    private mutating func drawDateFields(
        _ texts: [String], _ state: ControlContent, in frame: Rect, isMirrored: Bool
    ) {
        let widths = state.dateFieldWidths(in: environment)
        let gap = 6.0
        let room = max(0, frame.width - gap * Double(texts.count - 1))
        let total = widths.reduce(0, +)
        guard total > 0, widths.count == texts.count else { return }
        var x = isMirrored ? frame.maxX : frame.minX
        for (text, natural) in zip(texts, widths) {
            let width = natural / total * room
            let box = Rect(x: isMirrored ? x - width : x, y: frame.minY, width: width, height: frame.height)
            drawDateField(text, in: box)
            x += isMirrored ? -width - gap : width + gap
        }
    }

    /// One field with a date or a time.
    private mutating func drawDateField(_ text: String, in box: Rect) {
        list.fill(
            .roundedRect(box, radius: environment[ControlLookFacts.dateFieldCorners].radius(of: box)),
            theme.system("tertiarySystemFill"))
        drawLine(text, font: .system(17), color: theme.system("label"), in: box, alignment: .center)
    }

    /// The month with its 31 days, which begins on a Monday, the first day selected; below, the time of a picker of both.
    private mutating func drawCalendar(_ moment: SystemDate, _ mode: DatePickerMode, in frame: Rect, tint: RGBA) {
        let foot = mode == .dateAndTime ? 44.0 : 0
        let box = frame.inset(by: EdgeInsets(top: 8, left: 16, bottom: 8 + foot, right: 16))
        let row = box.height / 6.5
        guard row > 8, box.width > 70 else { return }
        let title = Rect(x: box.minX, y: box.minY, width: box.width - 64, height: row)
        drawLine(
            moment.month + " 2024", font: .system(17, weight: .semibold), color: theme.system("label"), in: title,
            alignment: .left)
        for (name, x) in [("chevron.left", box.maxX - 56), ("chevron.right", box.maxX - 18)] {
            drawSymbol(name, in: Rect(x: x, y: title.midY - 9, width: 18, height: 18), tint: tint)
        }
        let pitch = box.width / 7
        for day in 1...31 {
            // A week begins on Sunday, as in the United States.
            let place = Rect(
                x: box.minX + Double(day % 7) * pitch, y: box.minY + (1.25 + Double(day / 7)) * row, width: pitch,
                height: row)
            let isSelected = day == 1
            if isSelected {
                let side = min(row, pitch, 44) - 2
                list.fill(
                    .ellipse(Rect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)),
                    tint.opacity(0.12))
            }
            drawLine(
                "\(day)", font: .system(20, weight: isSelected ? .semibold : .regular),
                color: isSelected ? tint : theme.system("label"), in: place, alignment: .center)
        }
        guard foot > 0 else { return }
        let field = Rect(x: box.maxX - 96, y: frame.maxY - foot, width: 96, height: 34)
        drawDateField(moment.time, in: field)
    }

    /// A band in the middle and fading lines above and below.
    ///
    /// Rows are 30 points high, at most three above and three below the middle; a row that the frame would cut is
    /// left out. Only the middle row has words.
    private mutating func drawWheels(_ columns: [String], in frame: Rect) {
        let inset = environment[ControlLookFacts.wheelBandInset]
        let band = Rect(x: frame.minX + inset, y: frame.midY - 17, width: max(0, frame.width - 2 * inset), height: 34)
        list.fill(
            .roundedRect(band, radius: environment[ControlLookFacts.wheelBandCorners].radius(of: band)),
            theme.system("tertiarySystemFill"))
        // A date beside hours and minutes is wider.
        let shares = columns.map { $0.count > 6 ? 2.0 : 1 }
        let unit = band.width / max(shares.reduce(0, +), 1)
        for row in -3...3 {
            let fade = 1 - Double(row.magnitude) * 0.26
            let y = frame.midY + Double(row) * 30
            guard fade > 0, y - 8 > frame.minY, y + 8 < frame.maxY else { continue }
            var x = band.minX
            for (word, share) in zip(columns, shares) {
                let width = unit * share
                let color = theme.system("label").opacity(row == 0 ? 1 : fade * 0.5)
                if row == 0, !word.isEmpty {
                    let box = Rect(x: x, y: y - 12, width: width, height: 24)
                    drawLine(word, font: .system(21), color: color, in: box, alignment: .center)
                } else {
                    let length = min(width * 0.6, 80)
                    let bar = Rect(x: x + (width - length) / 2, y: y - 4, width: length, height: 8)
                    list.fill(.roundedRect(bar, radius: 4), color.opacity(0.25))
                }
                x += width
            }
        }
    }
}
