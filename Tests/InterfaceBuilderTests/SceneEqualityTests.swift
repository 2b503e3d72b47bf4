import Foundation
import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Scenes are compared to find out whether a file still says the same.
@Suite("Equality of scenes")
struct SceneEqualityTests {
    @Test(
        "a document read twice has equal scenes, in every twelfth document of the corpus",
        .enabled(if: FileManager.default.fileExists(atPath: corpus), "../shared/ib-corpus is absent"))
    func law() throws {
        var count = 0
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.corpus).sorted()
        for (place, file) in files.filter({ $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }).enumerated()
        where place % 12 == 0 {
            let bytes = Fixtures.bytes(Self.corpus + "/" + file)
            guard let first = try? InterfaceBuilderReader.read(bytes, file: file),
                let second = try? InterfaceBuilderReader.read(bytes, file: file)
            else { continue }
            count += 1
            #expect(first.scenes == second.scenes, "\(file)")
        }
        #expect(count > 40)
    }

    @Test("a size with an axis that the content decides is equal to itself, and has one hash")
    func open() {
        let size = Size(width: .nan, height: 44)
        #expect(size == size && size != Size(width: .nan, height: 45) && size != Size(width: 0, height: 44))
        #expect(Set([size, Size(width: -.nan, height: 44)]).count == 1)
    }

    private static let corpus = Fixtures.packageRoot + "/../shared/ib-corpus"
}
