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
                    ["--version"], ["frames", "tree.json"], ["check", "tree.json"], ["about", "devices"],
                    ["about", "schema"],
                ] {
                    #expect(try Self.loaded(words, folder: folder) == [], "\(words)")
                }
                #expect(try Self.loaded(["tree.json", "-o", "a.png"], folder: folder) == Set(Self.drawing))
            }
        }

        @Test("a picture without text needs cairo alone, and what cairo itself is linked to")
        func picturesWithoutText() throws {
            try Fixtures.withFolder { folder in
                let inner = #"{"type":"view","frame":[1,1,5,5]}"#
                try #"{"version":1,"root":{"type":"view","frame":[0,0,9,9],"subviews":[\#(inner)]}}"#
                    .write(toFile: folder + "/tree.json", atomically: true, encoding: .utf8)
                #expect(try Self.loaded(["tree.json", "-o", "a.svg"], folder: folder) == [])
                for name in ["a.png", "a.pdf"] {
                    let loaded = try Self.loaded(["tree.json", "-o", name], folder: folder)
                    #expect(loaded.contains("libcairo"), "\(name)")
                    #expect(loaded.isDisjoint(with: ["libpango", "libglib", "libharfbuzz"]), "\(name): \(loaded)")
                }
            }
        }

        @Test("the library of texts that is missing is an error of the first text")
        func missingForText() throws {
            try Fixtures.withFolder { folder in
                try Data().write(to: URL(fileURLWithPath: folder + "/libpangocairo-1.0.so.0"))
                for (root, status) in [(#""type":"view""#, 0), (#""type":"label","text":"Text""#, 127)] {
                    try #"{"version":1,"root":{\#(root),"frame":[0,0,60,30]}}"#
                        .write(toFile: folder + "/tree.json", atomically: true, encoding: .utf8)
                    let run = try Fixtures.run(
                        "/usr/bin/env",
                        ["LD_LIBRARY_PATH=" + folder, Fixtures.commandLine, "tree.json", "-o", "a.png"], folder: folder)
                    #expect(Int(run.status) == status, "\(root): \(run.errors)")
                    let hint = "apt-get install libpangocairo-1.0-0 libpangoft2-1.0-0\n"
                    #expect(run.errors.hasSuffix(hint) == (status != 0), "\(run.errors)")
                }
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
                        "/usr/bin/env", ["LD_LIBRARY_PATH=" + folder, Fixtures.commandLine, "about"], folder: folder)
                    #expect(run.status == 127 && run.errors.contains("error: ") && run.errors.contains(library))
                    #expect(run.errors.hasSuffix("apt-get install \(package)\n"), "\(run.errors)")
                    try FileManager.default.removeItem(atPath: broken)
                }
            }
        }
    }
#endif
