import CLibrary
import Files
import Notation

/// What a compiled UIKit follows from: the compiler, its flags and the sources.
struct CompiledUIKitKey: Equatable {
    /// The words of the key, whole lines.
    let text: String
    /// The name of the folder.
    var name: String { String(SHA256.text(of: Array(text.utf8)).prefix(32)) }

    /// The flags of the build. With debug information and all names the library would be three times as large. The old tag of
    /// search paths lets a program's own lead to what the library needs. The manifest of UIKit adds that neither the library nor the
    /// program leads to a toolchain, which may lie elsewhere: as an option here it would be one of each module's flags. The manifest
    /// beside UIKit's names the modules that are optimised all the same.
    static let flags = [
        "-c", "release", "-debug-info-format", "none", "-Xswiftc", "-Onone", "-Xlinker", "-s", "-Xlinker",
        "--disable-new-dtags",
    ]

    /// The layout of the folder, which this program and the one in the folder agree on.
    private static let mark = "uikit-compiled-1"

    init(of package: UIKitPackage, compiler: String) throws(Failure) {
        text = """
            \(Self.mark)
            compiler \(compiler)
            flags \(Self.flags.joined(separator: " "))
            sources \(try Self.hash(of: package))

            """
    }

    // MARK: Sources

    /// The compiled files of both packages, by path, without the program's.
    private static let roots = ["UIKit/Package.swift", "UIKit/Sources", "Package.swift", "Sources"]
    private static let others: Set<String> = ["Sources/render-cli"]
    /// The bytes of all sources.
    private static let limit = 64 << 20

    private static func hash(of package: UIKitPackage) throws(Failure) -> String {
        let root = PathText.folder(of: package.folder)
        var bytes: [UInt8] = []
        var open = Array(roots.reversed())
        while let path = open.popLast() {
            let own = path.hasPrefix("UIKit/") ? package.folder + path.dropFirst("UIKit".count) : root + "/" + path
            switch FileReader.status(own, following: false).kind {
            case .folder where !others.contains(path):
                open += try FileReader.names(in: own).reversed().map { path + "/" + $0 }
            case .regular:
                let file = try FileReader.read(own, limit: limit, flag: nil)
                guard bytes.count + file.count <= limit else {
                    throw Failure("\(root): more than \(limit) bytes of sources")
                }
                bytes += Array("\(path) \(file.count)\n".utf8) + file
            default: break
            }
        }
        return SHA256.text(of: bytes)
    }

    // MARK: A folder

    /// Whether a folder was written for this key and has each file in its size.
    func isWhole(_ folder: String) -> Bool {
        guard let bytes = try? FileReader.read(folder + "/key", limit: 1 << 20, flag: nil) else { return false }
        let said = String(decoding: bytes, as: UTF8.self)
        guard said.hasPrefix(text) else { return false }
        let lines = said.dropFirst(text.count).split(separator: "\n")
        return lines.contains { $0.hasSuffix(" bin/uikit") }
            && lines.allSatisfy { line in
                let words = line.split(separator: " ", maxSplits: 1)
                guard words.count == 2, let size = Int(words[0]) else { return false }
                let status = FileReader.status(folder + "/" + words[1], following: false)
                return status.kind == .regular && status.size == size
            }
    }
}
