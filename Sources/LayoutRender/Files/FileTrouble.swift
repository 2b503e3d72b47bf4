import CLibrary

/// Why a file could not be read, written or removed: its path and the reason.
package struct FileTrouble: Error, Hashable, CustomStringConvertible {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The operating system's reason.
    package init(path: String, code: Int32) {
        self.path = path
        reason = unsafe String(cString: strerror(code))
    }

    package var description: String { "\(path): \(reason)" }
}
