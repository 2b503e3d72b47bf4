import LayoutDocument
import LayoutEngine

/// The messages of a text, `line:column: message`, empty when it can be read.
func messages(_ text: String, limits: Limits = Limits()) -> [String] {
    messages(Array(text.utf8), limits: limits)
}

func messages(_ bytes: [UInt8], limits: Limits = Limits()) -> [String] {
    do {
        _ = try LayoutDocument.read(bytes, limits: limits)
        return []
    } catch {
        return error.diagnostics.map { "\($0.line):\($0.column): \($0.message)" }
    }
}

/// The base tree of a text that can be read.
func tree(_ text: String) throws -> LayoutTree {
    let document = try LayoutDocument.read(Array(text.utf8))
    return document.tree(of: document.variants[0])
}

/// A document around the members of its root.
func document(_ root: String, _ rest: String = "") -> String {
    #"{ "version": 1, \#(rest.isEmpty ? "" : rest + ",") "root": { "type": "view", "id": "page", \#(root) } }"#
}
