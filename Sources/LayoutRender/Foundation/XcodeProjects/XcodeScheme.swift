import Markup

/// What a scheme of Xcode's, `NAME.xcscheme`, says of the tests that it runs.
public enum XcodeScheme {
    /// Environment variables of the tests: the tests' variables, or the variables of a run that the tests share.
    /// - Parameter names: of the variables that count.
    public static func testVariables(_ bytes: [UInt8], named names: Set<String>) -> [String: String] {
        guard let scheme = try? XMLTree.parse(bytes, limits: XMLLimits(), textElements: []).root else { return [:] }
        func variables(of action: XMLElement?) -> [String: String] {
            (action?.descendants(named: "EnvironmentVariable") ?? []).reduce(into: [:]) { found, variable in
                guard variable["isEnabled"] == "YES", let name = variable["key"], names.contains(name) else { return }
                found[name] = variable["value"]
            }
        }
        let tests = scheme.child("TestAction")
        let own = variables(of: tests)
        let isShared = own.isEmpty && tests?["shouldUseLaunchSchemeArgsEnv"] == "YES"
        return isShared ? variables(of: scheme.child("LaunchAction")) : own
    }
}
