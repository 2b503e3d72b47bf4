import Foundation
import TestSupport
import Testing

/// Whatever lists of files say, files are written, removed and embedded only where they belong.
@Suite("Files stay inside their folders")
struct ContainmentTests {
    /// A folder `work` with a page and its references; files around the folder must not change.
    func withPlace(_ body: (_ place: String, _ work: String) throws -> Void) throws {
        try Fixtures.withFolder { place in
            let work = place + "/work"
            try put(rowTree, "work/row.json", in: place)
            try put("secret\n", "home/.bashrc", in: place)
            try put("secret\n", "home/secret.png", in: place)
            try put("hook\n", "work/.git/hooks/post-checkout", in: place)
            try put("victim\n", "work/src/victim.txt", in: place)
            try put("victim\n", "victim.txt", in: place)
            _ = try run(["test", "--state", "base"], work)
            try body(place, work)
        }
    }

    func run(_ arguments: [String], _ folder: String) throws -> Finished {
        let run = try Fixtures.run(
            "/usr/bin/timeout", ["-s", "KILL", "600", Fixtures.commandLine] + arguments, folder: folder,
            environment: TestCommandTests.quiet)
        #expect(run.status >= 0 && run.status != 137, "\(arguments) was killed: \(run.errors)")
        return run
    }

