import LayoutEngine
import TestSupport
import Testing

/// A rule for a kind of view, an alignment or a distribution names every case, so that the compiler finds the rules that a
/// new case needs. The check is shown to fail on a planted offence first.
@Suite struct SwitchTests {
    private static let cases = Set(
        View.Kind.allCases.map(\.rawValue) + StackAttributes.Alignment.allCases.map(\.rawValue)
            + StackAttributes.Distribution.allCases.map(\.rawValue))

    /// The subjects of switches over kinds, alignments and distributions that have a `default`.
    static func swallowing(_ source: SwiftSource) -> [String] {
        let code = source.code
        var found: [String] = []
        for match in code.matches(of: #/switch ([^\n{]*) \{/#) {
            let words = match.output.1.split { !$0.isLetter }
            guard let last = words.last, ["kind", "alignment", "distribution"].contains(last) else { continue }
            var depth = 1
            var body = ""
            for character in code[match.range.upperBound...] {
                if character == "{" { depth += 1 }
                if character == "}" { depth -= 1 }
                if depth == 0 { break }
                if depth == 1 { body.append(character) }
            }
            let named = body.matches(of: #/\.(\w+)/#).map { String($0.output.1) }
            if body.contains("default:"), named.contains(where: cases.contains) {
                found.append(String(match.output.1))
            }
        }
        return found
    }

    @Test(arguments: [
        "switch view.kind {\ncase .label: 1\ndefault: 2\n}",
        "let a = switch (stack.axis, stack.alignment) {\ncase (_, .center): 1\ndefault: 2\n}",
        "switch stack.attributes.distribution {\ncase .equalSpacing: if a { b }\ndefault: break\n}",
    ])
    func plantedDefault(text: String) { #expect(Self.swallowing(SwiftSource(text)).count == 1) }

    @Test(arguments: [
        "switch view.kind {\ncase .label: 1\ncase .view: 2\n}", "switch record.kind {\ncase .object: 1\ndefault: 2\n}",
    ])
    func whatSwallowsNothing(text: String) { #expect(Self.swallowing(SwiftSource(text)).isEmpty) }

    @Test func noRuleSwallowsANewCase() throws {
        var files = 0
        for folder in ["LayoutRender", "render-cli"] {
            // An audit rule may name the kinds that it checks.
            for (path, source) in try ArchitectureTests.files(in: folder) where !path.contains("/LayoutAudit/") {
                files += 1
                #expect(Self.swallowing(source).isEmpty, "\(path)")
            }
        }
        #expect(files > 300)
    }
}
