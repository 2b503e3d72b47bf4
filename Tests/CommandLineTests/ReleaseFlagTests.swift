import Foundation
import TestSupport
import Testing

/// `--ios`: the release of iOS as an axis of pages.
@Suite("--ios")
struct ReleaseFlagTests {
    /// A switch above a slider; `rest` is written before the root.
    private static func tree(_ rest: String = "") -> String {
        """
        {"version": 1, "devices": [{"name": "d", "size": [200, 200]}], \(rest)"root": {"type": "view", "id": "r", "subviews": [
          {"type": "switch", "id": "s"}, {"type": "slider", "id": "l"}], "constraints": [
          "s.top == r.top + 20", "s.leading == r.leading", "l.top == s.bottom", "l.leading == s.leading", "l.width == 100"]}}
        """
    }

    private func frames(_ text: String, _ flags: String...) throws -> Finished {
        try Fixtures.withFolder { folder in
            try put(text, "t.json", in: folder)
            return try Fixtures.run(Fixtures.commandLine, ["frames", "t.json"] + flags, folder: folder)
        }
    }

    @Test("the flag wins over the traits, the traits over the device, the device over the document")
    func order() throws {
        let new = "s  switch  0 20  63 x 28"
        let old = "s  switch  0 20  51 x 31"
        #expect(try frames(Self.tree()).text.contains(new), "the newest release")
        #expect(try frames(Self.tree("\"ios\": 18, ")).text.contains(old))
        #expect(try frames(Self.tree("\"ios\": 26, ")).text.contains(new))
        let device = Self.tree("\"ios\": 26, ").replacingOccurrences(of: "200]}", with: "200], \"ios\": 17}")
        #expect(try frames(device).text.contains(old))
        let traits = device.replacingOccurrences(of: "\"root\"", with: "\"traits\": {\"ios\": [26]}, \"root\"")
        #expect(try frames(traits).text.contains(new))
        #expect(try frames(traits, "--ios", "18").text.contains(old))
        #expect(try frames(Self.tree(), "--traits", "dark,ios26").text.contains(new))
        let plugIn = Self.tree().replacingOccurrences(of: "200]}", with: "200], \"toolGeneration\": 24127}")
        #expect(try frames(plugIn).text.contains(new), "a document from before the key")
    }

    @Test("all is a matrix, and the pages are told apart")
    func matrix() throws {
        let run = try frames(Self.tree(), "--ios", "all")
        for release in ["12", "13", "14", "15", "16", "17", "18", "26"] {
            #expect(run.text.contains("d  ios\(release)"))
        }
        let few = try frames(Self.tree(), "--ios", "18,18.4", "--ios", "18")
        #expect(few.text.contains("100 x 30") || few.text.contains("104 x 31"))
        #expect(few.text.components(separatedBy: "t  d  ios").count == 3)
    }

