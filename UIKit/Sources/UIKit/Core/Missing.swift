import Synchronization

/// What UIKit does and this module does not: named on standard error when a program first asks for it.
package enum Missing {
    private static let met = Mutex<Set<String>>([])

    /// Says once that a call has no effect here, or less than UIKit's.
    /// - Parameter call: UIKit's name with what is left out: `CALayer.shadowOpacity: shadows are not drawn`; what is behind
    ///     300 letters, such as a long predicate, is cut off.
    static func note(_ call: String) {
        let call = call.count > 300 ? call.prefix(300) + "…" : call
        guard met.withLock({ $0.insert(call).inserted }) else { return }
        FileHandle.standardError.write(Data("UIKit: \(call)\n".utf8))
    }

    /// Every note so far, sorted.
    package static var notes: [String] { met.withLock { $0.sorted() } }
}
