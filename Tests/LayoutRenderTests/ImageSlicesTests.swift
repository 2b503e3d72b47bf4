import Testing

@testable import LayoutRender

/// Pictures that grow in their middle.
@Suite("Sliced pictures")
struct ImageSlicesTests {
    /// A row of 7 pixels: two of the left cap, three of the middle, one unused, one of the right cap.
    private static let colors = [0x100000, 0x200000, 0x003000, 0x004000, 0x005000, 0xFF00FF, 0x000060].map {
        RGBA(UInt32($0))
    }

    private static func strip(isVertical: Bool) throws -> Bitmap {
        var bitmap = try #require(Bitmap(width: isVertical ? 1 : 7, height: isVertical ? 7 : 1, color: .white))
        for (place, color) in colors.enumerated() {
            if isVertical { bitmap[0, place] = color } else { bitmap[place, 0] = color }
        }
        return bitmap
    }

    private static func grown(_ length: Int, isVertical: Bool, tiles: Bool, pageScale: Double = 1) throws -> [RGBA] {
        let cut = ImageSlices.Cut(start: 2, middle: 3, end: 1)
        let slices = ImageSlices(
            horizontal: isVertical ? nil : cut, vertical: isVertical ? cut : nil, tiles: tiles, scale: 1)
        let bitmap = try strip(isVertical: isVertical)
        let made = try #require(
            bitmap.sliced(
                slices, width: isVertical ? 1 : length, height: isVertical ? length : 1, pageScale: pageScale,
                limits: RenderLimits()))
        return (0..<length).map { isVertical ? made[0, $0] : made[$0, 0] }
    }

    @Test("at the size of caps and middle nothing changes and the rest is left out", arguments: [false, true])
    func natural(isVertical: Bool) throws {
        let expected = [0, 1, 2, 3, 4, 6].map { Self.colors[$0] }
        for tiles in [false, true] {
            #expect(try Self.grown(6, isVertical: isVertical, tiles: tiles) == expected)
        }
    }

    @Test("caps keep their pixels; the middle repeats or stretches", arguments: [false, true])
    func larger(isVertical: Bool) throws {
        let tiled = try Self.grown(11, isVertical: isVertical, tiles: true)
        #expect(tiled == [0, 1, 2, 3, 4, 2, 3, 4, 2, 3, 6].map { Self.colors[$0] })
        let stretched = try Self.grown(9, isVertical: isVertical, tiles: false)
        #expect(stretched.first == Self.colors[0] && stretched[1] == Self.colors[1])
        #expect(stretched.last == Self.colors[6])
        // From the first colour of the middle to its last, none of a cap in between.
        let middle = stretched[2..<8].map { Int($0.green) }
        #expect(middle == middle.sorted() && middle.first == 0x30 && middle.last == 0x50)
        #expect(stretched[2..<8].allSatisfy { $0.red == 0 && $0.blue == 0 })
    }

    @Test("a page of twice the scale has caps of twice the pixels")
    func scale() throws {
        let found = try Self.grown(12, isVertical: false, tiles: true, pageScale: 2)
        #expect(found[0] == Self.colors[0])
        #expect(found[11] == Self.colors[6] && found[10] == Self.colors[6])
        #expect(found[4] == Self.colors[2] && found[9] == Self.colors[4])
    }

    @Test("any cut of any picture to any size gives that size, within the limits")
    func hostileCuts() throws {
        let lengths = [0, 0.5, 1, 3, 7, 100, 1e9]
        let bitmap = try Self.strip(isVertical: false)
        for start in lengths {
            for middle in lengths {
                for end in lengths {
                    let cut = ImageSlices.Cut(start: start, middle: middle, end: end)
                    for tiles in [false, true] {
                        let slices = ImageSlices(horizontal: cut, vertical: cut, tiles: tiles, scale: 2)
                        let made = bitmap.sliced(slices, width: 5, height: 3, pageScale: 3, limits: RenderLimits())
                        #expect(made?.width == 5 && made?.height == 3)
                        #expect(made?.isOpaque == true)
                    }
                }
            }
        }
        let slices = ImageSlices(horizontal: nil, vertical: nil, tiles: false, scale: 1)
        #expect(bitmap.sliced(slices, width: 40_000, height: 40_000, pageScale: 1, limits: RenderLimits()) == nil)
    }

    @Test("an image view draws its sliced picture at the view's size, in pixels of the page")
    func drawing() throws {
        var root = View(.view, identifier: "root")
        root.frame = Rect(x: 0, y: 0, width: 40, height: 20)
        var tree = LayoutTree(root: root)
        var view = View(.imageView, identifier: "bar")
        view.frame = Rect(x: 0, y: 0, width: 30, height: 1)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.content = .image(ImageContent(name: "strip", size: Size(width: 6, height: 1)))
        tree.addSubview(view, to: tree.root)
        let environment = LayoutEnvironment(width: 40, height: 20)
        var options = RenderOptions()
        options.layers = [.content]
        options.scale = 2
        options.images["strip"] = try Self.strip(isVertical: false)
        options.imageTraits.slices["strip"] = ImageSlices(
            horizontal: .init(start: 2, middle: 3, end: 1), vertical: nil, tiles: true, scale: 1)
        let list = DisplayList(
            tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
        #expect(list.images.map(\.width) == [60])
        #expect(list.images.first?[0, 0] == Self.colors[0])
        #expect(list.images.first?[59, 0] == Self.colors[6])
    }
}
