import Foundation
import SourcePreparation
import Testing
import UIKit

/// Methods that are exchanged by their names: `Prepared/Swizzling.swift` is what the preparation makes of them.
///
/// Exchanges hold for the whole process: the tests follow each other, and each takes back what it did.
@MainActor @Suite(.serialized)
struct MethodExchangeTests {
    /// The events of a view that lays out once.
    private func events(of view: Counting) -> [String] {
        view.events = []
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return view.events
    }

    /// The method calls itself between what it does before and after, which means the original; twice is as before.
    @Test func aMethodOfUIKit() {
        let (view, card) = (Counting(frame: .zero), CountingCard(frame: .zero))
        #expect(events(of: view) == [])
        Swizzling.layout()
        #expect(events(of: view) == ["before", "after"])
        #expect(events(of: card) == ["before", "after", "card"])
        Swizzling.layout()
        #expect(events(of: view) == [])
        #expect(events(of: card) == ["card"])
    }

    /// The original still lays out the subviews.
    @Test func theOriginalWorks() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
            inner.topAnchor.constraint(equalTo: view.topAnchor), inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        Swizzling.layout()
        defer { Swizzling.layout() }
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 7, y: 0, width: 20, height: 40))
        #expect(view.events == ["before", "after"])
    }

    @Test func aMethodWithAResult() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        Swizzling.size()
        #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 20))
        Swizzling.size()
        #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    }

    /// A class's own method: neither the superclass nor another class changes.
    @Test func aMethodOfASubclass() {
        Swizzling.card()
        #expect(events(of: CountingCard(frame: .zero)) == ["quiet"])
        #expect(events(of: Counting(frame: .zero)) == [])
        Swizzling.card()
        #expect(events(of: CountingCard(frame: .zero)) == ["card"])
    }

    /// A class that inherits the method gets one of its own, and a class below calls it by `super`.
    @Test func aMethodThatIsAdded() {
        #expect(Swizzling.add())
        #expect(!Swizzling.add())
        #expect(events(of: AddedCard(frame: .zero)) == ["added"])
        #expect(events(of: LowerCard(frame: .zero)) == ["lower", "added"])
        #expect(events(of: Counting(frame: .zero)) == [])
        Swizzling.layout()
        defer { Swizzling.layout() }
        #expect(events(of: AddedCard(frame: .zero)) == ["added"])
        #expect(events(of: CountingCard(frame: .zero)) == ["before", "after", "card"])
    }

    @Test func closuresAndFunctions() {
        #expect(Swizzling.replaceByBlock() == ["block", "appears true", "tracked", "appears false"])
    }

    @Test func whatIsFixedIsSaid() {
        #expect(Swizzling.fixed())
        #expect(Missing.notes.contains("UITableView.layoutSubviews: cannot be exchanged"))
        #expect(class_getInstanceMethod(UIView.self, Selector("nothingOfThisName")) == nil)
        #expect(Missing.notes.contains("UIView.nothingOfThisName: cannot be exchanged"))
    }

    /// A class of a module without exchanges may have a method that nothing knows of: the first such class is told.
    @Test func classesWithoutExchanges() {
        #expect(MethodExchange.unprepared(CountingCard.self, below: UIView.self, modules: []) == CountingCard.self)
        #expect(MethodExchange.unprepared(CountingCard.self, below: UIView.self, modules: ["UIKitTests"]) == nil)
        #expect(MethodExchange.unprepared(CountingCard.self, below: CountingCard.self, modules: []) == nil)
        #expect(MethodExchange.unprepared(UITableViewCell.self, below: UIView.self, modules: []) == nil)
    }

    /// Each class of the module that overrides one of the methods is told as one that nothing takes the place of.
    @Test func overridesOfTheModuleAreFixed() throws {
        let folder = ScratchFiles.uikit.appendingPathComponent("Sources/UIKit")
        let table = try ScratchFiles.text("Core/ExchangeableMethods.swift", in: folder)
        let head = #/^ *(?:\w+ )*?(?:class|extension) (?<name>[A-Z]\w*)/#.anchorsMatchLineEndings()
        let override = #/(?:func|var) (?<name>\w+)/#
        var count = 0
        for case let file as URL in try #require(
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" {
            var type = ""
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let found = line.firstMatch(of: head) { type = String(found.name) }
                guard line.contains("override "), line.contains("open ") || line.contains("public "),
                    let name = line.firstMatch(of: override)?.name,
                    table.contains("\"\(name)\"") || table.contains("\"\(name):"), !line.contains("class func")
                else { continue }
                count += 1
                let entry = table.split(separator: "\n").first { $0.contains("(\(type).self, [") }
                #expect(entry?.contains("\"\(name)\"") == true, "\(type).\(name)")
            }
        }
        #expect(count > 20)
    }
}
