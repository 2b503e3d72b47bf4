import Notation

extension ProtocolSession {
    /// The answer to a request that needs no tool.
    mutating func answer(_ request: Request) throws(RPCError) -> JSONValue {
        let members = try members(of: request)
        return Self.result(members, id: request.id, isModern: request.isModern)
    }

    private mutating func members(of request: Request) throws(RPCError) -> [JSONValue.Member] {
        switch request.method {
        case "initialize": return try handshake(request)
        case "server/discover": return discovery + Self.age
        case "ping": return []
        case "tools/list": return try list("tools", server.tools.map(\.json), request)
        case "resources/list": return try list("resources", server.resources.map(\.json), request)
        case "resources/templates/list": return try list("resourceTemplates", [], request)
        case "resources/read": return try contents(request)
        case "prompts/list": return try list("prompts", server.prompts.map(\.json), request)
        case "prompts/get": return try prompt(request)
        default: throw RPCError(.methodNotFound, "no method '\(escapedForDisplay(request.method))'")
        }
    }

    // MARK: Who answers

    private mutating func handshake(_ request: Request) throws(RPCError) -> [JSONValue.Member] {
        guard let wanted = request.params["protocolVersion"]?.string else {
            throw RPCError(.invalidParams, "'protocolVersion' has to be a text")
        }
        let version = ProtocolVersion.agreed(on: wanted)
        agree(on: version)
        return [
            .init("protocolVersion", .string(version.rawValue)), .init("capabilities", server.capabilities),
            .init("serverInfo", server.identity), .init("instructions", .string(server.instructions)),
        ]
    }

    private var discovery: [JSONValue.Member] {
        [
            .init("supportedVersions", .strings(ProtocolVersion.allCases.map(\.rawValue))),
            .init("capabilities", server.capabilities), .init("instructions", .string(server.instructions)),
            .init("_meta", .object([.init("io.modelcontextprotocol/serverInfo", server.identity)])),
        ]
    }

    /// How long a client may keep a list: the lists are those of the program, whatever the folder holds.
    private static let age: [JSONValue.Member] = [
        .init("ttlMs", .integer(300_000)), .init("cacheScope", .string("public")),
    ]

    // MARK: Lists

    /// All entries at once: there are few.
    private func list(
        _ name: String, _ entries: [JSONValue], _ request: Request
    ) throws(RPCError) -> [JSONValue.Member] {
        if let cursor = request.params["cursor"], cursor != .null {
            throw RPCError(.invalidParams, "no list has a second page")
        }
        return [.init(name, .array(entries))] + (request.isModern ? Self.age : [])
    }

    private func contents(_ request: Request) throws(RPCError) -> [JSONValue.Member] {
        guard let uri = request.params["uri"]?.string else { throw RPCError(.invalidParams, "'uri' has to be a text") }
        guard let resource = server.resources.first(where: { $0.uri == uri }) else {
            throw RPCError(
                request.isModern ? .invalidParams : .resourceNotFound,
                "no such resource; resources/list names all", data: .object([.init("uri", .string(uri))]))
        }
        return [.init("contents", resource.contents)] + (request.isModern ? Self.age : [])
    }

    private func prompt(_ request: Request) throws(RPCError) -> [JSONValue.Member] {
        guard let name = request.params["name"]?.string else {
            throw RPCError(.invalidParams, "'name' has to be a text")
        }
        guard let prompt = server.prompts.first(where: { $0.name == name }) else {
            let known = server.prompts.map(\.name).joined(separator: ", ")
            throw RPCError(.invalidParams, "no prompt '\(escapedForDisplay(name))'; prompts are " + known)
        }
        var values: [String: String] = [:]
        for argument in prompt.arguments {
            guard let value = request.params["arguments"]?[argument.name]?.string else {
                throw RPCError(.invalidParams, "the argument '\(argument.name)' has to be a text")
            }
            values[argument.name] = value
        }
        let content = JSONValue.object([
            .init("type", .string("text")), .init("text", .string(prompt.filled(values))),
        ])
        return [
            .init("description", .string(prompt.description)),
            .init("messages", .array([.object([.init("role", .string("user")), .init("content", content)])])),
        ]
    }
}
