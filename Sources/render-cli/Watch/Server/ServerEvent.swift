/// A server-sent event.
struct ServerEvent: Equatable {
    /// Empty for the events that `onmessage` receives.
    var name = ""
    var data: String

    var bytes: [UInt8] { Array(((name.isEmpty ? "" : "event: \(name)\n") + "data: \(data)\n\n").utf8) }
}
