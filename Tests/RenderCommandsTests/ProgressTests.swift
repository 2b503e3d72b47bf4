import Foundation
import TestSupport
import Testing

@testable import RenderCommands

@Suite("progress")
struct ProgressTests {
    @Test(
        "bar, count, rate, time left, name",
        arguments: [
            (
                280, 690, 3_000, "Views/Main.storyboard",
                "[########------------] 280/690  93/s  0:04 left  Views/Main.storyboard"
            ),
            (1, 4, 2_000, "a.json", "[#####---------------] 1/4  0.5/s  0:06 left  a.json"),
            (2, 20_000, 1_000, "a\u{1B}[2Jb", #"[--------------------] 2/20000  2/s  2:46:39 left  a\u{1B}[2Jb"#),
            (690, 690, 0, "", "[####################] 690/690"),
            (0, 0, 5, "x", "[--------------------] 0/0  x"),
            (
                5, 10, 1_000, "a/very/long/path/to/a/file/that/does/not/fit/into/the/line.storyboard",
                "[##########----------] 5/10  5/s  0:01 left  .../that/does/not/fit/into/the/line.storyboard"
            ),
        ])
    func line(done: Int, total: Int, milliseconds: Int, name: String, expected: String) {
        let line = ProgressBar.line(done: done, total: total, milliseconds: milliseconds, name, width: 79)
        #expect(line.hasPrefix(String(expected.prefix(44))), "\(line)")
        #expect(line.count <= 79)
        if name.count < 40, name.allSatisfy({ $0.isASCII && !$0.isWhitespace && $0 != "\u{1B}" }) {
            #expect(line == expected)
        }
        #expect(!line.unicodeScalars.contains { $0.value < 32 })
    }

    @Test("nothing is drawn where standard error is no terminal")
    func silence() throws {
        try Fixtures.withFolder { folder in
            for number in 0..<12 {
                try rowTree.write(toFile: folder + "/\(number).json", atomically: true, encoding: .utf8)
            }
            let run = try renderCLI("render", folder, "-o", folder + "/out/{path}.png")
            #expect(run.status == 0 && !run.errors.contains("\r"), "\(run.errors)")
        }
    }
}
