import Foundation
import TestSupport
import Testing

/// Edits that a person tries on a watched page: the file stays as it is.
@Suite("edits in watch", .serialized)
struct WatchEditTests {
    private func withLogin(_ body: (WatchedFolder) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/ib/login.storyboard", toPath: folder + "/login.storyboard")
            try body(WatchedFolder(folder, ["login.storyboard"]))
        }
    }

    private func ask(_ server: WatchedFolder, view: Int, _ edits: String...) throws -> [String: Any] {
        let escaped =
            edits.joined(separator: "\n")
            .addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try server.body("/edited.json?page=LoginViewController&view=\(view)&why=1&edits=\(escaped)")
    }

    @Test("the moves with causes, the numbers that can be set, mistakes with their column")
    func answers() throws {
        try withLogin { server in
            let original = try String(contentsOfFile: server.folder + "/login.storyboard", encoding: .utf8)
            let first = try ask(server, view: 0)
            #expect((first["moves"] as? [Any])?.isEmpty == true)
            let numbers = try #require(first["numbers"] as? [[String: Any]])
            #expect(numbers.contains { $0["left"] as? String == "k2" && $0["constant"] as? Double == 0 }, "\(numbers)")
            // 1 two edits in their order
            let edited = try ask(server, view: 0, "k2.constant = 40", "form.spacing = 20")
            let moves = try #require(edited["moves"] as? [[String: Any]])
            let form = try #require(moves.first { $0["name"] as? String == "form" })
            #expect((form["by"] as? [Double])?.first == 40, "\(form)")
            #expect((form["facts"] as? [String])?.joined().contains("because") == true, "\(form)")
            #expect((edited["mistakes"] as? [String]) == [])
            #expect(
                (edited["numbers"] as? [[String: Any]])?.first { $0["left"] as? String == "k2" }?["constant"] as? Double
                    == 40)
            // the same at once, by the frames alone
            let quick = try server.body(
                "/edited.json?page=LoginViewController&view=0&edits=k2.constant%20%3D%2040%0Aform.spacing%20%3D%2020")
            let places = { (answer: [String: Any]) in
                (answer["moves"] as? [[String: Any]] ?? []).compactMap { $0["by"] as? [Double] }
            }
            #expect(places(quick).contains(places(edited).first ?? []), "\(quick)")
            // 2 a mistake changes nothing
            let wrong = try ask(server, view: 0, "forn.spacing = 20", "device = iPhoneSe")
            #expect((wrong["moves"] as? [Any])?.isEmpty == true)
            let mistakes = try #require(wrong["mistakes"] as? [String])
            #expect(mistakes.count == 2 && mistakes[0].contains("column 1"), "\(mistakes)")
            // 3 nothing was written, and another page or none is not found
            #expect(try String(contentsOfFile: server.folder + "/login.storyboard", encoding: .utf8) == original)
            #expect(try server.get("/edited.json?page=Nowhere&edits=").hasPrefix("HTTP/1.1 404 "))
        }
    }

    /// What a page of the server posts.
    private func post(_ server: WatchedFolder, _ edits: String, origin: String? = nil, revision: Int = 1) throws
        -> String
    {
        let escaped = edits.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let sender = origin ?? "Origin: http://127.0.0.1:\(server.port)\r\n"
        return try server.exchange(
            "POST /write.json?page=LoginViewController&revision=\(revision)&edits=\(escaped) HTTP/1.1\r\n"
                + "Host: 127.0.0.1:\(server.port)\r\n\(sender)Content-Length: 0\r\n\r\n")
    }

    @Test("edits are written by a page of the server alone, all or none, and only into the file that is shown")
    func writing() throws {
        try withLogin { server in
            let path = server.folder + "/login.storyboard"
            func file() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
            let original = try file()
            // 1 nobody else may write
            #expect(try post(server, "k8.constant = 80", origin: "").hasPrefix("HTTP/1.1 403 "))
            #expect(
                try post(server, "k8.constant = 80", origin: "Origin: http://evil.example\r\n").hasPrefix(
                    "HTTP/1.1 403 "))
            #expect(try server.get("/write.json?page=LoginViewController&revision=1&edits=").hasPrefix("HTTP/1.1 404 "))
            // 2 an edit without a place in the file, and an old revision: nothing is written
            #expect(
                try post(server, "k8.constant = 80\nform.spacing = 20").contains("form.spacing = 20 cannot be written"))
            #expect(try post(server, "k8.constant = 80", revision: 0).contains("has changed since"))
            #expect(try file() == original)
            // 3 a number of a constraint, by its id and by its view, and a priority of a view
            let answer = try post(server, "logo.height.constant = 80\ngo.hugging.horizontal = 252")
            #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("{ \"mistakes\": [] }\n"), "\(answer)")
            let written = try file()
            #expect(written.contains("<constraint firstAttribute=\"height\" constant=\"80\" id=\"k8\"/>"), "\(written)")
            #expect(written.contains("horizontalHuggingPriority=\"252\""))
            // 4 the page follows; a file that was saved in between is left alone
            _ = try server.data { $0["revision"] as? Int == 2 }
            _ = try ask(server, view: 0)
            try (written + "<!-- mine -->\n").write(toFile: path, atomically: true, encoding: .utf8)
            #expect(try post(server, "k8.constant = 90", revision: 2).contains("changed since"))
            #expect(try file() == written + "<!-- mine -->\n")
        }
    }

    @Test("a constraint of a tree.json that is written as text is written in place")
    func writingText() throws {
        try Fixtures.withFolder { folder in
            let text = """
                {"version": 1, "root": {"type": "view", "id": "root", "subviews": [
                  {"type": "label", "id": "title", "text": "Hello", "constraints": ["width == 120", "top == parent.top + 8 @750"]}]}}
                """
            let path = folder + "/LoginViewController.json"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let server = try WatchedFolder(folder, ["LoginViewController.json"])
            let answer = try post(server, "title.width.constant = 80\ntitle.top.priority = 900")
            #expect(answer.hasSuffix("{ \"mistakes\": [] }\n"), "\(answer)")
            let wanted = text.replacingOccurrences(of: "width == 120", with: "width == 80")
                .replacingOccurrences(of: "@750", with: "@900")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == wanted)
        }
    }

    @Test("fields, a slider and undo in a browser; the outlines follow")
    func panel() throws {
        try withLogin { server in
            try InspectorBrowserTests.withBrowser { browser, _ in
                try browser.open(
                    "http://127.0.0.1:\(server.port)/#page=LoginViewController&view=form", width: 1200, height: 800)
                #expect(try browser.becomes("document.querySelectorAll('#numbers input[type=range]').length > 1"))
                try browser.value(
                    """
                    (() => { const place = trial.numbers.findIndex(number => number.left === 'k2');
                      const slider = document.querySelectorAll('#numbers input[type=range]')[place];
                      for (const value of [10, 20, 30]) { slider.value = value; slider.dispatchEvent(new Event('input')); } })()
                    """)
                #expect(try browser.becomes("document.querySelectorAll('#answer .moves li').length > 0"))
                #expect(try browser.text("trial.edits.join()") == "k2.constant = 30", "a slider makes one edit")
                #expect(try browser.becomes("document.querySelectorAll('#overlay .ghost').length > 0"))
                try browser.value("setEdit('form.spacing = 30')")
                #expect(try browser.becomes("document.querySelectorAll('#answer ol li').length === 2"))
                try browser.value("undoEdit(); undoEdit()")
                #expect(
                    try browser.becomes(
                        "trial.moves.length === 0 && document.querySelectorAll('#overlay .ghost').length === 0"))
                // A line that is being written stays when the file is saved meanwhile and the panel is drawn again.
                try browser.value(
                    "byId('edit').focus(); byId('edit').value = 'form.sp'; byId('edit').dispatchEvent(new Event('input'))"
                )
                try browser.value("drawPanel()")
                #expect(
                    try browser.text("[document.activeElement.id, byId('edit').value, byId('edit').selectionStart]")
                        == "edit,form.sp,7")
                // Written, the edit is part of the next revision.
                try browser.value("setEdit('k8.constant = 75'); byId('write').click()")
                #expect(try browser.becomes("data.revision === 2 && trial.edits.length === 0"))
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            }
        }
    }

    /// The document with a second height on the logo.
    private func withConflict(_ body: (WatchedFolder) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            let text = String(
                decoding: Fixtures.bytes(Fixtures.packageRoot + "/fixtures/ib/login.storyboard"), as: UTF8.self)
            let height = "<constraint firstAttribute=\"height\" constant=\"60\" id=\"k8\"/>"
            #expect(text.contains(height))
            let conflict = text.replacing(
                height, with: height + height.replacing("60", with: "90").replacing("k8", with: "k88"))
            try conflict.write(toFile: folder + "/login.storyboard", atomically: true, encoding: .utf8)
            try body(WatchedFolder(folder, ["login.storyboard"]))
        }
    }

    private func postRepair(
        _ server: WatchedFolder, _ place: Int, revision: Int, token: Any? = nil
    ) throws -> String {
        try server.exchange(
            "POST /write.json?page=LoginViewController&revision=\(revision)&repair=\(place)&text=0&token=\(token ?? "") HTTP/1.1\r\n"
                + "Host: 127.0.0.1:\(server.port)\r\nOrigin: http://127.0.0.1:\(server.port)\r\nContent-Length: 0\r\n\r\n"
        )
    }

    @Test("repairs of a conflict are searched for when asked, and written only into the file that was read")
    func repairs() throws {
        try withConflict { server in
            let path = server.folder + "/login.storyboard"
            func file() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
            let original = try file()
            #expect(try postRepair(server, 0, revision: 1).contains("changed since"), "nothing was searched for")
            let answer = try server.body("/repairs.json?page=LoginViewController")
            let repairs = try #require(answer["repairs"] as? [[String: Any]])
            #expect(repairs.count == 1, "\(answer)")
            #expect((repairs.first?["texts"] as? [String])?.isEmpty == false)
            #expect(try file() == original)
            #expect(try postRepair(server, 1, revision: 1, token: answer["token"]).contains("no such repair"))
            // A list of another file or of other bytes is not this one.
            #expect(try postRepair(server, 0, revision: 1, token: "another").contains("changed since"))
            #expect(try file() == original)
            // 1 a file that was saved since is left alone
            try (original + "<!-- mine -->\n").write(toFile: path, atomically: true, encoding: .utf8)
            #expect(try postRepair(server, 0, revision: 1, token: answer["token"]).contains("changed since"))
            #expect(try file() == original + "<!-- mine -->\n")
            // 2 written, the conflict is gone
            let saved = try server.data { ($0["troubles"] as? [String])?.isEmpty == true }["revision"] as? Int
            let again = try server.body("/repairs.json?page=LoginViewController")
            #expect(
                try postRepair(server, 0, revision: saved ?? 1, token: again["token"]).hasSuffix(
                    "{ \"mistakes\": [] }\n"))
            _ = try server.data {
                ($0["pages"] as? [[String: Any]])?.first { $0["id"] as? String == "LoginViewController" }
                    .flatMap { $0["problems"] as? [Any] }?.isEmpty == true
            }
        }
    }

    @Test("the button of a conflict's repair in a browser")
    func repairButton() throws {
        try withConflict { server in
            try InspectorBrowserTests.withBrowser { browser, _ in
                try browser.open(
                    "http://127.0.0.1:\(server.port)/#page=LoginViewController", width: 1200, height: 800)
                #expect(try browser.becomes("byId('mend') !== null"))
                try browser.value("byId('mend').click()")
                #expect(try browser.becomes("document.querySelectorAll('#repairs button').length > 0"))
                try browser.value("document.querySelector('#repairs button').click()")
                #expect(try browser.becomes("page().problems.length === 0"))
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            }
        }
    }
}
