import LayoutEngine
import Notation

/// Finds where views break first when the screen gets narrower, their texts longer or all text larger.
///
/// Bisects between a page on which a view is whole and a page on which the view is cut, off the screen, outside its
/// superview or without room: ten layouts for a thousand widths. Of a view that breaks, holds again and breaks once
/// more in between, one of the places is reported.
package struct Sweep: Sendable {
    /// What grows or shrinks: the screen's width, the letters of a text, or the text size.
    package enum Kind: String, Sendable, CaseIterable { case width, text, font }

    /// The last page on which a view is whole and the first on which the view is broken.
    package struct Break: Sendable, Equatable {
        /// The scene's id.
        package var screen: String
        /// The scene's name for people.
        package var screenName: String
        /// The view's identifier.
        package var view: String
        /// The view's class with its text.
        package var caption: String
        /// The line of the view's element, from 1; nil where the source has no lines.
        package var line: Int?
        /// Points of the screen's width, letters of the text, or the place of the text size among all sizes.
        package var whole: Int
        /// As `whole`, on the first page where the view is broken.
        package var broken: Int
        /// The defect on the broken page, such as `needs 140.5 of width and has 120`.
        package var words: String
    }

    /// Layouts by their place in the range, each made once.
    private var pages: [Int: [String: AuditedScreen]] = [:]
    /// The number of layouts so far.
    package private(set) var layouts = 0
    /// The first page without frames, and the work limit that left none; nil if all pages have frames. Of a page
    /// without frames nothing is known to break.
    package private(set) var unsolved: String?

    /// A sweep without layouts.
    package init() {}

    /// The breaks of a file's views, in the order of the file.
    /// - Parameters:
    ///   - scenes: as the file has them.
    ///   - view: the identifier of a view; nil: all views that show something.
    ///   - own: the file's own place in the range.
    ///   - ends: other ends of the range, in the order in which a break is looked for.
    ///   - page: the scenes at a place of the range.
    ///
    /// A view that is broken on the own page already is left out. Pages are shared by all views: each place of the
    /// range is laid out once.
    package mutating func breaks(
        of scenes: [LayoutScene], view: String?, from own: Int, to ends: [Int], _ page: (Int) -> [LayoutScene]
    ) -> [Break] {
        var found: [Break] = []
        for scene in scenes {
            let screen = look(at: scene)
            for id in screen.candidates(view) where screen.breakage(of: id) == nil {
                let name = screen.tree[id].identifier
                for end in ends where end != own {
                    guard words(name, scene.id, end, page) != nil else { continue }
                    let (whole, broken) = Self.halve(whole: own, broken: end) { words(name, scene.id, $0, page) != nil }
                    found.append(
                        screen.found(id, whole, broken, words(name, scene.id, broken, page) ?? ""))
                    break
                }
            }
        }
        return found
    }

    /// The breaks of texts that get longer: the text's own letters are repeated up to a limit, in a live session.
    package mutating func longestTexts(of scenes: [LayoutScene], view: String?, upTo limit: Int = 400) -> [Break] {
        var found: [Break] = []
        for scene in scenes {
            let screen = look(at: scene)
            let session = LayoutSession(scene.tree, in: scene.environment)
            for id in screen.candidates(view) where screen.breakage(of: id) == nil {
                guard let own = scene.tree.shownLetters(id), !own.isEmpty else { continue }
                var made = 0
                let old = scene.tree[id]
                func broken(_ count: Int) -> String? {
                    made += 1
                    session.update { $0.setLetters(own, count, id) }
                    var changed = scene
                    changed.tree = session.tree
                    let longer = AuditedScreen(changed, .own, session.layout)
                    unsolved = unsolved ?? longer.unsolved
                    return longer.breakage(of: id)
                }
                if broken(limit) != nil {
                    let (whole, first) = Self.halve(whole: own.count, broken: limit) { broken($0) != nil }
                    found.append(screen.found(id, whole, first, broken(first) ?? ""))
                }
                session.update {
                    $0[id].content = old.content
                    $0[id].intrinsicContentSize = old.intrinsicContentSize
                }
                layouts += made
            }
        }
        return found
    }

    /// Lays a scene out and notes a page without frames.
    private mutating func look(at scene: LayoutScene) -> AuditedScreen {
        let screen = AuditedScreen(scene, .own, findingAmbiguity: false)
        unsolved = unsolved ?? screen.unsolved
        return screen
    }

    /// A scene with another number of letters in one view.
    package static func scene(_ scene: LayoutScene, letters: Int, in view: String) -> LayoutScene {
        var changed = scene
        if let id = scene.tree.item(named: view), let own = scene.tree.shownLetters(id), !own.isEmpty {
            changed.tree.setLetters(own, letters, id)
        }
        return changed
    }

    /// Two neighbours between a whole and a broken place, which may lie in either order.
    package static func halve(
        whole: Int, broken: Int, _ isBroken: (Int) -> Bool
    ) -> (whole: Int, broken: Int) {
        var (whole, broken) = (whole, broken)
        while (broken - whole).magnitude > 1 {
            let middle = whole + (broken - whole) / 2
            if isBroken(middle) { broken = middle } else { whole = middle }
        }
        return (whole, broken)
    }

    /// The defect of a view on a page; nil if the view is whole or not on the page.
    private mutating func words(
        _ view: String, _ scene: String, _ place: Int, _ page: (Int) -> [LayoutScene]
    ) -> String? {
        if pages[place] == nil {
            var screens: [String: AuditedScreen] = [:]
            for scene in page(place) {
                layouts += 1
                screens[scene.id] = look(at: scene)
            }
            pages[place] = screens
        }
        guard let screen = pages[place]?[scene], let id = screen.tree.item(named: view) else { return nil }
        return screen.breakage(of: id)
    }
}

