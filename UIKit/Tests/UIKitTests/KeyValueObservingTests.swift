import Testing
import UIKit

/// Observers of properties: told by comparison, as no setter is replaced here.
@MainActor
struct KeyValueObservingTests {
    /// A text view that is as high as its text, by an observer of its content size.
    final class GrowingTextView: UITextView {
        private(set) lazy var height = heightAnchor.constraint(equalToConstant: 0)
        private var observation: NSKeyValueObservation?

        init() {
            super.init(frame: .zero, textContainer: nil)
            height.isActive = true
            observation = observe(\.contentSize, options: [.new]) { view, change in
                if let size = change.newValue { view.height.constant = size.height }
            }
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func anObserverMayAskForLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let view = GrowingTextView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        view.text = "one"
        root.layoutIfNeeded()
        let line = view.frame.height
        #expect(line > 0 && line == view.contentSize.height)
        view.text = "one two three four five six seven eight nine ten"
        root.layoutIfNeeded()
        #expect(view.frame.height > line && view.frame.height == view.contentSize.height)
    }

    @Test func statesOfControls() {
        let button = UIButton()
        var changes: [[Bool?]] = []
        var observation: NSKeyValueObservation? = button.observe(\.isEnabled, options: [.old, .new, .initial]) {
            changes.append([$1.oldValue, $1.newValue])
        }
        button.isEnabled = false
        button.isEnabled = false
        button.isHighlighted = true
        #expect(changes == [[true, true], [true, false]])
        observation?.invalidate()
        button.isEnabled = true
        #expect(changes.count == 2)
        observation = nil
        #expect(observation == nil)
    }

    /// A class of the program says itself that a value has changed; without that, the next layout finds it.
    @Test func valuesOfTheProgram() {
        final class Bar: UIView {
            var count = 0
            var parts: [() -> Void] = []
        }
        let bar = Bar()
        var calls: [String] = []
        let observations = [
            bar.observe(\.count) { _, change in calls.append("count \(change.newValue.map(String.init) ?? "-")") },
            bar.observe(\.parts) { view, _ in calls.append("parts \(view.parts.count)") },
        ]
        bar.willChangeValue(for: \.parts)
        bar.parts = [{}]
        bar.didChangeValue(for: \.parts)
        bar.count = 1
        #expect(calls == ["parts 1"])
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(calls == ["parts 1", "count -"])
        #expect(observations.count == 2)
    }

    /// Neither the object nor its observer lives longer for an observation.
    @Test func observationsEnd() {
        weak var gone: UIButton?
        var count = 0
        do {
            let button = UIButton()
            gone = button
            let kept = UIButton()
            do {
                let observation = kept.observe(\.isEnabled) { _, _ in count += 1 }
                _ = observation
            }
            kept.isEnabled = false
            let observation = button.observe(\.isEnabled) { _, _ in count += 1 }
            button.isEnabled = false
            _ = observation
        }
        #expect(gone == nil)
        #expect(count <= 1)
    }
}
