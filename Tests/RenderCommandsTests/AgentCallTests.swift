import Foundation
import TestSupport
import Testing

/// Calls that last: a cancelled one ends, and `draw_view` with a toolchain that stands in for Swift's.
@Suite("Calls of agents that last")
struct AgentCallTests {
    @Test("a running call that is cancelled ends between two files and gets no answer; the next is served")
    func cancelledAudit() throws {
        try Fixtures.withFolder { folder in
            let storyboard =
                Fixtures.packageRoot + "/fixtures/projects/Harbour/Harbour/Base.lproj/Main.storyboard"
            for number in 0..<20 {
                try FileManager.default.copyItem(atPath: storyboard, toPath: folder + "/\(number).storyboard")
            }
            let client = try AgentClient(folder)
            defer { client.stop() }
            try client.send("tools/call", ["name": "audit", "_meta": ["progressToken": "t"]], id: 7)
            // 1 the call runs
            let told = try #require(try client.next())
            #expect(told["method"] as? String == "notifications/progress")
            // 2 others and unknown ones are left alone
            for id in [8, 9] { try client.send("notifications/cancelled", ["requestId": id]) }
            try client.send("notifications/cancelled", ["requestId": 7, "reason": "enough"])
            try client.send("ping", id: 8)
            // 3 the work stops: far fewer steps than files, and no answer
            var steps = 0
            while let line = try client.next(), line["id"] == nil { steps += 1 }
            #expect(steps < 10, "\(steps)")
            #expect(try client.words("list_screens").contains("0.storyboard"))
            #expect(try client.end() == 0)
        }
    }