extension AuditedScreen {
    /// The views with content of their own, or the named view alone.
    fileprivate func candidates(_ view: String?) -> [ItemID] {
        order.filter { id in
            guard id != tree.root, isVisible(id), !isLeftToCode(id) else { return false }
            return view.map { tree[id].identifier == $0 } ?? (showsContent(id) && isOfTheFile(id))
        }
    }

    /// The first defect of a view that a person would notice; nil if the whole view is visible.
    fileprivate func breakage(of id: ItemID) -> String? {
        guard isVisible(id) else { return nil }
        let size = frame(id).size
        if showsContent(id), size.width < 1 || size.height < 1 {
            return "has no \(size.width < 1 ? "width" : "height") left"
        }
        if let cut = cutText(id, exactly: true) {
            return "needs \(PlainNumber.text(cut.needed)) of \(cut.axis == .horizontal ? "width" : "height") and has "
                + PlainNumber.text(cut.given)
        }
        if isScreen, scrollView(around: id) == nil, let beyond = PlaceRule.overshoot(frame(id), bounds),
            beyond.length > PlaceRule.tolerance
        {
            return "lies \(PlainNumber.text(beyond.length)) beyond the \(beyond.edge) edge of the screen"
        }
        guard let parent = tree[id].superview, parent != tree.root || !isScreen, tree[parent].scroll == nil,
            let beyond = PlaceRule.overshoot(frame(id), frame(parent)), beyond.length > PlaceRule.tolerance
        else { return nil }
        return "sticks \(PlainNumber.text(beyond.length)) out of \(shortName(parent)) at the \(beyond.edge)"
    }

    /// The break of a view between two neighbouring pages.
    fileprivate func found(_ id: ItemID, _ whole: Int, _ broken: Int, _ words: String) -> Sweep.Break {
        Sweep.Break(
            screen: scene.id, screenName: scene.name, view: tree[id].identifier, caption: tree.caption(of: id),
            line: scene.positions?.line(of: id), whole: whole, broken: broken, words: words)
    }
}

extension LayoutTree {
    /// The text of one style that a view shows; nil for other views and for attributed texts.
    fileprivate func shownLetters(_ id: ItemID) -> String? {
        switch self[id].content {
        case .text(let text): text.runs.isEmpty ? text.text : nil
        case .button(let button): button.attributedTitle.isEmpty ? button.title : nil
        default: nil
        }
    }

    /// Sets a text of the given number of letters, which repeats the letters of another text.
    fileprivate mutating func setLetters(_ text: String, _ count: Int, _ id: ItemID) {
        let letters = Array(text + " ")
        let shown = String((0..<count).map { letters[$0 % letters.count] })
        switch self[id].content {
        case .text(var content):
            content.text = shown
            self[id].content = .text(content)
        case .button(var content):
            content.title = shown
            self[id].content = .button(content)
        default: break
        }
        self[id].intrinsicContentSize = nil
    }
}
