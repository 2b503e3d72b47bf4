import Foundation
import TestSupport
import Testing

/// Repositories whose files and settings name programs; none of them may run.
@Suite("A repository is not trusted")
struct HostileRepositoryTests {
    /// A hostile repository: its folder, and the file that a planted program would write.
    private struct Repository {
        var folder: String
        var marks: String

        func git(_ arguments: String...) throws { try Fixtures.git(arguments, folder: folder) }

        /// A program that leaves a mark with a name and then acts like nothing happened.
        func plant(_ name: String, at path: String) throws {
            try Fixtures.putProgram("#!/bin/sh\n: > '\(marks)/\(name)'\nexit 0\n", at: folder + "/" + path)
        }

        var ran: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: marks)) ?? []).sorted() }
    }

    private func withRepository(_ body: (Repository) throws -> Void) throws {
        try Fixtures.withFolder { place in
            let repository = Repository(folder: place + "/clone", marks: place + "/marks")
            for folder in [repository.folder, repository.marks] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try repository.git("init", "-q")
            try put(".render-cli\n", ".gitignore", in: repository.folder)
            try put(rowTree, "row.json", in: repository.folder)
            _ = try run(["test", "--state", "base"], repository)
            try repository.git("add", ".")
            try repository.git("commit", "-qm", "one")
            try put(wideTree, "row.json", in: repository.folder)
            try repository.git("commit", "-qam", "two")
            try body(repository)
        }
    }

    private func run(
        _ arguments: [String], _ repository: Repository, environment: [String: String] = [:]
    ) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, arguments, folder: repository.folder,
            environment: TestCommandTests.quiet.merging(environment) { $1 })
    }

    /// A commit whose signature a careless `git log` hands to the program of `gpg.program`.
    private func commitSigned(_ repository: Repository) throws {
        let make = """
            set -e
            tree=$(git write-tree)
            parent=$(git rev-parse -q --verify HEAD || true)
            {
              echo "tree $tree"
              if [ -n "$parent" ]; then echo "parent $parent"; fi
              echo 'author t <t@example.invalid> 1000000000 +0000'
              echo 'committer t <t@example.invalid> 1000000000 +0000'
              printf 'gpgsig -----BEGIN PGP SIGNATURE-----\\n \\n abcd\\n -----END PGP SIGNATURE-----\\n\\nsigned\\n'
            } > .signed
            commit=$(git hash-object -w -t commit .signed)
            rm .signed
            git update-ref HEAD "$commit"
            """
        let made = try Fixtures.run("/bin/sh", ["-c", make], folder: repository.folder)
        #expect(made.status == 0, "\(made.errors)")
    }

    @Test("a folder of references that poses as a bare repository runs nothing")
    func bareRepository() throws {
        try withRepository { repository in
            let inner = Repository(folder: repository.folder + "/__Snapshots__/row.json", marks: repository.marks)
            try repository.plant("signature", at: "__Snapshots__/row.json/p.sh")
            try inner.git("init", "-q")
            try inner.git("add", "-f", "row.small.base.txt")
            try commitSigned(inner)
            let move = "mv .git/* . && rm -rf .git && git config core.bare true && git config log.showSignature true"
            let made = try Fixtures.run(
                "/bin/sh", ["-c", move + " && git config gpg.program \"$PWD/p.sh\""], folder: inner.folder)
            #expect(made.status == 0, "\(made.errors)")
            // Git itself walks into the trap.
            _ = try Fixtures.run("/usr/bin/git", ["log", "-1", "--", "row.small.base.txt"], folder: inner.folder)
            #expect(repository.ran == ["signature"])
            try FileManager.default.removeItem(atPath: repository.marks + "/signature")

            let failing = try run(["test", "--state", "base", "--record", "never"], repository)
            #expect(failing.status == 1)
            #expect(failing.text.contains("row.spacing 10 -> 16 moves b"), "\(failing.text)")
            #expect(repository.ran.isEmpty, "ran: \(repository.ran)")
        }
    }

    @Test("hooks, filters, drivers, pagers, monitors, helpers and variables of a repository run nothing")
    func settings() throws {
        try withRepository { repository in
            try plantEverything(repository)
            // Git itself runs some of the planted programs, which proves that the traps work.
            for words in [
                ["status"], ["log", "-1", "-p"], ["diff", "HEAD~1"], ["cat-file", "blob", "HEAD:gone.json"],
            ] {
                _ = try Fixtures.run("/usr/bin/git", words, folder: repository.folder)
            }
            let traps = ["clean", "driver", "fsmonitor", "gpg", "remote"]
            #expect(traps.allSatisfy(repository.ran.contains), "only \(repository.ran) are set")
            for name in repository.ran { try FileManager.default.removeItem(atPath: repository.marks + "/" + name) }

            let variables = hostileVariables(repository)
            let failing = try run(
                ["test", "--state", "base", "--record", "never"], repository, environment: variables)
            #expect(failing.status == 1)
            #expect(failing.text.contains("row.spacing 10 -> 16 moves b"), "\(failing.text)\(failing.errors)")
            for words in [
                ["HEAD~2", "--", "row.json"], ["HEAD~2..HEAD", "--", "row.json"],
                ["HEAD~2...", "row.json", "--format", "json"],
                ["HEAD~2", "row.json", "-o", "d.png", "--report", "d.html"],
            ] {
                let changed = try run(["diff"] + words, repository, environment: variables)
                #expect(changed.status == 1, "\(words): \(changed.text)\(changed.errors)")
                #expect(changed.text.contains("row.spacing 10 -> 16"), "\(words): \(changed.text)\(changed.errors)")
            }
            // An object that exists only on the remote is reported as missing; no remote is asked for it.
            let lacking = try run(["diff", "HEAD~2..HEAD"], repository, environment: variables)
            #expect(lacking.status == 2, "\(lacking.text)")
            #expect(lacking.errors.contains("git cat-file"), "\(lacking.errors)")
            #expect(repository.ran.isEmpty, "ran: \(repository.ran)")
            #expect(!FileManager.default.fileExists(atPath: repository.folder + "/trace.txt"))
        }
    }

    /// Every setting of git that names a program, each naming one.
    private func plantEverything(_ repository: Repository) throws {
        func program(_ name: String) throws -> String {
            try repository.plant(name, at: ".git/planted/\(name)")
            return repository.folder + "/.git/planted/" + name
        }
        try put("*.json diff=layout filter=evil merge=evil text\n", ".gitattributes", in: repository.folder)
        try put("{}", "gone.json", in: repository.folder)
        try repository.git("add", ".gitattributes", "gone.json")
        try commitSigned(repository)
        let settings: [(String, String)] = [
            ("filter.evil.clean", try program("clean")), ("filter.evil.smudge", try program("smudge")),
            ("filter.evil.required", "true"), ("filter.ev=il.clean", try program("clean-equals")),
            ("diff.layout.command", try program("driver")), ("diff.layout.textconv", try program("textconv")),
            ("diff.external", try program("external")), ("core.pager", try program("pager")),
            ("pager.diff", try program("pager-diff")), ("pager.log", "true"), ("core.editor", try program("editor")),
            ("log.showSignature", "true"), ("gpg.program", try program("gpg")),
            ("gpg.ssh.program", try program("gpg-ssh")), ("core.hooksPath", repository.folder + "/.git/planted-hooks"),
            ("core.sshCommand", try program("ssh")), ("core.gitProxy", try program("proxy")),
            ("core.askPass", try program("askpass")), ("credential.helper", try program("credential")),
            ("core.alternateRefsCommand", try program("alternates")), ("merge.evil.driver", try program("merge")),
            ("uploadpack.packObjectsHook", try program("pack-objects")), ("alias.log", "!" + (try program("alias"))),
            ("alias.rev-list", "!" + (try program("alias-rev-list"))), ("interactive.diffFilter", try program("inter")),
            ("remote.origin.url", repository.folder), ("remote.origin.uploadpack", try program("remote")),
            ("remote.origin.promisor", "true"), ("remote.origin.partialclonefilter", "blob:none"),
            ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"),
            ("trailer.x.command", try program("trailer")), ("core.untrackedCache", "true"),
        ]
        for (key, value) in settings { try repository.git("config", key, value) }
        for hook in [
            "post-index-change", "post-checkout", "pre-auto-gc", "reference-transaction", "fsmonitor-watchman",
            "pre-commit", "post-commit", "update", "post-merge",
        ] {
            try repository.plant("hook-\(hook)", at: ".git/hooks/\(hook)")
            try repository.plant("hookspath-\(hook)", at: ".git/planted-hooks/\(hook)")
        }
        // A promised object that is missing makes git ask the remote for it.
        let lose = "o=$(git rev-parse HEAD:gone.json) && rm -f .git/objects/${o%${o#??}}/${o#??}"
        #expect(try Fixtures.run("/bin/sh", ["-c", lose], folder: repository.folder).status == 0)
        try FileManager.default.removeItem(atPath: repository.folder + "/gone.json")
        // Rewritten with the same contents: git must read the file through the filter to find that it is unchanged.
        try put(wideTree, "row.json", in: repository.folder)
        try repository.git("config", "core.fsmonitor", try program("fsmonitor"))
        // In a folder named on PATH by a relative name.
        try repository.plant("git", at: "git")
        try repository.plant("gpg-on-path", at: "gpg")
    }

    private func hostileVariables(_ repository: Repository) -> [String: String] {
        let planted = repository.folder + "/.git/planted/"
        return [
            "GIT_EXTERNAL_DIFF": planted + "external", "GIT_PAGER": planted + "pager", "PAGER": planted + "pager",
            "GIT_SSH_COMMAND": planted + "ssh", "GIT_ASKPASS": planted + "askpass", "GIT_EDITOR": planted + "editor",
            "GIT_PROXY_COMMAND": planted + "proxy", "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": planted + "fsmonitor",
            "GIT_CONFIG_PARAMETERS": "'core.fsmonitor=\(planted)fsmonitor'",
            "GIT_DIR": repository.folder + "/nowhere", "GIT_TRACE": repository.folder + "/trace.txt",
            "GIT_TRACE2": repository.folder + "/trace.txt", "GIT_EXEC_PATH": planted,
            "PATH": ".::" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
        ]
    }

    @Test("an argument is a revision or a path, never a flag of git")
    func arguments() throws {
        try withRepository { repository in
            try put("keep\n", "keep.txt", in: repository.folder)
            for words in [
                ["diff", "--", "--output=keep.txt"], ["diff", "--", "--output=keep.txt..HEAD"],
                ["diff", "--", "HEAD..--output=keep.txt"], ["diff", "--", "--output=keep.txt...HEAD"],
                ["diff", "HEAD~1..HEAD", "--", "--output=keep.txt"], ["diff", "HEAD~1", "--", "-O/dev/null"],
                ["diff", "--", "--all", "row.json"], ["diff", "HEAD~1..", "--", "--no-index"],
            ] {
                let run = try run(words, repository)
                #expect(try contents("keep.txt", in: repository.folder) == "keep\n", "\(words)")
                #expect(run.status != 1, "\(words): \(run.text)")
            }
            let unknown = try run(["diff", "nosuch..HEAD"], repository)
            #expect(unknown.status == 2)
            #expect(unknown.errors.contains("nosuch"), "\(unknown.errors)")
        }
    }

    @Test("a working tree is compared as git would: renames, new, deleted and staged files, from any folder")
    func workingTree() throws {
        try withRepository { repository in
            try put(rowTree, "deep/other.json", in: repository.folder)
            try put("text", "deep/notes.txt", in: repository.folder)
            try repository.git("add", ".")
            try repository.git("commit", "-qm", "three")
            // Git LFS keeps a pointer in git and the file in the working tree.
            let digest = try Fixtures.run("/bin/sh", ["-c", "printf stored | sha256sum"], folder: repository.folder)
                .text
            let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest.prefix(64))\nsize 6\n"
            try put(pointer, "stored.png", in: repository.folder)
            try repository.git("add", "stored.png")
            try repository.git("commit", "-qm", "four")
            try put("stored", "stored.png", in: repository.folder)
            try repository.git("mv", "deep/other.json", "deep/moved.json")
            try put(wideTree, "deep/moved.json", in: repository.folder)
            try put(rowTree, "row.json", in: repository.folder)
            let whole = try run(["diff", "HEAD", "--state", "base"], repository)
            #expect(whole.text.contains("~ row.spacing 10 -> 16 moves b on deep/moved.json: "), "\(whole.text)")
            #expect(whole.text.contains("~ row.spacing 16 -> 10 moves b on row.json: "), "\(whole.text)")
            let below = try Fixtures.run(
                Fixtures.commandLine, ["diff", "HEAD", "--state", "base", "--", "moved.json"],
                folder: repository.folder + "/deep", environment: TestCommandTests.quiet)
            #expect(below.text.contains("spacing 10 -> 16") || below.text.contains("+ added scene"), "\(below.text)")
            #expect(!below.text.contains("16 -> 10"))
            try FileManager.default.removeItem(atPath: repository.folder + "/row.json")
            let deleted = try run(["diff", "HEAD", "--state", "base", "--", "row.json"], repository)
            #expect(deleted.text.contains("- removed scene"), "\(deleted.text)")
            // A link in its place is no layout, wherever it leads.
            try FileManager.default.createSymbolicLink(
                atPath: repository.folder + "/row.json", withDestinationPath: "/etc/passwd")
            let linked = try run(["diff", "HEAD", "--state", "base", "--", "row.json"], repository)
            #expect(linked.text.contains("- removed scene"), "\(linked.text)\(linked.errors)")
        }
    }

    @Test("programs are started and files changed at one place each")
    func oneDoor() throws {
        let doors: [(words: [String], files: Set<String>)] = [
            (
                ["posix_spawn", "posix_spawnp", "execv", "execve", "execvp", "popen", "system", "fork", "vfork"],
                ["render-cli/Git/Subprocess.swift"]
            ),
            // Libraries for pictures, by file names that stand in the sources.
            (["dlopen"], ["LayoutRender/Readers/PictureFiles/SharedLibrary.swift"]),
            // git, the toolchain, and the program that draws views, which the toolchain built from the project's own sources.
            (
                ["Subprocess.run"],
                [
                    "render-cli/Git/Git.swift", "render-cli/UIKit/PreparationProgram.swift",
                    "render-cli/UIKit/Toolchain.swift",
                ]
            ),
            // The toolchain, and the program that it built from LayoutRender's own sources.
            (
                ["Subprocess.runAttached"],
                ["render-cli/UIKit/Toolchain.swift", "render-cli/UIKit/PreparationProgram.swift"]
            ),
            (
                [
                    "unlink", "unlinkat", "rename", "renameat", "mkdir", "mkdirat", "rmdir", "creat", "truncate",
                    "ftruncate", "symlink", "symlinkat", "link", "linkat", "chmod", "fchmod", "openat",
                ], ["LayoutRender/Foundation/Files/Folder.swift", "LayoutRender/Foundation/Files/Folder+Writing.swift"]
            ),
            (["O_WRONLY", "O_RDWR", "O_CREAT"], ["LayoutRender/Foundation/Files/Folder+Writing.swift"]),
        ]
        let sources = Fixtures.packageRoot + "/Sources"
        var met = [Set<String>](repeating: [], count: doors.count)
        for case let path as String in FileManager.default.enumerator(atPath: sources) ?? .init()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
            // The words of the code, calls with their parenthesis, members with their point.
            let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            let code = lines.joined(separator: "\n")
            let hasC = SwiftSource.holds(code, "import CLibrary")
            for (place, door) in doors.enumerated() {
                let isUsed = door.words.contains { word in
                    let end = word.hasPrefix("O_") ? "" : "("
                    return [" ", "(", "!", "CLibrary.", "["].contains { SwiftSource.holds(code, $0 + word + end) }
                        && !SwiftSource.holds(code, "func " + word + end)
                }
                if isUsed && (hasC || door.words[0].hasPrefix("Subprocess.")) { met[place].insert(path) }
            }
        }
        for (place, door) in doors.enumerated() {
            // A pipe or a device that a person named is streamed to: the one file that is opened for writing elsewhere.
            let streams: Set = door.words.contains("O_CREAT") ? ["render-cli/Output/FileWriter.swift"] : []
            #expect(met[place].subtracting(streams) == door.files, "\(door.words)")
        }
    }
}
