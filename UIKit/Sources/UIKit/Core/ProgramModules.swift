import Synchronization

/// The modules of the program that are known to use methods by name; each may have extended classes of others.
enum ProgramModules {
    private static let noted = Mutex<[String]>([])

    /// - Parameter file: of the source that asks, as `#fileID` says it.
    static func note(_ file: StaticString) {
        let module = String(file.description.prefix { $0 != "/" })
        noted.withLock { if !$0.contains(module) { $0.append(module) } }
    }

    static var names: [String] { noted.withLock { $0 } }
}
