import AgentProtocol
import Notation

/// The arguments of a call, which fit the tool's schema already.
struct ToolArguments {
    private let json: JSONValue

    init(_ json: JSONValue) { self.json = json }

    func text(_ name: String) -> String? { json[name]?.string }
    func texts(_ name: String) -> [String] { (json[name]?.values ?? []).compactMap(\.string) }
    func isTrue(_ name: String) -> Bool { json[name]?.isTrue ?? false }
    func integer(_ name: String) -> Int? { json[name]?.double.flatMap { Int(exactly: $0) } }
    func has(_ name: String) -> Bool { json[name] != nil && json[name] != .null }
}
