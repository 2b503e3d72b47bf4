import Foundation
import SourcePreparation
import Testing
import UIKit

/// Methods and outlets by name: the sources beside this file as an app has them, and as the preparation writes them.
@MainActor
struct MemberTableTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Prepared")

    /// The compiled copy is what the preparation writes; `RECORD_PREPARED=1` writes it anew and fails.
    @Test(arguments: ["Asking", "Extending", "Informal", "Making", "Switchboard", "Swizzling", "Themes", "Travel"])
    func preparedAsCompiled(_ name: String) throws {
        let source = try ScratchFiles.text("\(name).txt", in: Self.folder)
        let place = Self.folder.appendingPathComponent("\(name).swift")
        let prepared = PreparedSource.prepare([source])[0].text
        guard ProcessInfo.processInfo.environment["RECORD_PREPARED"] == nil else {
            try Data(prepared.utf8).write(to: place)
            Issue.record("recorded \(name).swift")
            return
        }
        #expect(try String(contentsOf: place, encoding: .utf8) == prepared)
    }

    @Test func methodsAreCalledByTheirNames() throws {
        let board = Switchboard()
        board.loadViewIfNeeded()
        board.button.sendActions(for: [.touchUpInside])
        board.button.sendActions(for: [.valueChanged])
        board.button.sendActions(for: [.touchDown])
        board.button.sendActions(for: [.touchDragInside])
        NotificationCenter.default.post(name: Notification.Name("noted"), object: nil)
        board.perform(Selector("answerWith:"), with: "answered")
        #expect(board.calls == ["pressed", "changed true", "hidden", "spelled true", "noted noted", "answered"])
        #expect(Counters.run() == [1, 1, 3])
    }

    @Test func whatCannotBeCalledIsSaid() {
        let board = Switchboard()
        board.button.addTarget(board, action: Selector("wrong:"), for: .touchUpInside)
        board.button.addTarget(board, action: Selector("overloaded:"), for: .touchUpInside)
        board.button.sendActions(for: .touchUpInside)
        #expect(board.calls.isEmpty)
        #expect(board.responds(to: Selector("pressed")))
        #expect(board.responds(to: Selector("hideKeyboard")))
        #expect(!board.responds(to: Selector("overloaded:")))
        #expect(!board.responds(to: Selector("shared")))
    }

    /// An observer that is gone is not called, and does not stay.
    @Test func observersGo() {
        weak var gone: Switchboard?
        do {
            let board = Switchboard()
            board.loadViewIfNeeded()
            gone = board
        }
        NotificationCenter.default.post(name: Notification.Name("noted"), object: nil)
        #expect(gone == nil)
    }

    /// An observer that is taken away by its name is not called; nobody has to say which method is meant.
    @Test func observersAreTakenAway() {
        let board = Switchboard()
        board.loadViewIfNeeded()
        NotificationCenter.default.removeObserver(board, name: Notification.Name("noted"), object: nil)
        NotificationCenter.default.post(name: Notification.Name("noted"), object: nil)
        #expect(board.calls.isEmpty)
        #expect(UIApplication.shared.delegate?.window??.bounds == nil)
    }
}
