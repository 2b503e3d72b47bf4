import CLibrary
import LayoutDocument
import LayoutEngine

/// The files under `fixtures/`, found from this source file's place.
public enum Fixtures {
    /// The folder that holds `Package.swift`.
    public static let packageRoot: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(3).joined(separator: "/")
    }()

    /// Paths of the files of a folder below `fixtures`, by name.
    public static func paths(in folder: String, suffix: String = ".json") -> [String] {
        let directory = "\(packageRoot)/fixtures/\(folder)"
        guard let handle = opendir(directory) else { return [] }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(suffix) { names.append(name) }
        }
        return names.sorted().map { "\(directory)/\($0)" }
    }

    /// All bytes of a file; empty where there is none. Another reason why a file cannot be opened is printed; a call that a signal
    /// ended is made again.
    public static func bytes(_ path: String) -> [UInt8] {
        var opened = fopen(path, "rb")
        while opened == nil, errno == EINTR { opened = fopen(path, "rb") }
        guard let file = opened else {
            if errno != ENOENT { print("\(path): \(String(cString: strerror(errno)))") }
            return []
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { return bytes }
            bytes.append(contentsOf: buffer[..<count])
        }
    }

    /// The last part of a path.
    public static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Reads a document and lists the violations of its `expect` blocks, one line each.
    public static func failures(of path: String) -> [String] {
        let document: LayoutDocument
        do {
            document = try LayoutDocument.read(bytes(path), fallbackName: name(path))
        } catch {
            return error.diagnostics.map { $0.description(file: name(path)) }
        }
        var lines: [String] = []
        for variant in document.variants {
            let scene = document.scene(device: document.devices[0], traits: document.traits[0], variant: variant)
            let layout = scene.tree.resolve(in: scene.environment)
            for failure in document.failures(of: variant.expectations, in: scene, layout: layout) {
                lines.append("\(name(path)):\(failure.line): \(scene.id): \(failure.message)")
            }
        }
        return lines
    }
}
