/// The tests that one process runs: those of a class of XCTest, of a suite of Swift Testing with the suites in it, or the
/// functions of a module that are in no suite.
struct TestGroup: Equatable {
    enum Library: Equatable { case xctest, swiftTesting }

    let library: Library
    let module: String
    /// The name of the class or suite; nil for functions that are in none.
    let type: String?
    /// The names of its tests as the program lists them.
    private(set) var tests: [String]
    /// Whether these are all tests that it has.
    private(set) var isWhole = true

    /// The name for a person.
    var name: String { type.map { "\(module).\($0)" } ?? "functions of \(module)" }

    /// Reads the lists that the program of the tests prints, a test a line; other lines are left out.
    /// - Returns: the groups in the order of their first tests.
    static func read(xctest: String, swiftTesting: String) -> [TestGroup] {
        var groups: [TestGroup] = []
        var places: [String: Int] = [:]
        for (library, text) in [(Library.xctest, xctest), (.swiftTesting, swiftTesting)] {
            for line in text.split(separator: "\n") {
                guard let (module, type) = owner(of: line, in: library) else { continue }
                let group = TestGroup(library: library, module: module, type: type, tests: [String(line)])
                let key = "\(library) \(group.name)"
                if let place = places[key] {
                    groups[place].tests.append(String(line))
                } else {
                    places[key] = groups.count
                    groups.append(group)
                }
            }
        }
        return groups
    }

    /// The module and the type of a test: `Module.Type/test`, `Module.Outer/Inner/test()`, `Module.test()`. A name in
    /// backticks may have any sign in it.
    private static func owner(of line: Substring, in library: Library) -> (module: String, type: String?)? {
        guard let dot = line.firstIndex(of: "."), dot != line.startIndex else { return nil }
        let module = line[..<dot]
        guard module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        let rest = line[line.index(after: dot)...]
        var isQuoted = false
        for place in rest.indices {
            if rest[place] == "`" { isQuoted.toggle() }
            if rest[place] == "/", !isQuoted { return (String(module), String(rest[..<place])) }
        }
        guard library == .swiftTesting, !rest.isEmpty, rest.hasSuffix(")") else { return nil }
        return (String(module), nil)
    }

    /// The same group with the tests that a person chose; nil where none is left.
    func choosing(_ isChosen: (String) -> Bool) -> TestGroup? {
        var chosen = self
        chosen.tests = tests.filter(isChosen)
        chosen.isWhole = isWhole && chosen.tests.count == tests.count
        return chosen.tests.isEmpty ? nil : chosen
    }

    /// What the program of the tests is called with.
    var arguments: [String] {
        switch library {
        case .xctest: return [isWhole ? "\(module).\(type ?? "")" : tests.joined(separator: ",")]
        case .swiftTesting:
            let names = isWhole && type != nil ? [name] : tests
            return ["--testing-library", "swift-testing"] + names.flatMap { ["--filter", "^\(Self.escaped($0))/"] }
        }
    }

    /// A pattern that only a text itself has.
    private static func escaped(_ text: String) -> String {
        text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
