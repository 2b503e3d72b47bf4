import Testing

@testable import XcodeProjects

/// Small project files that would be large work: what is done and kept stays within bounds.
struct HostileProjectFileTests {
    /// A clone in memory that counts what is asked of the disk.
    private final class CountingClone: CloneFiles {
        let clone: MemoryClone
        var read: [String] = []
        var listed: [String] = []

        init(_ texts: [String: String]) { clone = MemoryClone(texts: texts) }

        func contents(_ path: String) -> [UInt8]? {
            read.append(path)
            return clone.contents(path)
        }

        func isFile(_ path: String) -> Bool { clone.isFile(path) }

        func files(below folder: String) -> [String] {
            listed.append(folder)
            return clone.files(below: folder)
        }
    }

    private func clone(_ objects: String, _ files: [String: String] = [:]) -> CountingClone {
        let text = "{ objects = {\n\(objects)\n}; rootObject = P; }"
        return CountingClone(files.merging(["A.xcodeproj/project.pbxproj": text]) { $1 })
    }

    private func repeated(_ text: (Int) -> String, _ count: Int) -> String {
        (0..<count).map(text).joined(separator: " ")
    }

    /// A value that names the one before many times is cut while it grows, not afterwards.
    @Test func inheritedManyTimes() {
        let words = String(repeating: "$(inherited)", count: 2_000)
        let before = String(repeating: "x", count: 2_000)
        #expect(BuildSettings.replace("$(inherited)", in: words, with: before).utf8.count <= 40_000)
        var settings = BuildSettings()
        settings.add(["X": before])
        settings.add(["X": words])
        #expect(settings["X"] == String(repeating: "x", count: 20_000))
        settings.add(["X": "a $(inherited) b ${inherited}", "Y": "$(inherited)"])
        #expect(settings["Y"] == "")
        var short = BuildSettings()
        short.add(["X": "1"])
        short.add(["X": "a $(inherited) b ${inherited} c"])
        #expect(short["X"] == "a 1 b 1 c")
    }

    /// A long value is read a few times, not as often as names may be replaced.
    @Test func longValuesManyTimes() {
        var settings = BuildSettings()
        settings.add(["A": "$(\(String(repeating: "x", count: 18_000)))", "X": String(repeating: "$(A)", count: 400)])
        let isUnread = settings["X"]?.hasSuffix(String(repeating: "$(A)", count: 390)) == true
        #expect(isUnread)
        settings.add(["A": "$(B)", "B": "b"])
        #expect(settings["X"] == String(repeating: "b", count: 242) + String(repeating: "$(A)", count: 158))
    }

    /// Paths are no longer than those of the system.
    @Test func longPaths() {
        let name = String(repeating: "n", count: 3_000)
        #expect(FolderPath.join("a", name) == "a/" + name)
        #expect(FolderPath.join(name, name) == nil)
        #expect(FolderPath.join("", String(repeating: "a/../", count: 1_000)) == nil)
        #expect(FolderPath.join("", String(repeating: "n", count: 4_096))?.utf8.count == 4_096)
    }

    /// Groups in groups with long names: the paths that are kept have a bound each.
    @Test func nestedLongGroups() throws {
        let name = String(repeating: "n", count: 500)
        let groups = repeated(
            { "G\($0) = { isa = PBXGroup; children = (G\($0 + 1), F); path = \(name); };" }, 150)
        let clone = clone(
            "P = { isa = PBXProject; mainGroup = G0; };\n\(groups)\nF = { isa = PBXFileReference; path = a.swift; };")
        let bytes = try #require(clone.contents("A.xcodeproj/project.pbxproj"))
        let tree = ProjectTree(try ProjectObjects(bytes), in: "")
        #expect(tree.paths.count > 5)
        #expect(tree.paths.values.allSatisfy { $0.utf8.count <= 4_096 })
    }

    /// Whether a file is there is no reason to read it, and an exception that is listed often counts once.
    @Test func exceptionsAreNotRead() throws {
        let clone = clone(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (T, ); };
            G = { isa = PBXGroup; children = (S, ); };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (E, E, ); };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                membershipExceptions = (\(repeated({ _ in "Big.swift," }, 500)) \(repeated({ _ in "Sub," }, 500))); };
            T = { isa = PBXNativeTarget; name = T; };
            """, ["Kit/Big.swift": "", "Kit/Sub/a.swift": ""])
        let project = try XcodeProject(at: "A.xcodeproj", in: clone)
        #expect(project.targets.first?.sources == ["Kit/Big.swift", "Kit/Sub/a.swift"])
        #expect(clone.read == ["A.xcodeproj/project.pbxproj"])
        #expect(clone.listed == ["Kit/Sub"])
    }

    /// A folder is looked into once, however many groups and targets have it.
    @Test func foldersAreListedOnce() throws {
        let ids = repeated({ "S\($0)," }, 200)
        let clone = clone(
            """
            P = { isa = PBXProject; mainGroup = G; targets = (T, U, ); };
            G = { isa = PBXGroup; children = (\(ids)); };
            \(repeated({ "S\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; };" }, 200))
            T = { isa = PBXNativeTarget; name = T; fileSystemSynchronizedGroups = (\(ids)); };
            U = { isa = PBXNativeTarget; name = U; fileSystemSynchronizedGroups = (\(ids)); };
            """, ["Kit/a.swift": ""])
        let project = try XcodeProject(at: "A.xcodeproj", in: clone)
        #expect(project.targets.map(\.sources) == [["Kit/a.swift"], ["Kit/a.swift"]])
        #expect(clone.listed == ["Kit"])
    }

    /// A target that is listed often is one target, and too many are refused.
    @Test func listedTargets() throws {
        let often = clone(
            """
            P = { isa = PBXProject; targets = (\(repeated({ _ in "T," }, 2_000))); };
            T = { isa = PBXNativeTarget; name = T; };
            """)
        #expect(try XcodeProject(at: "A.xcodeproj", in: often).targets.map(\.name) == ["T"])
        let many = clone(
            """
            P = { isa = PBXProject; targets = (\(repeated({ "T\($0)," }, 1_001))); };
            \(repeated({ "T\($0) = { isa = PBXNativeTarget; name = T; };" }, 1_001))
            """)
        let failure = #expect(throws: ProjectFailure.self) { try XcodeProject(at: "A.xcodeproj", in: many) }
        #expect(failure?.description == "A.xcodeproj/project.pbxproj: more than 1000 targets")
    }
}
