internal import InterfaceBuilder
internal import LayoutEngine

/// What the class of a view adds to UIView, from a nib: its text, its picture, its state.
@MainActor
struct NibContents {
    private let run: NibRun
    private let record: View
    private let attributes: [String: String]
    private let values: [String: [String: String]]
    private let objects: [DocumentObjects.Object]
    private let facts: DesignFacts.Marks

    init(_ run: NibRun, _ record: View, _ object: DocumentObjects.Object?, facts: DesignFacts.Marks) {
        (self.run, self.record) = (run, record)
        attributes = object?.attributes ?? [:]
        values = object?.values ?? [:]
        objects = object.map { run.file.objects.children(of: $0.id) } ?? []
        self.facts = facts
    }

    func decode(_ view: UIView) {
        switch (view, record.content) {
        case (let label as UILabel, .text(let text)): decode(label, text)
        case (let field as UITextField, .text(let text)): decode(field, text)
        case (let view as UITextView, .text(let text)): decode(view, text)
        case (let bar as UISearchBar, .text(let text)):
            bar.text = text.text.isEmpty ? nil : text.text
            bar.placeholder = text.placeholder
        case (let button as UIButton, .button(let content)): decode(button, content)
        case (let view as UIImageView, .image(let image)): view.image = picture(image)
        case (_, .control(let control)): decode(view, control)
        default: break
        }
        if let stack = view as? UIStackView, let attributes = record.stack { decode(stack, attributes) }
        if let scroll = view as? UIScrollView { decode(scroll) }
        if let control = view as? UIControl {
            control.isEnabled = flag("enabled", true)
            control.isSelected = flag("selected", false)
        }
        if let cell = view as? UITableViewCell { decode(cell) }
        if let cell = view as? UICollectionReusableView { cell.reuseIdentifier = attributes["reuseIdentifier"] }
    }

