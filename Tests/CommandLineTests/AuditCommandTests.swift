import Foundation
import LayoutDocument
import Notation
import TestSupport
import Testing

@testable import RenderCommands

/// `audit`: findings, their correction, their suppression, and errors.
@Suite("audit")
struct AuditCommandTests {
    private func run(_ arguments: [String], folder: String) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, ["audit"] + arguments, folder: folder, environment: TestCommandTests.quiet)
    }

    /// Writes the storyboard with an outlet to its button.
    /// - Returns: its text.
    private func connectButton(in folder: String) throws -> String {
        let path = folder + "/" + Self.storyboard
        let connected = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(
            of: "</viewController>",
            with: "<connections><outlet property=\"buyButton\" destination=\"buy\" id=\"o1\"/></connections>"
                + "</viewController>")
        try Data(connected.utf8).write(to: URL(fileURLWithPath: path))
        return connected
    }

    private func withHarbour(_ body: (String) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/projects/Harbour", toPath: folder + "/Harbour")
            try body(folder)
        }
    }

    private static let storyboard = "Harbour/Harbour/Base.lproj/Main.storyboard"

    private func write(_ text: String, _ name: String, _ folder: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    @Test("a German text that does not fit goes from finding to fix")
    func findingAndFix() throws {
        try withHarbour { folder in
            let found = try run([Self.storyboard], folder: folder)
            #expect(found.status == 1)
            #expect(
                found.text.contains("line 50: 'Fahrkarte kaufen' needs 140.5 of width and has 120"), "\(found.text)")
            #expect(found.text.contains("in German"))
            #expect(found.text.contains("because 'Fahrkarte kaufen'.width == 120 holds the width"))
            // The constraint that the finding names is mended.
            let path = folder + "/" + Self.storyboard
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let mended = text.replacingOccurrences(
                of: "firstAttribute=\"width\" constant=\"120\"",
                with: "firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"120\"")
            #expect(mended != text)
            try Data(mended.utf8).write(to: URL(fileURLWithPath: path))
            let quiet = try run([Self.storyboard], folder: folder)
            #expect(quiet.status == 0, "\(quiet.text)")
        }
    }

    @Test("a file that no target has is left out of a folder, counted, and audited by its name")
    func filesOutsideOfTargets() throws {
        try withHarbour { folder in
            let project = folder + "/Harbour/Harbour.xcodeproj"
            try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
            try write("B /* Other.xib in Resources */ = {};", "Harbour/Harbour.xcodeproj/project.pbxproj", folder)
            let silent = try run(["Harbour", "--quick"], folder: folder)
            #expect(silent.errors.contains("in no target of the Xcode project"), "\(silent.errors)")
            #expect(!silent.text.contains("Fahrkarte"))
            #expect(try run([Self.storyboard], folder: folder).text.contains("Fahrkarte"))
            try write("B /* Main.storyboard in Resources */;", "Harbour/Harbour.xcodeproj/project.pbxproj", folder)
            #expect(try run(["Harbour"], folder: folder).text.contains("Fahrkarte"))
        }
    }

    @Test("a picture and a text that the project lacks are told, and nothing of the whole project")
    func missingNames() throws {
        try withHarbour { folder in
            func told(_ file: String = Self.storyboard) throws -> [String] {
                try run([file, "--quick", "--all"], folder: folder).text.split(separator: "\n")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                    // The storyboard's font is not in the project, which is information.
                    .filter { $0.contains("[missing-") && !$0.contains("font '") }
            }
            #expect(try told().isEmpty)
            try FileManager.default.removeItem(atPath: folder + "/Harbour/Harbour/Assets.xcassets/lighthouse.imageset")
            let table = folder + "/Harbour/Harbour/de.lproj/Main.strings"
            let texts = try String(contentsOfFile: table, encoding: .utf8)
            // Three languages have the subtitle, Arabic lacks it; two of four have the pier, which most do not.
            for language in ["fr", "it"] {
                try FileManager.default.createDirectory(
                    atPath: folder + "/Harbour/Harbour/\(language).lproj", withIntermediateDirectories: false)
                try write(texts, "Harbour/Harbour/\(language).lproj/Main.strings", folder)
            }
            try write(
                texts.replacingOccurrences(of: "\"pier.text\" = \"Anleger 3\";", with: ""),
                "Harbour/Harbour/de.lproj/Main.strings", folder)
            #expect(
                try told() == [
                    "warning  line 15: picture 'lighthouse' is missing: nothing in the project has this name [missing-resource]",
                    "warning  line 29: 'Leaves at 9:40 from the old pier and cal…' is missing in Arabic [missing-translation]",
                ])
            // A file without a project around it has nothing that could be missing.
            try FileManager.default.createDirectory(atPath: folder + "/alone", withIntermediateDirectories: false)
            try FileManager.default.copyItem(
                atPath: folder + "/" + Self.storyboard, toPath: folder + "/alone/Main.storyboard")
            #expect(try told("alone/Main.storyboard").isEmpty)
        }
    }

    @Test("the project's sources tell which texts code replaces, and which screens never turn")
    func sources() throws {
        try withHarbour { folder in
            let connected = try connectButton(in: folder)
            #expect(connected.contains("customClass=\"FerryViewController\""))
            #expect(connected.contains("\"o1\""))
            func told(_ body: String) throws -> (isCut: Bool, pages: Int) {
                try write(
                    "class FerryViewController: UIViewController { \(body) }", "Harbour/Harbour/Ferry.swift", folder)
                let report = try run([Self.storyboard, "--format", "json"], folder: folder)
                let json = try JSONSerialization.jsonObject(with: Data(report.text.utf8)) as? [String: Any]
                let findings = json?["findings"] as? [[String: Any]] ?? []
                return (
                    findings.contains {
                        ($0["message"] as? String)?.hasPrefix("'Fahrkarte kaufen' needs") == true
                            && $0["severity"] as? String != "information"
                    },
                    json?["pages"] as? Int ?? 0
                )
            }
            let silent = try told("var buyButton: UIButton!")
            #expect(silent.isCut)
            #expect(try !told("func show() { buyButton.setTitle(price, for: .normal) }").isCut)
            #expect(try told("func show() { buyButton.isEnabled = false }").isCut)
            let upright = try told("override var supportedInterfaceOrientations: Mask { .portrait }")
            #expect(upright.isCut)
            #expect(upright.pages < silent.pages && upright.pages > 0)
        }
    }

    @Test("a finding names the line of Swift from which it follows, and what to write there")
    func codeLines() throws {
        try withHarbour { folder in
            _ = try connectButton(in: folder)
            func code(_ owner: String, _ flags: [String] = ["--with-repairs"]) throws -> [[String: Any]] {
                let line = "        buyButton.widthAnchor.constraint(equalToConstant: 120).isActive = true"
                try write("class \(owner): UIViewController {\n\(line)\n}\n", "Harbour/Harbour/Ferry.swift", folder)
                let report = try run([Self.storyboard, "--format", "json"] + flags, folder: folder)
                let json = try JSONSerialization.jsonObject(with: Data(report.text.utf8)) as? [String: Any]
                let findings = json?["findings"] as? [[String: Any]] ?? []
                return findings.flatMap { $0["code"] as? [[String: Any]] ?? [] }
            }
            let found = try code("FerryViewController")
            #expect(found.count == 1)
            #expect(found.first?["file"] as? String == "Harbour/Harbour/Ferry.swift")
            #expect(found.first?["line"] as? Int == 2)
            #expect(
                found.first?["lines"] as? [String] == [
                    "buyButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true"
                ])
            // Another class has a view of its own of that name, and nothing is searched for without being asked.
            #expect(try code("FerryViewControllerBase").isEmpty)
            #expect(try code("FerryViewController", []).isEmpty)
            _ = try code("FerryViewController")
            let lines = try run([Self.storyboard, "--with-repairs", "--all"], folder: folder).text
            #expect(lines.contains("      in code: Harbour/Harbour/Ferry.swift:2: buyButton.widthAnchor"), "\(lines)")
            #expect(lines.contains("      write: buyButton.widthAnchor.constraint(greaterThan"))
        }
    }

    @Test("a copy of a file for one language is not shown in languages with copies of their own")
    func copies() throws {
        try withHarbour { folder in
            let text = try String(contentsOfFile: folder + "/" + Self.storyboard, encoding: .utf8)
            let long = text.replacingOccurrences(
                of: "title=\"Buy ticket\"", with: "title=\"Acquista un biglietto di andata\"")
            #expect(long != text)
            try FileManager.default.createDirectory(
                atPath: folder + "/Harbour/Harbour/it.lproj", withIntermediateDirectories: false)
            try write(text, "Harbour/Harbour/Base.lproj/Ticket.storyboard", folder)
            try write(text, "Harbour/Harbour/de.lproj/Ticket.storyboard", folder)
            try write(long, "Harbour/Harbour/it.lproj/Ticket.storyboard", folder)
            func isItalian(_ language: String) throws -> Bool {
                try run(["Harbour/Harbour/\(language).lproj/Ticket.storyboard"], folder: folder).text.contains(
                    "in Italian")
            }
            #expect(try isItalian("Base"))
            #expect(try !isItalian("de"))
        }
    }

    @Test("a translated placeholder is a placeholder")
    func translatedPlaceholders() throws {
        try withHarbour { folder in
            let path = folder + "/" + Self.storyboard
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try Data(text.replacingOccurrences(of: "title=\"Buy ticket\"", with: "title=\"Button\"").utf8)
                .write(to: URL(fileURLWithPath: path))
            #expect(try run([Self.storyboard], folder: folder).text.contains("'Fahrkarte kaufen'") == false)
        }
    }

    @Test("a baseline and a suppression silence the finding, and say so")
    func silence() throws {
        try withHarbour { folder in
            // 1 the baseline is written, and then nothing is new
            let written = try run([Self.storyboard, "--baseline", "known.json", "--update-baseline"], folder: folder)
            #expect(written.status == 0)
            let known = try run([Self.storyboard, "--baseline", "known.json"], folder: folder)
            #expect(known.status == 0 && known.errors.contains("1 known"), "\(known.errors)")
            #expect(!known.text.contains("Fahrkarte"))
            // 2 a configuration above the file
            try write(
                """
                { "suppressions": [ { "rule": "truncated-text", "path": "Harbour/**/Main.storyboard", "view": "buy",
                  "reason": "the German text gets shorter in May" },
                  { "rule": "touch-target", "reason": "nothing is small" } ] }
                """, ".render-cli.json", folder)
            let suppressed = try run([Self.storyboard], folder: folder)
            #expect(suppressed.status == 0 && suppressed.errors.contains("1 suppressed"), "\(suppressed.errors)")
            #expect(suppressed.errors.contains("nothing to suppress: touch-target"))
            #expect(try run([Self.storyboard, "--no-config"], folder: folder).status == 1)
            // 3 the same view by its text
            try write(
                """
                { "suppressions": [ { "rule": "truncated-text", "view": "Fahrkarte kaufen", "reason": "shorter in May" } ] }
                """, ".render-cli.json", folder)
            let named = try run([Self.storyboard], folder: folder)
            #expect(named.status == 0 && named.errors.contains("1 suppressed"), "\(named.errors)")
        }
    }

    @Test("mistakes are told with their place and the nearest name")
    func mistakes() throws {
        try withHarbour { folder in
            try write("{ \"rules\": {\n \"overlp\": \"off\" } }", "bad.json", folder)
            let rule = try run([Self.storyboard, "--config", "bad.json"], folder: folder)
            #expect(
                rule.status == 2
                    && rule.errors.contains("bad.json:2:2: error: unknown rule 'overlp'; did you mean 'overlap'?"))
            let baseline = try run([Self.storyboard, "--baseline", "bad.json"], folder: folder)
            #expect(
                baseline.status == 2 && baseline.errors.contains("bad.json:1:1: error: no 'version'"),
                "\(baseline.errors)")
            #expect(try run([Self.storyboard, "--baseline", "none.json"], folder: folder).status == 2)
            #expect(try run([Self.storyboard, "--update-baseline"], folder: folder).status == 64)
            let device = try run([Self.storyboard, "--devices", "iPhoneSee"], folder: folder)
            #expect(device.status == 64 && device.errors.contains("did you mean 'iPhoneSe'?"), "\(device.errors)")
            let size = try run([Self.storyboard, "--text-sizes", "larg"], folder: folder)
            #expect(size.status == 64 && size.errors.contains("did you mean 'large'?"), "\(size.errors)")
        }
    }

    @Test("a finding names the command that explains it, and the command answers")
    func explanation() throws {
        try withHarbour { folder in
            let told = try run([Self.storyboard], folder: folder).text.split(separator: "\n").map(String.init)
            let lines = told.filter { $0.contains("explain: ") }
            #expect(lines.count == 1)
            let line = try #require(lines.first).trimmingCharacters(in: .whitespaces)
            #expect(
                line
                    == "explain: render-cli explain \(Self.storyboard) buy --edge width --device=iPhoneSe --locale=de "
                    + "--scene=ferry")
            let words = line.split(separator: " ").dropFirst(2).map(String.init)
            let answer = try Fixtures.run(Fixtures.commandLine, words, folder: folder)
            #expect(answer.status == 0, "\(answer.errors)")
            #expect(answer.text.contains("buy.width is 120"), "\(answer.text)")
            #expect(try run([Self.storyboard, "--format", "json"], folder: folder).text.contains("render-cli explain"))
        }
    }

    @Test("explain gives the row of a .xib file the width of the device's screen, as audit does")
    func explainedRow() throws {
        try Fixtures.withFolder { folder in
            let row = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <objects><tableViewCell contentMode="scaleToFill" id="row">
                <rect key="frame" x="0" y="0" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
                <tableViewCellContentView key="contentView" id="inside">
                <rect key="frame" x="0" y="0" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
                <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                <rect key="frame" x="20" y="8" width="353" height="28"/></view></subviews><constraints>
                <constraint firstItem="bar" firstAttribute="leading" secondItem="inside" secondAttribute="leading" \
                constant="20" id="a"/>
                <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" constant="20" id="b"/>
                <constraint firstItem="bar" firstAttribute="top" secondItem="inside" secondAttribute="top" \
                constant="8" id="c"/>
                <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" constant="8" id="d"/>
                </constraints></tableViewCellContentView></tableViewCell></objects></document>
                """
            try write(row, "Row.xib", folder)
            for (device, width) in [("iPhoneSe", "280"), ("iPhoneSe.landscape", "528")] {
                let answer = try Fixtures.run(
                    Fixtures.commandLine, ["explain", "Row.xib", "bar", "--edge", "width", "--device=\(device)"],
                    folder: folder)
                #expect(answer.text.contains("bar.width is \(width)"), "\(answer.text)")
            }
        }
    }

    @Test("--sweep counts the letters that fit, and draws the two pages around the break")
    func sweep() throws {
        try withHarbour { folder in
            let told = try run(
                [Self.storyboard, "--sweep", "text", "--view", "buy", "-o", "strip.png"], folder: folder)
            #expect(told.status == 0, "\(told.errors)")
            #expect(told.text.contains("UIButton \"Buy ticket\" has room for "), "\(told.text)")
            #expect(FileManager.default.fileExists(atPath: folder + "/strip.png"))
            let json = try run([Self.storyboard, "--sweep", "text", "--format", "json"], folder: folder).text
            let breaks = try #require(JSONReading.value(Array(json.utf8))?["breaks"]?.values)
            #expect(breaks.contains { $0["view"]?.string == "buy" })
            for row in breaks {
                #expect(row["broken"]?.double == (row["whole"]?.double).map { $0 + 1 })
            }
            let none = try run([Self.storyboard, "--sweep", "width", "--view", "nowhere"], folder: folder)
            #expect(none.status == 0 && none.text == "nothing breaks of nowhere\n")
            #expect(try run([Self.storyboard, "--view", "buy"], folder: folder).status == 64)
            #expect(try run([Self.storyboard, "--sweep", "text", "--format", "sarif"], folder: folder).status == 64)
        }
    }

    @Test("--html writes the page, and beside it the inspector's page that the findings link to")
    func inspectorBesideThePage() throws {
        try withHarbour { folder in
            let written = try run([Self.storyboard, "--html", "report.html"], folder: folder)
            #expect(written.status == 1 && written.text.contains("Fahrkarte"))
            let page = try String(contentsOfFile: folder + "/report.html", encoding: .utf8)
            #expect(page.contains("report.inspect.html#page="))
            #expect(page.contains("view=buy"))
            let inspector = try String(contentsOfFile: folder + "/report.inspect.html", encoding: .utf8)
            #expect(inspector.contains("Fahrkarte kaufen"))
            // Without the inspector, and over a file that was read.
            // Every choice of the page has values that the script fills in.
            let choices = page.matches(of: #/<select id="(\w+)">/#).map { String($0.1) }
            #expect(choices.count == 4 && choices.allSatisfy { page.contains("fill(\"\($0)\"") }, "\(choices)")
            _ = try run([Self.storyboard, "--html", "alone.html", "--no-inspector"], folder: folder)
            #expect(!FileManager.default.fileExists(atPath: folder + "/alone.inspect.html"))
            let refused = try run([Self.storyboard, "--html", Self.storyboard], folder: folder)
            #expect(refused.status == 64, "\(refused.status) \(refused.errors)")
        }
    }

    @Test("every format holds the finding", arguments: ["json", "sarif", "github", "junit", "markdown", "html"])
    func formats(_ format: String) throws {
        try withHarbour { folder in
            let told = try run([Self.storyboard, "--format", format], folder: folder)
            #expect(told.status == 1)
            #expect(told.text.contains("truncated-text"))
            #expect(told.text.contains("Fahrkarte kaufen"))
            #expect(try run([Self.storyboard, "--format", format], folder: folder).text == told.text)
        }
    }

    @Test("the answer does not depend on the number of processors")
    func processors() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset") else {
            return print("skipped: no taskset to choose processors with")
        }
        let all = try Fixtures.run(
            Fixtures.commandLine, ["audit", "fixtures", "--format", "json"], folder: Fixtures.packageRoot)
        let one = try Fixtures.run(
            "/usr/bin/taskset", ["-c", "0", Fixtures.commandLine, "audit", "fixtures", "--format", "json"],
            folder: Fixtures.packageRoot)
        #expect(all.text == one.text)
        #expect(all.text.count > 1000)
    }

    @Test("the page shows both pictures and filters, in a browser")
    func page() throws {
        try InspectorBrowserTests.withBrowser { browser, folder in
            let told = try Fixtures.run(
                Fixtures.commandLine, ["audit", "fixtures/projects/Harbour", "--format", "html"],
                folder: Fixtures.packageRoot)
            try Data(told.text.utf8).write(to: URL(fileURLWithPath: folder + "/page.html"))
            try browser.open("file://" + folder + "/page.html", width: 1200, height: 800)
            #expect(try browser.becomes("document.querySelectorAll('#list li').length"))
            #expect(try browser.text("document.querySelectorAll('#stage img').length") == "2")
            #expect(
                try browser.text("[...document.querySelectorAll('#stage img')].every(i => i.naturalWidth > 100)")
                    == "true")
            #expect(try browser.text("byId('message').textContent").contains("Fahrkarte kaufen"))
            // All severities, then one rule, then none.
            _ = try browser.text("[...byId('severities').children].at(-1).click() || 1")
            #expect(try browser.text("document.querySelectorAll('#list li').length") != "1")
            _ = try browser.text("(byId('language').value = 'de', byId('language').onchange(), 1)")
            #expect(try browser.text("document.querySelectorAll('#list li').length") == "1")
            _ = try browser.text("(byId('search').value = 'nowhere', byId('search').oninput(), 1)")
            #expect(try browser.text("byId('message').textContent") == "Nothing to show")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }
}
