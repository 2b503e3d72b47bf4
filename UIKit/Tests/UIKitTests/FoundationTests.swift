import Foundation
import Testing
import UIKit

/// What Foundation has on Apple's systems alone, and view code uses.
@MainActor
struct FoundationTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        return formatter
    }

    @Test func lengthsOfTime() {
        #expect(formatter(.positional, [.hour, .minute, .second]).string(from: 3909) == "1:05:09")
        #expect(formatter(.positional, [.minute, .second], .pad).string(from: 5) == "00:05")
        #expect(formatter(.positional, [.minute, .second]).string(from: 65) == "1:05")
        #expect(formatter(.full, [.hour, .minute]).string(from: 7500) == "2 hours, 5 minutes")
        #expect(formatter(.abbreviated, [.hour, .minute]).string(from: 7500) == "2h 5m")
        #expect(formatter(.full, [.day, .hour]).string(from: 86_400) == "1 day")
        #expect(formatter(.full, [.month]).string(from: DateComponents(month: 2)) == "2 months")
        #expect(formatter(.positional, [.second]).string(from: .infinity) == nil)
        let most = formatter(.full, [.hour, .minute, .second])
        most.maximumUnitCount = 1
        #expect(most.string(from: 3909) == "1 hour")
        most.allowedUnits = .second
        #expect(most.string(for: 2.0) == "2 seconds")
    }

    @Test func timesAgo() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 3600) == "in 1 hour")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.dateTimeStyle = .named
        let now = Date.now
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "gestern")
    }

    @Test func linksAndNumbers() throws {
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        let detector = try NSDataDetector(types: types.rawValue)
        let text = "See https://example.org/a?b=1, www.example.com. or mail me@example.net, call +49 (30) 123-4567!"
        let found = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
        let words = found.map { NSString(string: text).substring(with: $0.range) }
        #expect(
            words == ["https://example.org/a?b=1", "www.example.com", "me@example.net", "+49 (30) 123-4567"])
        #expect(
            found.map(\.url?.absoluteString) == [
                "https://example.org/a?b=1", "http://www.example.com", "mailto:me@example.net", nil,
            ])
        #expect(found.map(\.resultType) == [.link, .link, .link, .phoneNumber])
        #expect(found.last?.phoneNumber == "+49 (30) 123-4567")
        let links = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        #expect(links.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) == 3)
        #expect(links.firstMatch(in: "a.b", range: NSRange(location: 0, length: 3)) == nil)
    }

    private final class Thing: NSObject {}

    @Test func weakTables() {
        let table = NSHashTable<Thing>.weakObjects()
        let map = NSMapTable<Thing, NSString>.weakToStrongObjects()
        let kept = Thing()
        do {
            let gone = Thing()
            for thing in [kept, gone, kept] {
                table.add(thing)
                map.setObject("a", forKey: thing)
            }
            #expect(table.count == 2)
            #expect(map.count == 2)
        }
        #expect(table.allObjects == [kept])
        #expect(map.count == 1)
        #expect(map.object(forKey: kept) == "a")
        table.remove(kept)
        #expect(!table.contains(kept))
    }

    /// Whatever was done is undone and done again, in the order that takes each step back.
    @Test func undoing() {
        final class Counter {
            var values: [Int] = []
            let manager = UndoManager()
            func add(_ value: Int) {
                values.append(value)
                manager.registerUndo(withTarget: self) { $0.remove() }
            }
            func remove() {
                let value = values.removeLast()
                manager.registerUndo(withTarget: self) { $0.add(value) }
            }
        }
        let counter = Counter()
        for value in 1...3 { counter.add(value) }
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.values == [1])
        counter.manager.redo()
        #expect(counter.values == [1, 2])
        counter.manager.undo()
        #expect(counter.values == [1])
        counter.manager.beginUndoGrouping()
        counter.add(7)
        counter.add(8)
        counter.manager.endUndoGrouping()
        #expect(!counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.values == [1])
    }

    @Test func attributesGoToSwiftAndBack() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let text = NSMutableAttributedString(
            string: "one", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .kern: 2, .paragraphStyle: style])
        text.append(NSAttributedString(string: " two", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        let swift = AttributedString(text)
        #expect(swift.runs.first?.font == .boldSystemFont(ofSize: 20))
        let back = NSAttributedString(swift)
        #expect(back.string == "one two")
        #expect(back.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect((back.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing == 4)
        #expect(back.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
        #expect(back.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test(arguments: [
        ("<p>One &amp; <b>two</b></p><p>three&#33;</p>", "One & two\nthree!\n"), ("a<br>b", "a\nb"),
        ("<style>p { }</style>x  y", "x y"), ("&unknown; <", "&unknown; "), ("<", ""), ("&#x41;&#xZZ;", "A"),
        ("<script>a < b</script>c", "c"),
    ])
    func wordsOfHTML(_ html: String, _ words: String) throws {
        let read = try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
        #expect(read.string == words)
        #expect(throws: (any Error).self) {
            try NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf])
        }
    }

    /// Neighbouring ranges with values of one class: Foundation compares them, whatever lies in their first properties.
    @Test func attributesOfNeighbours() {
        let styles = [NSMutableParagraphStyle(), NSMutableParagraphStyle()]
        styles[1].lineSpacing = 3
        let values: [(NSAttributedString.Key, [NSObject])] = [
            (.font, [UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)]),
            (.foregroundColor, [UIColor.clear, UIColor(white: 0, alpha: 1)]), (.paragraphStyle, styles),
            (.shadow, [NSShadow(), NSShadow()]), (.attachment, [NSTextAttachment(), NSTextAttachment()]),
        ]
        for (key, values) in values {
            let text = NSMutableAttributedString(string: "one two", attributes: [key: values[0]])
            text.addAttribute(key, value: values[1], range: NSRange(location: 2, length: 3))
            let copy = NSMutableAttributedString(attributedString: text)
            copy.append(text)
            #expect(copy.attribute(key, at: 3, effectiveRange: nil) as? NSObject === values[1], "\(key)")
            #expect(copy.attribute(key, at: 7, effectiveRange: nil) as? NSObject === values[0], "\(key)")
        }
    }

    /// Parts of an attributed text without a font have Helvetica of 12 points in a text view, until a font is set.
    @Test func textViewsOfAttributedTexts() throws {
        let view = UITextView()
        let text = "Hello World\nHello World"
        func size(_ font: UIFont?) -> CGSize {
            view.attributedText = NSAttributedString(string: text, attributes: font.map { [.font: $0] } ?? [:])
            return view.sizeThatFits(CGSize(width: 300, height: 300))
        }
        #expect(size(nil) == size(UIFont(name: "Helvetica", size: 12)))
        #expect(size(nil) != size(.systemFont(ofSize: 17)))
        #expect(UITextView().font == UIFont(name: "Helvetica", size: 12))
        // Insets leave no more than whole pixels.
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        let bare = size(nil)
        #expect(bare.width == (bare.width * 3).rounded() / 3 && bare.height == (bare.height * 3).rounded() / 3)
        view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        view.textContainer.lineFragmentPadding = 5
        view.attributedText = NSAttributedString(string: text)
        view.font = .systemFont(ofSize: 17)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 300)) == size(.systemFont(ofSize: 17)))
    }

    /// A group of programs has a folder, and the names of C for rectangles are there.
    @Test func namesOfOtherSystems() throws {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example/../a")
        let path = try #require(folder?.path)
        #expect(FileManager.default.fileExists(atPath: path) && !path.contains("/../"))
        let rect = CGRect(x: 10, y: 0, width: 20, height: 10)
        #expect(CGRectGetMidX(rect) == 20 && CGRectGetWidth(CGRectInset(rect, 5, 0)) == 10)
    }

    /// UIKit has a view for the track of a progress bar and one for what is done, and for the columns and the row of a picker.
    @Test @MainActor func partsOfProgress() {
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
        bar.progress = 0.25
        bar.layoutIfNeeded()
        #expect(bar.subviews.map(\.frame.width) == [100, 25])
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.layoutIfNeeded()
        #expect(picker.subviews.map(\.frame.height) == [216, 34])
    }

    /// Names that packages of views write and that change no picture.
    @Test @MainActor func namesOfPackages() {
        final class Item: UITabBarItem {
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(Item(coder: coder) != nil && !UITabBar().endCustomizing(animated: false))
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let line = CGPath(
            __byStroking: path, transform: nil, lineWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 0)
        #expect(line?.boundingBox == path.boundingBox)
        var count = UInt32(3)
        #expect(class_copyPropertyList(Item.self, &count) == nil && count == 0)
    }

    @Test func setsOfCharactersThatChange() {
        let some = NSMutableCharacterSet.uikitMade(charactersIn: "ab")
        some.formUnion(with: .decimalDigits)
        some.removeCharacters(in: "a")
        #expect("ab1".unicodeScalars.map((some as CharacterSet).contains) == [false, true, true])
        let one = NSMutableCharacterSet.uikitMade(range: NSRange(location: 97, length: 1))
        one.invert()
        #expect(!one.characterIsMember(97) && one.characterIsMember(98))
    }

    /// A field that colours its placeholder when one is set.
    @Test @MainActor func colouredPlaceholders() {
        final class Field: UITextField {
            override var placeholder: String? {
                didSet {
                    attributedPlaceholder = placeholder.map {
                        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red])
                    }
                }
            }
        }
        let field = Field(frame: .zero)
        field.placeholder = "Name"
        #expect(field.placeholder == "Name" && field.attributedPlaceholder?.length == 4)
        field.attributedPlaceholder = nil
        #expect(field.placeholder == nil)
    }
}
