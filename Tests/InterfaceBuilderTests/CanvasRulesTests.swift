import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The tables of the canvas: no gap, no row twice, no row without evidence, no table that is not listed.
@Suite struct CanvasRulesTests {
    private static let all = FactLines.of(
        CanvasRules.keepsHiddenViews, CanvasRules.leavesSafeAreaOutOfMargins, CanvasRules.hidesStatusBarInContainers,
        CanvasRules.flattensTopGuides, CanvasRules.olderCellMargins, CanvasRules.hidesStatusBarInCompactHeight,
        CanvasRules.hidesStatusBarOnPlainDevices, CanvasRules.hidesStatusBarOnPads,
        CanvasRules.hidesStatusBarsOnRequest, CanvasRules.configuredTitleSize, CanvasRules.keepsStatusBarInSheets,
        CanvasRules.keepsHomeIndicatorInShortRoots, CanvasRules.addsSimulatedBars, CanvasRules.showsSheets,
        CanvasRules.topOf5Point8Inches, CanvasRules.topOf6Point1Inches, CanvasRules.topOf390Points,
        CanvasRules.cardMargin, CanvasRules.fitsLabelsInWholePoints, CanvasRules.newestLists)

    @Test(arguments: Self.all.map(\.name))
    func aTableHasAValueForEachXcodeAndNoRowTwice(name: String) throws {
        let table = try #require(Self.all.first { $0.name == name })
        #expect(Self.all.filter { $0.name == name }.count == 1)
        #expect(table.lines.first?.column == 0)
        for (line, next) in zip(table.lines, table.lines.dropFirst()) {
            #expect(line.column < next.column, "\(name): \(next.since) stands after \(line.since)")
            #expect(line.value != next.value, "\(name): \(next.since) changes nothing")
        }
        for line in table.lines {
            if case .recorded(let count, let all) = line.evidence { #expect(0 < count && count <= all) }
        }
    }

    @Test func everyTableIsListed() {
        let file = Fixtures.packageRoot + "/Sources/LayoutRender/Readers/InterfaceBuilder/Canvas/CanvasRules.swift"
        let text = String(decoding: Fixtures.bytes(file), as: UTF8.self)
        #expect(text.components(separatedBy: "= CanvasTable(").count - 1 == Self.all.count)
    }

    /// The number of the plug-in is read at one door: no rule of this module has a number that looks like one.
    @Test func noRuleAsksForAPlugIn() throws {
        let folder = Fixtures.packageRoot + "/Sources/LayoutRender/Readers/InterfaceBuilder"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let sources = files.filter { $0.hasSuffix(".swift") }
        #expect(sources.count > 50)
        let plugIn = /[^0-9_](8|9|1[0-9]|2[0-9])_?[0-9]{3}[^0-9_]/
        for file in sources {
            for line in String(decoding: Fixtures.bytes("\(folder)/\(file)"), as: UTF8.self).split(separator: "\n") {
                let code = line.prefix { $0 != "/" }
                guard !code.contains("0...") && !code.contains("10_000") else { continue }
                #expect(code.firstMatch(of: plugIn) == nil, "\(file): \(line)")
            }
        }
    }

    /// Notes of evidence beside the code are data: `[recorded: 8 of 8 roots]`. Few rules may rest on less than four cases.
    @Test func everyNoteOfEvidenceCountsItsCases() throws {
        let folder = Fixtures.packageRoot + "/Sources/LayoutRender/Readers/InterfaceBuilder"
        var weak: [String] = []
        var notes = 0
        for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where file.hasSuffix(".swift") {
            let text = String(decoding: Fixtures.bytes("\(folder)/\(file)"), as: UTF8.self)
                .replacing(/\n *\/+ ?/, with: " ")
            for note in text.matches(of: /\[(?:measured|recorded)[^\]]*\]/).map(\.output) {
                let counts = note.matches(of: /([0-9]+) of ([0-9]+)/).compactMap { Int($0.output.1) }
                notes += 1
                #expect(!counts.isEmpty, "\(file): \(note)")
                if !counts.contains(where: { $0 > 3 }) { weak.append("\(file): \(note)") }
            }
        }
        #expect(notes > 25)
        #expect(weak.count <= 2, "\(weak)")
    }
}
