import Foundation
import TestSupport
import Testing

/// Files are written whole or not at all.
@Suite("Files")
struct FileTests {
    private let files = FileManager.default

    @Test("several outputs, formats by extension")
    func formats() throws {
        try Fixtures.withFolder { folder in
            let run = try renderCLI("-", "-o", "x.png", "-o", "x.svg", "-o", "x.pdf", input: rowTree, folder: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.isEmpty)
            #expect(Fixtures.bytes(folder + "/x.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(Fixtures.bytes(folder + "/x.svg").starts(with: "<?xml".utf8))
            #expect(Fixtures.bytes(folder + "/x.pdf").starts(with: "%PDF".utf8))
            #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["x.pdf", "x.png", "x.svg"])
        }
    }

    @Test("the same page gives the same bytes, on standard output too and with any number of jobs")
    func sameBytes() throws {
        try Fixtures.withFolder { folder in
            let out = try renderCLI("-", "-o", "-", input: rowTree)
            _ = try renderCLI("-", "-o", "x.png", input: rowTree, folder: folder)
            #expect(out.output == Fixtures.bytes(folder + "/x.png"))
            for jobs in ["1", "3"] {
                let scenes = Fixtures.packageRoot + "/fixtures/scenes"
                try files.createDirectory(atPath: "\(folder)/\(jobs)", withIntermediateDirectories: true)
                let run = try renderCLI(
                    scenes, "-o", "\(jobs)/{name}-{device}-{traits}-{state}-{step}.png", "--jobs", jobs, folder: folder)
                #expect(run.status == 0, "\(run.errors)")
            }
            let names = try files.contentsOfDirectory(atPath: folder + "/1").sorted()
            #expect(names.count > 30)
            #expect(try files.contentsOfDirectory(atPath: folder + "/3").sorted() == names)
            for name in names {
                #expect(Fixtures.bytes("\(folder)/1/\(name)") == Fixtures.bytes("\(folder)/3/\(name)"), "\(name)")
            }
        }
    }

    @Test("variables that configure fonts and languages of other programs change no byte")
    func hostileEnvironment() throws {
        let label = #"{ "type": "label", "id": "l", "text": "Inter 饭店 1,234", "frame": [0, 0, 120, 40] }"#
        let names = ["x.png", "x.svg", "x.pdf"]
        try Fixtures.withFolder { folder in
            func draw(_ environment: [String: String]) throws -> [[UInt8]] {
                let flags = names.flatMap { ["-o", $0] }
                let run = try Fixtures.run(
                    Fixtures.commandLine, ["-"] + flags, input: #"{ "version": 1, "root": \#(label) }"#, folder: folder,
                    environment: environment)
                #expect(run.status == 0, "\(environment): \(run.errors)")
                return names.map { Fixtures.bytes(folder + "/" + $0) }
            }
            let expected = try draw([:])
            #expect(expected.allSatisfy { $0.count > 1_000 })
            for (name, value) in [
                ("FONTCONFIG_FILE", "/nowhere/fonts.conf"), ("FONTCONFIG_PATH", "/nowhere"), ("LANG", "ar_EG.UTF-8"),
                ("LC_ALL", "zh_CN.UTF-8"), ("HOME", "/nowhere"), ("XDG_CONFIG_HOME", "/nowhere"),
                ("PANGOCAIRO_BACKEND", "none"), ("PANGO_LANGUAGE", "ja"),
            ] {
                #expect(try draw([name: value]) == expected, "\(name)=\(value)")
            }
        }
    }

    @Test("without -o the picture is named after the document")
    func defaultName() throws {
        try Fixtures.withFolder { folder in
            let run = try renderCLI("-", input: rowTree, folder: folder)
            #expect(run.status == 0)
            #expect(try files.contentsOfDirectory(atPath: folder) == ["row.png"])
        }
    }

    @Test("a replaced file keeps its mode, a symbolic link stays a link")
    func modeAndLink() throws {
        try Fixtures.withFolder { folder in
            let target = folder + "/real.svg"
            let link = folder + "/link.svg"
            #expect(
                files.createFile(atPath: target, contents: Data("old".utf8), attributes: [.posixPermissions: 0o640]))
            try files.createSymbolicLink(atPath: link, withDestinationPath: "real.svg")
            let run = try renderCLI("-", "-o", link, input: rowTree)
            #expect(run.status == 0)
            #expect(try files.destinationOfSymbolicLink(atPath: link) == "real.svg")
            #expect(Fixtures.bytes(target).starts(with: "<?xml".utf8))
            let mode = try files.attributesOfItem(atPath: target)[.posixPermissions] as? Int
            #expect(mode == 0o640)
            #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["link.svg", "real.svg"])
        }
    }

    @Test("an output that is also an input is a mistake, through a link too")
    func sameFile() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/tree.svg"
            try rowTree.write(toFile: path, atomically: false, encoding: .utf8)
            try files.createSymbolicLink(atPath: folder + "/other.svg", withDestinationPath: "tree.svg")
            for output in ["tree.svg", "other.svg", "./tree.svg"] {
                let run = try renderCLI("tree.svg", "-o", output, folder: folder)
                #expect(run.status == 64)
                #expect(run.errors.contains("is also an input"))
            }
            #expect(String(decoding: Fixtures.bytes(path), as: UTF8.self) == rowTree)
        }
    }

    @Test("a failed run leaves the old file and nothing else")
    func failure() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/x.png"
            try "old".write(toFile: path, atomically: false, encoding: .utf8)
            let run = try renderCLI("-", "-o", path, "--max-pixels", "10", input: rowTree)
            #expect(run.status == 2, "\(run.errors)")
            #expect(String(decoding: Fixtures.bytes(path), as: UTF8.self) == "old")
            #expect(try files.contentsOfDirectory(atPath: folder) == ["x.png"])
        }
    }

    @Test("a device is streamed to, not replaced")
    func device() throws {
        let run = try renderCLI("-", "-o", "/dev/null", "--format", "png", input: rowTree)
        #expect(run.status == 0, "\(run.errors)")
        #expect(files.fileExists(atPath: "/dev/null"))
    }

    @Test("folders are searched, and a path that is no UTF-8 is found")
    func paths() throws {
        try Fixtures.withFolder { folder in
            try files.createDirectory(atPath: folder + "/in/deep", withIntermediateDirectories: true)
            for name in ["in/b", "in/deep/a"] {
                let text = rowTree.replacing("\"row\",  ", with: "").replacing(#""name": "row", "#, with: "")
                try text.write(toFile: "\(folder)/\(name).json", atomically: false, encoding: .utf8)
            }
            let run = try renderCLI("in", "-o", "{name}.svg", folder: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["a.svg", "b.svg", "in"])
            let script =
                "cp in/b.json \"$(printf 'x\\377.json')\" && \(Fixtures.commandLine) check \"$(printf 'x\\377.json')\""
            let broken = try Fixtures.run("/bin/sh", ["-c", script], folder: folder)
            #expect(broken.status == 0, "\(broken.errors)")
        }
    }
}
