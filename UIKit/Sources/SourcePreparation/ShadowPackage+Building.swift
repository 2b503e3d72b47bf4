import Foundation

/// Builds that the toolchain has made before, of the same copies: none of them is asked for again.
extension ShadowPackage {
    /// What was built of the copies as they are. Only the last state counts: older products may be gone.
    private struct Built: Codable {
        var key: String
        /// What a command has made, by its words: the size and the date of its program.
        var products: [String: String] = [:]
    }

    private var builtPlace: URL { scratch.build.appendingPathComponent(ScratchFolder.builtName) }

    /// What a build follows from: the copies, and UIKit; nil where UIKit is compiled with them.
    private var builtKey: String? {
        guard let compiled else { return nil }
        var hash = StableHash()
        hash.combine(compiled.folder.path)
        hash.combine(folder.path)
        for (path, digits) in hashes.sorted(by: { $0.key < $1.key }) { hash.combine("\n\(path) \(digits)") }
        return hash.digits
    }

    /// Runs a build, unless its product is there and nothing that it is made from has changed since.
    /// - Parameters:
    ///   - words: of the command.
    ///   - product: the program that it makes; nil for modules.
    ///   - run: the build.
    /// - Returns: the exit code.
    func building(_ words: [String], product: URL? = nil, _ run: () throws -> Int32) throws -> Int32 {
        guard let key = builtKey, Self.isPlain(words) else {
            // Other flags make other products in the same folder, and words may be what is wanted.
            try? FileManager.default.removeItem(at: builtPlace)
            return try run()
        }
        var built = built(key)
        let name = words.joined(separator: " ")
        if let known = built.products[name], known == Self.identity(product) { return 0 }
        // Whatever ends this process: what is being built is not known to be whole.
        try? FileManager.default.removeItem(at: builtPlace)
        let code = try run()
        try checkOriginals()
        guard code == 0 else { return code }
        if let identity = Self.identity(product) { built.products[name] = identity }
        try built.keep(at: builtPlace)
        return 0
    }

    /// Whether a command builds a part of the package and says nothing else of how.
    private static func isPlain(_ words: [String]) -> Bool {
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            guard word == "--build-tests" || ["--product", "--target"].contains(word) && rest.popFirst() != nil else {
                return false
            }
        }
        return words.first == "build"
    }

    /// Whether a command has made its product of the copies as they are.
    func isBuilt(_ words: [String], product: URL) -> Bool {
        guard let key = builtKey, let known = built(key).products[words.joined(separator: " ")] else { return false }
        return known == Self.identity(product)
    }

    private func built(_ key: String) -> Built {
        Built.kept(at: builtPlace).flatMap { $0.key == key ? $0 : nil } ?? Built(key: key)
    }

    /// The state of a product, and the empty text for modules, which are no product; nil for one that is not there.
    private static func identity(_ product: URL?) -> String? {
        guard let product else { return "" }
        return FileState.text(of: product)
    }
}
