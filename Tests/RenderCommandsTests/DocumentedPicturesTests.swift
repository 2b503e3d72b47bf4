import Foundation
import TestSupport
import Testing

/// The pictures of README and Documentation, drawn anew into the folder that `DOCUMENTED_PICTURES` names
/// (`make pictures`): those that a command draws, and pages as a browser shows them.
@Suite(
    "documented pictures", .serialized,
    .enabled(
        if: ProcessInfo.processInfo.environment["DOCUMENTED_PICTURES"] != nil, "DOCUMENTED_PICTURES names no folder"))
struct DocumentedPicturesTests {
    private static let harbour = "fixtures/projects/Harbour/Harbour/Base.lproj/Main.storyboard"
    private static let skerry = "fixtures/projects/Skerry"
    private static let login = "fixtures/ib/login.storyboard"
    private static let ferry = "Examples/Tour/ferry.json"

    private func target(_ name: String) throws -> String {
        let folder = try #require(ProcessInfo.processInfo.environment["DOCUMENTED_PICTURES"])
        return (folder.hasPrefix("/") ? folder : Fixtures.packageRoot + "/" + folder) + "/" + name
    }

    @discardableResult
    private func run(_ arguments: [String], folder: String = Fixtures.packageRoot) throws -> Finished {
        let finished = try Fixtures.run(Fixtures.commandLine, arguments, folder: folder)
        #expect(finished.status < 2, "\(arguments): \(finished.errors)")
        return finished
    }

    @Test(
        "a command draws the picture",
        arguments: [
            ("harbour-dark.png", ["render", harbour, "--locale", "de", "--traits", "dark", "--scale", "1"]),
            (
                "distributions.png",
                [
                    "render", "fixtures/scenes/distributions.json", "--state", "bHidden", "--show", "legend", "--scale",
                    "1.5",
                ]
            ),
            ("hotel.png", ["render", "fixtures/scenes/hotel.json", "--step", "close", "--scale", "1"]),
            ("hotel-film.svg", ["render", "fixtures/scenes/hotel.json", "--film"]),
            ("login.png", ["render", login, "--scale", "0.5"]),
            ("explained-log.png", ["explain", "fixtures/logs/ticket-cell.txt"]),
            ("ferry.png", ["render", ferry, "--scale", "1"]),
            ("ferry-moves.png", ["explain", ferry, "--what-if", "card.spacing = 20", "--scale", "1"]),
        ] as [(String, [String])])
    func drawn(name: String, arguments: [String]) throws {
        try run(arguments + ["-o", target(name)])
    }

    @Test("the conflict of Conflicts.md")
    func conflict() throws {
        try Fixtures.withFolder { folder in
            let text = try String(contentsOfFile: Fixtures.packageRoot + "/" + Self.ferry, encoding: .utf8)
            let edited = text.replacingOccurrences(of: "\"height == 50\"", with: "\"height == 50\", \"width == 320\"")
            #expect(edited != text)
            try edited.write(toFile: folder + "/ferry.json", atomically: true, encoding: .utf8)
            try run([
                "explain", folder + "/ferry.json", "--scale", "1", "-o", target("ferry-conflict.png"),
            ])
        }
    }

    @Test("the gallery of a project of twenty screens")
    func gallery() throws {
        try Fixtures.withFolder { folder in
            try run(["gallery", Self.skerry, "-o", folder + "/site", "--scale", "2"])
            try shoot(
                "file://\(folder)/site/index.html", "gallery.png", width: 1_240, height: 1_010, in: folder, scale: 2)
        }
    }

    @Test("the gallery's changes, after an edit of the project")
    func changes() throws {
        try Fixtures.withFolder { folder in
            for side in ["old", "Skerry"] {
                try FileManager.default.copyItem(
                    atPath: Fixtures.packageRoot + "/" + Self.skerry, toPath: "\(folder)/\(side)")
            }
            let file = folder + "/Skerry/Skerry/Base.lproj/Welcome.storyboard"
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let edited = text.replacingOccurrences(of: "spacing=\"14\"", with: "spacing=\"24\"")
            #expect(edited != text)
            try edited.write(toFile: file, atomically: true, encoding: .utf8)
            try run(["gallery", "Skerry", "--against", "old", "-o", "site"], folder: folder)
            try shoot(
                "file://\(folder)/site/index.html#show=changes", "gallery-changes.png", width: 1_240, height: 860,
                in: folder)
        }
    }

    @Test("the page of the audit's findings")
    func audit() throws {
        try Fixtures.withFolder { folder in
            try run(["audit", Self.harbour, "--report", folder + "/audit.html"])
            try shoot("file://\(folder)/audit.html", "audit.png", width: 1_200, height: 860, in: folder)
        }
    }

    @Test("the inspector with the chain of a width")
    func inspector() throws {
        try Fixtures.withFolder { folder in
            try run(["inspect", Self.login, "-o", folder + "/page.html"])
            try shoot(
                "file://\(folder)/page.html#view=go&why=width", "inspector.png", width: 1_200, height: 760, in: folder)
        }
    }

    /// Writes what a browser shows at an address, once all pictures of the page are there.
    private func shoot(
        _ address: String, _ name: String, width: Int, height: Int, in folder: String, scale: Int = 1
    ) throws {
        let browser = try Browser(folder: folder)
        try browser.open(address, width: width, height: height, scale: scale)
        #expect(try browser.becomes("document.readyState === 'complete'"))
        try browser.value(
            """
            document.querySelectorAll('img').forEach(i => { i.loading = 'eager' });
            Promise.all([...document.images].map(i => i.decode()))
              .then(() => requestAnimationFrame(() => requestAnimationFrame(() => { window.isDrawn = true })));
            0
            """)
        #expect(try browser.becomes("window.isDrawn"))
        let picture = try #require(try browser.picture())
        try picture.write(to: URL(fileURLWithPath: target(name)))
    }
}
