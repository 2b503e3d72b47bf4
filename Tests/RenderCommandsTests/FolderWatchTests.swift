import CLibrary
import Foundation
import TestSupport
import Testing

@testable import RenderCommands

/// Nobody tells of a save between the reading of the files and the start of the watch: the watch looks for it.
@Suite struct FolderWatchTests {
    /// A folder with one file, both an hour old.
    private func withOldFolder(_ body: (String) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            try "{}".write(toFile: folder + "/tree.json", atomically: false, encoding: .utf8)
            for path in [folder + "/tree.json", folder] {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: path)
            }
            try body(folder)
        }
    }

    @Test(arguments: [false, true]) func aSaveWhileFilesAreReadIsFound(polling: Bool) throws {
        try withOldFolder { folder in
            let start = fileClock()
            let before = FolderWatch([folder], looks: polling).hasChange(since: start)
            #expect(!before)
            try "{ }".write(toFile: folder + "/tree.json", atomically: false, encoding: .utf8)
            let after = FolderWatch([folder], looks: polling).hasChange(since: start)
            #expect(after)
        }
    }

    @Test func aFileThatLeavesIsFound() throws {
        try withOldFolder { folder in
            let start = fileClock()
            try FileManager.default.removeItem(atPath: folder + "/tree.json")
            let hasChange = FolderWatch([folder]).hasChange(since: start)
            #expect(hasChange)
        }
    }
}
