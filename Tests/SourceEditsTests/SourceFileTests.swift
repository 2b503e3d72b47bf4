import Files
import Foundation
import SourceEdits
import TestSupport
import Testing

/// A file is written whole and only if nobody else has changed the file since.
@Suite struct SourceFileTests {
    @Test func writesWhatWasReadAndEdited() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/a.xib"
            try Data("old".utf8).write(to: URL(fileURLWithPath: path))
            let file = try SourceFile(reading: path, limit: 100)
            try file.replace(by: Array("new".utf8))
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.xib"])
        }
    }

    @Test func refusesAChangedFile() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/a.xib"
            try Data("old".utf8).write(to: URL(fileURLWithPath: path))
            let file = try SourceFile(reading: path, limit: 100)
            try Data("other".utf8).write(to: URL(fileURLWithPath: path))
            #expect(!file.isUnchanged)
            #expect(throws: FileTrouble.self) { try file.replace(by: Array("new".utf8)) }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "other")
            try FileManager.default.removeItem(atPath: path)
            #expect(throws: FileTrouble.self) { try file.replace(by: Array("new".utf8)) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test func refusesALink() throws {
        try Fixtures.withFolder { folder in
            try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/a.xib"))
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/b.xib", withDestinationPath: folder + "/a.xib")
            #expect(throws: FileTrouble.self) { try SourceFile(reading: folder + "/b.xib", limit: 100) }
        }
    }
}
