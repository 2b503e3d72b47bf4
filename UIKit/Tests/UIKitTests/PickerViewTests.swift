import Foundation
import Testing
import UIKit
import UIKitDrawing

/// The rows of UIPickerView.
@MainActor
struct PickerViewTests {
    private class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let titles: [String]
        init(_ titles: [String]) { self.titles = titles }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            titles[row]
        }
    }
    private final class Discs: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView { UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    }

    private func picker(_ rows: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (rows, rows)
        picker.layoutIfNeeded()
        return picker
    }
    private func found<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        view.subviews.flatMap { ($0 as? Kind).map { [$0] } ?? found(kind, in: $0) }
    }

    /// The first row is in the middle until another is selected, and rows lie 32 points apart.
    @Test func theChosenRowIsInTheMiddle() {
        let rows = Rows(["One", "Two", "Three"])
        let picker = picker(rows)
        func places() -> [String: CGFloat] {
            let labels = found(UILabel.self, in: picker).filter { $0.frame.midX < 160 }
            return Dictionary(labels.map { ($0.text ?? "", $0.frame.midY) }) { $1 }
        }
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(places() == ["One": 108, "Two": 140, "Three": 172])
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(places() == ["One": 44, "Two": 76, "Three": 108])
        #expect(found(UILabel.self, in: picker).count == 6)
    }

    @Test func titlesAreDrawn() throws {
        let (one, other) = (Rows(["One", "Two"]), Rows(["One", "Six"]))
        #expect(try picker(one).png() == picker(one).png())
        #expect(try picker(one).png() != picker(other).png())
    }

    @Test func viewsAndHeightsOfTheDelegate() {
        let discs = Discs()
        let views = found(UIImageView.self, in: picker(discs))
        #expect(views.map(\.frame.midY) == [108, 158])
        #expect(views.allSatisfy { $0.frame.width == 20 && $0.frame.midX == 160 })
    }
}
