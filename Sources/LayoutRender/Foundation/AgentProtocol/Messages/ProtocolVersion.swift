import Notation

/// A revision of the Model Context Protocol, by the date of its release.
package enum ProtocolVersion: String, Sendable, CaseIterable {
    /// The first.
    case november2024 = "2024-11-05"
    /// With annotations of tools, and with several messages in one line, which later revisions have no more.
    case march2025 = "2025-03-26"
    /// With structured content.
    case june2025 = "2025-06-18"
    /// The last with a handshake.
    case november2025 = "2025-11-25"
    /// Without a handshake: each request names its revision.
    case july2026 = "2026-07-28"

    /// The key of a request's `_meta` with its revision, from `july2026` on.
    package static let key = "io.modelcontextprotocol/protocolVersion"

    /// Whether a handshake can choose the revision.
    package var hasHandshake: Bool { self != .july2026 }

    /// The revision that answers a handshake: the wanted one, or the newest with a handshake.
    package static func agreed(on wanted: String?) -> ProtocolVersion {
        wanted.flatMap(ProtocolVersion.init).flatMap { $0.hasHandshake ? $0 : nil } ?? .november2025
    }

    /// The error for a revision that is none of these.
    package static func unsupported(_ wanted: String) -> RPCError {
        RPCError(
            .unsupportedVersion, "the protocol version is not supported",
            data: .object([
                .init("supported", .strings(allCases.map(\.rawValue))), .init("requested", .string(wanted)),
            ]))
    }
}
