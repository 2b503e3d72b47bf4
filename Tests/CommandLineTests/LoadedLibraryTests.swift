#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// The libraries that draw are loaded by commands that draw, and by no other.
    @Suite struct LoadedLibraryTests {
        private static let drawing = ["libcairo", "libpango", "libglib", "libfontconfig", "libfreetype", "libharfbuzz"]

        /// The libraries of `drawing` that the loader says it opens for a command.
        private static func loaded(_ words: [String], folder: String) throws -> Set<String> {
            let run = try Fixtures.run(
                "/usr/bin/env", ["LD_DEBUG=files", Fixtures.commandLine] + words, folder: folder)
            #expect(run.status == 0 && run.errors.contains("libexpat"))
            return Set(drawing.filter(run.errors.contains))
        }

        @Test func commandsThatDrawNothingLoadNone() throws {
            try Fixtures.withFolder { folder in
                try #"{"version":1,"root":{"type":"label","id":"a","text":"Text"}}"#
                    .write(toFile: folder + "/tree.json", atomically: true, encoding: .utf8)
                for words in [
                    ["--version"], ["frames", "tree.json"], ["check", "tree.json"], ["devices"], ["schema"],
                ] {
                    #expect(try Self.loaded(words, folder: folder) == [], "\(words)")
                }
                #expect(try Self.loaded(["tree.json", "-o", "a.png"], folder: folder) == Set(Self.drawing))
            }
        }

        @Test("a library that is missing at the first drawing is named with its package")
        func missing() throws {
            try Fixtures.withFolder { folder in
                for (library, package) in [
                    ("libcairo.so.2", "libcairo2"),
                    ("libpangocairo-1.0.so.0", "libpangocairo-1.0-0 libpangoft2-1.0-0"),
                ] {
                    let broken = folder + "/" + library
                    try Data().write(to: URL(fileURLWithPath: broken))
                    let run = try Fixtures.run(
                        "/usr/bin/env", ["LD_LIBRARY_PATH=" + folder, Fixtures.commandLine, "doctor"], folder: folder)
                    #expect(run.status == 127 && run.errors.contains("error: ") && run.errors.contains(library))
                    #expect(run.errors.hasSuffix("apt-get install \(package)\n"), "\(run.errors)")
                    try FileManager.default.removeItem(atPath: broken)
                }
            }
        }
    }
#endif
