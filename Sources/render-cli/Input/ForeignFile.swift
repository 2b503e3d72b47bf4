import InterfaceBuilder
import Notation

/// Tells files of somebody else, which folders are full of, from layouts with mistakes.
enum ForeignFile {
    private static let noLayout = "no layout"

    /// Keys that a tree.json may have and that say what the file is for.
    private static let telling = ["root", "components", "devices", "traits", "states", "steps", "expect"]

    /// Why a .json file that cannot be read as tree.json is none of ours; nil when somebody meant to write one.
    ///
    /// A layout has a `root`, which is an object, or the format's `version`, a number, beside another key of the
    /// format. A file that is no JSON is a layout with mistakes as soon as `"root"` stands in the text.
    static func reason(json bytes: [UInt8]) -> String? {
        let hasRoot = bytes.firstRange(of: Array("\"root\"".utf8)) != nil
        guard hasRoot || bytes.firstRange(of: Array("\"version\"".utf8)) != nil else { return noLayout }
        guard let value = JSONReading.value(bytes) else { return hasRoot ? nil : noLayout }
        if case .object? = value["root"] { return nil }
        let isVersioned = value["version"]?.double != nil
        return isVersioned && telling.contains { value[$0] != nil } ? nil : noLayout
    }

    /// Why an XML file is none of ours; nil when the file is broken.
    static func reason(_ error: InterfaceBuilderError) -> String? {
        switch error.kind {
        case .wrongPlatform, .oldArchive, .notInterfaceBuilder: error.message
        case .malformed, .refused, .tooLarge: nil
        }
    }
}
