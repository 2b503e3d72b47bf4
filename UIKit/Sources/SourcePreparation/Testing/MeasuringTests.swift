/// Tests that measure times.
///
/// Apple's XCTest fails such a test against a baseline, which a clone has none of; that of Linux fails it where the times of ten
/// runs spread, as they do on a machine with other work. A module of tests gets a method of its own, which runs the block ten
/// times and judges nothing.
enum MeasuringTests {
    /// The first file of a module that imports XCTest and measures.
    static func first(in sources: [String]) -> Int? {
        let isMeasuring = sources.contains { $0.hasBytes(of: "measure {") || $0.hasBytes(of: "measure(") }
        guard isMeasuring else { return nil }
        return sources.firstIndex { ImportedModules.names(in: $0).contains("XCTest") }
    }

    /// The method's parameters are those of Linux's, so that this one hides it.
    static let code = """

        extension XCTestCase {
            func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) {
                for _ in 0..<10 { block() }
            }
        }

        """
}
