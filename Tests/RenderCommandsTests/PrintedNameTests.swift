import Foundation
import Notation
import TestSupport
import Testing

/// Every name that a report prints is one that the commands take, and means the view of the line.
@Suite("Printed names")
struct PrintedNameTests {
    private static let documents =
        Fixtures.paths(in: "ib", suffix: ".storyboard") + Fixtures.paths(in: "ib", suffix: ".xib")
        + ["Harbour/Harbour", "Quay/Quay"].flatMap {
            Fixtures.paths(in: "projects/\($0)/Base.lproj", suffix: ".storyboard")
        }

    @Test("the names of diff mean the views that moved", arguments: documents)
    func difference(path: String) throws {
        try Fixtures.withFolder { folder in
            let text = String(decoding: Fixtures.bytes(path), as: UTF8.self)
            let ending = path.hasSuffix(".xib") ? ".xib" : ".storyboard"
            try text.write(toFile: folder + "/old" + ending, atomically: true, encoding: .utf8)
            // Every constant begins with another digit: many views move.
            let moved = text.replacing(" constant=\"", with: " constant=\"1")
            try moved.write(toFile: folder + "/new" + ending, atomically: true, encoding: .utf8)
            let run = try Fixtures.run(
                Fixtures.commandLine,
                ["diff", "old" + ending, "new" + ending, "--format", "json", "--project", "none"],
                folder: folder)
            var asked = 0
            for scene in JSONReading.value(run.output)?["scenes"]?.values ?? [] {
                let title = (scene["title"]?.string ?? "").components(separatedBy: "  ")
                let views = (scene["views"]?.values ?? []).filter { $0["after"] != nil || $0["frameAfter"] != nil }
                // Some of each scene, since a question takes a run.
                for view in views.enumerated().filter({ $0.offset % 4 == 0 }).map(\.element) where asked < 12 {
                    asked += 1
                    let name = try #require(view["name"]?.string)
                    let answer = try Fixtures.run(
                        Fixtures.commandLine,
                        [
                            "explain", "new" + ending, name, "--edge", "width", "--scene", title[1], "--format", "json",
                            "--project", "none",
                        ], folder: folder)
                    let explained = JSONReading.value(answer.output)?["pages"]?.values.first?["explanations"]
                    #expect(
                        explained?.values.first?["view"]?.string == view["id"]?.string, "\(name): \(answer.errors)")
                }
            }
            #expect(asked > 0, "\(run.errors)")
        }
    }

    /// In a folder of their own: beside the clone's sources the whole clone would be the project of those without one.
    @Test("the commands behind explain: of an audit name views as a person does, and are answered")
    func audit() throws {
        try Fixtures.withFolder { above in
            let folder = above + "/projects"
            try FileManager.default.copyItem(atPath: Fixtures.packageRoot + "/fixtures/projects", toPath: folder)
            let run = try Fixtures.run(Fixtures.commandLine, ["audit", ".", "--format", "json"], folder: folder)
            let findings = try #require(JSONReading.value(run.output)?["findings"]?.values)
            let commands = findings.compactMap { $0["explanation"]?.string }.filter { !$0.isEmpty }
            #expect(commands.count > 2, "\(findings.count) findings")
            for command in commands {
                let line = command.replacing("render-cli explain", with: "'\(Fixtures.commandLine)' explain")
                let answer = try Fixtures.run("/bin/sh", ["-c", line], folder: folder)
                #expect(answer.status < 2, "\(command): \(answer.errors)")
            }
            #expect(commands.contains { $0.contains(" Lighthouse --edge") }, "\(commands)")
        }
    }
}
