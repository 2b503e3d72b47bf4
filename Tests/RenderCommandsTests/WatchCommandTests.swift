import CLibrary
import Foundation
import TestSupport
import Testing

@testable import RenderCommands

/// `render-cli watch`, or `gallery --serve`, running, with a folder to save in.
///
/// A class because the program ends with it.
final class WatchedFolder {
    let folder: String
    private let process: Process
    private(set) var port: UInt16 = 0

    /// - Parameter blocking: signals that the program is started with blocked.
    init(
        _ folder: String, _ words: [String], command: [String] = ["watch"], blocking signals: [Int32] = []
    ) throws {
        self.folder = folder
        let out = folder + "/.out"
        _ = FileManager.default.createFile(atPath: out, contents: nil)
        process = Fixtures.process(
            Fixtures.commandLine, command + ["--port", "0", "--quiet"] + words, folder: folder)
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: out))
        process.standardError = FileHandle.nullDevice
        try Self.blocking(signals, process.run)
        for _ in 0..<6_000 where port == 0 {
            let text = try String(contentsOfFile: out, encoding: .utf8)
            if text.hasSuffix("/\n") { port = UInt16(text.dropLast(2).split(separator: ":").last ?? "") ?? 0 }
            usleep(10_000)
        }
        guard port > 0 else { throw Fixtures.Unusable(reason: "watch said no address") }
    }

    /// A program inherits the signals that its parent's thread blocks, and those that its parent ignores: a shell without a
    /// terminal starts `tests &` so that they ignore an interrupt.
    private static func blocking(_ signals: [Int32], _ body: () throws -> Void) rethrows {
        let handlers = signals.map { signal($0, SIG_DFL) }
        defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
        var (blocked, before) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        for signal in signals { sigaddset(&blocked, signal) }
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    /// Whether the program ends within a minute of a signal.
    func ends(on signal: Int32) -> Bool {
        kill(process.processIdentifier, signal)
        for _ in 0..<6_000 where process.isRunning { usleep(10_000) }
        return !process.isRunning
    }

    /// What the program has open, as the system names the objects: `anon_inode:inotify`, `socket:[12]`; nil where there is
    /// no `/proc`.
    var openFiles: [String]? {
        let descriptors = "/proc/\(process.processIdentifier)/fd"
        return try? FileManager.default.contentsOfDirectory(atPath: descriptors).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: descriptors + "/" + $0)
        }
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Bytes sent, and all that comes back until the server closes; a socket of its own.
    func exchange(_ text: String) throws -> String {
        let client = try client()
        defer { close(client) }
        send(text, to: client)
        return received(by: client)
    }

    func send(_ text: String, to client: Int32) { Self.send(text, to: client) }

    static func send(_ text: String, to client: Int32) {
        let bytes = Array(text.utf8)
        _ = CLibrary.send(client, bytes, bytes.count, 0)
    }

    /// What comes back until the text ends with `end`, the server closes, or a minute passes in silence.
    /// - Parameter end: empty for all that comes.
    func received(by client: Int32, until end: String = "") -> String {
        var time = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while end.isEmpty || !answer.suffix(end.utf8.count).elementsEqual(end.utf8) {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            answer += buffer[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }

    /// A connection that is told of later events, to be closed, and the answer with the event that came at once.
    func listener() throws -> (client: Int32, answer: String) {
        let client = try client()
        send("GET /events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", to: client)
        return (client, received(by: client, until: "\n\n"))
    }

    func client() throws -> Int32 { try Self.client(of: port) }

    /// A connection to a server of this machine, to be closed.
    static func client(of port: UInt16) throws -> Int32 {
        let client = socket(AF_INET, streamSocketType, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, length) }
        }
        guard result == 0 else { throw Fixtures.Unusable(reason: "no connection") }
        return client
    }

    func get(_ path: String, _ fields: String = "") throws -> String {
        try exchange("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(fields)\r\n")
    }

    func data() throws -> [String: Any] { try body("/data.json") }

    func body(_ path: String) throws -> [String: Any] {
        let body = try get(path).components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        return try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any] ?? [:]
    }

    /// The data once a condition holds, for up to a minute.
    func data(when condition: ([String: Any]) -> Bool) throws -> [String: Any] {
        for _ in 0..<1_200 {
            let now = try data()
            if condition(now) { return now }
            usleep(50_000)
        }
        throw Fixtures.Unusable(reason: "nothing of the kind was served")
    }

    func save(_ text: String, as name: String = "t.json") throws {
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
}

