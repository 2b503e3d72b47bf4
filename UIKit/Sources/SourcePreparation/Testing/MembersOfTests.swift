/// What a module of tests gets of its own where XCTest for Linux differs from Apple's.
///
/// Apple's XCTest fails a test that measures times against a baseline, which a clone has none of; that of Linux fails it where the
/// times of ten runs spread, as they do on a machine with other work. And `fulfill` has parameters there, so that it is no function
/// without any (`apply(snapshot, completion: loaded.fulfill)`).
enum MembersOfTests {
    /// - Returns: the first file of a module that imports XCTest, and the code to append to it; nil where none is needed.
    static func code(for sources: [String]) -> (file: Int, code: String)? {
        var code = ""
        if sources.contains(where: { $0.hasBytes(of: "measure {") || $0.hasBytes(of: "measure(") }) {
            code += measuring
        }
        if sources.contains(where: { $0.hasBytes(of: ".fulfill)") || $0.hasBytes(of: ".fulfill,") }) {
            code += fulfilling
        }
        guard !code.isEmpty,
            let file = sources.firstIndex(where: { ImportedModules.names(in: $0).contains("XCTest") })
        else { return nil }
        // The file may import it for another system alone.
        return (file, "\nimport XCTest\n" + code)
    }

    /// The method's parameters are those of Linux's, so that this one hides it.
    private static let measuring = """

        extension XCTestCase {
            func measure(file: StaticString = #file, line: Int = #line, block: () -> Void) {
                for _ in 0..<10 { block() }
            }
        }

        """
    private static let fulfilling = """

        extension XCTestExpectation {
            func fulfill() { fulfill(#file, line: #line) }
        }

        """
}
