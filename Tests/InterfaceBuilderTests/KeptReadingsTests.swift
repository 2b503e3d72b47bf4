import Foundation
import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Readings of one document that share what does not depend on the page have the results of readings on their own.
@Suite("Readings of one document for several pages")
struct KeptReadingsTests {
    @Test("the fixtures, page after page", arguments: Fixtures.interfaceBuilderFiles)
    func fixtures(_ path: String) throws {
        try expectSame(Fixtures.bytes(path), path)
    }

    @Test("a document is not read with what was kept of another")
    func otherDocument() throws {
        var kept = KeptReadings()
        for path in fixturePaths() {
            let source = try InterfaceBuilderSource(Fixtures.bytes(path), file: path)
            #expect(source.read(.init(), keeping: &kept).scenes == source.read().scenes, "\(path)")
        }
    }

    private func expectSame(_ bytes: [UInt8], _ file: String) throws {
        // A document of another platform has no scenes.
        guard let source = try? InterfaceBuilderSource(bytes, file: file) else { return }
        var kept = KeptReadings()
        for (place, options) in Self.pages(of: source).enumerated() {
            let (shared, own) = (source.read(options, keeping: &kept), source.read(options))
            let isSame =
                shared.scenes == own.scenes && shared.containers == own.containers && shared.problems == own.problems
                && shared.coverage == own.coverage && shared.segues == own.segues
            #expect(isSame, "\(file), page \(place)")
            // Those of the shared reading have a memory in their environments.
            let layouts = zip(shared.scenes, own.scenes).map { kept, fresh in
                (kept.tree.resolve(in: kept.environment), fresh.tree.resolve(in: fresh.environment))
            }
            #expect(layouts.allSatisfy { $0 == $1 }, "layouts of \(file), page \(place)")
            var none = KeptReadings()
            #expect(
                source.usedBytes(options, of: shared, keeping: &kept)
                    == source.usedBytes(options, of: own, keeping: &none), "\(file), page \(place)")
        }
    }

    /// Screens of three size classes, the other direction, a text size, a release, other texts, and pages met before.
    private static func pages(of source: InterfaceBuilderSource) -> [InterfaceBuilderOptions] {
        func page(_ device: String?, isLandscape: Bool = false) -> InterfaceBuilderOptions {
            var options = InterfaceBuilderOptions()
            options.device = device.flatMap(Device.named)
            options.isLandscape = device == nil ? nil : isLandscape
            return options
        }
        func translated(_ page: InterfaceBuilderOptions, every step: Int) -> InterfaceBuilderOptions {
            var options = page
            let keys = source.references.localizableKeys.enumerated().filter { $0.offset % step == 0 }.map(\.element)
            options.surroundings = { _, _ in
                var found = DocumentSurroundings()
                found.texts = Dictionary(keys.map { ($0, "Übersetzt") }) { first, _ in first }
                return found
            }
            return options
        }
        var mirrored = page("iPhoneSe")
        mirrored.layoutDirection = .rightToLeft
        mirrored.release = .iOS12
        var large = page("iPhoneSe")
        large.contentSizeCategory = .accessibilityLarge
        var measured = page("iPad9")
        measured.sizes = .measured
        return [
            page(nil), page("iPhoneSe"), page("iPhone16ProMax", isLandscape: true), mirrored, large, measured,
            translated(page("iPhoneSe"), every: 1), translated(page("iPhoneSe"), every: 3), page("iPhoneSe"), page(nil),
        ]
    }
}