    @Test("a call that is cancelled while it waits is not run")
    func cancelledInLine() throws {
        try Fixtures.withFolder { folder in
            let lines = [
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"audit"}}"#,
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
            ]
            let run = try Fixtures.run(
                Fixtures.commandLine, ["mcp", folder], input: lines.map { $0 + "\n" }.joined())
            #expect(run.status == 0 && run.text.contains("\"id\":1") && !run.text.contains("\"id\":2"), "\(run.text)")
        }
    }

    // MARK: Builds

    /// A `swift` that makes a program `uikit`, which draws a picture, says a compiler's words, or never ends.
    private static func toolchain(_ folder: String) throws -> [String: String] {
        let uikit = """
            #!/bin/sh
            # Builds in a clone share one place of products: another test's stand-in may run.
            place=${XDG_CACHE_HOME%/cache}
            if [ "$3" = keep ]; then
                mkdir -p "$5/bin" && cp "$place/uikit" "$5/bin/uikit"
                printf '%s%s bin/uikit\\n' "$6" $(wc -c <"$place/uikit") >"$5/key"
                exit 0
            fi
            echo "$@" >>"$place/drawn"
            case "${10}" in
            Broken) echo "$3/Sources/A.swift:3:1: error: no such thing"; exit 1 ;;
            Slow) echo $$ >"$place/pid"; exec sleep 600 ;;
            esac
            echo "uikit: ${10}: conflict" >&2
            echo "/elsewhere/UIKit.swift:1:1: warning: not the package's" >&2
            mkdir -p "$9"
            printf 'a picture' >"${12}"
            echo "${12}"

            """
        let swift = """
            #!/bin/sh
            if [ "$1" = -print-target-info ]; then
                echo '{"compilerVersion": "Swift version 9", "target": {"triple": "linux"}, "paths": {}}'
                exit 0
            fi
            echo "$@" >>'\(folder)/compiled'
            build=$(echo "$@" | sed 's/.*--scratch-path \\([^ ]*\\).*/\\1/')
            mkdir -p "$build/release" && cp '\(folder)/uikit' "$build/release/uikit"

            """
        for (path, text) in [("uikit", uikit), ("bin/swift", swift)] {
            try Fixtures.putProgram(text, at: folder + "/" + path)
        }
        return ["PATH": folder + "/bin:/usr/bin:/bin", "XDG_CACHE_HOME": folder + "/cache"]
    }

    @Test("draw_view gives the picture, UIKit's notes and the compiler's errors, and compiles its program once")
    func drawView() throws {
        try Fixtures.withFolder { place in
            let environment = try Self.toolchain(place)
            let package = place + "/app"
            try FileManager.default.createDirectory(atPath: package + "/Cards", withIntermediateDirectories: true)
            let client = try AgentClient(package, ["--allow", "builds"], environment: environment)
            defer { client.stop() }
            for _ in 0..<2 {
                let drawn = try client.call(
                    "draw_view", ["class": "Card", "ios": "26", "style": "dark", "width": 320, "language": "--scale"])
                let kinds = (drawn["content"] as? [[String: Any]])?.compactMap { $0["type"] as? String }
                #expect(kinds == ["text", "image"], "\(drawn)")
                let notes = (drawn["structuredContent"] as? [String: Any])?["notes"] as? [String]
                #expect(notes == ["uikit: Card: conflict"])
            }
            let broken = try client.call("draw_view", ["class": "Broken", "package": "Cards"])
            #expect(broken["isError"] as? Bool == true)
            #expect(AgentClient.words(of: broken) == package + "/Cards/Sources/A.swift:3:1: error: no such thing")
            for bad in [["class": "-o"], ["class": "Card", "package": ".."], ["class": "Card", "package": "/tmp"]] {
                #expect(try client.call("draw_view", bad)["isError"] as? Bool == true)
            }
            #expect(try client.end() == 0)
            let compiled = String(decoding: Fixtures.bytes(place + "/compiled"), as: UTF8.self)
            // The program and the library.
            #expect(compiled.split(separator: "\n").count == 2)
            let drawn = String(decoding: Fixtures.bytes(place + "/drawn"), as: UTF8.self).split(separator: "\n")
            #expect(
                drawn.count == 3 && drawn[0].hasSuffix("--scale 1 --style dark --ios 26 --width 320"),
                "\(drawn), \((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [])")
            #expect(try FileManager.default.contentsOfDirectory(atPath: package) == ["Cards"])
        }
    }

    @Test("a build that is cancelled ends with its program, and the next call is served")
    func cancelledBuild() throws {
        try Fixtures.withFolder { place in
            let environment = try Self.toolchain(place)
            try FileManager.default.createDirectory(atPath: place + "/app", withIntermediateDirectories: true)
            let client = try AgentClient(place + "/app", ["--allow", "builds"], environment: environment)
            defer { client.stop() }
            try client.send("tools/call", ["name": "draw_view", "arguments": ["class": "Slow"]], id: 100)
            var pid = ""
            for _ in 0..<6_000 where pid.isEmpty {
                usleep(10_000)
                guard let bytes = FileManager.default.contents(atPath: place + "/pid") else { continue }
                pid = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            }
            try client.send("notifications/cancelled", ["requestId": 100])
            #expect(try client.words("list_screens").contains("no .storyboard"))
            let program = try #require(pid_t(pid))
            #expect(kill(program, 0) != 0, "the program is alive")
            #expect(try client.end() == 0)
        }
    }

    @Test("a build that waits for another one's compiled UIKit can be cancelled")
    func cancelledWaiting() throws {
        try Fixtures.withFolder { place in
            let environment = try Self.toolchain(place)
            let store = place + "/cache/render-cli/uikit/compiled"
            for folder in [store, place + "/app"] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            // 1 another has the folder
            let other = open(store, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            defer { close(other) }
            #expect(flock(other, LOCK_EX) == 0)
            // 2 the call waits, and is given up
            let client = try AgentClient(place + "/app", ["--allow", "builds"], environment: environment)
            defer { client.stop() }
            let call: [String: Any] = [
                "name": "draw_view", "arguments": ["class": "Card"], "_meta": ["progressToken": "t"],
            ]
            try client.send("tools/call", call, id: 100)
            let told = try #require(try client.next())
            #expect(told["method"] as? String == "notifications/progress")
            try client.send("notifications/cancelled", ["requestId": 100])
            #expect(try client.words("list_screens").contains("no .storyboard"))
            #expect(!FileManager.default.fileExists(atPath: place + "/compiled"))
            #expect(try client.end() == 0)
        }
    }

    @Test("without --allow builds there is no draw_view, and no program is started")
    func noBuilds() throws {
        try Fixtures.withFolder { place in
            let environment = try Self.toolchain(place)
            let client = try AgentClient(place, environment: environment)
            defer { client.stop() }
            try client.send("tools/call", ["name": "draw_view", "arguments": ["class": "Card"]], id: 1)
            #expect(try client.next()?["error"] != nil)
            #expect(!FileManager.default.fileExists(atPath: place + "/compiled"))
        }
    }
}
