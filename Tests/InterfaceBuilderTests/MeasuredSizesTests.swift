import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// `measured` never looks at the recorded frame of a view that Auto Layout decides.
@Suite struct MeasuredSizesTests {
    /// The document with the frames of those views set to nothing.
    private func zeroed(_ bytes: [UInt8]) -> [UInt8] {
        var result: [Substring] = []
        var isDecided = false
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("<rect key=\"frame\"") {
                result.append(isDecided ? "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>" : line)
                isDecided = false
            } else {
                if line.contains(" id=\"") {
                    isDecided =
                        line.contains("translatesAutoresizingMaskIntoConstraints=\"NO\"")
                        && !line.contains("fixedFrame=\"YES\"")
                }
                result.append(line)
            }
        }
        return Array(result.joined(separator: "\n").utf8)
    }

    @Test(arguments: fixturePaths())
    func zeroedFramesGiveTheSameLayout(path: String) throws {
        var options = InterfaceBuilderReader.Options()
        options.sizes = .measured
        let bytes = Fixtures.bytes(path)
        let blank = zeroed(bytes)
        #expect(blank != bytes)
        let a = frames(of: try InterfaceBuilderReader.read(bytes, file: path, options: options))
        let b = frames(of: try InterfaceBuilderReader.read(blank, file: path, options: options))
        #expect(a.map(\.id) == b.map(\.id))
        #expect(a.map(\.frame) == b.map(\.frame))
    }

    /// A class of UIKit's that a file names as a view's class has no size of its own; a class of the program's may have one.
    @Test(arguments: [("UIControl", false), ("UIVisualEffectView", false), ("Confetti", true)])
    func classesWithoutASize(name: String, isSized: Bool) throws {
        let body = """
            <subviews><view customClass="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="10" y="10" width="120" height="80"/></view></subviews><constraints>
            <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"/>
            </constraints>
            """
        let tree = try InterfaceBuilderReader.read(storyboard(body), file: "x").scenes[0].tree
        let view = try #require(tree.item(named: "c"))
        #expect((tree[view].intrinsicContentSize != nil) == isSized)
    }

    /// A button with a picture has another width at another text size, and a custom view between two edges another one
    /// on another screen.
    @Test func recordedSizesOfAnotherPage() throws {
        let body = """
            <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="10" y="10" width="117" height="32"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>
            <state key="normal" title="125 replies" image="Thread"/></button>
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="60" width="393" height="600"/>
            <subviews><view customClass="Confetti" translatesAutoresizingMaskIntoConstraints="NO" id="c">
            <rect key="frame" x="0" y="0" width="393" height="500"/></view></subviews>
            <constraints><constraint firstItem="c" firstAttribute="top" secondItem="s" secondAttribute="top" id="1"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="2"/>
            <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="4"/></constraints></scrollView></subviews>
            <constraints><constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"/>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
            <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
            <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom"/></constraints>
            """
        func widths(_ change: (inout InterfaceBuilderReader.Options) -> Void) throws -> (button: Double, view: Double) {
            var options = InterfaceBuilderReader.Options()
            change(&options)
            let document = try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options)
            let tree = document.scenes[0].tree
            func width(_ id: String) -> Double {
                tree.item(named: id).flatMap { tree[$0].intrinsicContentSize?.width } ?? .nan
            }
            return (width("b"), width("c"))
        }
        let own = try widths { _ in }
        #expect(own.button == 117 && own.view == 393)
        #expect(try widths { $0.contentSizeCategory = .accessibilityLarge }.button.isNaN)
        #expect(try widths { $0.device = .named("iPhoneSe") }.view.isNaN)
    }

    @Test func recordedSizesFillWhatCannotBeMeasured() throws {
        let body = """
            <subviews><imageView image="unknown" translatesAutoresizingMaskIntoConstraints="NO" id="i">
            <rect key="frame" x="10" y="10" width="33" height="44"/></imageView>
            <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="10" y="100" width="300" height="20.5"/></label></subviews>
            <constraints><constraint firstItem="i" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"/>
            </constraints>
            """
        var options = InterfaceBuilderReader.Options()
        let recorded = frames(of: try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options))
        #expect(recorded.first { $0.id == "i" }?.frame == Rect(x: 10, y: 10, width: 33, height: 44))
        // A label whose recorded width is far from its text's was stretched by something: not taken.
        #expect((recorded.first { $0.id == "l" }?.frame.width ?? 0) < 60)
        options.sizes = .measured
        let measured = frames(of: try InterfaceBuilderReader.read(storyboard(body), file: "x", options: options))
        #expect(measured.first { $0.id == "i" }?.frame.width == 0)
    }
}
