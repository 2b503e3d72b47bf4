import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation

/// The installed libraries and fonts, two self-tests, and everything that can move a pixel.
enum Doctor {
    /// - Throws: exit code 2 where something is missing, 70 where a self-test failed.
    static func print(as form: TextOrJSON) throws {
        if form == .json { return try printJSON() }
        try StandardStreams.print("render-cli \(Version.line)")
        for line in Renderer.fingerprint { try StandardStreams.print(line) }
        if !Renderer.hasEmojiFont {
            try StandardStreams.print(
                "no font for emoji: they are drawn as discs; install \(Renderer.emojiPackage) to have them")
        }
        try checkLayout()
        try StandardStreams.print("layout self-test: passed")
        try checkPicture()
        try StandardStreams.print("picture self-test: passed")
    }

    private static func printJSON() throws {
        try checkLayout()
        try checkPicture()
        let report = JSONValue.object([
            .init("version", .string(Version.text)), .init("libraries", .strings(Renderer.fingerprint)),
            .init("hasEmojiFont", .bool(Renderer.hasEmojiFont)), .init("passed", .strings(["layout", "picture"])),
        ])
        try StandardStreams.write(report.text.utf8)
    }

    /// Three views in 320 points: 20 + 10 + the rest.
    private static let source = """
        { "version": 1, "devices": [{ "name": "test", "size": [320, 44] }],
          "root": { "type": "stackView", "id": "row", "spacing": 10, "arrangedSubviews": [
            { "type": "view", "id": "a", "constraints": ["width == 20"], "backgroundColor": "systemBlue" },
            { "type": "label", "id": "b", "text": "Self-test 自检" } ] },
          "expect": { "a.frame": [0, 0, 20, 44], "b.frame": [30, 0, 290, 44] } }
        """

    private static func page() throws(Failure) -> Page {
        do {
            let document = try LayoutDocument.read(Array(source.utf8), fallbackName: "self-test")
            return Page(
                input: "self-test",
                names: Page.Names(document: "self-test", scene: "self-test", device: "test", traits: "default"),
                source: .document(document, document.devices[0], document.traits[0], document.variants[0]))
        } catch {
            throw Failure("layout self-test: the test page cannot be read", code: ExitStatus.selfCheck)
        }
    }

    private static func checkLayout() throws(Failure) {
        let page = try page()
        let report = FramesReport(page)
        let failures = page.failures(in: report.scene, report.layout)
        guard failures.isEmpty else {
            throw Failure(
                lines: failures.map { "error: layout self-test: \($0.message)" }, code: ExitStatus.selfCheck)
        }
    }

    private static func checkPicture() throws(Failure) {
        var painter = try Painter(.plain)
        let once = try painter.paint(page(), as: [.png, .svg])
        let again = try painter.paint(page(), as: [.png, .svg])
        guard once.files == again.files, once.files.allSatisfy({ !$0.isEmpty }) else {
            throw Failure("picture self-test: the same page gave other bytes", code: ExitStatus.selfCheck)
        }
        guard painter.missingCharacters.isEmpty else {
            throw Failure(
                "picture self-test: a font lacks characters it should have; is fonts-droid-fallback installed?")
        }
    }
}
