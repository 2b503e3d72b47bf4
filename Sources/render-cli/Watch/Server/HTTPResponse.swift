/// The response to a request; the connection ends after the response.
struct HTTPResponse {
    var status = 200
    var reason = "OK"
    var type: String
    var body: [UInt8]
    /// Whether the connection stays open, for events.
    var isStream = false

    init(type: String, body: some Sequence<UInt8>) {
        self.type = type
        self.body = Array(body)
    }

    init(_ refusal: HTTPRequest.Refusal) {
        self.init(type: "text/plain; charset=utf-8", body: "\(refusal.status) \(refusal.reason)\n".utf8)
        (status, reason) = (refusal.status, refusal.reason)
    }

    static let notFound = HTTPResponse(.init(status: 404, reason: "Not Found"))
    static let busy = HTTPResponse(.init(status: 503, reason: "Service Unavailable"))

    /// Server-sent events: the beginning of the stream, with an event that names the present revision.
    static func events(first: ServerEvent) -> HTTPResponse {
        var response = HTTPResponse(type: "text/event-stream", body: Array("retry: 1000\n".utf8) + first.bytes)
        response.isStream = true
        return response
    }

    /// - Parameter isHead: whether the body is left out.
    func bytes(isHead: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status) \(reason)\r\nContent-Type: \(type)\r\n"
        if !isStream { head += "Content-Length: \(body.count)\r\n" }
        if status == 405 { head += "Allow: GET, HEAD\r\n" }
        head += "Connection: close\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
        head +=
            "X-Frame-Options: DENY\r\nReferrer-Policy: no-referrer\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n"
        return Array(head.utf8) + (isHead ? [] : body)
    }
}
