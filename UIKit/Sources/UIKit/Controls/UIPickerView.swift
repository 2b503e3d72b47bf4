internal import LayoutEngine

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRow() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What a delegate without views of its own answers.
private final class NoRow: UIView {}

/// Wheels, drawn flat: the chosen rows on a band, their neighbours paler. Without a data source bars stand for the rows.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var selected: [Int: Int] = [:]
    /// The size that the rows were placed for; nil: they are to be asked for.
    private var placed: CGSize?

    /// UIKit has a view for the columns and one for the chosen row; the second is clear here, where the first has the band.
    override func didMake(from coder: NSCoder?) {
        for _ in 0..<2 { addSubview(UIView(frame: bounds)) }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = rowSize(forComponent: 0).height + 2
        let row = CGRect(x: 9, y: bounds.midY - height / 2, width: max(bounds.width - 18, 0), height: height)
        for (part, frame) in zip(subviews, [bounds, row]) { part.frame = frame }
        guard placed != bounds.size, let columns = subviews.first else { return }
        placed = bounds.size
        for view in columns.subviews { view.removeFromSuperview() }
        guard dataSource != nil else { return }
        let band = UIView(frame: row)
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = Surroundings.environment.release < .iOS26 ? 8 : height / 2
        columns.addSubview(band)
        let sizes = (0..<max(0, numberOfComponents)).map(rowSize)
        var x = bounds.midX - (sizes.reduce(0) { $0 + $1.width } + 5 * CGFloat(sizes.count - 1)) / 2
        for (component, size) in sizes.enumerated() {
            place(component, CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
            x += size.width + 5
        }
    }

    /// Adds the rows of a column that the frame does not cut, at most three on each side of the chosen one.
    private func place(_ component: Int, _ middle: CGRect) {
        let chosen = selectedRow(inComponent: component)
        for row in (0..<max(0, numberOfRows(inComponent: component))).clamped(to: chosen - 3..<chosen + 4) {
            let way = CGFloat(row - chosen) * middle.height
            guard abs(way) + 8 < bounds.height / 2 else { continue }
            let frame = middle.offsetBy(dx: 0, dy: way)
            let view = view(row, component)
            if view is UILabel || view.bounds.isEmpty {
                view.frame = frame
            } else {
                view.center = CGPoint(x: frame.midX, y: frame.midY)
            }
            let holder = UIView(frame: bounds)
            holder.alpha = row == chosen ? 1 : 0.5 - 0.13 * CGFloat(abs(row - chosen))
            holder.addSubview(view)
            subviews.first?.addSubview(holder)
        }
    }

    private func view(_ row: Int, _ component: Int) -> UIView {
        let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if let own, !(own is NoRow) { return own }
        let label = UILabel()
        label.font = .systemFont(ofSize: 23.5)
        label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        }
        label.textAlignment = .center
        return label
    }

    /// Without effect since iOS 7.
    @Kept open var showsSelectionIndicator = true
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Columns are alike, 5 points apart and 9 from the sides, and rows 32 points high, unless the delegate says otherwise.
    open func rowSize(forComponent component: Int) -> CGSize {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let count = CGFloat(max(numberOfComponents, 1))
        return CGSize(
            width: width > 0 ? width : max((bounds.width - 18 - 5 * (count - 1)) / count, 0),
            height: height > 0 ? height : 32)
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = row
        reloadAllComponents()
    }
    /// The first row where none was selected; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
    }
    open func reloadAllComponents() {
        placed = nil
        setNeedsLayout()
    }
    open func reloadComponent(_ component: Int) { reloadAllComponents() }
    override var kind: View.Kind { .pickerView }
}
