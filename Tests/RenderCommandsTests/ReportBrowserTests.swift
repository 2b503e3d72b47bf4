import Foundation
import TestSupport
import Testing

/// The report page in a browser, where one is installed.
@Suite("report page in a browser", .serialized)
struct ReportBrowserTests {
    /// A report of three files of which two have the same change, with pictures.
    private static func open(
        _ browser: Browser, _ folder: String, link: String = "", width: Int = 1_100
    ) throws {
        for (name, tree) in [("old", rowTree), ("new", wideTree)] {
            for file in ["a", "b"] {
                let path = folder + "/\(name)"
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                try tree.write(toFile: path + "/\(file).json", atomically: true, encoding: .utf8)
            }
        }
        let added = rowTree.replacingOccurrences(of: "[100, 20]", with: "[100, 40]")
        try added.write(toFile: folder + "/new/c.json", atomically: true, encoding: .utf8)
        let run = try renderCLI("diff", "old", "new", "--report", "d.html", folder: folder)
        #expect(run.status == 1, "\(run.errors)")
        try browser.open("file://\(folder)/d.html" + link, width: width, height: 800)
        #expect(try browser.becomes("document.querySelectorAll('#list li').length"))
    }

    @Test("a difference has no failures; a change of two files is one entry; keys, focus and links lead to pages")
    func pages() throws {
        try InspectorBrowserTests.withBrowser { browser, folder in
            try Self.open(browser, folder)
            let text = try browser.text("document.body.innerText")
            #expect(!text.lowercased().contains("failed"), "\(text)")
            #expect(text.contains("changed") && text.contains("added"))
            // 1 one entry for the change of two files, with a choice of its pages
            #expect(text.contains("row.spacing 10 -> 16"))
            #expect(try browser.text("document.querySelectorAll('#pages option').length > 1") == "true")
            let first = try browser.text("location.hash + byId('stage').querySelector('img').src.length")
            try browser.value("choose(selected, 1)")
            #expect(try browser.text("location.hash + byId('stage').querySelector('img').src.length") != first)
            // 2 the keyboard: one row takes part in the order of Tab, and the focus goes along
            #expect(try browser.text("document.querySelectorAll('#list li[tabindex=\"0\"]').length") == "1")
            try browser.value("document.querySelector('#list li[tabindex=\"0\"]').focus()")
            try browser.press("ArrowDown")
            #expect(try browser.text("document.activeElement.getAttribute('aria-selected')") == "true")
            #expect(try browser.text("visible.indexOf(selected)") == "1")
            // 3 a link to what is seen
            try browser.press("2")
            let link = try browser.text("location.hash")
            #expect(link.hasPrefix("#page=") && link.hasSuffix("&view=swipe"), "\(link)")
            let name = try browser.text("shownCase().name")
            try browser.open("file://\(folder)/d.html" + link, width: 1_100, height: 800)
            #expect(try browser.becomes("shownCase().name === \(name.debugDescription) && mode === 'swipe'"))
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test("a narrow window holds the page; a higher picture has room under the swipe; zoom shows all pixels")
    func narrow() throws {
        try InspectorBrowserTests.withBrowser { browser, folder in
            try Self.open(browser, folder, width: 390)
            #expect(try browser.text("document.documentElement.scrollWidth") == "390")
            #expect(try browser.text("byId('stage').querySelectorAll('img').length > 0") == "true")
            // The picture on top is made twice as high as the one below.
            try browser.value(
                """
                (() => { const canvas = document.createElement("canvas"); canvas.width = 60; canvas.height = 400;
                  const item = data.cases.find(item => item.reference && item.actual);
                  item.actual = canvas.toDataURL(); const at = data.cases.indexOf(item);
                  selected = data.entries.findIndex(entry => entry.pages.includes(at));
                  page = data.entries[selected].pages.indexOf(at); mode = "swipe"; drawCase(); })()
                """)
            #expect(
                try browser.becomes(
                    "document.querySelector('.pile').getBoundingClientRect().height >= "
                        + "document.querySelector('.pile img + img').getBoundingClientRect().height - 1"))
            // What is hidden ends at the rule, although the pictures have two widths.
            #expect(
                try browser.becomes(
                    """
                    (() => { const clip = document.querySelector(".pile img + img").style.clipPath.match(/([\\d.]+)px\\)/);
                      const pile = document.querySelector(".pile"), rule = document.querySelector(".rule");
                      return clip && Math.abs(clip[1] - (rule.getBoundingClientRect().left - pile.getBoundingClientRect().left)) < 1; })()
                    """))
            try browser.value("mode = 'side'; drawCase()")
            try browser.press("z")
            #expect(try browser.text("byId('stage').className") == "large")
            #expect(try browser.text("document.documentElement.scrollWidth") == "390")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }
}
