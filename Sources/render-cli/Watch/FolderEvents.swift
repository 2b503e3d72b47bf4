import CLibrary
import Files

/// The system's notifications of changes in folders: inotify on Linux, none elsewhere, where files are polled.
struct FolderEvents: ~Copyable {
    /// Readable when there is a notification.
    let descriptor: Int32

    #if os(Linux)
        /// Nil if the system's limit of watches is reached.
        init?(_ folders: [String]) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            // A file that was only created is not written yet; for new folders no other event follows.
            let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
            for folder in folders where unsafe inotify_add_watch(descriptor, PathText.cString(folder), events) < 0 {
                // A folder that is gone is skipped; any other error is usually the limit of watches.
                guard errno != ENOENT && errno != ENOTDIR else { continue }
                close(descriptor)
                return nil
            }
            self.descriptor = descriptor
        }

        /// The names of changed files and folders since the last call.
        func names() -> [String] {
            var names: [String] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = unsafe read(descriptor, &buffer, buffer.count)
                guard count > 0 else { return names }
                // inotify(7): watch, mask, cookie, length of the name, 4 bytes each; then the name, padded with zeros.
                var place = 0
                while place + 16 <= count {
                    let mask = Self.word(buffer, at: place + 4)
                    let length = Int(Self.word(buffer, at: place + 12))
                    guard length >= 0, place + 16 + length <= count else { break }
                    let name = PathText.text(
                        of: buffer[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }.map { $0 })
                    if mask & UInt32(IN_CREATE) == 0 || mask & UInt32(IN_ISDIR) != 0 { names.append(name) }
                    place += 16 + length
                }
            }
        }

        private static func word(_ bytes: [UInt8], at place: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
        }
    #else
        init?(_ folders: [String]) { return nil }

        func names() -> [String] { [] }
    #endif

    deinit { close(descriptor) }
}
