internal import LayoutEngine

/// Rows in sections, one below the other; cells exist for the rows in sight.
open class UITableView: UIScrollView {
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    public static let automaticDimension = CGFloat(-1)
    public static let indexSearch = "{search}"

    open internal(set) var style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }
    override func delegateChanged() { reloadData() }
    open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { reloadData() } }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    @Kept open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { reloadData() } }
    @Kept open var allowsSelection = true
    open var allowsMultipleSelection = false
    @Kept open var allowsSelectionDuringEditing = false
    open var isEditing = false
    @Kept open var remembersLastFocusedIndexPath = false
    @Kept open var sectionIndexColor: UIColor?
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

    private var reusableCells = ReuseQueue<UITableViewCell>()
    package var cellIdentifiers: [String] { reusableCells.identifiers }
    private var reusableHeaders = ReuseQueue<UITableViewHeaderFooterView>()
    /// The rows that stand in a storyboard.
    var staticRows: StaticRows?
    private var shown: [IndexPath: UITableViewCell] = [:]
    /// Cells that were made to be measured and are shown next.
    private var measured: [IndexPath: UITableViewCell] = [:]
    private var decorations: [UIView] = []
    /// The headers or the footers of the sections: their views, and where each stands, also one without a view.
    private struct SectionEdges {
        var views: [Int: UIView] = [:]
        var rects: [Int: CGRect] = [:]
    }
    private var headers = SectionEdges()
    private var footers = SectionEdges()
    private var heights = RowHeights()
    private var measuredWidth = CGFloat(0)
    private var selected: Set<IndexPath> = []
    private var needsReload = true
    @Kept open var allowsMultipleSelectionDuringEditing = false
    @Kept open var dragInteractionEnabled = false
    @Kept open var isPrefetchingEnabled = true
    @Kept open var insetsContentViewsToSafeArea = true
    @Kept open var selectionFollowsFocus = false
    @Kept open var allowsFocus = false
    @Kept open var sectionIndexBackgroundColor: UIColor?
    @Kept open var sectionIndexTrackingBackgroundColor: UIColor?
    /// - Note: Kept without effect.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// - Note: Kept without effect.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// - Note: Kept without effect.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    @Kept open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    open var separatorEffect: UIVisualEffect? {
        didSet { Missing.note("UITableView.separatorEffect: separators have their colour") }
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        style = Style(nib: coder.nib?["style"])
        super.init(coder: coder)
    }

    // MARK: Registration and reuse

    open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
        reusableCells.register(type, identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reusableCells.register(nib, identifier)
    }
    func register(_ prototype: NibPrototype) { reusableCells.register(prototype, prototype.identifier) }
    open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reusableHeaders.register(type, identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reusableHeaders.register(nib, identifier)
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusableCells.takeIdle(identifier) {
            cell.prepareForReuse()
            return cell
        }
        let cell = reusableCells.make(identifier) { $0.make(style: .default, identifier: identifier) }
        if cell?.reuseIdentifier == nil { cell?.reuseIdentifier = identifier }
        return cell
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = reusableHeaders.make(identifier) { $0.make(identifier: identifier) }
        if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
        return view
    }

    // MARK: Asking

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        settleRows()
        return shown[indexPath]
    }
    open var visibleCells: [UITableViewCell] {
        settleRows()
        return shown.keys.sorted().compactMap { shown[$0] }
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        settleRows()
        return shown.isEmpty ? nil : shown.keys.sorted()
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        shown.keys.sorted().first { shown[$0]?.frame.contains(point) ?? false }
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        settle()
        guard let top = heights.tops[indexPath.section],
            (0..<heights.count(indexPath.section)).contains(indexPath.row)
        else { return .zero }
        let y = top + heights.distance(to: indexPath.row, in: indexPath.section)
        return look.rect(y: y, height: heights[indexPath.section, indexPath.row])
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        settle()
        return headers.rects[section] ?? .zero
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        settle()
        return footers.rects[section] ?? .zero
    }
    open func rect(forSection section: Int) -> CGRect {
        settle()
        let rows = heights.tops[section].map { top in
            look.rect(y: top, height: heights.distance(to: heights.count(section), in: section))
        }
        return [rectForHeader(inSection: section), rectForFooter(inSection: section), rows ?? .zero]
            .filter { !$0.isEmpty }
            .reduce(.null) { $0.union($1) }
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers.views[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers.views[section] as? UITableViewHeaderFooterView
    }

    // MARK: Selection and changes

    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selected.removeAll() }
        if !allowsMultipleSelection { for other in selected { deselectRow(at: other, animated: false) } }
        selected.insert(indexPath)
        shown[indexPath]?.setSelected(true, animated: animated)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        shown[indexPath]?.setSelected(false, animated: animated)
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
    open func beginUpdates() {}
    open func endUpdates() { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        layoutIfNeeded()
        MainTurns.call(completion)
    }
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let rect = rectForRow(at: indexPath)
        let inset = adjustedContentInset
        let height = bounds.height - inset.top - inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y = rect.minY - inset.top
        case .middle: y = rect.midY - height / 2 - inset.top
        case .bottom: y = rect.maxY - bounds.height + inset.bottom
        case .none:
            if rect.maxY > y + bounds.height - inset.bottom { y = rect.maxY - bounds.height + inset.bottom }
            if rect.minY < y + inset.top { y = rect.minY - inset.top }
        }
        let limit = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        contentOffset = CGPoint(x: contentOffset.x, y: min(max(-inset.top, y), limit))
        layoutIfNeeded()
    }

    // MARK: Layout

    private var look: TableLook { TableLook(style: style, width: bounds.width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Rows come and go in here: that is no reason to lay out again.
        defer { placement.needsLayout = false }
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
        guard bounds.width > 0 else { return }
        if needsReload || measuredWidth != bounds.width {
            needsReload = false
            measuredWidth = bounds.width
            retire(shown)
            shown = [:]
            for view in Array(headers.views.values) + Array(footers.views.values) { view.removeFromSuperview() }
            headers.views = [:]
            footers.views = [:]
            heights = RowHeights()
        }
        layOutRows()
    }

    /// In the order of the rows: which cell is used again for which row is the same in every run.
    private func retire(_ cells: [IndexPath: UITableViewCell]) {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, path) }
    }

    private func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        reusableCells.add(cell, cell.reuseIdentifier)
    }

    /// Whether rows are being placed: code that is asked for their heights and cells may ask where others are.
    private var isPlacing = false

    /// Rows that the data source has anew are there once somebody asks for one.
    private func settleRows() {
        if needsReload, dataSource != nil { settle() }
    }
    /// Lays out what changed, before a question about places.
    private func settle() {
        if !isPlacing { layoutIfNeeded() }
    }

    /// 1 the header; 2 each section's header, rows and footer; 3 the footer; rows out of sight are estimated.
    private func layOutRows() {
        guard !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        for view in decorations.reversed() { view.removeFromSuperview() }
        decorations = []
        heights.tops = [:]
        let sight = CGRect(x: 0, y: contentOffset.y, width: bounds.width, height: bounds.height)
        var y = CGFloat(0)
        func place(_ view: UIView?, height: CGFloat) {
            view?.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        if let tableHeaderView { place(tableHeaderView, height: tableHeaderView.bounds.height) }
        var wanted: [IndexPath: UITableViewCell] = [:]
        for section in 0..<numberOfSections {
            // 2.1 the header
            let header = headerOrFooter(section, isHeader: true)
            if style == .plain, header.height > 0 {
                y += sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : CGFloat(look.heights.automaticTopPadding)
            }
            headers.rects[section] = CGRect(x: 0, y: y, width: bounds.width, height: header.height)
            place(header.view, height: header.height)
            // 2.2 the rows
            let count = numberOfRows(inSection: section)
            let top = y
            heights.tops[section] = top
            y = layOutRows(of: section, from: top, count: count, in: sight, &wanted)
            if style != .plain, y > top {
                let card = look.card(look.rect(y: top, height: y - top))
                insertSubview(card, at: backgroundView == nil ? 0 : 1)
                decorations.append(card)
            }
            // 2.3 the footer
            let footer = headerOrFooter(section, isHeader: false)
            footers.rects[section] = CGRect(x: 0, y: y, width: bounds.width, height: footer.height)
            place(footer.view, height: footer.height)
        }
        if let tableFooterView { place(tableFooterView, height: tableFooterView.bounds.height) }
        retire(shown.filter { wanted[$0.key] !== $0.value })
        retire(measured.filter { wanted[$0.key] == nil })
        measured = [:]
        shown = wanted
        contentSize = CGSize(width: bounds.width, height: y)
    }

    /// The rows of a section: those in sight get cells.
    /// - Returns: where the last one ends.
    private func layOutRows(
        of section: Int, from top: CGFloat, count: Int, in sight: CGRect, _ wanted: inout [IndexPath: UITableViewCell]
    ) -> CGFloat {
        // Code that is asked for heights and cells may ask where rows are.
        var rows = heights
        if rows.count(section) != count {
            rows.fill(section, count: count) { stated(IndexPath(row: $0, section: section)) }
        }
        let end = rows.visit(
            section, from: top, isFar: { $0 >= sight.maxY || $1 + Self.nearness <= sight.minY },
            { rows, row, y in
                let path = IndexPath(row: row, section: section)
                let isNear = y < sight.maxY && y + Self.nearness > sight.minY
                let height = rows.known(section, row) ?? (isNear ? measure(path) : rows[section, row])
                if isNear { rows.set(height, section, row) }
                let rect = look.rect(y: y, height: height)
                guard rect.intersects(sight), height > 0 else { return height }
                let cell = cell(for: path)
                wanted[path] = cell
                cell.translatesAutoresizingMaskIntoConstraints = true
                cell.frame = rect
                cell.placeContent()
                if separatorStyle == .singleLine, style == .plain || row < count - 1 {
                    decorations.append(look.separator(below: cell, in: self))
                    addSubview(decorations[decorations.count - 1])
                }
                return height
            })
        heights = rows
        return end
    }

    /// How far above the sight rows are measured.
    private static let nearness = CGFloat(2_000)

    private func cell(for path: IndexPath) -> UITableViewCell {
        if let cell = shown[path] { return cell }
        let cell = measured[path] ?? make(path)
        addSubview(cell)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func make(_ path: IndexPath) -> UITableViewCell {
        let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
        cell.updateConfigurationIfNeeded()
        cell.setSelected(selected.contains(path), animated: false)
        return cell
    }

    /// The height that code states for a row, else an estimate.
    private func stated(_ path: IndexPath) -> (value: CGFloat, isKnown: Bool) {
        let stated = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard stated < 0 else { return (stated, true) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (estimate > 0 ? estimate : 44, false)
    }

    /// The height that a row's cell asks for.
    private func measure(_ path: IndexPath) -> CGFloat {
        let cell = shown[path] ?? measured[path] ?? make(path)
        if shown[path] == nil { measured[path] = cell }
        if cell.superview == nil { addSubview(cell) }
        cell.translatesAutoresizingMaskIntoConstraints = true
        let width = bounds.width - 2 * look.cardMargin
        cell.bounds.size.width = width
        cell.setNeedsLayout()
        return cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Headers and footers

    private func headerOrFooter(_ section: Int, isHeader: Bool) -> (view: UIView?, height: CGFloat) {
        let known = isHeader ? headers.views[section] : footers.views[section]
        let view = known ?? makeHeaderOrFooter(section, isHeader)
        if let view, view.superview !== self { addSubview(view) }
        if isHeader { headers.views[section] = view } else { footers.views[section] = view }
        let stated = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let asked =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? stated
            : delegate?.tableView(self, heightForFooterInSection: section) ?? stated
        // A delegate's 0 for a group without a view of its own is no answer; apps write 0.01. [documented by many apps]
        let isNoAnswer = asked == 0 && stated != 0 && style != .plain && (view == nil || view is TableLook.TitleView)
        if asked >= 0, !isNoAnswer, view != nil || style != .plain { return (view, asked) }
        guard let view, !(view is TableLook.TitleView) else {
            let heights = look.heights
            let texts = texts(of: section)
            let room =
                isHeader
                ? heights.header(
                    of: texts, isFirst: section == 0,
                    isBelowTableHeader: tableHeaderView.map { $0.bounds.height > 0 } ?? false)
                : heights.footer(of: texts)
            return (view, CGFloat(room.height))
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.bounds.size.width = bounds.width
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return (view, size.height > 0 ? size.height : view is UITableViewHeaderFooterView ? 28 : 0)
    }

    /// The titles of a section that no view stands for.
    private func texts(of section: Int) -> TableAttributes.Section {
        var texts = TableAttributes.Section()
        texts.headerTitle = dataSource?.tableView(self, titleForHeaderInSection: section)
        texts.footerTitle = dataSource?.tableView(self, titleForFooterInSection: section)
        return texts
    }

    private func makeHeaderOrFooter(_ section: Int, _ isHeader: Bool) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own { return own }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title.map { look.titleView($0, isHeader: isHeader) }
    }

    override var kind: View.Kind { .scrollView }
}

extension UITableView.Style {
    /// Interface Builder's word.
    init(nib word: String?) {
        switch word {
        case "grouped": self = .grouped
        case "insetGrouped": self = .insetGrouped
        default: self = .plain
        }
    }
}
