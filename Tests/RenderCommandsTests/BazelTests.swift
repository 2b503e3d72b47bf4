import Foundation
import TestSupport
import Testing

/// The rules of Bazel; `Tests/Cases/test/bazel-speaks-by-variables.txt` takes no Bazel.
@Suite("Bazel")
struct BazelTests {
    /// Debian's bazel-bootstrap has no coverage tools and no network: an empty repository stands in for them. Without
    /// `--batch` a server would stay, and hold this test's pipes.
    @Test("with the rules, a second run is all hits and a changed layout is tested alone")
    func rules() throws {
        guard let bazel = ["/usr/bin/bazel", "/usr/local/bin/bazel"].first(where: FileManager.default.isExecutableFile)
        else {
            print("skipped: bazel is not installed")
            return
        }
        try Fixtures.withFolder { folder in
            let work = folder + "/work"
            for name in ["a", "b"] { try put(rowTree, "work/views/\(name).json", in: folder) }
            try put("workspace(name = \"app\")\n", "work/WORKSPACE", in: folder)
            // Of a release: the libraries and fonts that belong to its program.
            try put(
                "filegroup(name = \"files\", visibility = [\"//visibility:public\"])\n", "work/BUILD.bazel", in: folder)
            for name in ["defs.bzl", "staged.sh", "BUILD.bazel"] {
                try Fixtures.putProgram(
                    String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Tools/bazel/" + name), as: UTF8.self),
                    at: work + "/bazel/" + name)
            }
            try FileManager.default.createDirectory(atPath: work + "/tools", withIntermediateDirectories: true)
            // Like a stand-in, in a process of its own: `Fixtures.putProgram`.
            let copied = try Fixtures.run("/bin/cp", [Fixtures.commandLine, work + "/tools/render-cli"])
            #expect(copied.status == 0, "\(copied.errors)")
            try put("exports_files([\"render-cli\"])\n", "work/tools/BUILD.bazel", in: folder)
            try put(Self.build, "work/views/BUILD.bazel", in: folder)
            try put("workspace(name = \"remote_coverage_tools\")\n", "coverage/WORKSPACE", in: folder)
            try put(
                "filegroup(name = \"coverage_report_generator\", visibility = [\"//visibility:public\"])\n",
                "coverage/BUILD", in: folder)

            func run(_ words: String..., more: [String] = []) throws -> Finished {
                let flags = [
                    "--disk_cache=" + folder + "/cache",
                    "--override_repository=remote_coverage_tools=" + folder + "/coverage",
                    "--curses=no", "--color=no",
                    // Set by `make sanitize`; unset otherwise.
                    "--action_env=ASAN_OPTIONS", "--test_env=ASAN_OPTIONS",
                    "--action_env=TSAN_OPTIONS", "--test_env=TSAN_OPTIONS",
                ]
                return try Fixtures.run(
                    bazel, ["--batch", "--output_user_root=" + folder + "/root"] + words + flags + more, folder: work,
                    environment: ["HOME": folder])
            }
            for name in ["a", "b"] {
                let recorded = try run("run", "//views:\(name)_test", more: ["--", "--record", "all"])
                #expect(recorded.text.contains("2 recorded"), "\(recorded.text)\(recorded.errors)")
            }
            let first = try run("test", "//views:all")
            #expect(first.status == 0 && first.text.contains("2 tests pass"), "\(first.text)\(first.errors)")
            let png = try run("build", "//views:a_png")
            #expect(png.status == 0, "\(png.errors)")
            #expect(Fixtures.bytes(work + "/bazel-bin/views/a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
            // From the disk cache alone.
            _ = try run("clean")
            let second = try run("test", "//views:all")
            let isCached = second.text.matches(of: /\(cached\) PASSED/).count == 2
            #expect(isCached && second.errors.contains("cache hit"), "\(second.text)\(second.errors)")
            try put(wideTree, "work/views/b.json", in: folder)
            let third = try run("test", "//views:all")
            #expect(third.status != 0)
            #expect(third.text.contains("//views:a_test") && third.text.matches(of: /\(cached\) PASSED/).count == 1)
            #expect(third.text.matches(of: /b_test +FAILED/).count == 1, "\(third.text)")
        }
    }

    private static let build = """
        load("//bazel:defs.bzl", "layout_picture", "layout_test")

        [layout_test(
            name = name + "_test",
            srcs = [name + ".json"],
            program = "//tools:render-cli",
            references = glob(["__Snapshots__/" + name + ".json/**"]),
        ) for name in ["a", "b"]]

        layout_picture(
            name = "a_png",
            src = "a.json",
            out = "a.png",
            program = "//tools:render-cli",
        )

        """
}
