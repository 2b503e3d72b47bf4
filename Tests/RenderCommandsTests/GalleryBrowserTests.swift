import Foundation
import TestSupport
import Testing

/// The gallery in a browser, where one is installed.
@Suite("gallery in a browser", .serialized)
struct GalleryBrowserTests {
    /// The gallery of some fixtures with a comparison, open in a window.
    private static func withGallery(link: String = "", _ body: (Browser) throws -> Void) throws {
        guard Browser.path != nil else { return print("skipped: no Chromium is installed") }
        try Fixtures.withFolder { folder in
            for side in ["old", "new"] {
                try FileManager.default.createDirectory(atPath: folder + "/" + side, withIntermediateDirectories: true)
                for name in ["login.storyboard", "screens.storyboard", "cell.xib"] {
                    try FileManager.default.copyItem(
                        atPath: Fixtures.packageRoot + "/fixtures/ib/" + name, toPath: "\(folder)/\(side)/\(name)")
                }
            }
            let login = folder + "/new/login.storyboard"
            let text = try String(contentsOfFile: login, encoding: .utf8)
            try text.replacingOccurrences(of: "spacing=\"12\"", with: "spacing=\"20\"")
                .write(toFile: login, atomically: true, encoding: .utf8)
            let run = try Fixtures.run(
                Fixtures.commandLine, ["gallery", "new", "--against", "old", "-o", "site"], folder: folder)
            #expect(run.status == 0, "\(run.errors)")
            let browser = try Browser(folder: folder)
            try browser.open("file://\(folder)/site/index.html" + link, width: 1200, height: 900)
            #expect(try browser.becomes("document.querySelectorAll('.card, .change, .none').length"))
            try body(browser)
            // Nothing was forbidden, and no script failed.
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test("search, switches and the address agree, and pictures of the folder are shown")
    func grid() throws {
        try Self.withGallery { browser in
            let all = try browser.text("document.querySelectorAll('.card').length")
            #expect(try browser.text("data.screens.length") == all)
            #expect(
                try browser.becomes(
                    "[...document.querySelectorAll('.card img')].slice(0, 3).every(i => i.naturalWidth > 0)"))
            // A switch changes all pictures and the address.
            let before = try browser.text("document.querySelector('.card img').getAttribute('src')")
            try browser.value(
                "byId('switch-appearance').value = 'dark'; byId('switch-appearance').dispatchEvent(new Event('change'))"
            )
            #expect(try browser.text("location.hash") == "#appearance=dark")
            #expect(try browser.text("document.querySelector('.card img').getAttribute('src')") != before)
            // The search takes words of names and texts.
            try browser.press("/")
            for letter in "login.st" { try browser.press(String(letter)) }
            #expect(try browser.text("document.querySelectorAll('.card').length") == "2")
            #expect(try browser.text("location.hash") == "#search=login.st&appearance=dark")
            #expect(try browser.text("document.querySelector('.card .mark.changed').textContent") == "changed")
            // A card leads to its screen, Escape and Back lead away from the screen and to it.
            try browser.press("Escape")
            try browser.value("document.querySelector('.card').click()")
            #expect(try browser.text("byId('stage') !== null") == "true")
            #expect(try browser.text("document.querySelector('.bar h2').textContent").hasPrefix("Login"))
            try browser.press("Escape")
            #expect(try browser.text("document.querySelectorAll('.card').length") == "2")
            try browser.value("history.back()")
            #expect(try browser.becomes("byId('stage')"))
        }
    }

    @Test("an address opens a screen, a missing one says so, arrows go on, a narrow window holds all")
    func screen() throws {
        try Self.withGallery(link: "#screen=new/login.storyboard/LoginViewController&direction=rtl") { browser in
            #expect(try browser.text("byId('stage').querySelector('img') !== null") == "true")
            #expect(try browser.text("state.choice[data.axes.findIndex(axis => axis.name === 'direction')]") == "1")
            #expect(try browser.text("document.querySelector('.pair') !== null") == "true")
            let first = try browser.text("state.screen")
            try browser.press("ArrowRight")
            #expect(try browser.text("state.screen") != first)
            try browser.press("ArrowLeft")
            #expect(try browser.text("state.screen") == first)
            try browser.value("location.hash = '#screen=nowhere'")
            #expect(try browser.becomes("document.querySelector('.none')"))
            #expect(try browser.text("document.querySelector('.none').textContent").contains("no screen nowhere"))
            try browser.call(
                "Emulation.setDeviceMetricsOverride",
                ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": false])
            try browser.value("location.hash = ''")
            #expect(try browser.becomes("document.querySelectorAll('.card').length > 1"))
            #expect(try browser.text("document.documentElement.scrollWidth") == "390")
        }
    }

    @Test("the comparison shows the pictures of both sides and the cause")
    func comparison() throws {
        try Self.withGallery(link: "#show=changes") { browser in
            #expect(try browser.text("document.querySelectorAll('.change').length") == "1")
            #expect(try browser.text("document.querySelectorAll('.change img').length") == "3")
            #expect(
                try browser.text("document.querySelector('.change table').textContent").contains("spacing 12 -> 20"))
            try browser.value("document.querySelector('.change a').click()")
            #expect(try browser.becomes("byId('stage')"))
        }
    }
}
