import Foundation
import LayoutDocument
import LayoutEngine
import Testing
import UIKit

/// The pages of fixtures/conformance, built as `ConformanceTests` builds them on a Mac, each on a screen of its own.
@MainActor
struct ConformanceReportTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../fixtures/conformance").standardizedFileURL

    @Test func pages() throws {
        var documents: [String: LayoutDocument] = [:]
        var (passed, passedOver) = (0, [String: Int]())
        for (file, page) in try ConformancePage.all(in: Self.folder) {
            let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(file))
            let document = try documents[file] ?? LayoutDocument.read(Array(bytes))
            documents[file] = document
            let device = document.devices.first { $0.name == page.name } ?? document.devices[0]
            let screen = document.scene(device: device, traits: document.traits[0], variant: document.variants[0])
            do {
                let found = try Surroundings.with(screen.environment) { try page.measure() }
                let differences = page.differences(found)
                #expect(differences.isEmpty, "\(file) \(page.name)")
                passed += differences.isEmpty ? 1 : 0
            } catch let unbuilt as ConformancePage.Unbuilt {
                passedOver[unbuilt.reason, default: 0] += 1
            }
        }
        for (reason, count) in passedOver.sorted(by: { $0.key < $1.key }) { print("\(count) passed over: \(reason)") }
        print("\(passed) pages of the conformance suite are as they were measured")
        #expect(passed == 1_088 && passedOver.values.reduce(0, +) == 11)
    }
}
