import Foundation
import LayoutRender
import PictureFiles
import TestSupport
import Testing

/// The inspector's page in a browser, where one is installed.
@Suite("inspector in a browser", .serialized)
struct InspectorBrowserTests {
    static func withBrowser(_ body: (Browser, String) throws -> Void) throws {
        guard Browser.path != nil else { return print("skipped: no Chromium is installed") }
        try Fixtures.withFolder { folder in try body(Browser(folder: folder), folder) }
    }

    /// The page of a fixture, open in a window.
    private static func open(
        _ browser: Browser, _ input: [String], _ folder: String, link: String = "", width: Int = 1200, height: Int = 800
    ) throws {
        let page = folder + "/page.html"
        let run = try Fixtures.run(
            Fixtures.commandLine, ["inspect"] + input + ["-o", page], folder: Fixtures.packageRoot)
        #expect(run.status == 0, "\(run.errors)")
        try browser.open("file://" + page + link, width: width, height: height)
        #expect(try browser.becomes("document.querySelectorAll('#tree li').length"))
    }

    /// The middle of a view on the screen.
    private static func middle(of view: String, _ browser: Browser) throws -> (x: Double, y: Double) {
        let place = try browser.text(
            """
            (() => { const view = page().views.find(view => view.id === '\(view)'), sheet = byId('sheet').getBoundingClientRect();
              return [sheet.left + (view.a[0] + view.a[2] / 2 - page().box[0]) * scale,
                sheet.top + (view.a[1] + view.a[3] / 2 - page().box[1]) * scale]; })()
            """)
        let numbers = place.split(separator: ",").compactMap { Double($0) }
        try #require(numbers.count == 2)
        return (numbers[0], numbers[1])
    }