    @Test(
        "a release that nobody knows is wrong usage, and a mistake of a document",
        arguments: ["27", "18.0", "", ",", "x\u{1B}"])
    func unknown(word: String) throws {
        let run = try frames(Self.tree(), "--ios=\(word)")
        #expect(run.status == 64 && run.errors.contains("--ios"), "\(run.errors)")
        #expect(!run.errors.contains("\u{1B}"))
        let mistake = try frames(Self.tree("\"ios\": 19, "))
        #expect(
            mistake.status == 2 && mistake.errors.contains("t.json:1:71: error: iOS 19 is not known"),
            "\(mistake.errors)")
    }

    @Test("one file is compared with itself in two releases")
    func difference() throws {
        try Fixtures.withFolder { folder in
            try put(Self.tree(), "t.json", in: folder)
            let run = try renderCLI("diff", "--ios", "18,26", "t.json", folder: folder)
            #expect(run.status == 1)
            #expect(
                run.text.contains("~ s  width 51 -> 63 (+12), height 31 -> 28 (-3)  because ios 18 -> 26"),
                "\(run.text)")
            let same = try renderCLI("diff", "--ios", "16,17", "t.json", folder: folder)
            #expect(same.status == 0, "\(same.text)")
            let one = try renderCLI("diff", "--ios", "26", "t.json", folder: folder)
            #expect(one.status == 64 && one.errors.contains("two releases"), "\(one.errors)")
        }
    }

    /// A text that has room beside a switch of iOS 18 and none beside the wider one of iOS 26, and rows around a slider.
    private static let settings = """
        {"version": 1, "devices": [{"name": "d", "size": [325, 400]}], "root": {"type": "view", "id": "r", "subviews": [
          {"type": "label", "id": "name", "text": "Automatic downloads of podcasts", "constraints": [
            "leading == parent.leading + 8", "top == parent.top + 8", "trailing == on.leading - 8"]},
          {"type": "switch", "id": "on", "constraints": ["trailing == parent.trailing - 8", "top == parent.top + 8"]},
          {"type": "tableView", "id": "list", "constraints": [
            "horizontalEdges == parent", "top == parent.top + 60", "bottom == parent.bottom"],
           "sections": [{"rows": [
            {"type": "tableViewCell", "id": "one", "contentView": {"type": "view", "subviews": [
              {"type": "slider", "constraints": ["edges == parent + 10"]}]}},
            {"type": "tableViewCell", "id": "two", "contentView": {"type": "view", "subviews": [
              {"type": "slider", "constraints": ["edges == parent + 10"]}]}}]}]}]}}
        """

    @Test("the difference of two releases names changed screens, rows of another height and what no longer fits")
    func summary() throws {
        try Fixtures.withFolder { folder in
            try put(Self.settings, "t.json", in: folder)
            let run = try renderCLI(
                "diff", "--ios", "18,26", "t.json", "--html", "t.html", "--summary", "t.md", folder: folder)
            #expect(run.status == 1)
            let headline = "iOS 18 -> 26: 1 of 1 screen changes, 2 rows get higher, 1 defect is new"
            let defect = "'Automatic downloads of podcasts' needs 258 of width and has 240"
            #expect(
                run.text.contains(
                    headline + "\n  t.json  d\n    row  one and 1 more row: height 50 -> 54\n    warning  " + defect),
                "\(run.text)")
            let page = try String(contentsOfFile: folder + "/t.html", encoding: .utf8)
            #expect(page.contains("\"captions\": [\"iOS 18\", \"iOS 26\"]") && page.contains(defect))
            #expect(page.components(separatedBy: "data:image/png;base64,").count == 4, "before, difference, after")
            let markdown = try String(contentsOfFile: folder + "/t.md", encoding: .utf8)
            #expect(
                markdown.hasPrefix("**iOS 18 -> 26: 1 of 1 screen changes, 2 rows get higher, 1 defect is new.**"),
                "\(markdown)")
            #expect(markdown.contains("| t.json  d | one | 50 | 54 |"), "\(markdown)")
            let back = try renderCLI("diff", "--ios", "26,18", "t.json", "--format", "json", folder: folder)
            #expect(
                back.text.contains("iOS 26 -> 18: 1 of 1 screen changes, 2 rows get lower, nothing new is wrong"),
                "\(back.text)")
            let two = try renderCLI("diff", "t.json", "t.json", "--format", "json", folder: folder)
            #expect(!two.text.contains("\"releases\""), "two files have no releases")
        }
    }

    @Test("an audit names the findings that no page of the file's own release shows")
    func auditPage() throws {
        try Fixtures.withFolder { folder in
            let old = Self.settings.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 1, \"ios\": 18")
            try put(old, "t.json", in: folder)
            let run = try renderCLI(
                "audit", "--quick", "--ios", "26", "t.json", "--report", "t.json.json", "--html", "t.html",
                folder: folder)
            #expect(run.text.hasSuffix("ios-26: 1 finding on no page of the file's own release\n"), "\(run.text)")
            let report = try String(contentsOfFile: folder + "/t.json.json", encoding: .utf8)
            #expect(report.components(separatedBy: "\"releases\": [\"ios-26\"]").count == 2, "\(report)")
            let page = try String(contentsOfFile: folder + "/t.html", encoding: .utf8)
            #expect(page.contains("\"releases\": [\"ios-26\"]"))
            let own = try renderCLI("audit", "--quick", "t.json", folder: folder)
            #expect(!own.text.contains("ios-26"))
        }
    }

    @Test("a storyboard in another release has its bars and controls")
    func storyboard() throws {
        let file = Fixtures.packageRoot + "/fixtures/ib/login.storyboard"
        let own = try renderCLI("frames", file, folder: Fixtures.packageRoot)
        let other = try renderCLI("frames", file, "--ios", "26", folder: Fixtures.packageRoot)
        #expect(own.status == 0 && other.status == 0)
        #expect(!own.text.contains("ios") && other.text.contains("  ios26"))
        let audit = try renderCLI("audit", file, "--quick", "--ios", "26", folder: Fixtures.packageRoot)
        #expect(audit.status < 2, "\(audit.errors)")
    }

    @Test("resources, the inspector and the reports of tests tell the release")
    func reports() throws {
        try Fixtures.withFolder { folder in
            try put(Self.tree("\"ios\": 26, "), "t.json", in: folder)
            let names = try renderCLI("resources", "t.json", folder: folder)
            #expect(names.text.contains("  iOS 26, as the document states\n"), "\(names.text)")
            let page = try renderCLI("inspect", "t.json", "--ios", "17,26", "-o", "t.html", folder: folder)
            #expect(page.status == 0, "\(page.errors)")
            let html = try String(contentsOfFile: folder + "/t.html", encoding: .utf8)
            #expect(html.contains("\"ios17\"") && html.contains("\"ios26\"") && html.contains("\"release\""))
            let run = try renderCLI(
                "test", "t.json", "--record", "all", "--report", "r.json", "--report", "r.xml", "--html", "r.html",
                folder: folder)
            #expect(run.status < 2, "\(run.errors)")
            let json = try String(contentsOfFile: folder + "/r.json", encoding: .utf8)
            let junit = try String(contentsOfFile: folder + "/r.xml", encoding: .utf8)
            let report = try String(contentsOfFile: folder + "/r.html", encoding: .utf8)
            #expect(json.contains("\"ios\": \"26\""), "\(json)")
            #expect(junit.contains("<properties><property name=\"ios\" value=\"26\"/></properties>"), "\(junit)")
            #expect(report.contains("\"iOS 26\""))
        }
    }

    /// Behind everything that the document says, and only where the project is read anyway or a flag names the project.
    @Test("a project's deployment target is the release of a document that names none, and is said")
    func deploymentTarget() throws {
        try Fixtures.withFolder { folder in
            // A widget may come first, and a reference to another setting is no version.
            let settings =
                "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\"; "
                + "IPHONEOS_DEPLOYMENT_TARGET = 15.6; };"
            try put(settings, "App/App.xcodeproj/project.pbxproj", in: folder)
            let named = Self.tree().replacingOccurrences(
                of: #"{"type": "slider", "id": "l"}"#,
                with: #"{"type": "slider", "id": "l"}, {"type": "imageView", "id": "i", "image": {"asset": "sun"}}"#)
            try put(named, "App/named.json", in: folder)
            try put(Self.tree(), "App/plain.json", in: folder)
            try put(
                named.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 1, \"ios\": 26"), "App/own.json",
                in: folder)
            let (old, new) = ("0 20  51 x 31", "0 20  63 x 28")
            let first = try renderCLI("frames", "App/named.json", folder: folder)
            #expect(first.text.contains(old))
            #expect(first.errors.contains("laid out for iOS 15, the project's deployment target"), "\(first.errors)")
            #expect(try renderCLI("frames", "App/own.json", folder: folder).text.contains(new))
            #expect(try renderCLI("frames", "App/named.json", "--ios", "26", folder: folder).text.contains(new))
            let plain = try renderCLI("frames", "App/plain.json", folder: folder)
            #expect(
                plain.text.contains(new) && !plain.errors.contains("deployment"), "no search that was not done before")
            #expect(try renderCLI("frames", "App/plain.json", "--project", "App", folder: folder).text.contains(old))
            let resources = try renderCLI("resources", "App/named.json", folder: folder)
            #expect(resources.text.contains("  iOS 15, the project's deployment target\n"), "\(resources.text)")
            let json = try renderCLI("resources", "App/named.json", "--format", "json", folder: folder)
            #expect(json.text.contains("\"iosFrom\": \"deploymentTarget\""), "\(json.text)")
            let storyboard = try String(
                contentsOfFile: Fixtures.packageRoot + "/fixtures/ib/login.storyboard", encoding: .utf8)
            try put(storyboard, "App/told.storyboard", in: folder)
            let told = try renderCLI("resources", "App/told.storyboard", folder: folder)
            #expect(told.text.contains("the SDK of the Xcode that saved the file"), "\(told.text)")
            let silent = storyboard.replacingOccurrences(of: "<plugIn ", with: "<other ")
            try put(silent, "App/silent.storyboard", in: folder)
            let project = try renderCLI("resources", "App/silent.storyboard", "--project", "App", folder: folder)
            #expect(project.text.contains("  iOS 15, the project's deployment target\n"), "\(project.text)")
        }
    }

    @Test("names of files tell the release")
    func names() throws {
        try Fixtures.withFolder { folder in
            try put(Self.tree(), "t.json", in: folder)
            let run = try renderCLI("t.json", "--ios", "15,26", "-o", "{name}-{ios}.svg", folder: folder)
            #expect(run.status == 0, "\(run.errors)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(names == ["t-15.svg", "t-26.svg", "t.json"])
        }
    }
}
