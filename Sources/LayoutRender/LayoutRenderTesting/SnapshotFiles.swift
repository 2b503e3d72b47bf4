#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The few things that snapshots need of the file system.
enum SnapshotFiles {
    struct Trouble: Error, CustomStringConvertible {
        var path: String
        var code: Int32
        var description: String { "\(path): error \(code) of the operating system" }
    }

    /// Nil when there is no such file.
    static func read(_ path: String) throws(Trouble) -> [UInt8]? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw Trouble(path: path, code: errno)
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes {
                unsafe SystemCalls.read(descriptor, $0.baseAddress, $0.count)
            }
            guard count >= 0 else { throw Trouble(path: path, code: errno) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Writes a file whole or not at all: a temporary file in the same folder, flushed, then renamed.
    static func write(_ bytes: [UInt8], to path: String) throws(Trouble) {
        try makeFolder(folder(of: path))
        let temporary = path + ".\(getpid()).tmp"
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Trouble(path: path, code: errno) }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes[written...].withUnsafeBytes {
                unsafe SystemCalls.write(descriptor, $0.baseAddress, $0.count)
            }
            guard count > 0 else { break }
            written += count
        }
        let isWhole = written == bytes.count && fsync(descriptor) == 0
        let code = errno
        guard close(descriptor) == 0, isWhole, unsafe rename(temporary, path) == 0 else {
            unsafe unlink(temporary)
            throw Trouble(path: path, code: code)
        }
    }

    private static func makeFolder(_ path: String) throws(Trouble) {
        if unsafe path.isEmpty || access(path, F_OK) == 0 { return }
        try makeFolder(folder(of: path))
        guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Trouble(path: path, code: errno) }
    }

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    static func variable(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }
}

/// The calls whose names `SnapshotFiles` has functions of its own for.
private enum SystemCalls {
    static func read(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.read(descriptor, memory, count)
        #else
            unsafe Darwin.read(descriptor, memory, count)
        #endif
    }

    static func write(_ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.write(descriptor, memory, count)
        #else
            unsafe Darwin.write(descriptor, memory, count)
        #endif
    }
}
