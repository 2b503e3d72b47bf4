extension TreeSchema {
    /// The view with all its keys.
    static let node = #"""
            "node": {
              "type": "object",
              "additionalProperties": false,
              "required": ["type"],
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "view", "stackView", "label", "button", "imageView", "scrollView", "tableView", "tableViewCell",
                        "collectionView", "collectionViewCell", "collectionReusableView", "textField", "textView", "switch",
                        "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView", "pageControl",
                        "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar", "visualEffectView",
                        "webView", "mapView", "containerView", "layoutGuide", "layoutContainer", "UIView", "UIStackView",
                        "UILabel", "UIButton", "UIImageView", "UIScrollView", "UITableView", "UITableViewCell",
                        "UICollectionView", "UICollectionViewCell", "UICollectionReusableView", "UITextField", "UITextView",
                        "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView",
                        "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView", "UISearchBar", "UINavigationBar",
                        "UIToolbar", "UITabBar", "UIVisualEffectView", "UILayoutGuide"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$", "description": "A name under components."}
                  ],
                  "description": "Interface Builder's element name, or the UIKit class."
                },
                "id": {"$ref": "#/$defs/id"},
                "class": {"type": "string", "description": "The custom class; draws as its type."},
                "label": {"type": "string", "description": "A name for people."},
                "note": {"type": "string"},
                "with": {
                  "type": "object",
                  "description": "Overrides of a component: property to value, or \"childId.property\" to value."
                },
                "frame": {"$ref": "#/$defs/rect"},
                "recordedFrame": {
                  "type": "array",
                  "items": {"$ref": "#/$defs/number"},
                  "minItems": 4,
                  "maxItems": 4,
                  "description": "The frame that a design tool recorded; never an input of layout."
                },
                "autoresizingMask": {
                  "type": "array",
                  "items": {
                    "enum": [
                      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
                      "flexibleBottomMargin"
                    ]
                  }
                },
                "translatesAutoresizingMaskIntoConstraints": {"type": "boolean", "description": "Default: true when frame is given; always false in a stack view."},
                "intrinsicContentSize": {
                  "type": "array",
                  "items": {"anyOf": [{"$ref": "#/$defs/length"}, {"const": -1}, {"type": "null"}]},
                  "minItems": 2,
                  "maxItems": 2,
                  "description": "[width, height]; -1 is UIView.noIntrinsicMetric, null the length of the content itself."
                },
                "contentHuggingPriority": {"$ref": "#/$defs/axisPriority"},
                "contentCompressionResistancePriority": {"$ref": "#/$defs/axisPriority"},
                "isHidden": {"type": "boolean"},
                "alignmentRectInsets": {"$ref": "#/$defs/insets"},
                "baselineOffsets": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"first": {"$ref": "#/$defs/number"}, "last": {"$ref": "#/$defs/number"}},
                  "description": "Distances of the baselines from the top and the bottom edge."
                },
                "layoutMargins": {"$ref": "#/$defs/insets"},
                "directionalLayoutMargins": {"$ref": "#/$defs/insets"},
                "preservesSuperviewLayoutMargins": {"type": "boolean"},
                "insetsLayoutMarginsFromSafeArea": {"type": "boolean"},
                "layoutMarginsFollowReadableWidth": {"type": "boolean"},
                "semanticContentAttribute": {"enum": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]},
                "alpha": {"type": "number", "minimum": 0, "maximum": 1},
                "backgroundColor": {"$ref": "#/$defs/color"},
                "tintColor": {"$ref": "#/$defs/color"},
                "cornerRadius": {
                  "anyOf": [
                    {"$ref": "#/$defs/length"},
                    {"type": "string", "description": "A metric, \"height / N\" or \"width / N\"."}
                  ]
                },
                "borderWidth": {"$ref": "#/$defs/length"},
                "borderColor": {"$ref": "#/$defs/color"},
                "clipsToBounds": {"type": "boolean"},
                "contentMode": {
                  "enum": [
                    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
                    "topLeft", "topRight", "bottomLeft", "bottomRight"
                  ]
                },
                "isUserInteractionEnabled": {"type": "boolean"},
                "axis": {"enum": ["horizontal", "vertical"]},
                "distribution": {"enum": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]},
                "alignment": {"enum": ["fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline"]},
                "spacing": {
                  "anyOf": [
                    {"$ref": "#/$defs/number"},
                    {"type": "string", "description": "An expression of metrics, or \"standard\" for the system spacing."}
                  ]
                },
                "customSpacing": {
                  "type": "object",
                  "additionalProperties": {"$ref": "#/$defs/measure"},
                  "description": "Id of an arranged view to the gap after it."
                },
                "isBaselineRelativeArrangement": {"type": "boolean"},
                "isLayoutMarginsRelativeArrangement": {"type": "boolean"},
                "arranger": {
                  "anyOf": [
                    {"const": true},
                    {"$ref": "#/$defs/order"},
                    {"type": "object", "additionalProperties": false, "properties": {"order": {"$ref": "#/$defs/order"}}}
                  ],
                  "description": "AASubviews: stacks the subviews; those that order leaves out are removed."
                },
                "text": {"$ref": "#/$defs/text"},
                "attributedText": {"$ref": "#/$defs/runs"},
                "placeholder": {"$ref": "#/$defs/text"},
                "font": {"$ref": "#/$defs/font"},
                "textColor": {"$ref": "#/$defs/color"},
                "textAlignment": {"$ref": "#/$defs/textAlignment"},
                "numberOfLines": {"type": "integer", "minimum": 0, "maximum": 1000000},
                "lineBreakMode": {
                  "enum": [
                    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
                    "byTruncatingMiddle"
                  ]
                },
                "adjustsFontSizeToFitWidth": {"type": "boolean"},
                "minimumScaleFactor": {"type": "number", "minimum": 0, "maximum": 1},
                "minimumFontSize": {"type": "number", "minimum": 0, "maximum": 2000},
                "preferredMaxLayoutWidth": {"$ref": "#/$defs/length"},
                "borderStyle": {"enum": ["none", "line", "bezel", "roundedRect"]},
                "isScrollEnabled": {"type": "boolean"},
                "isSecureTextEntry": {"type": "boolean"},
                "lineSpacing": {"$ref": "#/$defs/length"},
                "lineHeightMultiple": {"type": "number", "minimum": 0, "maximum": 100},
                "minimumLineHeight": {"$ref": "#/$defs/length"},
                "maximumLineHeight": {"$ref": "#/$defs/length"},
                "paragraphSpacing": {"$ref": "#/$defs/length"},
                "title": {"$ref": "#/$defs/text"},
                "attributedTitle": {"$ref": "#/$defs/runs"},
                "subtitle": {"$ref": "#/$defs/text"},
                "titleColor": {"$ref": "#/$defs/color"},
                "buttonType": {
                  "enum": [
                    "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
                    "plain"
                  ]
                },
                "configuration": {
                  "enum": ["plain", "tinted", "gray", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent"]
                },
                "image": {"$ref": "#/$defs/image"},
                "backgroundImage": {"$ref": "#/$defs/image"},
                "imagePlacement": {"enum": ["leading", "trailing", "top", "bottom"]},
                "imagePadding": {"$ref": "#/$defs/number"},
                "contentEdgeInsets": {"$ref": "#/$defs/insets"},
                "titleEdgeInsets": {"$ref": "#/$defs/insets"},
                "imageEdgeInsets": {"$ref": "#/$defs/insets"},
                "contentHorizontalAlignment": {"$ref": "#/$defs/textAlignment"},
                "contentVerticalAlignment": {"enum": ["center", "top", "bottom", "fill"]},
                "configurationBackgroundColor": {"$ref": "#/$defs/color"},
                "isEnabled": {"type": "boolean"},
                "isSelected": {"type": "boolean"},
                "isOn": {"type": "boolean"},
                "value": {"type": "number", "minimum": 0, "maximum": 1},
                "segments": {"$ref": "#/$defs/texts"},
                "selectedSegmentIndex": {"type": "integer", "minimum": -1, "maximum": 1000},
                "numberOfPages": {"type": "integer", "minimum": 0, "maximum": 1000},
                "currentPage": {"type": "integer", "minimum": 0, "maximum": 1000},
                "style": {"type": "string", "description": "A table's style, or the style word of a control."},
                "isAnimating": {"type": "boolean"},
                "titles": {"$ref": "#/$defs/texts"},
                "contentOffset": {"$ref": "#/$defs/point"},
                "contentInset": {"$ref": "#/$defs/insets"},
                "contentInsetAdjustmentBehavior": {"enum": ["automatic", "scrollableAxes", "never", "always"]},
                "rowHeight": {"anyOf": [{"$ref": "#/$defs/length"}, {"const": "automatic"}]},
                "estimatedRowHeight": {"anyOf": [{"$ref": "#/$defs/length"}, {"const": "automatic"}]},
                "sectionHeaderHeight": {"anyOf": [{"$ref": "#/$defs/length"}, {"const": "automatic"}]},
                "sectionFooterHeight": {"anyOf": [{"$ref": "#/$defs/length"}, {"const": "automatic"}]},
                "separatorInset": {"$ref": "#/$defs/insets"},
                "separatorStyle": {"enum": ["none", "singleLine"]},
                "accessoryType": {"enum": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]},
                "reuseIdentifier": {"type": "string"},
                "guides": {"type": "array", "items": {"$ref": "#/$defs/guideNode"}},
                "constraints": {"type": "array", "items": {"$ref": "#/$defs/constraint"}},
                "subviews": {"type": "array", "items": {"$ref": "#/$defs/viewNode"}},
                "arrangedSubviews": {"type": "array", "items": {"$ref": "#/$defs/viewNode"}},
                "contentView": {"$ref": "#/$defs/viewNode"},
                "tableHeaderView": {"$ref": "#/$defs/viewNode"},
                "tableFooterView": {"$ref": "#/$defs/viewNode"},
                "sections": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["rows"],
                    "properties": {
                      "header": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/viewNode"}]},
                      "footer": {"anyOf": [{"$ref": "#/$defs/plainText"}, {"$ref": "#/$defs/viewNode"}]},
                      "rows": {"type": "array", "items": {"$ref": "#/$defs/viewNode"}}
                    }
                  }
                }
              },

        """#
}
