import Foundation
import TestSupport
import Testing

/// A file that the shell's limit cuts; `Tests/Cases/test/devices-pipes-and-long-names.txt` has other strange files.
@Suite("Strange files")
struct StrangeFileTests {
    @Test("a file that grows past the limit of the shell leaves the old one and no other")
    func fileSizeLimit() throws {
        // `make sanitize` sets the variable.
        guard ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil else {
            return print(
                "skipped: ThreadSanitizer's own runtime ends with a bus error where the size of files is limited")
        }
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            try put("old", "a.png", in: folder)
            let drawn = try Fixtures.run(
                "/bin/sh", ["-c", "ulimit -f 1; \(Fixtures.commandLine) a.json --scale 8 -o a.png"], folder: folder)
            #expect(drawn.status == 2, "\(drawn.errors)")
            #expect(drawn.errors.contains("a.png: File too large"), "\(drawn.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.json", "a.png"])
            #expect(try contents("a.png", in: folder) == "old")
        }
    }
}
