import LayoutEngine
import PNGCodec
import Testing

@testable import LayoutRender

/// The hash by which a test knows a picture without drawing: every field that reaches a pixel reaches the hash.
@Suite struct PixelHashTests {
    typealias Edit = (name: String, change: (inout DisplayList) -> Void)

    static let face = StubTypeface(mark: "stub 1")

    /// A list with every kind of item, and every choice of each.
    static var list: DisplayList {
        var list = DisplayList(size: Size(width: 60, height: 40), title: "Title", background: .white)
        list.append(
            .begin(
                DisplayGroup(id: "a", title: "A", clip: .rect(Rect(x: 0, y: 0, width: 50, height: 30)), opacity: 0.5)))
        list.append(
            .shape(
                ShapeItem(
                    shape: .roundedRect(Rect(x: 1, y: 2, width: 30, height: 20), radius: 4), fill: .color(.black),
                    stroke: Stroke(color: .white, width: 2, dash: [3, 1], hasRoundEnds: true))))
        list.fill(.ellipse(Rect(x: 3, y: 3, width: 9, height: 5)), .hatch(Hatch(color: .black, background: .white)))
        list.stroke(.line(Point(x: 0, y: 0), Point(x: 9, y: 9)), Stroke(color: .black))
        list.fill(
            .path([.move(.zero), .line(Point(x: 5, y: 0)), .curve(.zero, .zero, Point(x: 5, y: 5)), .close]), .black)
        list.fill(
            .ring(outer: Rect(x: 0, y: 0, width: 20, height: 20), inner: Rect(x: 5, y: 5, width: 9, height: 9)), .black)
        var run = TextRun(
            "Text", at: Point(x: 4, y: 20), anchor: .middle, face: FontFace(weight: .bold), size: 12, color: .black,
            width: 40)
        run.language = "tr"
        list.text(run)
        run.face.typeface = TypefaceReference(face, language: "en")
        list.text(run)
        list.image(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])!, in: Rect(x: 0, y: 0, width: 4, height: 4))
        list.append(.end)
        return list
    }

    // MARK: Edits

    static func group(_ name: String, _ change: @escaping (inout DisplayGroup) -> Void) -> Edit {
        (
            "group.\(name)",
            { list in
                guard case .begin(var group) = list.items[0] else { return }
                change(&group)
                list.items[0] = .begin(group)
            }
        )
    }

    static func shape(_ name: String, at place: Int = 1, _ change: @escaping (inout ShapeItem) -> Void) -> Edit {
        (
            "shape.\(name)",
            { list in
                guard case .shape(var item) = list.items[place] else { return }
                change(&item)
                list.items[place] = .shape(item)
            }
        )
    }

    static func hatch(_ name: String, _ change: @escaping (inout Hatch) -> Void) -> Edit {
        shape("hatch.\(name)", at: 2) { item in
            guard case .hatch(var hatch) = item.fill else { return }
            change(&hatch)
            item.fill = .hatch(hatch)
        }
    }

    static func text(_ name: String, at place: Int = 6, _ change: @escaping (inout TextRun) -> Void) -> Edit {
        (
            "text.\(name)",
            { list in
                guard case .text(var run) = list.items[place] else { return }
                change(&run)
                list.items[place] = .text(run)
            }
        )
    }

    static var edits: [Edit] {
        [
            ("bounds.x", { $0.bounds.x = 1 }), ("bounds.height", { $0.bounds.height = 41 }),
            ("background", { $0.background = .black }), ("no background", { $0.background = nil }),
            ("an item more", { $0.append(.begin(DisplayGroup())) }), ("two items swapped", { $0.items.swapAt(3, 4) }),
            ("image pixels", { $0.images[0] = Bitmap(width: 1, height: 1, pixels: [1, 2, 4, 255])! }),
            ("image size", { $0.images[0] = Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 255, 1, 2, 3, 255])! }),
            (
                "image.index",
                { $0.items[8] = .image(ImageItem(index: 1, frame: Rect(x: 0, y: 0, width: 4, height: 4))) }
            ),
            (
                "image.frame",
                { $0.items[8] = .image(ImageItem(index: 0, frame: Rect(x: 1, y: 0, width: 4, height: 4))) }
            ),
            group("clip") { $0.clip = nil },
            group("clip shape") { $0.clip = .ellipse(Rect(x: 0, y: 0, width: 50, height: 30)) },
            group("opacity") { $0.opacity = 1 },
            group("transform") { $0.transform = AffineMatrix(a: 0, b: 1, c: -1, d: 0) },
            group("transform's place") { $0.transform = AffineMatrix(a: 0, b: 1, c: -1, d: 0, tx: 1) },
            shape("radius") { $0.shape = .roundedRect(Rect(x: 1, y: 2, width: 30, height: 20), radius: 5) },
            shape("kind") { $0.shape = .rect(Rect(x: 1, y: 2, width: 30, height: 20)) },
            shape("fill") { $0.fill = .color(.white) }, shape("no fill") { $0.fill = nil },
            shape("no stroke") { $0.stroke = nil }, shape("stroke.color") { $0.stroke?.color = .black },
            shape("stroke.width") { $0.stroke?.width = 3 }, shape("stroke.dash") { $0.stroke?.dash = [3, 2] },
            shape("stroke.hasRoundEnds") { $0.stroke?.hasRoundEnds = false },
            shape("line", at: 3) { $0.shape = .line(Point(x: 0, y: 0), Point(x: 9, y: 8)) },
            shape("path", at: 4) { $0.shape = .path([.move(.zero), .line(Point(x: 5, y: 0)), .close]) },
            shape("ring", at: 5) {
                $0.shape = .ring(
                    outer: Rect(x: 0, y: 0, width: 20, height: 20), inner: Rect(x: 5, y: 5, width: 9, height: 8))
            },
            hatch("color") { $0.color = .white }, hatch("background") { $0.background = nil },
            hatch("direction") { $0.direction = .falling }, hatch("spacing") { $0.spacing = 7 },
            hatch("lineWidth") { $0.lineWidth = 2 },
            text("text") { $0.text = "Texts" }, text("origin") { $0.origin.x = 5 }, text("anchor") { $0.anchor = .end },
            text("weight") { $0.face.weight = .light }, text("isItalic") { $0.face.isItalic = true },
            text("usesMonospacedDigits") { $0.face.usesMonospacedDigits = true },
            text("isDisplay") { $0.face.isDisplay = true }, text("size") { $0.size = 13 },
            text("color") { $0.color = .white }, text("width") { $0.width = 41 }, text("no width") { $0.width = nil },
            text("isUnderlined") { $0.isUnderlined = true }, text("language") { $0.language = nil },
            text("typeface") { $0.face.typeface = TypefaceReference(face) },
            text("typeface.mark", at: 7) {
                $0.face.typeface = TypefaceReference(StubTypeface(mark: "stub 2"), language: "en")
            },
            text("typeface.language", at: 7) { $0.face.typeface = TypefaceReference(face, language: nil) },
        ]
    }

    // MARK: Laws

    @Test func everyEditHasAHashOfItsOwn() throws {
        var names: [UInt64: String] = [try #require(Self.list.pixelHash(scale: 2)): "the list"]
        names[try #require(Self.list.pixelHash(scale: 3))] = "the scale"
        for edit in Self.edits {
            var list = Self.list
            edit.change(&list)
            #expect(list != Self.list, "\(edit.name) changes nothing")
            let hash = try #require(list.pixelHash(scale: 2))
            #expect(names[hash] == nil, "\(edit.name) has the hash of \(names[hash] ?? "")")
            names[hash] = edit.name
        }
        #expect(names.count == Self.edits.count + 2)
    }

    @Test func namesAndNotesReachNoPixel() throws {
        var list = Self.list
        list.title = "Other"
        list.notes = ["A note."]
        list.undrawnSymbols = ["person.crop.artframe"]
        Self.group("names") { ($0.id, $0.title) = ("b", "B") }.change(&list)
        #expect(list.pixelHash(scale: 2) == Self.list.pixelHash(scale: 2))
    }

    @Test func aFaceWithoutAMarkHasNoHash() {
        var list = Self.list
        Self.text("typeface") { $0.face.typeface = TypefaceReference(StubTypeface()) }.change(&list)
        #expect(list.pixelHash(scale: 2) == nil)
    }

    /// A field that is added to a record must be added to the hash: the number of fields is counted.
    @Test func noFieldIsForgotten() throws {
        func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
        let list = Self.list
        #expect(count(list) == 7)
        #expect(count(DisplayGroup()) == 5)
        #expect(count(ShapeItem(shape: .rect(.zero), fill: nil, stroke: nil)) == 3)
        #expect(count(ImageItem(index: 0, frame: .zero)) == 2)
        #expect(count(Hatch(color: .black)) == 5)
        #expect(count(Stroke(color: .black)) == 4)
        #expect(count(TextRun("", at: .zero, size: 1, color: .black)) == 9)
        #expect(count(FontFace()) == 5)
        #expect(count(TypefaceReference(Self.face)) == 2)
        #expect(count(try #require(list.images.first)) == 3)
        #expect(count(RGBA.black) == 4)
    }
}
