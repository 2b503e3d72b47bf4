import LayoutEngine
import Notation

/// UIDatePicker and UIPickerView.
extension PictureBuilder {
    /// A date picker in its style, or the wheels of a picker view.
    mutating func drawPicker(_ id: ItemID) {
        let frame = self[id].frame
        let state = tree[id].content.control ?? ControlContent()
        guard tree[id].kind == .datePicker else {
            let titles = state.titles
            let selected = min(state.selectedSegment ?? 0, max(titles.count - 1, 0))
            return drawWheels(1, in: frame) { row in
                [titles.isEmpty ? nil : titles.indices.contains(selected + row) ? titles[selected + row] : ""]
            }
        }
        let moment = SystemDate(state.datePicker.shown, language: environment.texts.language)
        let mode = state.datePicker.mode
        switch state.datePickerStyle(in: environment.release) {
        case "compact": drawDateFields(state.datePicker.fields(moment), state, in: frame, isMirrored: isMirrored(id))
        case "inline" where mode == .date || mode == .dateAndTime:
            drawCalendar(moment, state.datePicker, in: frame, id)
        default:
            let wheels = DateWheels(state.datePicker, language: environment.texts.language)
            let order = isMirrored(id) ? wheels.mirrored : Array(wheels.words.indices)
            drawWheels(wheels.words.count, in: frame) { row in
                let words = wheels.row(row)
                return order.map { words[$0] }
            }
        }
    }

    /// Fields side by side in the proportions of their texts, in the middle of the frame's height; what they do not fill of
    /// its width is left as the content's alignment says.
    private mutating func drawDateFields(
        _ texts: [String], _ state: ControlContent, in frame: Rect, isMirrored: Bool
    ) {
        let widths = state.dateFieldWidths(in: environment)
        let gap = 6.0
        let gaps = gap * Double(texts.count - 1)
        let total = widths.reduce(0, +)
        guard total > 0, widths.count == texts.count else { return }
        let own = state.datePickerSize(in: environment)
        let whole = state.contentAlignment == .justified ? frame.width : min(frame.width, max(own.width, total + gaps))
        let height = min(frame.height, own.height)
        let room = max(0, whole - gaps)
        let start =
            switch state.contentAlignment {
            case .left: frame.minX
            case .right: frame.maxX - whole
            case .center: frame.midX - whole / 2
            case .natural, .justified: isMirrored ? frame.maxX - whole : frame.minX
            case .trailing: isMirrored ? frame.minX : frame.maxX - whole
            }
        var x = isMirrored ? start + whole : start
        for (text, natural) in zip(texts, widths) {
            let width = natural / total * room
            let box = Rect(x: isMirrored ? x - width : x, y: frame.midY - height / 2, width: width, height: height)
            drawDateField(text, in: box, isEnabled: state.isEnabled)
            x += isMirrored ? -width - gap : width + gap
        }
    }

    /// One field with a date or a time.
    private mutating func drawDateField(_ text: String, in box: Rect, isEnabled: Bool = true) {
        list.fill(
            .roundedRect(box, radius: environment[ControlLookFacts.dateFieldCorners].radius(of: box)),
            theme.system("tertiarySystemFill"))
        drawLine(
            text, font: .system(17), color: theme.system(isEnabled ? "label" : "tertiaryLabel"), in: box,
            alignment: .center)
    }

    /// The month of the date, whose day is selected; below, the time of a picker of both. Days that cannot be picked are
    /// pale.
    private mutating func drawCalendar(
        _ moment: SystemDate, _ picker: DatePickerContent, in frame: Rect, _ id: ItemID
    ) {
        let tint = self[id].tint
        let foot = picker.mode == .dateAndTime ? 44.0 : 0
        let box = frame.inset(by: EdgeInsets(top: 8, left: 16, bottom: 8 + foot, right: 16))
        // A heading, the names of the days in half a row, and the six weeks that the longest month touches.
        let row = box.height / 7.5
        guard row > 8, box.width > 70 else { return }
        drawHeading(moment.heading, in: Rect(x: box.minX, y: box.minY, width: box.width, height: row), id)
        let pitch = box.width / 7
        for (column, name) in moment.weekdays.enumerated() {
            let place = leading(box, offset: Double(column) * pitch, width: pitch, height: box.height)
            let line = Rect(x: place.x, y: box.minY + row, width: pitch, height: row / 2)
            drawLine(
                name.uppercased(), font: .system(13, weight: .semibold), color: theme.system("tertiaryLabel"), in: line,
                alignment: .center)
        }
        for day in 1...moment.days {
            let (week, column) = (day - 1 + moment.firstColumn).quotientAndRemainder(dividingBy: 7)
            let place = leading(box, offset: Double(column) * pitch, width: pitch, height: box.height)
            let cell = Rect(x: place.x, y: box.minY + (1.5 + Double(week)) * row, width: pitch, height: row)
            let isSelected = day == picker.shown.day
            if isSelected {
                let side = min(row, pitch, 44) - 2
                list.fill(
                    .ellipse(Rect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)),
                    tint.opacity(0.12))
            }
            let ink = theme.system(picker.allows(day: day) ? "label" : "quaternaryLabel")
            drawLine(
                moment.text(day), font: .system(20, weight: isSelected ? .semibold : .regular),
                color: isSelected ? tint : ink, in: cell, alignment: .center)
        }
        guard foot > 0 else { return }
        let line = Rect(x: box.minX, y: frame.maxY - foot, width: box.width, height: 34)
        drawDateField(moment.time, in: leading(line, offset: line.width - 96, width: 96, height: 34))
    }

    /// The month at the leading end, the arrows at the trailing end.
    private mutating func drawHeading(_ text: String, in line: Rect, _ id: ItemID) {
        let room = leading(line, offset: 0, width: line.width - 64, height: line.height)
        let isMirrored = environment.layoutDirection == .rightToLeft
        drawLine(
            text, font: .system(17, weight: .semibold), color: theme.system("label"), in: room,
            alignment: isMirrored ? .right : .left)
        // The switch to the wheels of months and years.
        let width = FontMetrics(.system(17, weight: .semibold), in: environment).width(of: text)
        drawSymbol(
            isMirrored ? "chevron.left" : "chevron.right",
            in: leading(line, offset: min(width + 6, room.width), width: 12, height: 12), tint: self[id].tint)
        for (name, offset) in [("chevron.left", line.width - 56), ("chevron.right", line.width - 18)] {
            let shown = isMirrored ? (name == "chevron.left" ? "chevron.right" : "chevron.left") : name
            drawSymbol(shown, in: leading(line, offset: offset, width: 18, height: 18), tint: self[id].tint)
        }
    }
}
