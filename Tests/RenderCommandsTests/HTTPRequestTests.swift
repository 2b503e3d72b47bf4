import CLibrary
import Foundation
import TestSupport
import Testing

@testable import RenderCommands

/// What the server of `watch` takes for a request of its own page.
@Suite("requests to watch")
struct HTTPRequestTests {
    private static func read(_ lines: String...) throws(HTTPRequest.Refusal) -> HTTPRequest {
        try HTTPRequest(head: (lines.joined(separator: "\r\n") + "\r\n\r\n").utf8, port: 8044)
    }

    @Test("129 connections that send nothing keep nobody out") func halfOpenConnections() throws {
        var server = try HTTPServer(port: 0)
        var clients: [Int32] = []
        defer { for client in clients { close(client) } }
        for _ in 0..<129 { clients.append(try WatchedFolder.client(of: server.port)) }
        let late = try WatchedFolder.client(of: server.port)
        clients.append(late)
        WatchedFolder.send("GET /late HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", to: late)
        var paths: [String] = []
        // Turns without a pause: none of the connections has had its time.
        for _ in 0..<40 where paths.isEmpty {
            _ = server.serve(watching: -1, for: 0) { request in
                paths.append(request.path)
                return .notFound
            }
        }
        #expect(paths == ["/late"])
    }

    @Test func aPageOfOurs() throws {
        var expected = HTTPRequest(path: "/picture.png")
        expected.query = ["page": "iPad dark", "x": ""]
        let request = try Self.read(
            "GET /picture.png?page=iPad%20dark&x HTTP/1.1", "host: LOCALHOST:8044", "Origin:http://127.0.0.1:8044",
            "Sec-Fetch-Site: same-origin", "Accept:  */*  ")
        #expect(request == expected)
        #expect(try Self.read("HEAD / HTTP/1.0", "Host: 127.0.0.1:8044").isHead)
    }

    @Test(
        "everybody else",
        arguments: [
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8045", 403), ("GET / HTTP/1.1\r\nHost: evil.example:8044", 403),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\nOrigin: http://evil.example", 403),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\nOrigin: null", 403),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\nSec-Fetch-Site: cross-site", 403),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\nHost: 127.0.0.1:8044", 400), ("GET / HTTP/1.1", 400),
            ("POST / HTTP/1.1\r\nHost: 127.0.0.1:8044", 405), ("OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1:8044", 400),
            ("GET http://127.0.0.1:8044/ HTTP/1.1\r\nHost: 127.0.0.1:8044", 400),
            ("GET / HTTP/2\r\nHost: 127.0.0.1:8044", 400), ("GET /\r\nHost: 127.0.0.1:8044", 400),
            ("GET  / HTTP/1.1\r\nHost: 127.0.0.1:8044", 400), ("GET / HTTP/1.1\nHost: 127.0.0.1:8044", 400),
            ("GET / HTTP/1.1\r\nHost : 127.0.0.1:8044", 400),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\n folded", 400),
            ("GET /?a=%zz HTTP/1.1\r\nHost: 127.0.0.1:8044", 400), ("GET /?%ff HTTP/1.1\r\nHost: 127.0.0.1:8044", 400),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\nContent-Length: 5", 413),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\nTransfer-Encoding: chunked", 413),
            ("GET /\u{0} HTTP/1.1\r\nHost: 127.0.0.1:8044", 400), ("GET /é HTTP/1.1\r\nHost: 127.0.0.1:8044", 400),
            ("", 400),
        ])
    func refused(head: String, status: Int) {
        do throws(HTTPRequest.Refusal) {
            let request = try HTTPRequest(head: (head + "\r\n\r\n").utf8, port: 8044)
            Issue.record("taken: \(request)")
        } catch {
            #expect(error.status == status, "\(head)")
        }
    }

    @Test("whatever the bytes, a request that is taken names this server and a path")
    func anyBytes() {
        var generator = PictureRandom(seed: 8_044)
        let pieces = [
            "GET", "HEAD", " ", "/", "HTTP/1.1", "\r\n", "\n", "Host: 127.0.0.1:8044", "Host:", "Origin: http://a", "?",
            "%41",
            "=", "&", ":", "\u{0}", "é", "Content-Length: 0", "a",
        ]
        var taken = 0
        for _ in 0..<5_000 {
            var head = Bool.random(using: &generator) ? "GET / HTTP/1.1\r\nHost: 127.0.0.1:8044\r\n" : ""
            for _ in 0..<Int.random(in: 0..<10, using: &generator) {
                head += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }
            guard let request = try? HTTPRequest(head: (head + "\r\n\r\n").utf8, port: 8044) else { continue }
            taken += 1
            #expect(request.path.hasPrefix("/"), "\(head)")
            let lines = head.components(separatedBy: "\r\n")
            #expect(lines.contains { $0.hasPrefix("Host: 127.0.0.1:8044") }, "\(head)")
            #expect(!lines.contains { $0.hasPrefix("Origin: http://a") }, "\(head)")
        }
        #expect(taken > 100)
    }
}
