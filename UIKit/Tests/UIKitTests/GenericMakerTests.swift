import Testing
import UIKit

@testable import SourcePreparation

/// Objects made of generic parameters: `Prepared/Making.swift` is what the preparation makes of the calls.
@MainActor
struct GenericMakerTests {
    @Test func scrollersAreMadeOfTheirTypes() {
        let made = scroller(MadeLayout.self)
        #expect(made is MadeLayout && made?.frame.size == CGSize(width: 3, height: 4))
        #expect(scroller(UIScrollView.self) != nil && scroller(UIView.self) == nil)
    }

    @Test func classesMakeThemselves() {
        let tag: MadeTag = MadeTag.made()
        #expect(tag.text == "frame")
        #expect(tag.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(MadeTag.plain().text == "frame")
        #expect(Wrapper<MadeTag>().wrapped.text == "frame")
        #expect(cell(MadeCell.self).reuseIdentifier == "id")
        // An initialiser that overrides none hides a superclass's convenience one.
        #expect(cell(FirstCell.self).place == 1 && (FirstCell.drawn() as? FirstCell)?.place == 1)
        #expect(cell(PlacedCell.self).place == 0)
        #expect(MadeScreen.make().title == "screen")
        #expect(twice(Counted.self).count == 2)
        #expect(systemButton(UIButton.self).buttonType == .system)
    }

    /// The bytes of heads that are read for a source, as a part of its length.
    private func lengths(_ source: String) -> Double {
        var (cursor, makers) = (SourceCursor(source), GenericMakers([:], in: source))
        let all = makers.rest
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let start = cursor.place
            let word = cursor.readName()
            if !word.isEmpty {
                _ = makers.maker(for: word, from: start, cursor)
                continue
            }
            if cursor.has("{") { makers.open() }
            if cursor.has("}") { makers.close() }
            cursor.place += 1
        }
        return Double(all - makers.rest) / Double(source.utf8.count)
    }

    /// Heads that nothing ends have all that follows behind each of their words; those of code have a part of it.
    @Test(arguments: ["func a(b: C = {\n", "func a<T: UIView>(b: T = { T(\n", "class A<V: UIView> { func b(\n"])
    func headsAreReadInLinearTime(line: String) throws {
        #expect(lengths(String(repeating: line, count: 5_000)) < 18)
        #expect(lengths(String(repeating: line, count: 20)) < 18)
        #expect(lengths(try String(contentsOfFile: #filePath, encoding: .utf8)) < 1)
    }
}
