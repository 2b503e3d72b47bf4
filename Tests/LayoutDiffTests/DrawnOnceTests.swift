import Files
import Foundation
import LayoutEngine
import LayoutRender
import PNGCodec
import PictureDiff
import Synchronization
import TestSupport
import Testing

@testable import Regression

/// A picture that was recorded from the page's drawing passes without being drawn; whatever else lies there is compared
/// pixel by pixel.
@Suite struct DrawnOnceTests {
    /// Draws as `LayoutPainter` does, and counts.
    struct CountingPainter: PagePainter, ~Copyable {
        private var painter: LayoutPainter
        private let count: Counter

        final class Counter: Sendable {
            let drawn = Mutex(0)
        }

        init(_ count: Counter) throws(RegressionError) {
            painter = try LayoutPainter()
            self.count = count
        }

        func drawing(of page: LayoutPage, as kind: SnapshotKind) -> PageDrawing { painter.drawing(of: page, as: kind) }

        func options(of page: LayoutPage, _ scene: LayoutScene, _ layout: ResolvedLayout) -> RenderOptions {
            painter.options(of: page, scene, layout)
        }

        mutating func picture(of drawing: PageDrawing, as kind: SnapshotKind) throws(RegressionError) -> [UInt8] {
            count.drawn.withLock { $0 += 1 }
            return try painter.picture(of: drawing, as: kind)
        }

        func places(of names: [String], on page: LayoutPage) -> [PixelRect] { painter.places(of: names, on: page) }
    }

    static func document(_ color: String) -> String {
        """
        {"version": 1, "devices": [{"name": "small", "size": [60, 40]}], "root": {"type": "view", "id": "root",
          "backgroundColor": "\(color)", "subviews": [{"type": "label", "id": "title", "text": "Hello"}]}}
        """
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// One run over the file; how many pictures were drawn.
    private func run(
        _ file: String, _ change: (inout TestSettings) -> Void = { _ in }
    ) throws -> (report: TestReport, drawn: Int) {
        var plan = TestPlan<LayoutPage>()
        plan.add(try LayoutPage.pages(ofFile: file), of: file)
        var settings = TestSettings(
            kinds: [.png], record: .missing, pictures: PictureOptions(), ignored: [],
            kept: KeptFolder(named: PathText.folder(of: file) + "/kept"))
        change(&settings)
        let count = CountingPainter.Counter()
        let report = try plan.run(settings, workers: 1) { () throws(RegressionError) in try CountingPainter(count) }
        return (report, count.drawn.withLock { $0 })
    }

    @Test func anUnchangedPageIsNotDrawnAgain() throws {
        try Fixtures.withFolder { folder in
            let file = folder + "/card.json"
            try Self.write(Array(Self.document("white").utf8), to: file)
            let first = try run(file)
            #expect(first.drawn == 1 && first.report.cases.map(\.status) == [.recorded])
            let second = try run(file)
            #expect(second.drawn == 0 && second.report.cases.map(\.status) == [.passed])
            // Asked for, or to be recorded whatever it is: drawn.
            #expect(try run(file) { $0.redraws = true }.drawn == 1)
            let path = try #require(first.report.cases.first?.snapshots.first?.path)
            let bytes = Fixtures.bytes(path)
            let again = try run(file) { $0.record = .all }
            #expect(again.drawn == 1 && again.report.cases.map(\.status) == [.recorded])
            #expect(Fixtures.bytes(path) == bytes)
            // Another drawing.
            try Self.write(Array(Self.document("red").utf8), to: file)
            let changed = try run(file)
            #expect(changed.drawn == 1 && changed.report.cases.map(\.status) == [.failed])
        }
    }

    @Test func aChangedPictureIsCompared() throws {
        try Fixtures.withFolder { folder in
            let file = folder + "/card.json"
            try Self.write(Array(Self.document("white").utf8), to: file)
            let path = try #require(try run(file).report.cases.first?.snapshots.first?.path)
            let bytes = Fixtures.bytes(path)
            var picture = try PNG.decode(bytes)
            // The same pixels, written by another program: equal, after a look at the pixels.
            try Self.write(PNG.encode(picture), to: path)
            let plain = try run(file)
            #expect(plain.drawn == 1 && plain.report.cases.map(\.status) == [.passed])
            // One other pixel, behind which the old mark stands.
            picture[3, 3] = .black
            let mark = bytes.suffix(65)
            try Self.write(PNG.encode(picture).dropLast(12) + mark, to: path)
            let marked = try run(file)
            #expect(marked.drawn == 1 && marked.report.cases.map(\.status) == [.failed])
            // Bytes all over the file.
            for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
                var broken = bytes
                broken[place] ^= 1
                try Self.write(broken, to: path)
                #expect(try run(file).drawn == 1, "byte \(place)")
            }
            for length in [0, 1, 12, 64, 65, 66, bytes.count - 1] {
                try Self.write(Array(bytes.prefix(length)), to: path)
                #expect(try run(file).drawn == 1, "\(length) bytes")
            }
            try Self.write(bytes, to: path)
            #expect(try run(file).drawn == 0)
        }
    }
}
