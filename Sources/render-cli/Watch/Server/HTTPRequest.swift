/// The head of a request, checked: GET or HEAD of a path, sent by a page of this server or by no page; or a POST without a body
/// to the one path that writes, sent by a page of this server.
struct HTTPRequest: Equatable {
    var path: String
    /// Decoded; the last value if a name occurs twice.
    var query: [String: String] = [:]
    var isHead = false
    var isPost = false

    /// The path to which a page may post: what is tried there is written into the file.
    static let writingPath = "/write.json"

    /// Why a request is refused.
    struct Refusal: Error, Equatable {
        var status: Int
        var reason: String

        static let malformed = Refusal(status: 400, reason: "Bad Request")
        static let foreign = Refusal(status: 403, reason: "Forbidden")
        static let method = Refusal(status: 405, reason: "Method Not Allowed")
        static let timeout = Refusal(status: 408, reason: "Request Timeout")
        static let body = Refusal(status: 413, reason: "Content Too Large")
        static let tooLarge = Refusal(status: 431, reason: "Request Header Fields Too Large")
    }

    /// Bytes of a head, including its empty line.
    static let limit = 16_384

    init(path: String) { self.path = path }

    /// Reads a head (RFC 9112): the request line and the fields, up to the empty line.
    /// - Parameter port: of this server. A `Host` or `Origin` other than this server on the loopback is refused, so
    ///   that no web page can read the layouts, whatever host name it uses for the address.
    init(head: some Collection<UInt8>, port: UInt16) throws(Refusal) {
        // 1 lines of printable ASCII
        let text = String(decoding: head, as: UTF8.self)
        guard text.utf8.allSatisfy(Self.isPlain) else { throw .malformed }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last == "" { lines.removeLast() }
        guard !lines.isEmpty, !lines.contains(where: { $0.contains("\n") || $0.contains("\r") }) else {
            throw .malformed
        }
        // 2 the request line
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
            throw .malformed
        }
        let target = words[1].prefix { $0 != "?" }
        isPost = words[0] == "POST" && target == Self.writingPath
        guard words[0] == "GET" || words[0] == "HEAD" || isPost else { throw .method }
        // 3 the fields
        var fields: [String: [String]] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
            let name = line[..<colon]
            guard !name.contains(" "), !name.contains("\t") else { throw .malformed }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            fields[name.lowercased(), default: []].append(String(value.reversed().drop { $0 == " " }.reversed()))
        }
        // 4 the origin of the request
        try Self.checkOrigin(fields, port)
        // Every browser names the origin of a POST: without the field, no page of this server sent the request.
        guard !isPost || fields["origin"]?.count == 1 else { throw .foreign }
        // 5 no body
        guard fields["transfer-encoding"] == nil, fields["content-length"].map({ $0 == ["0"] }) ?? true else {
            throw .body
        }
        isHead = words[0] == "HEAD"
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        if parts.count == 2 { query = try Self.query(parts[1]) }
    }

    /// Printable ASCII, tabs and line ends.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func checkOrigin(_ fields: [String: [String]], _ port: UInt16) throws(Refusal) {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = fields["host"], host.count == 1 else { throw .malformed }
        guard hosts.contains(host[0].lowercased()) else { throw .foreign }
        for origin in fields["origin"] ?? [] where !hosts.map({ "http://" + $0 }).contains(origin.lowercased()) {
            throw .foreign
        }
        // Browsers send this field for pictures and scripts of pages of other sites, which have no Origin.
        for site in fields["sec-fetch-site"] ?? [] where site != "same-origin" && site != "none" { throw .foreign }
    }

    /// `page=iPad.dark&scale=2`
    private static func query(_ text: Substring) throws(Refusal) -> [String: String] {
        var query: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(parts[0]), let value = parts.count == 2 ? decoded(parts[1]) : "" else {
                throw .malformed
            }
            query[name] = value
        }
        return query
    }

    /// Percent-decoding (RFC 3986, 2.1); nil for invalid text.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
