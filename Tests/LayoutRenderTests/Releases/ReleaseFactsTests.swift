import Foundation
import LayoutRender
import TestSupport
import Testing

/// The tables of facts by release: no gap, no row twice, no row without evidence, no table that is not listed.
@Suite struct ReleaseFactsTests {
    @Test(arguments: ReleaseFacts.all.map(\.name))
    func aTableHasAValueForEachReleaseAndNoRowTwice(name: String) throws {
        let tables = ReleaseFacts.all.filter { $0.name == name }
        #expect(tables.count == 1, "\(name) is listed twice")
        let table = try #require(tables.first)
        #expect(table.lines.first?.column == 0, "\(name) does not begin with \(Release.iOS8)")
        for (line, next) in zip(table.lines, table.lines.dropFirst()) {
            #expect(line.column < next.column, "\(name): \(next.since) stands after \(line.since)")
            #expect(line.value != next.value, "\(name): \(next.since) changes nothing")
        }
    }

    @Test(arguments: ReleaseFacts.all.map(\.name))
    func aRowHasEvidence(name: String) throws {
        let table = try #require(ReleaseFacts.all.first { $0.name == name })
        for line in table.lines {
            switch line.evidence {
            case .recorded(let count, let all): #expect(0 < count && count <= all, "\(name), \(line.since)")
            case .measured(let source), .documented(let source): #expect(source.count > 5, "\(name), \(line.since)")
            case .inferred(let question): #expect(question.hasSuffix("?"), "\(name), \(line.since) asks nothing")
            }
        }
    }

    /// A table that nobody lists is seen by no other test.
    @Test func everyTableIsListed() throws {
        var tables = 0
        for module in ["Readers/InterfaceBuilder", "Engine/LayoutEngine", "Products/LayoutRender"] {
            let folder = Fixtures.packageRoot + "/Sources/LayoutRender/\(module)/Releases"
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            for file in files where file.hasSuffix("Facts.swift") {
                let text = String(decoding: Fixtures.bytes("\(folder)/\(file)"), as: UTF8.self)
                tables += text.components(separatedBy: "= ReleaseTable(").count - 1
            }
        }
        #expect(tables > 0 && tables == ReleaseFacts.all.count)
    }

    @Test func aValueHoldsUntilTheNextRow() {
        let table = ReleaseTable(
            "height", .since(.iOS8, 1.0, .recorded(1, of: 1)), .since(.iOS13, 2, .recorded(1, of: 1)))
        #expect(Release.allCases.map { table[$0] } == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2])
    }

    @Test func releasesHaveVersions() {
        #expect(Release.allCases == Release.allCases.sorted())
        for release in Release.allCases {
            #expect(Release(version: release.version) == release)
            #expect(Release(major: release.major, minor: release.minor) == release)
        }
        #expect(Release(major: 17, minor: 5) == .iOS17)
        #expect(Release(major: 18, minor: 6) == .iOS18Point4)
        #expect(Release(major: 1) == .iOS8)
        #expect(Release(major: .max, minor: .max) == .newest)
        for text in ["", "7", "18.0", "18.", "026", " 26", "iOS26"] { #expect(Release(version: text) == nil) }
    }

    @Test(arguments: [
        (3746, XcodeRelease.xcode6, Release.iOS8), (8_154, .xcode7, .iOS9), (12_089, .xcode8, .iOS10),
        (13_137, .xcode9, .iOS11), (14_088, .xcode9Point1, .iOS11), (14_283, .xcode10, .iOS12),
        (14_824, .xcode11, .iOS13),
        (17_703, .xcode12, .iOS14), (19_144, .xcode13, .iOS15), (21_191, .xcode14Beta, .iOS16),
        (21_207, .xcode14, .iOS16), (22_505, .xcode15, .iOS17), (23_506, .xcode16, .iOS18),
        (23_721, .xcode16Point3, .iOS18Point4), (24_743, .xcode26, .iOS26), (25_061, .xcode27, .iOS26),
        (99_999, .xcode27, .iOS26),
    ])
    func aPlugInBelongsToAnXcode(plugIn: Int, xcode: XcodeRelease, release: Release) {
        #expect(XcodeRelease(plugIn: plugIn) == xcode)
        #expect(xcode.release == release)
        #expect(XcodeRelease(plugIn: 0) == nil && XcodeRelease(plugIn: -1) == nil)
    }

    @Test func anXcodeForEachRelease() {
        for release in Release.allCases { #expect(XcodeRelease(sdk: release).release == release) }
    }
}