@Suite("watch", .serialized)
struct WatchCommandTests {
    private static func tree(width: Int) -> String {
        """
        {"version": 1, "devices": [{"name": "s", "size": [200, 100]}],
         "root": {"id": "root", "type": "view", "subviews": [{"id": "a", "type": "view"}, {"id": "b", "type": "view"}],
           "constraints": ["a.leading == root.leading", "a.top == root.top", "b.leading == a.trailing", "b.top == root.top",
             "a.width == \(width)", "a.height == 20", "b.width == 40", "b.height == 20"]}}
        """
    }

    private func withServer(
        _ words: String..., blocking signals: [Int32] = [], body: (WatchedFolder) throws -> Void
    ) throws {
        try Fixtures.withFolder { folder in
            try Self.tree(width: 50).write(toFile: folder + "/t.json", atomically: true, encoding: .utf8)
            try body(WatchedFolder(folder, words + ["t.json"], blocking: signals))
        }
    }

    @Test("a server that was started with the signals of ending blocked ends on them", arguments: [SIGTERM, SIGINT])
    func ending(signal: Int32) throws {
        try withServer(blocking: [SIGTERM, SIGINT]) { server in #expect(server.ends(on: signal)) }
    }

    @Test("--polling sees what is saved without the system's watch")
    func polling() throws {
        try withServer("--polling") { server in
            if let files = server.openFiles { #expect(!files.contains("anon_inode:inotify"), "\(files)") }
            try server.save(Self.tree(width: 80))
            #expect(try server.data { $0["revision"] as? Int == 2 }["troubles"] as? [String] == [])
            // Added and deleted files are noticed too.
            try server.save("{")
            #expect(try server.data { $0["revision"] as? Int == 3 }["troubles"] as? [String] != [])
        }
        // What the check above looks for is there without the flag.
        try withServer { server in
            guard let files = server.openFiles else { return print("skipped: no /proc tells what a program has open") }
            #expect(files.contains("anon_inode:inotify"), "\(files)")
        }
    }

    @Test("what is saved is served, with what moved and why; a mistake stands over the last good picture")
    func saving() throws {
        try withServer { server in
            let first = try server.data()
            #expect(first["revision"] as? Int == 1)
            #expect(first["compared"] as? [String] == [])
            // 1 a good change
            try server.save(Self.tree(width: 80))
            let second = try server.data { $0["revision"] as? Int == 2 }
            let id = try #require((second["compared"] as? [String])?.first)
            let moves = try server.body("/moves.json?page=\(id)")["moves"] as? [[String: Any]] ?? []
            #expect(moves.compactMap { $0["name"] as? String } == ["a", "b"])
            #expect(moves.first?["facts"] as? [String] == ["width 50 -> 80 (+30)"])
            // the causes, which take longer to find, for those who ask
            let answer = try server.body("/moves.json?causes=1&page=\(id)")
            #expect(answer["revision"] as? Int == 2)
            #expect(
                (answer["moves"] as? [[String: Any]])?.first?["facts"] as? [String] == [
                    "width 50 -> 80 (+30)  because constraint a.width == 80: constant 50 -> 80"
                ])
            #expect(try server.get("/moves.json?page=nowhere").hasPrefix("HTTP/1.1 404 "))
            #expect(moves.first?["from"] as? [Int] == [0, 0, 50, 20])
            // 2 a mistake: its place, and the picture of before
            try server.save("{\"version\": 1,")
            let third = try server.data { $0["revision"] as? Int == 3 }
            #expect(
                (third["troubles"] as? [String])?.first?.hasPrefix("t.json:1:1: error: ") == true,
                "\(third["troubles"] ?? "")")
            #expect((third["pages"] as? [Any])?.count == 1)
            // 3 mended: the trouble is over
            try server.save(Self.tree(width: 80))
            let fourth = try server.data { $0["revision"] as? Int == 4 }
            #expect((fourth["troubles"] as? [String])?.isEmpty == true)
        }
    }

