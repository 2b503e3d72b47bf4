import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Small documents of single rules, with the frames that Xcode recorded in public files.
@Suite struct RecordedFixtureTests {
    @Test(arguments: Fixtures.paths(in: "recorded", suffix: ".storyboard"), InterfaceBuilderReader.Sizes.allCases)
    func framesAreTheRecordedOnes(path: String, sizes: InterfaceBuilderReader.Sizes) throws {
        // Only recorded heights tell the lines of the Mac's languages.
        if sizes == .measured, path.hasSuffix("high-lines.storyboard") { return }
        var options = InterfaceBuilderReader.Options()
        options.sizes = .recorded
        let recorded = try InterfaceBuilderReader.read(Fixtures.bytes(path), file: path, options: options)
        options.sizes = sizes
        let computed = frames(of: try InterfaceBuilderReader.read(Fixtures.bytes(path), file: path, options: options))
        let views = recorded.scenes.flatMap(\.tree.items).filter { !$0.translatesAutoresizingMaskIntoConstraints }
        #expect(!views.isEmpty)
        for view in views {
            let want = try #require(view.recordedFrame)
            let got = try #require(computed.first { $0.id == view.identifier }).frame
            let errors = [got.x - want.x, got.y - want.y, got.width - want.width, got.height - want.height]
            // Widths of texts are an estimate.
            let limit = sizes == .measured ? 0.5 : 0.01
            #expect(errors.allSatisfy { abs($0) <= limit }, "\(path) \(view.identifier): \(got), recorded \(want)")
        }
    }
}
