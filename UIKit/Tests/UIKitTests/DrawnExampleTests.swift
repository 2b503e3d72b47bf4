import Foundation
import Testing
import UIKit
import UIKitDrawing

/// A view that only a text makes.
final class DrawnNote: UIView {
    private let label = UILabel()

    init(note: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: CGFloat(note.count), height: 10))
        label.text = note
    }
    required init?(coder: NSCoder) { nil }

    func configure(width: CGFloat) { frame.size.width = width }
}

extension DrawnNote {
    final class Dot: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 7) }
    }
}

final class DrawnPair<Item>: UIView {
    var item: Item?
    override var intrinsicContentSize: CGSize { CGSize(width: 9, height: 9) }
}

final class DrawnTallRow: UITableViewCell {}

/// Which example data a class is drawn with.
@MainActor
struct DrawnExampleTests {
    private func draw(_ arguments: String..., examples: [DrawnExample]) throws -> (
        code: Int32, width: CGFloat?, height: CGFloat?
    ) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("example-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let code = DrawProgram.run(
            arguments + ["-o", file.path, "--scale", "1"], modules: ["UIKitTests"], examples: examples)
        let size = (try? Data(contentsOf: file)).flatMap { UIImage(data: $0)?.size }
        return (code, size?.width, size?.height)
    }

    private let made = DrawnExample(
        "UIKitTests.DrawnNote", ["DrawnNote(note: \"Note\")", "configure(width: 12)"],
        make: { DrawnNote(note: "Note") }, fill: { ($0 as? DrawnNote)?.configure(width: 12) })
    private let preview = DrawnExample.preview("Wide", of: []) { DrawnNote(note: String(repeating: "a", count: 30)) }
    private let container = DrawnExample.preview(nil, of: ["UIKitTests.DrawnNote"]) {
        UIStackView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    }

    @Test func valuesThatAreMadeUp() throws {
        #expect(try draw("DrawnNote", examples: [made]).width == 12)
        let wanting = DrawnExample(
            "UIKitTests.Wanting", ["Wanting(text: \"Text\")"], make: { Wanting(text: "Text") }, fill: nil)
        #expect(try draw("Wanting", examples: [wanting]).width == 393)
        #expect(try draw("Wanting", "--no-examples", examples: [wanting]).code == 2)
    }

    /// What a person wrote wins: a function of the file of examples, then previews, in their order.
    @Test func previewsAndOwnExamples() throws {
        #expect(try draw("DrawnNote", examples: [preview, made]).width == 30)
        #expect(try draw("DrawnNote", examples: [container, preview, made]).width == 40)
        #expect(try draw("DrawnNote", "--example", "Wide", examples: [container, preview, made]).width == 30)
        #expect(try draw("DrawnNote", "--example", "Narrow", examples: [container, preview, made]).code == 2)
        let own = try #require(DrawnExample.own("short", { DrawnNote(note: "ab") }))
        #expect(try draw("DrawnNote", examples: [own, preview, made]).width == 2)
        #expect(try draw("short", examples: [own]).width == 2)
        #expect(DrawnExample.own("number", { 3 }) == nil)
    }

    /// A view has the size that its owner in the program gives; the command line's wins.
    @Test func sizesByOwners() throws {
        let size = CGSize(width: 300, height: 72)
        let row = DrawnExample("UIKitTests.DrawnTallRow", [], size: { size }, make: nil, fill: nil)
        let drawn = try draw("DrawnTallRow", examples: [row])
        #expect(drawn.width == 300 && drawn.height == 72)
        #expect(try draw("DrawnTallRow", "--no-examples", examples: [row]).height == 72)
        #expect(try draw("DrawnTallRow", "--height", "50", examples: [row]).height == 50)
    }

    /// The runtime finds no class in an extension, and no generic one, by a name.
    @Test func classesThatNoNameLeadsTo() throws {
        let dot = DrawnExample("UIKitTests.DrawnNote.Dot", [], type: DrawnNote.Dot.self, make: nil, fill: nil)
        let pair = DrawnExample("UIKitTests.DrawnPair", [], type: DrawnPair<Int>.self, make: nil, fill: nil)
        #expect(try draw("DrawnNote.Dot", examples: [dot, pair]).width == 7)
        #expect(try draw("UIKitTests.DrawnPair", "--no-examples", examples: [dot, pair]).width == 9)
        #expect(try draw("DrawnPair", examples: []).code == 2)
    }

    private struct Order: Decodable {
        struct Line: Decodable { let count: Int }
        enum State: String, Decodable, CaseIterable { case open, done }
        let customerName: String
        let lines: [Line]
        let state: State
        let total: Double?
        let paid: Date
    }

    /// A decoder gives what no initialiser does.
    @Test func decodedValues() {
        let order: Order = ExampleValue.make("order")
        #expect(order.customerName == "CustomerName" && order.lines.map(\.count) == [1, 1, 1])
        #expect(order.state == .open && order.total == 12.5)
        let state: Order.State = ExampleValue.make("state")
        #expect(state == .open)
        let nothing: Int? = ExampleValue.make("count")
        #expect(nothing == nil || nothing == 1)
    }

    /// A screen that another one wants is made as it is drawn itself.
    @Test func screensForScreens() throws {
        let wanting = DrawnExample("UIKitTests.WantingScreen", [], make: { WantingScreen(text: "a") }, fill: nil)
        let note = DrawnExample(
            "UIKitTests.DrawnNote", [],
            make: { DrawnNote(note: ExampleValue.controller(WantingScreen.self).title ?? "abc") }, fill: nil)
        #expect(try draw("DrawnNote", examples: [wanting, note]).width == 3)
    }
}