    /// A column of rows: the place of each follows from all rows above.
    private static func rows(_ count: Int) -> String {
        let rows = (0..<count).map { "{\"id\": \"row\($0)\", \"type\": \"label\", \"text\": \"Row \($0)\"}" }
        let pins = (0..<count).flatMap {
            [
                "\"row\($0).leading == root.leading\"",
                "\"row\($0).top == \($0 == 0 ? "root.top" : "row\($0 - 1).bottom") + 1\"",
            ]
        }
        return """
            {"version": 1, "devices": [{"name": "s", "size": [200, 400]}],
             "root": {"id": "root", "type": "view", "subviews": [\(rows.joined(separator: ","))],
               "constraints": [\(pins.joined(separator: ","))]}}
            """
    }

    /// A chain of a hundred rows has a hundred constraints: all chains of a page would be most of the work of a save.
    @Test("a save explains no view; the work for a view is done when somebody asks")
    func chainsOnDemand() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/t.json"
            let options = try WatchCommand.parse([path]).options
            func document(rows: Int) throws -> LiveDocument {
                try Self.rows(rows).write(toFile: path, atomically: true, encoding: .utf8)
                var document = LiveDocument(
                    [path], excluded: [], selection: options.selection, settings: options.settings)
                let isRead = document.reload(nil)
                #expect(isRead)
                return document
            }
            func body(
                _ path: String, _ document: inout LiveDocument, _ query: [String: String] = [:]
            ) -> [UInt8] {
                var request = HTTPRequest(path: path)
                request.query = query
                return document.answer(request).body
            }
            var (few, many) = (try document(rows: 50), try document(rows: 200))
            // 1 what a save computes and sends grows with the views
            let sizes = (body("/data.json", &few).count, body("/data.json", &many).count)
            #expect(sizes.1 < 5 * sizes.0, "\(sizes)")
            // 2 the chain of the last row has all rows above
            func json(_ body: [UInt8]) throws -> [String: Any] {
                try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
            }
            let page = try #require((try json(body("/data.json", &many))["pages"] as? [[String: Any]])?.first)
            for kept in ["why", "equations", "states"] { #expect(page[kept] == nil) }
            let id = try #require(page["id"] as? String)
            let details = try json(body("/view.json", &many, ["page": id, "view": "200"]))
            let why = details["why"] as? [[Any]]
            let top = try #require(why?.first { $0.first as? String == "top" })
            #expect((top.last as? [[Double]] ?? []).count >= 200, "\(top)")
            #expect((top.last as? [[Double]] ?? []).reduce(0) { $0 + $1[2] } == top[1] as? Double)
            // 3 with the equations that the chain names, and the properties
            let equations = try #require(details["equations"] as? [[Any]])
            let places = Set(equations.compactMap { $0.first as? Int })
            #expect((top.last as? [[Double]] ?? []).allSatisfy { places.contains(Int($0[0])) })
            #expect(equations.allSatisfy { ($0[1] as? [String: Any])?["t"] is String && $0[2] is String })
            #expect((details["facts"] as? [[String]])?.first?.first == "type")
            // 4 no view, no page
            for query in [["page": id, "view": "201"], ["page": id, "view": "-1"], ["page": id], ["view": "1"]] {
                let answer = body("/view.json", &many, query)
                #expect(String(decoding: answer, as: UTF8.self).hasPrefix("404"))
            }
        }
    }

    @Test("a page is drawn with the layers that a browser shows; the size is that of all layers")
    func layers() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/t.json"
            try Self.tree(width: 50).write(toFile: path, atomically: true, encoding: .utf8)
            let options = try WatchCommand.parse([path, "--show", "content", "--hide", "names,frames"]).options
            var document = LiveDocument(
                [path], excluded: [], selection: options.selection, settings: options.settings)
            _ = document.reload(nil)
            func page(_ layers: String?) throws -> (drawn: [String], box: [Double], groups: Set<String>) {
                var request = HTTPRequest(path: "/data.json")
                if let layers { request.query = ["layers": layers] }
                let data = try #require(
                    try JSONSerialization.jsonObject(with: Data(document.answer(request).body)) as? [String: Any])
                let page = try #require((data["pages"] as? [[String: Any]])?.first)
                let lines = data["lines"] as? [String] ?? []
                let groups = Set(
                    ["frames", "constraints", "names"].filter { name in
                        lines.contains { $0.contains("id=\"layer-\(name)\"") }
                    })
                return (page["drawn"] as? [String] ?? [], page["box"] as? [Double] ?? [], groups)
            }
            let first = try page(nil)
            #expect(first.drawn.contains("content") && !first.drawn.contains("constraints") && first.groups.isEmpty)
            let more = try page("content,constraints,nonsense")
            #expect(more.drawn.contains("constraints") && !more.drawn.contains("frames"))
            #expect(more.groups == ["constraints"] && more.box == first.box)
            // fewer layers: the page that is there has them all; the next version has these alone, and is none without a change
            #expect(try page("content").groups == ["constraints"])
            let isNewWithoutChange = document.reload(nil)
            #expect(!isNewWithoutChange)
            try Self.tree(width: 60).write(toFile: path, atomically: true, encoding: .utf8)
            let isNew = document.reload(nil)
            #expect(isNew)
            #expect(try page(nil).groups.isEmpty)
        }
    }

    @Test("a change that no picture shows is a new revision, since the panel shows it")
    func invisible() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/t.json"
            let options = try WatchCommand.parse([path]).options
            var document = LiveDocument(
                [path], excluded: [], selection: options.selection, settings: options.settings)
            var news: [Bool] = []
            for priority in ["750", "750", "751"] {
                let text = Self.tree(width: 50).replacing("width == 50", with: "width == 50 @ \(priority)")
                try text.write(toFile: path, atomically: true, encoding: .utf8)
                news.append(document.reload(nil))
            }
            #expect(news == [true, false, true])
        }
    }

    @Test("a save without a change is no revision", arguments: ["fixtures/ib", "fixtures/scenes"])
    func unchanged(_ folder: String) throws {
        let path = Fixtures.packageRoot + "/" + folder
        let options = try WatchCommand.parse([path]).options
        var document = LiveDocument([path], excluded: [], selection: options.selection, settings: options.settings)
        let first = document.reload(nil)
        let second = document.reload(nil)
        #expect(first && !second)
    }

    @Test("a save ends the search for causes, which begins again if nothing came of it")
    func searchEnds() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/t.json"
            let options = try WatchCommand.parse([path]).options
            var document = LiveDocument(
                [path], excluded: [], selection: options.selection, settings: options.settings)
            for width in [50, 80] {
                try Self.tree(width: width).write(toFile: path, atomically: true, encoding: .utf8)
                let isNew = document.reload(nil)
                #expect(isNew)
            }
            func moves(_ document: inout LiveDocument) throws -> String {
                let body = document.answer(HTTPRequest(path: "/data.json")).body
                let data = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
                var request = HTTPRequest(path: "/moves.json")
                request.query = ["page": try #require((data["compared"] as? [String])?.first), "causes": "1"]
                return String(decoding: document.answer(request).body, as: UTF8.self)
            }
            document.ask { true }
            let ended = try moves(&document)
            #expect(ended.contains("false") && !ended.contains("because"), "\(ended)")
            document.ask { false }
            let found = try moves(&document)
            #expect(found.contains("true") && found.contains("because constraint a.width"), "\(found)")
        }
    }

    private static func pages(width: Int, more: String = "") -> String {
        tree(width: width).replacing(
            "[{\"name\": \"s\", \"size\": [200, 100]}]",
            with: """
                [{"name": "s", "size": [200, 100]}, {"name": "l", "size": [400, 100]}, {"name": "w", "size": [800, 100]}\(more)]
                """)
    }

    @Test("the page that is shown comes first, the others are announced")
    func shownFirst() throws {
        try withServer { server in
            try server.save(Self.pages(width: 50))
            let all = try server.data { ($0["pages"] as? [Any])?.count == 3 }
            let pages = try #require(all["pages"] as? [[String: Any]])
            #expect(all["isPartial"] as? Bool == false && pages.allSatisfy { $0["views"] != nil })
            // 1 the data of one page by its id, compared with the same page of before
            try server.save(Self.pages(width: 80))
            _ = try server.data { ($0["compared"] as? [String])?.contains("l") == true }
            let one = try server.body("/data.json?page=l")
            #expect(one["isPartial"] as? Bool == true)
            let parts = try #require(one["pages"] as? [[String: Any]])
            #expect(parts.map { $0["id"] as? String } == ["s", "l", "w"])
            #expect(parts.map { $0["views"] != nil } == [false, true, false])
            #expect(parts.allSatisfy { $0["choices"] != nil })
            #expect(one["compared"] as? [String] == ["l"])
            // 2 for an unknown page, the data of all pages
            #expect(try server.body("/data.json?page=nowhere")["isPartial"] as? Bool == false)
            // 3 a change of another page counts as a revision too
            let revision = try #require(one["revision"] as? Int)
            try server.save(Self.pages(width: 80, more: ", {\"name\": \"x\", \"size\": [900, 100]}"))
            _ = try server.data { $0["revision"] as? Int == revision + 1 }
        }
    }

    @Test("a save computes the page that is shown; the others are computed one at a time while nobody waits")
    func onePageAtATime() throws {
        try Fixtures.withFolder { folder in
            let path = folder + "/t.json"
            let options = try WatchCommand.parse([path]).options
            var document = LiveDocument(
                [path], excluded: [], selection: options.selection, settings: options.settings)
            for (save, width) in [50, 80, 110].enumerated() {
                try Self.pages(width: width).write(toFile: path, atomically: true, encoding: .utf8)
                let isNew = document.reload(nil)
                #expect(isNew)
                // 1 the first version is complete, any other starts with its page
                #expect(document.computedCount == (save == 0 ? 3 : 1))
                #expect(document.isComplete == (save == 0))
                guard save == 2 else { continue }
                // 2 a page a step; the last says that all are there
                let events = [document.computeNext(), document.computeNext(), document.computeNext()]
                #expect(events == [nil, nil, ServerEvent(name: "whole", data: "3")])
                let end = document.computeNext()
                #expect(document.computedCount == 3 && document.isComplete && end == nil)
            }
        }
    }

    @Test("pages that listen are told when all pages can be had")
    func wholeEvent() throws {
        try withServer { server in
            try server.save(Self.pages(width: 50))
            _ = try server.data { ($0["pages"] as? [Any])?.count == 3 }
            let (client, answer) = try server.listener()
            defer { close(client) }
            #expect(answer.hasSuffix("\ndata: 2\n\n"), "\(answer)")
            try server.save(Self.pages(width: 80))
            let events = "data: 3\n\nevent: whole\ndata: 3\n\n"
            #expect(server.received(by: client, until: events) == events)
        }
    }

    @Test("a page of several follows, whichever is shown")
    func browserWithPages() throws {
        try InspectorBrowserTests.withBrowser { browser, _ in
            try withServer { server in
                try server.save(Self.pages(width: 50))
                _ = try server.data { ($0["pages"] as? [Any])?.count == 3 }
                try browser.open("http://127.0.0.1:\(server.port)/#page=l", width: 1000, height: 700)
                #expect(try browser.becomes("data.pages.length === 3 && page().id === 'l'"))
                try server.save(Self.pages(width: 80))
                #expect(try browser.becomes("!data.isPartial && page().byNumber.get(2).f[0] === 80"))
                #expect(try browser.text("[page().id, whole === data]") == "l,true")
                #expect(try browser.text("(showPage(2), page().byNumber.get(2).f[0])") == "80")
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            }
        }
    }

    @Test("pictures and frames for scripts; events for pages")
    func answers() throws {
        try withServer { server in
            #expect(try server.get("/").contains("connect-src 'self'"))
            #expect(try server.get("/frames.json").contains("\"a\": [0, 0, 50, 20]"))
            #expect(try server.get("/picture.png").contains("Content-Type: image/png"))
            #expect(try server.get("/picture.png?page=nowhere").hasPrefix("HTTP/1.1 404 "))
            #expect(try server.get("/../../etc/passwd").hasPrefix("HTTP/1.1 404 "))
            let head = try server.exchange("HEAD / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
            #expect(head.hasPrefix("HTTP/1.1 200 ") && head.hasSuffix("\r\n\r\n"))
            let (client, answer) = try server.listener()
            defer { close(client) }
            #expect(answer.hasSuffix("\ndata: 1\n\n"), "\(answer)")
        }
    }

    @Test("strangers are refused, slow and silent clients hold nobody up")
    func clients() throws {
        try withServer { server in
            #expect(try server.get("/data.json", "Origin: https://evil.example\r\n").hasPrefix("HTTP/1.1 403 "))
            #expect(try server.exchange("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").hasPrefix("HTTP/1.1 403 "))
            #expect(try server.exchange("POST / HTTP/1.1\r\nHost: a\r\n\r\n").hasPrefix("HTTP/1.1 405 "))
            let long = "GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 4_000)
            #expect(try server.exchange(long).hasPrefix("HTTP/1.1 431 "))
            // More clients than are served at once say nothing; the next is answered when their time is over.
            let silent = try (0..<70).map { _ in try server.client() }
            defer { for client in silent { close(client) } }
            #expect(try server.get("/frames.json").hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test("a port that is taken, a file that is missing, standard input")
    func mistakes() throws {
        try withServer { server in
            let taken = try Fixtures.run(
                Fixtures.commandLine, ["watch", "t.json", "--port", "\(server.port)"], folder: server.folder)
            #expect(taken.status == 2)
            #expect(taken.errors.contains("--port 0 takes a free one"), "\(taken.errors)")
            let missing = try Fixtures.run(Fixtures.commandLine, ["watch", "none.json"], folder: server.folder)
            #expect(missing.errors == "error: none.json: no such file\n")
            #expect(try Fixtures.run(Fixtures.commandLine, ["watch", "-"], folder: server.folder).status == 64)
        }
    }

    @Test("a page that is open follows, with selection and focus kept")
    func browser() throws {
        try InspectorBrowserTests.withBrowser { browser, _ in
            try withServer { server in
                try browser.open("http://127.0.0.1:\(server.port)/#view=b", width: 1000, height: 700)
                #expect(try browser.becomes("document.querySelectorAll('#tree li').length === 3"))
                try browser.value("byId('tree').querySelector('[aria-selected=true]').focus()")
                try server.save(Self.tree(width: 80))
                #expect(try browser.becomes("data.revision === 2"))
                #expect(
                    try browser.text(
                        "[selected().id, selected().f[0], document.activeElement.dataset.view === String(selected().i)]"
                    )
                        == "b,80,true")
                // the moves follow the picture, then their causes
                #expect(try browser.becomes("document.querySelectorAll('.ghost').length === 2"))
                // the chain of a number is asked for
                #expect(try browser.becomes("byId('facts').textContent.includes('because constraint a.width == 80')"))
                try browser.value("explain(selected(), 'left')")
                #expect(try browser.becomes("document.querySelectorAll('.why ol li').length === 3"))
                #expect(try browser.becomes("byId('facts').textContent.includes('Properties')"))
                // a layer that is switched on comes
                #expect(try browser.text("document.querySelector('#picture #layer-constraints') === null") == "true")
                try browser.value("toggleLayer('constraints')")
                #expect(try browser.becomes("document.querySelector('#picture #layer-constraints') !== null"))
                #expect(try browser.text("[selected().id, page().drawn.includes('constraints')]") == "b,true")
                #expect(try browser.becomes("document.querySelectorAll('#overlay .measure.chain').length > 0"))
                try server.save("{")
                #expect(
                    try browser.becomes("!byId('trouble').hidden && byId('trouble').textContent.includes('t.json:1:')"))
                #expect(try browser.text("page().views.length") == "3")
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            }
        }
    }
}
