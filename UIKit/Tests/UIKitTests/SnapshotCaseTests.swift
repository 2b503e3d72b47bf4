import Foundation
import SnapshotCases
import Testing
import UIKit

@testable import SourcePreparation

/// A case whose comparisons are asked for by the tests below.
final class SnapshotCardCase: FBSnapshotTestCase {
    func testCard() {}
}

/// The module for suites of iOSSnapshotTestCase: names, folders, suffixes, recording and comparison.
@MainActor
struct SnapshotCaseTests {
    private let card = SnapshotCardCase(name: "testCard") { _ in }
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    private func withFolder(_ body: (String) throws -> Void) rethrows {
        let folder = NSTemporaryDirectory() + "cases-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func verify(
        _ value: Any, _ folder: String, _ identifier: String? = nil, pixel: CGFloat = 0, overall: CGFloat = 0
    ) -> String? {
        card.snapshotVerifyViewOrLayer(
            value, identifier: identifier, suffixes: FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: pixel,
            overallTolerance: overall, defaultReferenceDirectory: folder + "/References",
            defaultImageDiffDirectory: folder + "/Differences")
    }

    private func files(_ folder: String) -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".png") }.sorted()
    }

    @Test func referencesAreRecordedAndCompared() throws {
        withFolder { folder in
            view.backgroundColor = .red
            #expect(verify(view, folder)?.contains("Reference image not found") == true)
            card.recordMode = true
            #expect(verify(view, folder, "a-b")?.hasPrefix("Test ran in record mode.") == true)
            #expect(files(folder) == ["References_64/UIKitTests.SnapshotCardCase/testCard_a_b@3x.png"])
            card.recordMode = false
            #expect(verify(view, folder, "a-b") == nil)
            #expect(verify(view.layer, folder, "a-b") == nil)
            #expect(verify(view, folder)?.contains("There is testCard_a_b@3x.png.") == true)
            view.backgroundColor = .blue
            #expect(verify(view, folder, "a-b")?.contains("pixels that differ: 1800 of 1800.") == true)
            #expect(
                files(folder + "/Differences/UIKitTests.SnapshotCardCase")
                    == ["diff_", "failed_", "reference_"].map { $0 + "testCard_a_b@3x.png" })
            #expect(verify(view, folder, "a-b", overall: 1) == nil)
            view.frame.size.width = 30
            #expect(verify(view, folder, "a-b", overall: 1)?.contains("different sizes") == true)
            #expect(verify("a text", folder) == "Only views and layers have pictures.")
            view.frame.size = .zero
            #expect(verify(view, folder, "a-b")?.contains("The view has no size") == true)
        }
    }

    /// A pixel counts as another where a part of it is off by more than its tolerance.
    @Test func tolerances() {
        withFolder { folder in
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            card.recordMode = true
            #expect(verify(view, folder) != nil)
            card.recordMode = false
            view.backgroundColor = UIColor(red: 10 / 255, green: 0, blue: 0, alpha: 1)
            #expect(verify(view, folder) != nil)
            #expect(verify(view, folder, pixel: 9.0 / 256) != nil)
            #expect(verify(view, folder, pixel: 10.0 / 256) == nil)
        }
    }

    /// A reference of another device's scale is compared at that scale, and one in the folder of another suffix counts.
    @Test func referencesOfOtherDevices() throws {
        try withFolder { folder in
            card.recordMode = true
            #expect(verify(view, folder) != nil)
            card.recordMode = false
            let own = folder + "/References_64/UIKitTests.SnapshotCardCase"
            let other = folder + "/References_32/UIKitTests.SnapshotCardCase"
            try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
            try FileManager.default.moveItem(atPath: own + "/testCard@3x.png", toPath: other + "/testCard@2x.png")
            #expect(verify(view, folder)?.contains("the reference 60 x 30 pixels, the picture 40 x 20") == true)
            try FileManager.default.moveItem(atPath: other + "/testCard@2x.png", toPath: other + "/testCard@3x.png")
            #expect(verify(view, folder) == nil)
        }
    }

    @Test func namesOfFiles() {
        withFolder { folder in
            card.recordMode = true
            card.agnosticOptions = [.device, .screenSize]
            card.folderName = "Cards"
            #expect(verify(view, folder, "wide (1)") != nil)
            card.fileNameOptions = .none
            #expect(verify(view, folder) != nil)
            #expect(
                files(folder) == [
                    "References_64/Cards/testCard.png", "References_64/Cards/testCard_wide__1__iPhone_393x852@3x.png",
                ])
        }
    }

    @Test func products() {
        #expect(
            ProvidedModules.products(for: ["FBSnapshotTestCase", "os"], beside: []) == ["AppleOS", "SnapshotCases"])
    }
}
