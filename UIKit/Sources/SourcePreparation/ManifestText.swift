/// Parts of a manifest as text.
enum ManifestText {
    /// A text as Swift writes it. Its library has a mark before an apostrophe too, which is none in a path.
    static func quoted(_ text: String) -> String { text.debugDescription.replacing("\\'", with: "'") }

    static func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

    /// A target's entry in a manifest, with its folder.
    /// - Parameters:
    ///   - dependencies: as the manifest has them.
    ///   - more: further arguments, a comma before each.
    static func target(
        _ name: String, kind: String = "target", _ dependencies: [String] = [], _ more: String = ""
    ) -> String {
        "        .\(kind)(name: \(quoted(name)), dependencies: [\(dependencies.joined(separator: ", "))], "
            + "path: \(quoted("Sources/" + name))\(more))"
    }

    /// A product of UIKit's package, or of the one of Apple's that stands for CryptoKit.
    static func product(_ name: String) -> String {
        let package = name == ProvidedModules.crypto ? "swift-crypto" : "UIKit"
        return ".product(name: \(quoted(name)), package: \(quoted(package)))"
    }
}
