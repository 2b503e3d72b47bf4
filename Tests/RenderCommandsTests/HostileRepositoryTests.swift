import Foundation
import TestSupport
import Testing

/// The sources of a program that runs nothing of a repository: `Tests/Cases/test/no-program-of-a-repository-runs.txt` plants programs.
@Suite("A repository is not trusted")
struct HostileRepositoryTests {
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
