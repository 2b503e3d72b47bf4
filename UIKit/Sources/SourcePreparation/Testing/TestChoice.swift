/// The arguments of `test`: which tests run, and what the compiler is told.
struct TestChoice {
    /// Arguments of `swift build`.
    private(set) var building: [String] = []
    private(set) var isBuilt = false
    private(set) var isWithXCTest = true
    private(set) var isWithSwiftTesting = true
    /// `debug` or `release`.
    private(set) var configuration = "debug"
    /// Where a report in JUnit's form is written.
    private(set) var xunitOutput: String?
    private var filters: [Regex<AnyRegexOutput>] = []
    private var skips: [Regex<AnyRegexOutput>] = []
    /// The first argument that only `swift test` understands, which then runs all tests in a process.
    private(set) var foreign: String?

    /// Arguments of `swift build` without a value, and those with one.
    private static let alone: Set<String> = ["-v", "--verbose", "--vv", "--very-verbose", "-q", "--quiet"]
    private static let valued: Set<String> = [
        "-c", "--configuration", "-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker", "-j", "--jobs", "--sanitize", "--traits",
    ]

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let name = word.hasPrefix("--") && parts.count == 2 ? parts[0] : word
            func value() throws -> String {
                if name != word { return parts[1] }
                guard let value = rest.popFirst() else {
                    throw PackageDescription.Failure(description: "\(name) wants a value")
                }
                return value
            }
            switch name {
            case "--filter": filters.append(try Self.pattern(try value(), name))
            case "--skip": skips.append(try Self.pattern(try value(), name))
            case "--xunit-output": xunitOutput = try value()
            case "--skip-build": isBuilt = true
            case "--disable-xctest": isWithXCTest = false
            case "--disable-swift-testing": isWithSwiftTesting = false
            case "--enable-xctest", "--enable-swift-testing", "--no-parallel": break
            case _ where Self.alone.contains(name): building.append(word)
            case _ where Self.valued.contains(name):
                let given = try value()
                building += [name, given]
                if name == "-c" || name == "--configuration" { configuration = given }
            default: foreign = foreign ?? word
            }
        }
        // As 'swift test' builds, for `@testable`.
        if configuration == "release" { building += ["-Xswiftc", "-enable-testing"] }
    }

    private static func pattern(_ text: String, _ option: String) throws -> Regex<AnyRegexOutput> {
        do { return try Regex(text) } catch {
            throw PackageDescription.Failure(description: "\(option) \(text): no regular expression")
        }
    }

    /// Whether the test of a name runs.
    func isChosen(_ name: String) -> Bool {
        (filters.isEmpty || filters.contains { name.contains($0) }) && !skips.contains { name.contains($0) }
    }
}
