/// A path that stays inside its folder.
///
/// Guarantees: at least one component; no component is empty, `.`, `..`, or contains `/` or a zero byte. `Folder`
/// checks the files at that path, for example that they are no symbolic links.
package struct InnerPath: Sendable, Hashable {
    /// The names from the folder inwards.
    package let components: [String]

    /// Nil for an absolute path, for a path with `..`, and for the folder itself.
    package init?(_ text: String) {
        guard !text.unicodeScalars.contains("\0"), text.utf8.first != UInt8(ascii: "/") else { return nil }
        let parts = PathText.components(text).filter { $0 != "." }
        guard !parts.isEmpty, !parts.contains("..") else { return nil }
        components = parts
    }

    /// The last component: the file's own name.
    package var name: String { components[components.count - 1] }

    /// The components with slashes between them, without `.` and doubled slashes.
    package var text: String { components.joined(separator: "/") }
}
