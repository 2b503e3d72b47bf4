import Foundation
import LayoutDocument
import LayoutEngine
import Testing
import UIKit

/// The pages of fixtures/conformance, built as `ConformanceTests` builds them on a Mac, each on a screen as its own.
@MainActor
struct ConformanceReportTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../fixtures/conformance").standardizedFileURL

    /// Pages whose views stand elsewhere here, with the reason.
    private static let known: [String: String] = [:]

    @Test func pages() throws {
        var documents: [String: LayoutDocument] = [:]
        var (passed, passedOver, different) = (0, [String: Int](), [String]())
        for (file, page) in try ConformancePage.all(in: Self.folder) {
            let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(file))
            let document = try documents[file] ?? LayoutDocument.read(Array(bytes))
            documents[file] = document
            let device = document.devices.first { $0.name == page.name } ?? document.devices[0]
            let environment = document.scene(
                device: device, traits: document.traits[0], variant: document.variants[0]
            ).environment
            do {
                let found = try Surroundings.with(environment) { try page.measure() }
                let differences = page.differences(found)
                if differences.isEmpty { passed += 1 } else { different.append("\(file) \(page.name)") }
                if let reason = Self.known["\(file) \(page.name)"] {
                    #expect(!differences.isEmpty, "\(file) \(page.name) is no longer different: \(reason)")
                } else {
                    #expect(differences.isEmpty, "\(file) \(page.name)")
                }
            } catch let unbuilt as ConformancePage.Unbuilt {
                passedOver[unbuilt.reason, default: 0] += 1
            }
        }
        for (reason, count) in passedOver.sorted(by: { $0.key < $1.key }) { print("\(count) passed over: \(reason)") }
        for page in different { print("\(page) is different: \(Self.known[page] ?? "unknown")") }
        print("\(passed) pages of the conformance suite are as they were measured")
        #expect(passed + different.count + passedOver.values.reduce(0, +) == 1_095)
    }
}
