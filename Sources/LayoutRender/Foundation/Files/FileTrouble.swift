import CLibrary

/// Why a file could not be read, written or removed: its path and the reason.
package struct FileTrouble: Error, Hashable, CustomStringConvertible {
    /// The path in the words of the caller, not resolved.
    package var path: String
    /// The reason as a clause, such as `No such file or directory`.
    package var reason: String

    /// A reason of this program's.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The operating system's reason, as strerror(3) words the error number.
    package init(path: String, code: Int32) {
        self.path = path
        reason = unsafe String(cString: strerror(code))
    }

    /// `path: reason`, the sentence that commands print.
    package var description: String { "\(path): \(reason)" }
}