    @Test("a view is chosen, measured and explained by pointer and keys")
    func views() throws {
        try Self.withBrowser { browser, folder in
            try Self.open(browser, ["fixtures/ib/login.storyboard"], folder)
            // 1 a click selects in the picture, the tree, the panel and the link
            let go = try Self.middle(of: "go", browser)
            try browser.click(go.x, go.y)
            #expect(try browser.text("document.querySelector('[aria-selected=true] .name').textContent") == "go")
            #expect(try browser.text("byId('facts').querySelector('h2').textContent") == "go")
            #expect(try browser.text("location.hash") == "#page=LoginViewController&view=go")
            // 2 pointing at another view measures the distance
            let name = try Self.middle(of: "name", browser)
            try browser.point(at: name.x, name.y)
            #expect(
                try browser.text("[...document.querySelectorAll('.distance text')].map(t => t.textContent)") == "58")
            // 3 Alt explains: the sentence, and a line for each step of the chain
            try browser.click(go.x, go.y, alt: true)
            #expect(
                try browser.text("document.querySelector('.why p').textContent") == "go.width is 361 = 393 - 16 - 16")
            #expect(try browser.text("document.querySelectorAll('.chain').length") == "5")
            // 4 keys of the tree, and back
            try browser.press("Escape")
            #expect(try browser.text("state.edge") == "")
            try browser.value("byId('tree').querySelector('[tabindex=\"0\"]').focus()")
            try browser.press("ArrowUp")
            #expect(
                try browser.text("selected().id + ' ' + document.activeElement.dataset.view") == "word "
                    + browser.text("selected().i"))
            try browser.press("ArrowLeft")
            try browser.press("ArrowLeft")
            #expect(try browser.text("selected().id + rows().length") == "form3")
            try browser.press("ArrowRight")
            #expect(try browser.text("selected().id + rows().length") == "form6")
            // 5 search
            try browser.press("/")
            for letter in "logo" { try browser.press(String(letter)) }
            try browser.press("Enter")
            #expect(try browser.text("selected().id + byId('found').textContent") == "logo1 view")
            // 6 the layers in space, turned by keys
            try browser.press("Escape")
            try browser.press("x")
            #expect(try browser.text("byId('world').children.length") == "5")
            let before = try browser.text("byId('world').style.transform")
            try browser.value("byId('stage').focus()")
            try browser.press("ArrowLeft")
            #expect(try browser.text("byId('world').style.transform") != before)
            // Nothing was forbidden, and no script failed.
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test("pages are switched with the view kept, links lead to views, a narrow window holds all")
    func pages() throws {
        try Self.withBrowser { browser, folder in
            try Self.open(browser, ["fixtures/scenes/hotel.json"], folder, link: "#page=shop.base&view=more&why=height")
            #expect(try browser.text("[state.page, selected().id, state.edge]") == "1,more,height")
            try browser.value(
                "const list = document.querySelectorAll('#choices select')[1]; list.value = 'expand';"
                    + "list.dispatchEvent(new Event('change'))")
            #expect(try browser.text("[page().id, selected().id]") == "base.expand,more")
            try browser.press("[")
            #expect(try browser.text("page().id") == "base.close")
            #expect(try browser.text("location.hash").hasPrefix("#page=base.close&view=more"))
            // Each page shows its own picture, in any order of visits.
            #expect(
                try browser.text(
                    "data.pages.every((_, i) => { showPage(i); return !byId('picture').querySelector('parsererror'); })"
                ) == "true")
            // A switch of a layer hides a group of the picture.
            try browser.value("toggleLayer('frames')")
            #expect(try browser.text("byId('picture').querySelector('#layer-frames').style.display") == "none")
            try browser.call(
                "Emulation.setDeviceMetricsOverride",
                ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": false])
            #expect(try browser.becomes("getComputedStyle(byId('panes')).display === 'flex'"))
            #expect(try browser.text("document.documentElement.scrollWidth") == "390")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test("a picture and a list that change equal new ones, and keep the nodes that stay")
    func renewal() throws {
        try Self.withBrowser { browser, folder in
            let input = ["fixtures/scenes/hotel.json"]
            try Self.open(browser, input, folder)
            // 1 laws over random pairs of trees, half of them a tree and its edit
            let failures = try browser.text(
                """
                (() => {
                  let seed = 1;
                  const random = count => { seed = (seed * 48271) % 2147483647; return seed % count; };
                  const tree = depth => {
                    const node = document.createElementNS("http://www.w3.org/2000/svg", ["g", "path", "text"][random(3)]);
                    for (let i = random(4); i > 0; i--) node.setAttribute("abc"[random(3)], random(3));
                    if (random(3) === 0) node.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", "#" + random(2));
                    for (let i = depth ? random(6) : 0; i > 0; i--) node.append(random(4) ? tree(depth - 1) : "t" + random(3));
                    return node;
                  };
                  const edit = node => {
                    const all = [node, ...node.querySelectorAll("*")], at = all[random(all.length)];
                    switch (random(3)) {
                    case 0: at.append(tree(1)); break;
                    case 1: if (at !== node) at.remove(); break;
                    default: at.setAttribute("a", 7);
                    }
                    return node;
                  };
                  let failures = 0;
                  for (let round = 0; round < 1000; round++) {
                    const old = document.createElement("p"), next = document.createElement("p");
                    old.append(tree(4));
                    next.append(round % 2 ? edit(edit(old.firstChild.cloneNode(true))) : tree(4));
                    const goal = next.cloneNode(true);
                    become(old, next);
                    if (!old.isEqualNode(goal)) failures++;
                  }
                  return failures;
                })()
                """)
            #expect(failures == "0")
            // 2 what stays is the same node: a row before and behind a changed row
            let kept = try browser.text(
                """
                (() => {
                  const row = text => make("li", { textContent: text });
                  const list = make("ul", {}, row("a"), row("b"), row("c")), [first, , last] = list.children;
                  becomeChildren(list, [row("a"), row("x"), row("y"), row("c")]);
                  return [first === list.firstChild, last === list.lastChild, list.textContent];
                })()
                """)
            #expect(kept == "true,true,axyc")
            // 3 a page reached from another page equals the same page drawn into empty panes
            let pages = try browser.text(
                """
                (() => {
                  const panes = [byId("picture"), byId("tree")], copies = () => panes.map(pane => pane.cloneNode(true));
                  const reached = data.pages.map((_, place) => { showPage(place); return copies(); });
                  const equal = reached.map((copy, place) => {
                    panes.forEach(pane => pane.replaceChildren());
                    showPage(place);
                    return copies().every((fresh, pane) => fresh.childNodes.length && fresh.isEqualNode(copy[pane]));
                  });
                  return [equal.length, equal.every(Boolean)];
                })()
                """)
            #expect(pages == "7,true")
            #expect(browser.complaints.isEmpty)
        }
    }

    @Test("a print has the picture and the details of the view selected, and nothing else")
    func printing() throws {
        try Self.withBrowser { browser, folder in
            try Self.open(
                browser, ["fixtures/ib/login.storyboard"], folder, link: "#page=LoginViewController&view=go&why=width")
            #expect(try browser.becomes("document.querySelectorAll('.chain').length === 5"))
            try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
            func isShown(_ id: String) throws -> Bool {
                try browser.text("byId('\(id)').checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })")
                    == "true"
            }
            for id in ["sheet", "facts", "overlay"] { #expect(try isShown(id), "\(id)") }
            for id in ["side", "tools", "choices", "panes", "space", "help"] { #expect(try !isShown(id), "\(id)") }
            #expect(try browser.text("byId('facts').innerText").contains("go.width is 361 = 393 - 16 - 16"))
            // Paper is narrower than the windows in which one pane is shown at a time.
            try browser.call(
                "Emulation.setDeviceMetricsOverride",
                ["width": 700, "height": 900, "deviceScaleFactor": 1, "mobile": false])
            for id in ["sheet", "facts"] { #expect(try isShown(id), "\(id) on paper") }
            // The layers pulled apart are for the screen: a print shows the picture.
            try browser.value("setSpace(true)")
            #expect(try isShown("sheet"))
            let pdf = try browser.call("Page.printToPDF", ["printBackground": true])["data"] as? String ?? ""
            let bytes = [UInt8](try #require(Data(base64Encoded: pdf)))
            do {
                let sheet = try PictureDecoder.decode(bytes, as: .pdf, width: 306, height: 396)
                // Ink in the middle of the page, of more than the colours of texts.
                var colors: Set<RGBA> = []
                for y in 40..<356 { for x in 40..<266 { colors.insert(sheet[x, y]) } }
                #expect(colors.count > 60, "\(colors.count)")
            } catch PictureDecoder.Failure.noLibrary {
                print("skipped: poppler is not installed, so the printed page is not drawn")
            }
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }

    @Test("a screen reader finds a tree of named rows")
    func accessibility() throws {
        try Self.withBrowser { browser, folder in
            try Self.open(browser, ["fixtures/scenes/profile-cell.json"], folder)
            let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
            func named(_ role: String) -> [String] {
                nodes.filter {
                    ($0["role"] as? [String: Any])?["value"] as? String == role && $0["ignored"] as? Bool != true
                }
                .map { ($0["name"] as? [String: Any])?["value"] as? String ?? "" }
            }
            #expect(named("tree") == ["Views"])
            #expect(try named("treeitem").count == Int(browser.text("rows().length")))
            for role in ["treeitem", "button", "combobox", "searchbox", "main", "navigation"] {
                #expect(!named(role).isEmpty && !named(role).contains(""), "\(role): \(named(role))")
            }
        }
    }
}
