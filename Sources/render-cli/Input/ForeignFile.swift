import InterfaceBuilder
import Notation

/// Distinguishes foreign files, which are frequent in folders, from layouts with mistakes.
enum ForeignFile {
    private static let noLayout = "no layout"

    /// Keys of a tree.json that identify the format.
    private static let telling = ["root", "components", "devices", "traits", "states", "steps", "expect"]

    /// Why a .json file that cannot be read as tree.json is foreign; nil if it is a tree.json with mistakes.
    ///
    /// A layout has a `root` that is an object, or the format's `version`, a number, beside another key of the format.
    /// Text that is no JSON is a layout with mistakes if it contains `"root"`.
    static func reason(json bytes: [UInt8]) -> String? {
        let hasRoot = bytes.firstPlace(of: Array("\"root\"".utf8)) != nil
        guard hasRoot || bytes.firstPlace(of: Array("\"version\"".utf8)) != nil else { return noLayout }
        guard let value = JSONReading.value(bytes) else { return hasRoot ? nil : noLayout }
        if case .object? = value["root"] { return nil }
        let isVersioned = value["version"]?.double != nil
        return isVersioned && telling.contains { value[$0] != nil } ? nil : noLayout
    }

    /// Why an XML file is foreign; nil if the file is broken.
    static func reason(_ error: InterfaceBuilderError) -> String? {
        switch error.kind {
        case .wrongPlatform, .oldArchive, .notInterfaceBuilder: error.message
        case .malformed, .refused, .tooLarge: nil
        }
    }
}
