import InterfaceBuilder
import LayoutEngine
import TestSupport
import Testing

/// Scenes are compared to find out whether a file still says the same.
@Suite("Equality of scenes")
struct SceneEqualityTests {
    @Test("a document read twice has equal scenes", arguments: Fixtures.interfaceBuilderFiles)
    func law(file: String) throws {
        let bytes = Fixtures.bytes(file)
        let (first, second) = (
            try InterfaceBuilderReader.read(bytes, file: file), try InterfaceBuilderReader.read(bytes, file: file)
        )
        #expect(first.scenes == second.scenes && !first.scenes.isEmpty)
    }

    @Test("a size with an axis that the content decides is equal to itself, and has one hash")
    func open() {
        let size = Size(width: .nan, height: 44)
        #expect(size == size && size != Size(width: .nan, height: 45) && size != Size(width: 0, height: 44))
        #expect(Set([size, Size(width: -.nan, height: 44)]).count == 1)
    }
}
