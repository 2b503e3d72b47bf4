import LayoutEngine
import Notation
import PNGCodec

extension DisplayList {
    /// 64 bits over everything in the list that reaches a pixel of its PNG: equal hashes mean equal pictures by the
    /// same renderer. The title, the names of groups and the notes are not drawn.
    ///
    /// Nil where a text has a typeface that does not tell its versions apart (`Typeface.mark`).
    /// - Parameter scale: pixels a point.
    package func pixelHash(scale: Double) -> UInt64? {
        let hash = PixelHash(self, scale: scale)
        return hash.isComplete ? hash.value : nil
    }
}

/// The hash of a display list, field by field: cases add numbers, lists add lengths, missing values add marks, so that
/// different lists add different bytes.
private struct PixelHash {
    /// The same in every process and on every machine, so that a hash can be kept beside a reference.
    private var hash = StableHash()
    /// False behind a typeface without a mark.
    private(set) var isComplete = true

    var value: UInt64 { hash.value }

    /// The order of the fields is part of the hash: who changes it changes every hash.
    init(_ list: DisplayList, scale: Double) {
        add(scale)
        add(list.bounds)
        add(list.background) { $0.add($1) }
        add(list.items) { $0.add($1) }
        add(list.images) { $0.add($1) }
    }

    // MARK: Items

    /// Adds the map, the clip and the opacity of a group: id and title name the group in SVG and draw nothing.
    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .begin(let group):
            add(group.transform == nil ? 0 : 5)
            if let map = group.transform {
                for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { add(number) }
            }
            add(group.clip) { $0.add($1) }
            add(group.opacity)
        case .end: add(1)
        case .shape(let item):
            add(2)
            add(item.shape)
            add(item.fill) { $0.add($1) }
            add(item.stroke) { $0.add($1) }
        case .text(let run):
            add(3)
            add(run)
        case .image(let item):
            add(4)
            add(item.index)
            add(item.frame)
        }
    }

    /// A typeface counts by its mark, not by its name: another version of a font file draws other glyphs.
    private mutating func add(_ run: TextRun) {
        add(run.text)
        add(run.origin)
        add(run.anchor.rawValue)
        add(run.face.weight.rawValue)
        add(run.face.isItalic)
        add(run.face.usesMonospacedDigits)
        add(run.face.isDisplay)
        add(run.face.typeface) { hash, typeface in
            guard let mark = typeface.face.mark else {
                hash.isComplete = false
                return
            }
            hash.add(mark)
            hash.add(typeface.language) { $0.add($1) }
        }
        add(run.size)
        add(run.color)
        add(run.width) { $0.add($1) }
        add(run.isUnderlined)
        add(run.language) { $0.add($1) }
    }

    /// The size as well as the bytes: 2 by 8 and 4 by 4 pixels have as many bytes.
    private mutating func add(_ bitmap: Bitmap) {
        add(bitmap.width)
        add(bitmap.height)
        hash.combine(bytes: bitmap.pixels[...])
    }

    // MARK: Shapes

    /// A number for the kind, then the shape's numbers: a rectangle and the ellipse inside it have two hashes.
    private mutating func add(_ shape: Shape) {
        switch shape {
        case .rect(let rect):
            add(0)
            add(rect)
        case .roundedRect(let rect, let radius):
            add(1)
            add(rect)
            add(radius)
        case .ellipse(let rect):
            add(2)
            add(rect)
        case .line(let from, let to):
            add(3)
            add(from)
            add(to)
        case .path(let elements):
            add(4)
            add(elements) { $0.add($1) }
        case .ring(let outer, let inner):
            add(5)
            add(outer)
            add(inner)
        }
    }

    /// The kind of the step, then its points; closing a path has none.
    private mutating func add(_ element: PathElement) {
        switch element {
        case .move: add(0)
        case .line: add(1)
        case .curve: add(2)
        case .close: add(3)
        }
        for point in element.points { add(point) }
    }

    /// A hatch and a fade count by every field, since each moves or colours something.
    private mutating func add(_ fill: Fill) {
        switch fill {
        case .color(let color):
            add(0)
            add(color)
        case .hatch(let hatch):
            add(1)
            add(hatch.color)
            add(hatch.background) { $0.add($1) }
            add(hatch.direction.rawValue)
            add(hatch.spacing)
            add(hatch.lineWidth)
        case .fade(let fade):
            add(2)
            add(fade.start)
            add(fade.end)
            add(fade.stops) {
                $0.add($1.share)
                $0.add($1.color)
            }
        }
    }

    /// The dashes count with their number: `[4, 2]` is not the start of `[4, 2, 1, 2]`.
    private mutating func add(_ stroke: Stroke) {
        add(stroke.color)
        add(stroke.width)
        add(stroke.dash) { $0.add($1) }
        add(stroke.hasRoundEnds)
    }

    // MARK: Values

    private mutating func add(_ rect: Rect) {
        for number in [rect.x, rect.y, rect.width, rect.height] { add(number) }
    }

    private mutating func add(_ point: Point) {
        add(point.x)
        add(point.y)
    }

    /// The four channels as one number of 32 bits, red first.
    private mutating func add(_ color: RGBA) {
        let (red, green) = (UInt64(color.red), UInt64(color.green))
        hash.combine(red << 24 | green << 16 | UInt64(color.blue) << 8 | UInt64(color.alpha))
    }

    private mutating func add(_ text: String) { hash.combine(text) }
    /// By the bits: 0 and -0 have two hashes, which costs a drawing and never shows a wrong picture.
    private mutating func add(_ number: Double) { hash.combine(number.bitPattern) }
    private mutating func add(_ number: Int) { hash.combine(UInt64(bitPattern: Int64(number))) }
    private mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

    /// One mark for nil, another before a value.
    private mutating func add<Value>(_ value: Value?, _ add: (inout PixelHash, Value) -> Void) {
        guard let value else { return self.add(false) }
        self.add(true)
        add(&self, value)
    }

    /// The count first, so that an element cannot move from one list into the next unnoticed.
    private mutating func add<Value>(_ values: [Value], _ add: (inout PixelHash, Value) -> Void) {
        self.add(values.count)
        for value in values { add(&self, value) }
    }
}