    private func flag(_ name: String, _ usual: Bool) -> Bool { attributes[name].map { $0 == "YES" } ?? usual }
    private func number(_ name: String) -> Double? {
        attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Texts

    private func alignment(_ text: TextContent) -> NSTextAlignment {
        facts.contains(.isLeftAligned) ? .left : NSTextAlignment(text.alignment) ?? .natural
    }

    private func attributed(_ text: TextContent) -> NSAttributedString? {
        guard !text.runs.isEmpty else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment(text)
        style.lineSpacing = CGFloat(text.lineSpacing)
        style.lineHeightMultiple = CGFloat(text.lineHeightMultiple)
        style.minimumLineHeight = CGFloat(text.minimumLineHeight)
        style.maximumLineHeight = CGFloat(text.maximumLineHeight)
        style.paragraphSpacing = CGFloat(text.paragraphSpacing)
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
            attributes[.font] = UIFont(run.font ?? text.font)
            if let color = run.color ?? text.color { attributes[.foregroundColor] = UIColor(color) }
            attributes[.underlineStyle] = run.underlineStyle?.number
            attributes[.strikethroughStyle] = run.strikethroughStyle?.number
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return result
    }

    private func decode(_ label: UILabel, _ text: TextContent) {
        label.text = text.text
        label.font = UIFont.known(text.font)
        if let color = text.color { label.textColor = UIColor(color) }
        label.textAlignment = alignment(text)
        label.lineBreakMode = NSLineBreakMode(text.lineBreakMode) ?? .byTruncatingTail
        label.numberOfLines = text.numberOfLines
        label.isEnabled = text.isEnabled
        label.adjustsFontSizeToFitWidth = text.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = CGFloat(text.minimumScaleFactor)
        label.preferredMaxLayoutWidth = CGFloat(text.preferredMaxLayoutWidth)
        label.adjustsFontForContentSizeCategory = facts.contains(.followsTextSize)
        if let attributed = attributed(text) { label.attributedText = attributed }
    }

    private func decode(_ field: UITextField, _ text: TextContent) {
        field.text = text.text
        field.placeholder = text.placeholder
        field.font = UIFont.known(text.font)
        if let color = text.color { field.textColor = UIColor(color) }
        field.textAlignment = alignment(text)
        let styles = TextContent.BorderStyle.allCases
        field.borderStyle =
            styles.firstIndex(of: text.borderStyle).flatMap(UITextField.BorderStyle.init) ?? .none
        field.isSecureTextEntry = text.isSecure
        field.adjustsFontSizeToFitWidth = text.adjustsFontSizeToFitWidth
        field.minimumFontSize = CGFloat(text.minimumFontSize)
        if let attributed = attributed(text) { field.attributedText = attributed }
    }

    private func decode(_ view: UITextView, _ text: TextContent) {
        view.text = text.text
        view.font = UIFont.known(text.font)
        if let color = text.color { view.textColor = UIColor(color) }
        view.textAlignment = alignment(text)
        view.isEditable = flag("editable", true)
        view.isSelectable = flag("selectable", true)
        if let attributed = attributed(text) { view.attributedText = attributed }
    }

    // MARK: Pictures and buttons

    private func picture(_ content: ImageContent?) -> UIImage? {
        guard let content else { return nil }
        guard content.isSystemSymbol else {
            return UIImage(named: content.name, in: run.file.bundle, compatibleWith: nil)
        }
        let configuration = UIImage.SymbolConfiguration(
            size: content.symbolPointSize, style: content.symbolTextStyle, scaleWord: content.symbolScale)
        return UIImage(systemName: content.name, withConfiguration: configuration)
    }

    private func decode(_ button: UIButton, _ content: ButtonContent) {
        button.buttonType = UIButton.ButtonType(content.kind) ?? .system
        button.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment(content.contentAlignment.horizontal)
        let places = ButtonContent.VerticalAlignment.allCases
        button.contentVerticalAlignment =
            places.firstIndex(of: content.contentAlignment.vertical).flatMap(UIControl.ContentVerticalAlignment.init)
            ?? .center
        if let style = content.configuration {
            button.configuration = configuration(style, content)
            return
        }
        if !content.title.isEmpty { button.setTitle(content.title, for: .normal) }
        if !content.attributedTitle.isEmpty {
            var text = TextContent(text: content.title, font: content.font ?? .system(18))
            text.runs = content.attributedTitle
            button.setAttributedTitle(attributed(text), for: .normal)
        }
        if let color = content.titleColor { button.setTitleColor(UIColor(color), for: .normal) }
        if let image = picture(content.image) { button.setImage(image, for: .normal) }
        if let image = picture(content.backgroundImage) { button.setBackgroundImage(image, for: .normal) }
        if let font = content.font { button.titleLabel?.font = UIFont.known(font) }
        if content.numberOfLines != 1 { button.titleLabel?.numberOfLines = content.numberOfLines }
        if let mode = content.lineBreakMode.flatMap(NSLineBreakMode.init(_:)) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let insets = content.insets.content { button.contentEdgeInsets = UIEdgeInsets(insets) }
        button.titleEdgeInsets = UIEdgeInsets(content.insets.title)
        button.imageEdgeInsets = UIEdgeInsets(content.insets.image)
        for (name, state) in [
            ("selected", UIControl.State.selected), ("highlighted", .highlighted), ("disabled", .disabled),
        ] {
            guard let look = values[name] else { continue }
            if let title = look["title"] { button.setTitle(title, for: state) }
            if let image = look["image"] {
                button.setImage(picture(ImageContent(name: image)), for: state)
            }
        }
    }

    private func configuration(_ style: ButtonContent.Configuration, _ content: ButtonContent) -> UIButton.Configuration
    {
        var configuration = UIButton.Configuration(style: style)
        configuration.title = content.title.isEmpty ? nil : content.title
        configuration.subtitle = content.configured.subtitle
        configuration.image = picture(content.image)
        configuration.baseForegroundColor = content.titleColor.map(UIColor.init)
        configuration.background.backgroundColor = content.configured.backgroundColor.map(UIColor.init)
        configuration.background.ownRadius = content.configured.backgroundCornerRadius.map { CGFloat($0) }
        configuration.imagePadding = CGFloat(content.configured.imagePadding)
        configuration.showsActivityIndicator = content.configured.showsActivityIndicator
        configuration.titleAlignment =
            UIButton.Configuration.TitleAlignment(content.configured.titleAlignment) ?? .automatic
        configuration.buttonSize = UIButton.Configuration.Size(content.configured.buttonSize) ?? .medium
        configuration.cornerStyle = UIButton.Configuration.CornerStyle(content.configured.cornerStyle) ?? .dynamic
        switch content.configured.imagePlacement {
        case .leading: configuration.imagePlacement = .leading
        case .trailing: configuration.imagePlacement = .trailing
        case .top: configuration.imagePlacement = .top
        case .bottom: configuration.imagePlacement = .bottom
        }
        if let insets = content.insets.content {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                trailing: CGFloat(insets.right))
        }
        if let font = content.font {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
                var output = input
                output[UIFontKey.self] = UIFont(font)
                return output
            }
        }
        return configuration
    }

    // MARK: Controls

    private func decode(_ view: UIView, _ content: ControlContent) {
        switch view {
        case let view as UISwitch: view.isOn = content.isOn
        case let slider as UISlider:
            slider.minimumValue = Float(number("minValue") ?? 0)
            slider.maximumValue = Float(number("maxValue") ?? 1)
            slider.value = Float(number("value") ?? 0)
        case let stepper as UIStepper:
            stepper.minimumValue = number("minimumValue") ?? 0
            stepper.maximumValue = number("maximumValue") ?? 100
            stepper.value = number("value") ?? 0
            stepper.stepValue = number("stepValue") ?? 1
            stepper.wraps = flag("wraps", false)
        case let view as UIProgressView: view.progress = Float(content.value)
        case let control as UISegmentedControl:
            for (index, title) in content.segments.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            control.selectedSegmentIndex = content.selectedSegment ?? UISegmentedControl.noSegment
        case let control as UIPageControl:
            control.numberOfPages = content.numberOfPages
            control.currentPage = content.currentPage
        case let view as UIActivityIndicatorView:
            view.style = content.style == "large" || content.style == "whiteLarge" ? .large : .medium
            view.hidesWhenStopped = flag("hidesWhenStopped", false)
            if content.isAnimating { view.startAnimating() }
        case let picker as UIDatePicker:
            picker.preferredDatePickerStyle =
                content.style == "wheels" ? .wheels : content.style == "inline" ? .inline : .compact
            decode(picker, content.datePicker)
        default: break
        }
    }

    /// The mode, the date and its range; moments are those of the picker's time zone.
    private func decode(_ picker: UIDatePicker, _ content: DatePickerContent) {
        func date(_ moment: DatePickerContent.Moment) -> Date? {
            picker.calendar.date(
                from: DateComponents(
                    year: moment.year, month: moment.month, day: moment.day, hour: moment.hour, minute: moment.minute))
        }
        picker.datePickerMode =
            DatePickerMode.allCases.firstIndex(of: content.mode).flatMap(UIDatePicker.Mode.init) ?? .dateAndTime
        if let moment = content.date, let date = date(moment) { picker.date = date }
        (picker.minimumDate, picker.maximumDate) = (
            content.minimumDate.flatMap(date), content.maximumDate.flatMap(date)
        )
        (picker.minuteInterval, picker.countDownDuration) = (content.minuteInterval, content.countDownDuration)
    }

    private func decode(_ stack: UIStackView, _ attributes: StackAttributes) {
        stack.axis = attributes.axis == .vertical ? .vertical : .horizontal
        stack.distribution =
            StackAttributes.Distribution.allCases.firstIndex(of: attributes.distribution)
            .flatMap(UIStackView.Distribution.init) ?? .fill
        stack.alignment =
            StackAttributes.Alignment.allCases.firstIndex(of: attributes.alignment).flatMap(UIStackView.Alignment.init)
            ?? .fill
        stack.spacing = attributes.usesSystemSpacing ? UIStackView.spacingUseSystem : CGFloat(attributes.spacing)
        stack.isBaselineRelativeArrangement = attributes.isBaselineRelativeArrangement
        stack.isLayoutMarginsRelativeArrangement = attributes.isLayoutMarginsRelativeArrangement
    }

    // MARK: Lists

    private func decode(_ scroll: UIScrollView) {
        let adjustments = ScrollAttributes.InsetAdjustment.allCases
        if let adjustment = record.scroll?.insetAdjustment, let index = adjustments.firstIndex(of: adjustment) {
            scroll.contentInsetAdjustmentBehavior = .init(rawValue: index) ?? .automatic
        }
        scroll.isScrollEnabled = flag("scrollEnabled", true)
        scroll.isPagingEnabled = flag("pagingEnabled", false)
        scroll.showsVerticalScrollIndicator = flag("showsVerticalScrollIndicator", true)
        scroll.showsHorizontalScrollIndicator = flag("showsHorizontalScrollIndicator", true)
        scroll.alwaysBounceVertical = flag("alwaysBounceVertical", false)
        scroll.alwaysBounceHorizontal = flag("alwaysBounceHorizontal", false)
        if let table = scroll as? UITableView { decode(table) }
        if let collection = scroll as? UICollectionView { decode(collection) }
    }

    private func decode(_ table: UITableView) {
        func height(_ name: String) -> CGFloat {
            number(name).flatMap { $0 >= 0 ? CGFloat($0) : nil } ?? UITableView.automaticDimension
        }
        table.rowHeight = height("rowHeight")
        table.estimatedRowHeight = height("estimatedRowHeight")
        table.sectionHeaderHeight = height("sectionHeaderHeight")
        table.sectionFooterHeight = height("sectionFooterHeight")
        table.separatorStyle = attributes["separatorStyle"] == "none" ? .none : .singleLine
        if let inset = values["separatorInset"] {
            table.separatorInset = UIEdgeInsets(
                top: 0, left: inset.length("minX"), bottom: 0, right: inset.length("maxX"))
        }
        table.allowsSelection = attributes["allowsSelection"] != "NO"
        table.allowsMultipleSelection = flag("allowsMultipleSelection", false)
    }

    private func decode(_ collection: UICollectionView) {
        guard let object = objects.first(where: { $0.key == "collectionViewLayout" }) else { return }
        let made = (run.type(of: object) as? UICollectionViewLayout.Type)?.init(coder: NibCoder(run, object))
        let layout = made ?? (object.element == "collectionViewFlowLayout" ? UICollectionViewFlowLayout() : nil)
        guard let layout else { return }
        if let flow = layout as? UICollectionViewFlowLayout { flow.decode(object) }
        run.note(layout, object)
        collection.collectionViewLayout = layout
    }

    private func decode(_ cell: UITableViewCell) {
        cell.reuseIdentifier = attributes["reuseIdentifier"]
        let types: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
            "detailDisclosureButton": .detailDisclosureButton,
        ]
        cell.accessoryType = attributes["accessoryType"].flatMap { types[$0] } ?? .none
        if attributes["selectionStyle"] == "none" { cell.selectionStyle = .none }
    }
}

extension UICollectionViewFlowLayout {
    fileprivate func decode(_ object: DocumentObjects.Object) {
        func size(_ name: String) -> CGSize? {
            object.values[name].map { CGSize(width: $0.length("width"), height: $0.length("height")) }
        }
        scrollDirection = object.attributes["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        minimumLineSpacing = object.attributes.length("minimumLineSpacing")
        minimumInteritemSpacing = object.attributes.length("minimumInteritemSpacing")
        itemSize = size("itemSize") ?? itemSize
        estimatedItemSize =
            object.attributes["automaticEstimatedItemSize"] == "YES"
            ? UICollectionViewFlowLayout.automaticSize : size("estimatedItemSize") ?? .zero
        headerReferenceSize = size("headerReferenceSize") ?? .zero
        footerReferenceSize = size("footerReferenceSize") ?? .zero
        guard let inset = object.values["sectionInset"] else { return }
        sectionInset = UIEdgeInsets(
            top: inset.length("minY"), left: inset.length("minX"), bottom: inset.length("maxY"),
            right: inset.length("maxX"))
    }
}