    /// The list of a run with one failed case.
    func list(
        file: String = "row.json", path: String = "__Snapshots__/row.json/row.small.base.txt",
        reference: String = "", actual: String = ".render-cli/test/row.json/row.small.base.actual.txt",
        difference: String = "", name: String = "row.small.base"
    ) throws -> String {
        let snapshot = [
            "path": path, "status": "failed", "reference": reference, "actual": actual, "difference": difference,
        ]
        let list: [String: Any] = [
            "total": 1, "actualDir": ".render-cli/test", "orphans": [[String: Any]](),
            "cases": [
                [
                    "order": 0, "file": file, "name": name, "status": "failed", "message": "",
                    "moves": [[String]](), "details": [String](), "snapshots": [snapshot],
                ] as [String: Any]
            ],
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: list), as: UTF8.self)
    }

    /// Paths that lead out of every folder that a run may write to.
    static let paths = [
        "../home/.bashrc", ".git/hooks/post-checkout", ".render-cli/test/../../../victim.txt", "src/victim.txt",
        "__Snapshots__/../src/victim.txt", "__Snapshots__/row.json/../../src/victim.txt", "./../victim.txt",
        ".render-cli/test/row.json/../../../src/victim.txt", "row.json", "__Snapshots__/row.json", ".", "..", "", "/",
        "__Snapshots__/row.json/row.small.base.txt/..", "src/victim.txt\u{0}.actual.txt", "src/victim.txt\n",
        "__Snapshots__/row.json/\u{0}/../../../src/victim.txt", "/PLACE/victim.txt", "/PLACE/work/src/victim.txt",
        "//PLACE/victim.txt", ".render-cli/test//../../src/victim.txt", "linked/victim.txt", "linked-file.txt",
        ".render-cli/test/linked/victim.txt", ".render-cli/test/linked-file.actual.txt",
        "__Snapshots__/linked.json/victim.txt", "__Snapshots__/row.json/linked.small.base.txt",
        "src/../../home/.bashrc", "../work/src/victim.txt", "~/.bashrc",
        // Private-use scalars in place of bytes of file names.
        "\u{10FE2E}\u{10FE2E}/victim.txt", "src\u{10FE2F}victim.txt",
        "__Snapshots__/row.json/\u{10FE2E}./../src/victim.txt",
    ]

    private func plantLinks(_ place: String) throws {
        let files = FileManager.default
        try put("x", "work/.render-cli/test/row.json/row.small.base.actual.txt", in: place)
        for (link, target) in [
            ("work/linked", place + "/work/src"), ("work/linked-file.txt", place + "/victim.txt"),
            ("work/.render-cli/test/linked", place),
            ("work/.render-cli/test/linked-file.actual.txt", "../../src/victim.txt"),
            ("work/__Snapshots__/linked.json", place),
            ("work/__Snapshots__/row.json/linked.small.base.txt", place + "/victim.txt"),
        ] {
            try files.createSymbolicLink(atPath: place + "/" + link, withDestinationPath: target)
        }
    }

    /// The only reference that the lists name by a legal path, and the files of its own folder that a run may change.
    private static let rightful = "work/__Snapshots__/row.json/row.small.base.txt"

    private func mayChange(_ path: String) -> Bool {
        path == Self.rightful || path.hasPrefix("work/.render-cli/test/last-run")
            || path.hasPrefix("work/.render-cli/test/row.json/row.small.base")
    }

    @Test("approve refuses by name each path of a hostile list")
    func hostileListsApproved() throws {
        try withPlace { place, work in
            try plantLinks(place)
            let before = Fixtures.listing(place)
            var count = 0
            for (number, hostile) in Self.paths.enumerated() where !hostile.isEmpty {
                let path = hostile.replacingOccurrences(of: "PLACE", with: String(place.dropFirst()))
                for (kind, text) in [
                    try list(path: path), try list(actual: path), try list(file: path, path: path, name: path),
                ].enumerated() {
                    try put(text, ".render-cli/test/last-run-\(number)-\(kind).json", in: work)
                    count += 1
                }
            }
            let run = try run(["approve", "--all"], work)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            // Each list is refused by itself.
            #expect(run.errors.split(separator: "\n").count == count, "\(run.errors)")
            let changed = Fixtures.changes(before, Fixtures.listing(place)).filter { !mayChange($0) }
            #expect(changed.isEmpty, "approve changed \(changed)")
        }
    }

    @Test("test removes nothing that hostile lists name")
    func hostileListsCleared() throws {
        try withPlace { place, work in
            try plantLinks(place)
            let before = Fixtures.listing(place)
            for (number, hostile) in Self.paths.enumerated() {
                let path = hostile.replacingOccurrences(of: "PLACE", with: String(place.dropFirst()))
                let lists = [
                    try list(path: path), try list(actual: path), try list(file: path), try list(reference: path),
                    try list(difference: path), try list(path: path, reference: path, actual: path, difference: path),
                ]
                for (place, text) in lists.enumerated() {
                    try put(text, ".render-cli/test/last-run-\(number)-\(place).json", in: work)
                }
            }
            let tested = try run(["test", "--state", "base", "--record", "never"], work)
            #expect(tested.status == 0, "\(tested.text)\(tested.errors)")
            let changed = Fixtures.changes(before, Fixtures.listing(place)).filter { !mayChange($0) }
            #expect(changed.isEmpty, "test changed \(changed)")
            #expect(!Fixtures.listing(work + "/.render-cli").keys.contains { $0.contains("last-run-") })
        }
    }

    @Test("what approve refuses is named, and then nothing is taken over")
    func refusal() throws {
        try withPlace { place, work in
            try put("x", "work/.render-cli/test/row.json/row.small.base.actual.txt", in: place)
            try put(
                try list(path: "../home/__Snapshots__/.bashrc/a.txt"), "work/.render-cli/test/last-run.json", in: place)
            let before = Fixtures.listing(place)
            let run = try run(["approve", "--all"], work)
            #expect(run.status == 2)
            #expect(run.errors.contains("../home/__Snapshots__/.bashrc/a.txt"), "\(run.errors)")
            #expect(Fixtures.changes(before, Fixtures.listing(place)).isEmpty)
        }
    }

    /// What a run keeps is not flushed to the disk: after a power cut the file may have its name and no bytes.
    @Test("an empty file is not taken over as a reference")
    func emptyActual() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            _ = try run(["test", "--state", "base"], folder)
            try put(wideTree, "row.json", in: folder)
            #expect(try run(["test", "--state", "base"], folder).status == 1)
            let reference = try contents("__Snapshots__/row.json/row.small.base.txt", in: folder)
            let emptied = try Fixtures.run(
                "/bin/sh", ["-c", "for f in $(find .render-cli -name '*actual*'); do : >$f; done"], folder: folder)
            #expect(emptied.status == 0)
            let approved = try run(["approve", "--all"], folder)
            #expect(approved.status == 2 && approved.errors.contains("is empty; run the test again"), "\(approved)")
            #expect(try contents("__Snapshots__/row.json/row.small.base.txt", in: folder) == reference)
        }
    }

    @Test("a page outside the current folder is approved when it is named")
    func namedPage() throws {
        try withPlace { place, work in
            try put(rowTree, "beside/row.json", in: place)
            _ = try run(["test", "../beside", "--state", "base"], work)
            try put(wideTree, "beside/row.json", in: place)
            _ = try run(["test", "../beside", "--state", "base"], work)
            let all = try run(["approve", "--all"], work)
            #expect(all.status == 2)
            #expect(all.errors.contains("../beside/row.json"), "\(all.errors)")
            let named = try run(["approve", "../beside/row.json"], work)
            #expect(named.text == "approved  ../beside/__Snapshots__/row.json/row.small.base.txt\n", "\(named.errors)")
            #expect(try contents("beside/__Snapshots__/row.json/row.small.base.txt", in: place).contains("46 0"))
        }
    }

    @Test("a run's folder may be moved, then approved from there")
    func movedFolder() throws {
        try withPlace { place, work in
            try put(wideTree, "work/row.json", in: place)
            _ = try run(["test", "--state", "base"], work)
            try FileManager.default.moveItem(atPath: work + "/.render-cli/test", toPath: place + "/downloaded")
            let approved = try run(["approve", "--all", "--artifacts", "../downloaded"], work)
            #expect(approved.text == "approved  __Snapshots__/row.json/row.small.base.txt\n", "\(approved.errors)")
            #expect(try contents("work/__Snapshots__/row.json/row.small.base.txt", in: place).contains("46 0"))
        }
    }

    @Test(
        "links that a repository brings are neither read nor written through",
        arguments: ["leaf", "file folder", "snapshots folder", "kept folder", "kept parent", "dangling"])
    func links(_ kind: String) throws {
        try withPlace { place, work in
            let files = FileManager.default
            let reference = work + "/__Snapshots__/row.json/row.small.base.txt"
            func link(_ path: String, _ target: String) throws {
                try? files.removeItem(atPath: path)
                try files.createSymbolicLink(atPath: path, withDestinationPath: target)
            }
            try put("keep\n", "home/row.json/row.small.base.txt", in: place)
            switch kind {
            case "leaf": try link(reference, place + "/home/.bashrc")
            case "dangling": try link(reference, place + "/home/new.txt")
            case "file folder": try link(work + "/__Snapshots__/row.json", place + "/home")
            case "snapshots folder": try link(work + "/__Snapshots__", place + "/home")
            case "kept folder": try link(work + "/.render-cli/test", place + "/home")
            default: try link(work + "/.render-cli", place + "/home")
            }
            try put(wideTree, "work/row.json", in: place)
            let home = Fixtures.listing(place + "/home")
            for words in [
                ["test", "--record", "all", "--snapshot", "frames,png", "--prune"], ["approve", "--all"],
            ] {
                let run = try run(words, work)
                #expect(Fixtures.changes(home, Fixtures.listing(place + "/home")).isEmpty, "\(words)")
                #expect(!run.text.contains("secret") && !run.errors.contains("secret"), "\(words)")
                // A run that kept no file leaves nothing to approve.
                #expect(words[0] == "approve" || run.status != 0, "\(words): \(run.text)")
                if words[0] == "test" {
                    #expect(
                        (run.text + run.errors).contains("is a symbolic link"), "\(words): \(run.text)\(run.errors)")
                }
            }
            let kept = Fixtures.listing(work + "/.render-cli").values.joined()
            #expect(!kept.contains("secret"))
        }
    }

    @Test("merge embeds pictures inside the folder of the report, and no others")
    func embeddedPictures() throws {
        try withPlace { place, work in
            let picture = Data(Fixtures.bytes(Fixtures.packageRoot + "/Documentation/images/hotel.png"))
            for path in ["/home/secret.png", "/work/mine.png", "/work/kept/inner.png"] {
                try FileManager.default.createDirectory(
                    atPath: work + "/kept", withIntermediateDirectories: true)
                try picture.write(to: URL(fileURLWithPath: place + path))
            }
            try FileManager.default.createSymbolicLink(
                atPath: work + "/link.png", withDestinationPath: place + "/home/secret.png")
            for (path, isIn) in [
                ("mine.png", true), ("kept/inner.png", true), ("../home/secret.png", false),
                (place + "/home/secret.png", false), ("link.png", false), ("kept/../../home/secret.png", false),
            ] {
                try put(try list(difference: path), "work/report.json", in: place)
                let merged = try run(["test", "--merge", "report.json", "--report", "merged.html"], work)
                #expect(merged.status == 1, "\(merged.errors)")
                let page = try contents("work/merged.html", in: place)
                #expect(page.contains("data:image/png;base64,") == isIn, "\(path)")
                #expect(merged.errors.contains("left out") != isIn, "\(path): \(merged.errors)")
                guard path.hasPrefix("kept/") else { continue }
                // From elsewhere the report's folder decides, not the current one.
                let elsewhere = try run(["test", "--merge", "work/report.json", "--report", "merged.html"], place)
                #expect(elsewhere.status == 1, "\(elsewhere.errors)")
                #expect(
                    try contents("merged.html", in: place).contains("data:image/png;base64,") == isIn, "\(path)")
            }
        }
    }

    @Test("pictures of a document come from inside its folder")
    func assets() throws {
        try withPlace { place, work in
            let picture = Data(Fixtures.bytes(Fixtures.packageRoot + "/Documentation/images/hotel.png"))
            for folder in ["home", "work/pictures"] {
                try FileManager.default.createDirectory(atPath: place + "/" + folder, withIntermediateDirectories: true)
                try picture.write(to: URL(fileURLWithPath: "\(place)/\(folder)/shown.png"))
            }
            try FileManager.default.createSymbolicLink(
                atPath: work + "/linked", withDestinationPath: place + "/home")
            try FileManager.default.createSymbolicLink(
                atPath: work + "/pictures/leaf.png", withDestinationPath: place + "/home/shown.png")
            func render(_ folder: String, image: String = "shown") throws -> (Finished, [UInt8]) {
                let text = """
                    { "version": 1, "assets": { "images": "\(folder)" },
                      "root": { "type": "imageView", "id": "i", "image": "\(image)", "frame": [0, 0, 40, 40] } }
                    """
                try put(text, "work/images.json", in: place)
                try? FileManager.default.removeItem(atPath: work + "/out.png")
                return (try run(["images.json", "-o", "out.png"], work), Fixtures.bytes(work + "/out.png"))
            }
            let placeholder = try render("nowhere")
            #expect(placeholder.0.status == 0, "\(placeholder.0.errors)")
            let drawn = try render("pictures")
            #expect(drawn.1 != placeholder.1)
            for folder in ["../home", "\(place)/home", "pictures/../../home", "..", "/"] {
                let refused = try render(folder)
                #expect(refused.0.status == 2, "\(folder)")
                #expect(refused.0.errors.contains("images.json:1:"), "\(refused.0.errors)")
                #expect(refused.1.isEmpty)
            }
            let linked = try render("linked")
            #expect(linked.1 == placeholder.1)
            #expect(linked.0.errors.contains("is a symbolic link"), "\(linked.0.errors)")
            let leaf = try render("pictures", image: "leaf")
            #expect(leaf.0.errors.contains("is a symbolic link"), "\(leaf.0.errors)")
        }
    }

    @Test("a name that a document gives an output is written through no link, a name of the command line is")
    func outputNames() throws {
        try withPlace { place, work in
            let files = FileManager.default
            try files.createSymbolicLink(atPath: work + "/row.png", withDestinationPath: place + "/home/.bashrc")
            try files.createSymbolicLink(atPath: work + "/out", withDestinationPath: place + "/home")
            try files.createSymbolicLink(atPath: work + "/row", withDestinationPath: place + "/home")
            try put(rowTree, "work/out.json", in: place)
            let home = Fixtures.listing(place + "/home")
            for words in [
                ["row.json"], ["row.json", "-o", "{name}.png"], ["row.json", "-o", "./{name}.png"],
                ["row.json", "-o", "{name}/x.png"], ["out.json", "-o", "{path}/x.png"],
                ["row.json", "-o", "{name}.png", "--format", "json"], ["row.json", "-o", "{name}/../row.png"],
            ] {
                let refused = try run(words, work)
                #expect(refused.status == 2, "\(words): \(refused.errors)")
                #expect(Fixtures.changes(home, Fixtures.listing(place + "/home")).isEmpty, "\(words)")
            }
            let named = try run(["row.json", "-o", "out/{name}.svg", "-o", "out/named.png"], work)
            #expect(named.status == 0, "\(named.errors)")
            #expect(files.fileExists(atPath: place + "/home/row.svg"))
            #expect(files.fileExists(atPath: place + "/home/named.png"))
        }
    }
}
