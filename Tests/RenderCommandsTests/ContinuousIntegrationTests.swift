import Foundation
import TestSupport
import Testing

/// The steps that CI systems run; `Tests/Cases/ci` runs the scripts against folders and clones.
@Suite("continuous integration")
struct ContinuousIntegrationTests {
    /// The shell steps are scripts of the repository.
    @Test(arguments: [
        "action.yml", ".github/workflows/test.yml", ".github/workflows/release.yml", "Tools/Packaging/gitlab-ci.yml",
        "Tools/Packaging/github-views.yml", "Tools/Packaging/github-gallery.yml",
    ])
    func stepsAreScripts(file: String) throws {
        let text = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/" + file), as: UTF8.self)
        var steps: [String] = []
        for line in text.split(separator: "\n") {
            guard
                let match = line.firstMatch(
                    of:
                        /^ *(?:- )?(?:run: |- )('?"?\$GITHUB_ACTION_PATH\/|\/opt\/layout\/|make |(?:layout-render\/)?Tools\/Packaging\/)(.*)$/
                )
            else {
                #expect(!line.contains("run: "), "\(file): \(line)")
                continue
            }
            steps.append(String(match.2))
            let words = match.2.split(whereSeparator: { " \"'".contains($0) })
            let script =
                match.1.hasPrefix("/opt")
                ? "Tools/Packaging/ci/" + words[0]
                : match.1.hasSuffix("Tools/Packaging/") ? "Tools/Packaging/" + words[0] : String(words[0])
            guard match.1 != "make " else { continue }
            #expect(FileManager.default.isExecutableFile(atPath: Fixtures.packageRoot + "/" + script), "\(script)")
        }
        // A workflow that runs the action only has no step of its own.
        #expect(!steps.isEmpty || text.contains("uses: OWNER/layout-render@"), "\(file)")
        let parsed = try Fixtures.run(
            "/usr/bin/python3",
            [
                "-c",
                "import sys\ntry:\n import yaml\nexcept ImportError:\n sys.exit(9)\nyaml.safe_load(open(sys.argv[1]))",
                Fixtures.packageRoot + "/" + file,
            ])
        if parsed.status == 9 { return print("skipped: python3-yaml is not installed, so \(file) is not parsed") }
        #expect(parsed.status == 0, "\(parsed.errors)")
    }
}
