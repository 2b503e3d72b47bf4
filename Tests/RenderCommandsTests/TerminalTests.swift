import Foundation
import TestSupport
import Testing

/// Names and texts of strangers reach a terminal or a log as plain text on lines of the program's own.
@Suite("Foreign text in a terminal or a log")
struct TerminalTests {
    /// What a name may hold to move a cursor, to turn a line, to ring, or to talk to a CI system.
    static let hostile = [
        "x\n::error file=app.js::boo\n0 failed\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}31m\ra\u{8}b\u{7F}\u{202E}gnp ##[error]c",
        "  ::set-output name=a::b\u{2066}x\u{2069}\u{2028}::error::b\u{85}c\u{200B}\u{FEFF}\u{E0041} ##vso[a] ##teamcity[b]",
    ]

    /// Why a line of output is no plain line; nil when it is.
    static func fault(in text: String) -> String? {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let start = line.drop { $0 == " " }
            if start.hasPrefix("::") { return "a command: \(line)" }
            if line.contains("##[") || line.contains("##vso[") || line.contains("##teamcity[") {
                return "a command: \(line)"
            }
        }
        for scalar in text.unicodeScalars where scalar != "\n" {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
                0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
                return "U+" + String(scalar.value, radix: 16)
            default: continue
            }
        }
        return nil
    }

    private func json(_ text: String) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: [text])
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }

    private func xml(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "<", "&", "\"", "\n": "&#\(scalar.value);"
            // XML 1.0 has no way to write these.
            case "\u{1B}", "\u{7}", "\u{8}": "?"
            default: String(scalar)
            }
        }.joined()
    }

    /// A document with the same text at every place where a text is allowed.
    private func tree(_ text: String, spacing: Int) throws -> String {
        let name = try json(text)
        let expectation = try json(text + ".frame")
        return """
            { "version": 1, "name": \(name), "devices": [{ "name": \(name), "size": [100, 20] }],
              "root": { "type": "stackView", "id": \(name), "spacing": \(spacing), "class": "Row", "arrangedSubviews": [
                { "type": "label", "id": \(try json(text + "1")), "text": \(name), "image": \(name), "constraints": ["width == 30"] },
                { "type": "view", "id": \(try json("a" + text)), "constraints": ["width == 1000", "width == 7", "height == 3"] } ] },
              "states": { \(name): { "hide": [\(name)] } }, "expect": { \(expectation): [1, 2, 3, 4] } }
            """.replacingOccurrences(of: ", \"image\": \(name)", with: "")
    }

    private func storyboard(_ text: String) -> String {
        let name = xml(text)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/><scenes><scene sceneID="abc-de-fgh"><objects>
            <viewController storyboardIdentifier="\(name)" title="\(name)" id="\(name)" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="\(name)2"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><label text="\(name)" userLabel="\(name)" id="\(name)3" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" height="20"/></label>
            <\("unknownElement") id="\(name)4"/></subviews>
            <constraints><constraint firstItem="\(name)3" firstAttribute="\(name)" secondItem="\(name)9" id="\(name)"/></constraints></view>
            </viewController></objects></scene></scenes></document>
            """
    }

    @Test("every command, every place a name can stand", arguments: hostile)
    func commands(_ text: String) throws {
        try Fixtures.withFolder { folder in
            let file = text.replacingOccurrences(of: "/", with: "-")
            try put(try tree(text, spacing: 10), file + ".json", in: folder)
            try put(try tree(text, spacing: 16), "new.json", in: folder)
            try put(storyboard(text), file + ".storyboard", in: folder)
            try put(
                "{ \"version\": 1, \(try json(text)): 1, \"root\": { \"type\": \(try json(text)) } }",
                "bad" + file + ".json", in: folder)
            var runs: [[String]] = [
                ["frames", "./" + file + ".json"], ["frames", "new.json", "--format", "json"], ["check", "."],
                ["check", "--list", "coverage", "."], ["check", "--list", "unused", "."],
                ["check", "new.json", "./" + file + ".json"],
                ["frames", "./" + file + ".storyboard"], ["new.json", "--format", "json", "-o", "-"],
                ["./" + file + ".storyboard", "-o", "{name}.json"], ["new.json", "-o", "a.png", "-o", "a.svg"],
                ["new.json", "-o", file + "/x.png"], ["./" + file + ".storyboard", "-o", "b.png"],
                ["diff", "./" + file + ".json", "new.json", "--report", "d.md", "--report", "d.html"],
                ["diff", "./" + file + ".json", "new.json", "--format", "json"],
                ["diff", "a.png", "nowhere" + file + ".png"],
                ["diff", file + "..HEAD"], ["new.json", "--state", file], ["new.json", "--device", file],
                ["check", file],
                ["new.json", "--no-such" + file], ["new.json", "--show", file],
                ["new.json", "-o", "{" + file + "}.png"],
                ["test", "--snapshot", "frames,png,svg"],
            ]
            runs.append([
                "test", "--record", "never", "--report", "t.xml", "--report", "t.md", "--report", "t.html", "--report",
                "t.json",
            ])
            runs.append(["test", "--merge", "t.json"])
            runs.append(["explain", "./" + file + ".json", file])
            runs.append(["explain", "new.json"])
            runs.append(["explain", "new.json", "--what-if", "'\(file)'.width == 3"])
            runs.append(["explain", "new.json", "--what-if", file, "-o", "e.svg"])
            runs.append(["explain", "./" + file + ".storyboard"])
            runs.append(["test", "--merge", "./" + file + ".json"])
            runs.append(["approve", "--all"])
            runs.append(["approve", file])
            for words in runs {
                let clean = words.map { $0.replacingOccurrences(of: "\u{0}", with: "") }
                let run = try Fixtures.run(
                    Fixtures.commandLine, clean, folder: folder, environment: TestCommandTests.quiet)
                #expect(run.status >= 0, "\(words) crashed: \(run.errors)")
                for (stream, output) in [("standard output", run.text), ("standard error", run.errors)] {
                    if let fault = Self.fault(in: output) { Issue.record("\(words), \(stream): \(fault)") }
                }
                if words.contains("never") { try put(try tree(text, spacing: 10), "new.json", in: folder) }
            }
            for name in ["t.xml", "t.md", "d.md"] where FileManager.default.fileExists(atPath: folder + "/" + name) {
                if let fault = Self.fault(in: try contents(name, in: folder)) { Issue.record("\(name): \(fault)") }
            }
        }
    }

    @Test("a line break in a name makes no line of its own")
    func lineBreaks() throws {
        try Fixtures.withFolder { folder in
            try put(try tree("x\n2 passed", spacing: 10), "a\n2 passed\n.json", in: folder)
            for words in [["test"], ["test"], ["check", "."], ["frames", "."], ["approve", "--all"]] {
                let run = try Fixtures.run(
                    Fixtures.commandLine, words, folder: folder, environment: TestCommandTests.quiet)
                for line in (run.text + run.errors).split(separator: "\n") {
                    #expect(!line.hasPrefix("2 passed"), "\(words): \(line)")
                }
            }
        }
    }

    /// What writes to a stream of the process: Swift's own anywhere, C's where C's library is imported.
    private static let swiftWriters: Set<String> = ["print", "debugPrint", "dump", "TextOutputStream", "NSLog"]
    private static let writers: Set<String> = [
        "fputs", "puts", "putchar", "putc", "fputc", "fprintf", "vprintf", "printf", "fwrite", "perror", "syslog",
        "write", "stdout", "stderr", "STDOUT_FILENO", "STDERR_FILENO", "standardOutput", "standardError", "fdopen",
    ]

    @Test("nothing in the sources writes to a stream but the one door")
    func oneDoor() throws {
        let sources = Fixtures.packageRoot + "/Sources"
        // The door itself, the question whether a stream is a terminal, the streams of a child process, and the system
        // call that writes files.
        let doors = [
            "render-cli/Output/StandardStreams.swift", "render-cli/Git/Subprocess.swift",
            "LayoutRender/Foundation/Files/Folder.swift", "render-cli/Output/Talk.swift",
        ]
        // Files that a person asks to be written to '-', JSON, and help.
        let products: Set = [
            "render-cli/Output/FileWriter.swift", "render-cli/EntryPoint.swift",
            "render-cli/Commands/FramesCommand.swift", "render-cli/Commands/ResourcesRun.swift",
            "render-cli/Commands/AboutCommand.swift", "render-cli/Diff/DiffRun.swift",
            "render-cli/Explain/ExplainCommand.swift", "render-cli/Design/DesignRun.swift",
            "render-cli/Audit/AuditCommand.swift", "render-cli/Commands/CheckCommand.swift",
            "render-cli/Regression/ReportOptions.swift",
            "render-cli/Commands/CoverageReport.swift", "render-cli/Regression/ApproveCommand.swift",
            // Messages of the protocol, patches, and the machine's report as JSON.
            "render-cli/Agents/AgentConnection.swift", "render-cli/Audit/RepairQuestion.swift",
            "render-cli/Audit/RepairReport.swift", "render-cli/Commands/Doctor.swift",
            "render-cli/UIKit/CoverageOfUIKit.swift",
        ]
        var met: Set<String> = []
        var files = 0
        for case let path as String in FileManager.default.enumerator(atPath: sources) ?? .init()
        where path.hasSuffix(".swift") && !doors.contains(path) {
            files += 1
            let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
            let hasC = ["import CLibrary", "import SystemPackage"].contains { text.contains($0) }
            let writers = hasC ? Self.writers.union(Self.swiftWriters) : Self.swiftWriters
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("//") { continue }
                if code.contains("StandardStreams.write(") { met.insert(path) }
                for word in Self.bareWords(of: code) where writers.contains(word) {
                    Issue.record("\(path):\(number + 1) may write round the door: \(code)")
                }
            }
        }
        #expect(files > 300)
        #expect(met == products, "other files write raw bytes")
    }

    /// Words that are used neither as a member of a value nor as the name of a function that is declared here.
    private static func bareWords(of code: Substring) -> [String] {
        var words: [String] = []
        var previous: Substring = ""
        var rest = code
        while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            let before = rest[..<start]
            let word = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest[word.endIndex...]
            let isQualified = before == "." && ["Swift", "CLibrary", "FileDescriptor"].contains(previous)
            let isCall = rest.hasPrefix("(") || rest.hasPrefix(" (")
            let isStream = word.first?.isUppercase == true || word.hasPrefix("std") || word.hasPrefix("standard")
            if isQualified || !before.hasSuffix("."), previous != "func", isCall || isStream {
                words.append(String(word))
            }
            previous = word
        }
        return words
    }
}
