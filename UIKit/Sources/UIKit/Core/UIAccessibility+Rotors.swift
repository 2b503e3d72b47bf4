public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
    public static let console = UIAccessibilityTextualContext(rawValue: "console")
}
