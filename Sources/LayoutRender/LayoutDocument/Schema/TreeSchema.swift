/// The JSON schema of tree.json, the same text as `Documentation/tree.schema.json`; a test holds them equal.
public enum TreeSchema {
    /// JSON Schema draft 2020-12, ends with a line feed.
    public static let text = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "https://example.invalid/render-cli/tree.v1.schema.json",
          "title": "render-cli layout tree, version 1",
          "description": "Names, units (points) and defaults follow UIKit; type names are the element names that Interface Builder writes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "root"],
          "properties": {
            "$schema": {"type": "string"},
            "version": {"const": 1},
            "name": {"type": "string", "pattern": "^[^/]+$"},
            "note": {"type": "string"},
            "compat": {
              "enum": ["uikit", "fdstackview", "ideal"],
              "default": "uikit",
              "description": "uikit keeps UIStackView's known quirks; fdstackview is FDStackView's proportional fill and hidden views; ideal is an older word for it."
            },
            "metrics": {
              "type": "object",
              "propertyNames": {"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"},
              "additionalProperties": {"$ref": "#/$defs/number"}
            },
            "assets": {
              "type": "object",
              "additionalProperties": false,
              "properties": {"images": {"type": "string"}}
            },
            "components": {
              "type": "object",
              "propertyNames": {"pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"},
              "additionalProperties": {"allOf": [{"$ref": "#/$defs/node"}, {"properties": {"id": false}}]}
            },
            "devices": {"type": "array", "items": {"$ref": "#/$defs/device"}, "minItems": 1, "description": "Default: iPhone8."},
            "traits": {"$ref": "#/$defs/traitMatrix"},
            "root": {"$ref": "#/$defs/viewNode"},
            "states": {"type": "object", "propertyNames": {"$ref": "#/$defs/id"}, "additionalProperties": {"$ref": "#/$defs/state"}},
            "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
            "expect": {"$ref": "#/$defs/expectations"},
            "render": {"$ref": "#/$defs/render"}
          },
          "$defs": {
            "id": {"type": "string", "pattern": "^[A-Za-z0-9_][A-Za-z0-9_-]*$"},
            "number": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "length": {"type": "number", "minimum": 0, "maximum": 1000000},
            "measure": {
              "anyOf": [{"$ref": "#/$defs/number"}, {"type": "string", "description": "An expression of numbers and metrics."}]
            },
            "text": {"type": "string", "maxLength": 10000},
            "texts": {"type": "array", "items": {"$ref": "#/$defs/text"}, "maxItems": 1000},
            "order": {"type": "array", "items": {"type": "string"}, "uniqueItems": true},
            "point": {"type": "array", "items": {"$ref": "#/$defs/number"}, "minItems": 2, "maxItems": 2},
            "rect": {
              "type": "array",
              "prefixItems": [{"$ref": "#/$defs/number"}, {"$ref": "#/$defs/number"}, {"$ref": "#/$defs/length"}, {"$ref": "#/$defs/length"}],
              "minItems": 4,
              "maxItems": 4,
              "description": "[x, y, width, height], as CGRect."
            },
            "sizeOrFit": {
              "type": "array",
              "items": {"anyOf": [{"$ref": "#/$defs/length"}, {"const": "fit"}]},
              "minItems": 2,
              "maxItems": 2,
              "description": "\"fit\" is systemLayoutSizeFitting on that axis."
            },
            "insets": {
              "anyOf": [
                {"$ref": "#/$defs/number"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "top": {"$ref": "#/$defs/number"},
                    "left": {"$ref": "#/$defs/number"},
                    "bottom": {"$ref": "#/$defs/number"},
                    "right": {"$ref": "#/$defs/number"},
                    "leading": {"$ref": "#/$defs/number"},
                    "trailing": {"$ref": "#/$defs/number"}
                  }
                }
              ]
            },
            "priority": {
              "anyOf": [
                {"type": "number", "minimum": 1, "maximum": 1000},
                {"enum": ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"]}
              ]
            },
            "axisPriority": {
              "anyOf": [
                {"$ref": "#/$defs/priority"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {"horizontal": {"$ref": "#/$defs/priority"}, "vertical": {"$ref": "#/$defs/priority"}}
                }
              ]
            },
            "plainColor": {
              "anyOf": [
                {
                  "enum": [
                    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
                    "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
                    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
                    "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "systemFill",
                    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
                    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
                    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "darkText", "lightText",
                    "tintColor", "clear", "black", "white", "gray", "lightGray", "darkGray", "red", "green", "blue", "cyan",
                    "magenta", "yellow", "orange", "purple", "brown"
                  ]
                },
                {"type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"}
              ]
            },
            "color": {
              "anyOf": [
                {"$ref": "#/$defs/plainColor"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["light", "dark"],
                  "properties": {"light": {"$ref": "#/$defs/plainColor"}, "dark": {"$ref": "#/$defs/plainColor"}}
                }
              ],
              "description": "A UIKit name (systemBlue, label, separator), #RGB, #RRGGBB or #RRGGBBAA; or two of them for light and dark."
            },
            "textStyle": {
              "enum": [
                "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
                "caption1", "caption2", "extraLargeTitle", "extraLargeTitle2"
              ]
            },
            "textAlignment": {"enum": ["natural", "left", "center", "right", "justified"]},
            "font": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "textStyle": {"$ref": "#/$defs/textStyle"},
                "family": {"type": "string"},
                "faceName": {"type": "string"},
                "size": {"type": "number", "minimum": 1, "maximum": 2000},
                "weight": {"enum": ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]},
                "italic": {"type": "boolean"},
                "monospacedDigits": {"type": "boolean"}
              }
            },
            "runs": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["text"],
                "properties": {"text": {"$ref": "#/$defs/text"}, "font": {"$ref": "#/$defs/font"}, "color": {"$ref": "#/$defs/color"}}
              }
            },
            "image": {
              "anyOf": [
                {"type": "string"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "name": {"type": "string"},
                    "size": {"type": "array", "items": {"$ref": "#/$defs/length"}, "minItems": 2, "maxItems": 2},
                    "systemSymbol": {"type": "boolean"},
                    "symbolPointSize": {"type": "number", "minimum": 1, "maximum": 2000},
                    "symbolTextStyle": {"$ref": "#/$defs/textStyle"},
                    "symbolScale": {"type": "string"}
                  }
                }
              ]
            },
            "device": {
              "anyOf": [
                {
                  "enum": [
                    "iPhone4s", "iPhone4s.landscape", "iPhoneSe", "iPhoneSe.landscape", "iPhone8", "iPhone8.landscape",
                    "iPhone8Plus", "iPhone8Plus.landscape", "iPhoneX", "iPhoneX.landscape", "iPhone11", "iPhone11.landscape",
                    "iPhone11ProMax", "iPhone11ProMax.landscape", "iPhone13Mini", "iPhone13Mini.landscape", "iPhone13",
                    "iPhone13.landscape", "iPhone13ProMax", "iPhone13ProMax.landscape", "iPhone15", "iPhone15.landscape",
                    "iPhone15ProMax", "iPhone15ProMax.landscape", "iPhone16Pro", "iPhone16Pro.landscape", "iPhone16ProMax",
                    "iPhone16ProMax.landscape", "iPad9", "iPad9.landscape", "iPadAir3", "iPadAir3.landscape", "iPadPro11",
                    "iPadPro11.landscape", "iPadPro12", "iPadPro12.landscape"
                  ]
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["name", "size"],
                  "properties": {
                    "name": {"$ref": "#/$defs/id"},
                    "size": {"$ref": "#/$defs/sizeOrFit"},
                    "scale": {"type": "number", "minimum": 0.1, "maximum": 8},
                    "safeArea": {"$ref": "#/$defs/insets"},
                    "layoutMargins": {"$ref": "#/$defs/insets"},
                    "isControllerView": {
                      "type": "boolean",
                      "description": "Whether the root has the minimum margins of a view controller's view."
                    },
                    "isPad": {"type": "boolean"},
                    "topLayoutGuideLength": {"$ref": "#/$defs/length"},
                    "bottomLayoutGuideLength": {"$ref": "#/$defs/length"},
                    "toolGeneration": {"type": "integer", "minimum": 0, "maximum": 1000000}
                  }
                }
              ]
            },
            "traitMatrix": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "layoutDirection": {"type": "array", "items": {"enum": ["leftToRight", "rightToLeft"]}, "uniqueItems": true},
                "userInterfaceStyle": {"type": "array", "items": {"enum": ["light", "dark"]}, "uniqueItems": true},
                "preferredContentSizeCategory": {
                  "type": "array",
                  "items": {
                    "enum": [
                      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
                      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
                      "accessibilityExtraExtraExtraLarge"
                    ]
                  },
                  "uniqueItems": true
                },
                "locale": {
                  "type": "array",
                  "items": {"type": "string", "pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"},
                  "uniqueItems": true
                }
              }
            },
            "attribute": {
              "enum": [
                "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
                "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin",
                "bottomMargin", "centerXWithinMargins", "centerYWithinMargins"
              ]
            },
            "constraint": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 1000,
                  "description": "Expression (\"leading == parent.leading + 12 @750\") or Visual Format Language (starts with H: V: | or [)."
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["expr"],
                  "properties": {
                    "id": {"$ref": "#/$defs/id"},
                    "identifier": {"type": "string"},
                    "note": {"type": "string"},
                    "isActive": {"type": "boolean", "default": true},
                    "isPlaceholder": {"type": "boolean"},
                    "expr": {"type": "string", "maxLength": 1000, "not": {"pattern": "^(H:|V:|\\||\\[)"}}
                  }
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["vfl"],
                  "properties": {
                    "id": {"$ref": "#/$defs/id"},
                    "identifier": {"type": "string"},
                    "note": {"type": "string"},
                    "isActive": {"type": "boolean", "default": true},
                    "isPlaceholder": {"type": "boolean"},
                    "vfl": {"type": "string", "maxLength": 1000, "pattern": "^(H:|V:|\\||\\[)"},
                    "options": {
                      "type": "array",
                      "items": {
                        "enum": [
                          "alignAllLeading", "alignAllTrailing", "alignAllLeft", "alignAllRight", "alignAllTop",
                          "alignAllBottom", "alignAllCenterX", "alignAllCenterY", "alignAllFirstBaseline",
                          "alignAllLastBaseline", "directionLeadingToTrailing", "directionLeftToRight",
                          "directionRightToLeft"
                        ]
                      }
                    }
                  }
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["firstAttribute"],
                  "properties": {
                    "id": {"$ref": "#/$defs/id"},
                    "identifier": {"type": "string"},
                    "note": {"type": "string"},
                    "isActive": {"type": "boolean", "default": true},
                    "isPlaceholder": {"type": "boolean"},
                    "firstItem": {"type": "string"},
                    "firstAttribute": {"$ref": "#/$defs/attribute"},
                    "relation": {"enum": ["equal", "greaterThanOrEqual", "lessThanOrEqual"], "default": "equal"},
                    "secondItem": {"type": "string"},
                    "secondAttribute": {"$ref": "#/$defs/attribute"},
                    "multiplier": {
                      "anyOf": [
                        {"type": "number", "minimum": 0.0001, "maximum": 10000},
                        {"type": "number", "minimum": -10000, "maximum": -0.0001},
                        {"type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?:[0-9]+(\\.[0-9]+)?$"}
                      ],
                      "default": 1
                    },
                    "constant": {"$ref": "#/$defs/measure"},
                    "priority": {"$ref": "#/$defs/priority"}
                  }
                }
              ]
            },
            "set": {
              "type": "object",
              "description": "Key path to value: \"ad.isHidden\", \"avatar/vip.isHidden\", \"*/b.isHidden\", \"desc.frame.height\", \"bioHeight.constant\"."
            },
            "state": {
              "type": "object",
              "additionalProperties": false,
              "properties": {"note": {"type": "string"}, "set": {"$ref": "#/$defs/set"}, "expect": {"$ref": "#/$defs/expectations"}}
            },
            "step": {
              "type": "object",
              "additionalProperties": false,
              "required": ["name"],
              "properties": {
                "name": {"$ref": "#/$defs/id"},
                "event": {"type": "string"},
                "note": {"type": "string"},
                "reset": {"type": "boolean"},
                "set": {"$ref": "#/$defs/set"},
                "animate": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "duration": {"type": "number", "minimum": 0, "maximum": 1000},
                    "curve": {"enum": ["easeInOut", "easeIn", "easeOut", "linear"]}
                  }
                },
                "expect": {"$ref": "#/$defs/expectations"}
              }
            },
            "expectations": {
              "type": "object",
              "description": "Key path to resolved value (\"avatar.layoutFrame\", \"page.contentSize\", \"info.frame.x\"), held within 0.5 pt unless render.tolerance says otherwise; null leaves a number open."
            },
            "render": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "scale": {"type": "number", "minimum": 0.1, "maximum": 8},
                "background": {"$ref": "#/$defs/color"},
                "tolerance": {"type": "number", "minimum": 0, "maximum": 1000},
                "text": {"enum": ["glyphs", "boxes", "none"]},
                "show": {
                  "type": "array",
                  "items": {
                    "enum": [
                      "content", "scrollContent", "frames", "names", "sizes", "guides", "gaps", "hidden", "margins",
                      "safeArea", "baselines", "constraints", "ambiguity", "overflow", "marks"
                    ]
                  }
                }
              }
            },
            "viewNode": {
              "allOf": [
                {"$ref": "#/$defs/node"},
                {"properties": {"type": {"not": {"enum": ["layoutGuide", "layoutContainer", "UILayoutGuide"]}}}}
              ]
            },
            "guideNode": {
              "allOf": [
                {"$ref": "#/$defs/node"},
                {
                  "properties": {
                    "type": {
                      "anyOf": [
                        {"enum": ["layoutGuide", "layoutContainer", "UILayoutGuide"]},
                        {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                      ]
                    }
                  }
                }
              ]
            },
            "has_views": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "view", "stackView", "label", "button", "imageView", "scrollView", "tableView", "tableViewCell",
                        "collectionView", "collectionViewCell", "collectionReusableView", "textField", "textView", "switch",
                        "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView", "pageControl",
                        "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar", "visualEffectView",
                        "webView", "mapView", "containerView", "UIView", "UIStackView", "UILabel", "UIButton", "UIImageView",
                        "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
                        "UICollectionReusableView", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper",
                        "UISegmentedControl", "UIActivityIndicatorView", "UIProgressView", "UIPageControl", "UIDatePicker",
                        "UIPickerView", "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar", "UIVisualEffectView"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_subviewHolder": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "view", "stackView", "label", "button", "imageView", "scrollView", "tableView", "tableViewCell",
                        "collectionView", "collectionViewCell", "collectionReusableView", "textField", "textView", "switch",
                        "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView", "pageControl",
                        "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar", "visualEffectView",
                        "webView", "mapView", "containerView", "layoutContainer", "UIView", "UIStackView", "UILabel",
                        "UIButton", "UIImageView", "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView",
                        "UICollectionViewCell", "UICollectionReusableView", "UITextField", "UITextView", "UISwitch",
                        "UISlider", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView", "UIProgressView",
                        "UIPageControl", "UIDatePicker", "UIPickerView", "UISearchBar", "UINavigationBar", "UIToolbar",
                        "UITabBar", "UIVisualEffectView"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_stack": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["stackView", "UIStackView"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_text": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": ["label", "textField", "textView", "searchBar", "UILabel", "UITextField", "UITextView", "UISearchBar"]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_attributed": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["label", "textField", "textView", "UILabel", "UITextField", "UITextView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_placeholder": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["textField", "searchBar", "UITextField", "UISearchBar"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_font": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "label", "button", "textField", "textView", "segmentedControl", "searchBar", "UILabel", "UIButton",
                        "UITextField", "UITextView", "UISegmentedControl", "UISearchBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_lines": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["label", "button", "UILabel", "UIButton"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_label": {
              "properties": {
                "type": {"anyOf": [{"enum": ["label", "UILabel"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_fitting": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["label", "textField", "UILabel", "UITextField"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_field": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["textField", "UITextField"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_textView": {
              "properties": {
                "type": {"anyOf": [{"enum": ["textView", "UITextView"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_button": {
              "properties": {
                "type": {"anyOf": [{"enum": ["button", "UIButton"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_image": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["button", "imageView", "UIButton", "UIImageView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_enabled": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "button", "switch", "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView",
                        "pageControl", "datePicker", "pickerView", "navigationBar", "toolbar", "tabBar", "UIButton",
                        "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView",
                        "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView", "UINavigationBar", "UIToolbar",
                        "UITabBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_switch": {
              "properties": {
                "type": {"anyOf": [{"enum": ["switch", "UISwitch"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]}
              }
            },
            "has_value": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["slider", "stepper", "progressView", "UISlider", "UIStepper", "UIProgressView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_segments": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["segmentedControl", "UISegmentedControl"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_pages": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["pageControl", "UIPageControl"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_style": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "tableView", "switch", "slider", "stepper", "segmentedControl", "activityIndicatorView",
                        "progressView", "pageControl", "datePicker", "pickerView", "navigationBar", "toolbar", "tabBar",
                        "UITableView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView",
                        "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView", "UINavigationBar", "UIToolbar",
                        "UITabBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_activity": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["activityIndicatorView", "UIActivityIndicatorView"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_titles": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "pickerView", "navigationBar", "toolbar", "tabBar", "UIPickerView", "UINavigationBar", "UIToolbar",
                        "UITabBar"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_scroll": {
              "properties": {
                "type": {
                  "anyOf": [
                    {
                      "enum": [
                        "scrollView", "tableView", "collectionView", "textView", "UIScrollView", "UITableView",
                        "UICollectionView", "UITextView"
                      ]
                    },
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_rowHeight": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["tableView", "tableViewCell", "UITableView", "UITableViewCell"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
            "has_table": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["tableView", "UITableView"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_tableCell": {
              "properties": {
                "type": {
                  "anyOf": [{"enum": ["tableViewCell", "UITableViewCell"]}, {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}]
                }
              }
            },
            "has_cell": {
              "properties": {
                "type": {
                  "anyOf": [
                    {"enum": ["tableViewCell", "collectionViewCell", "UITableViewCell", "UICollectionViewCell"]},
                    {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}
                  ]
                }
              }
            },
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
                      "header": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/viewNode"}]},
                      "footer": {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/viewNode"}]},
                      "rows": {"type": "array", "items": {"$ref": "#/$defs/viewNode"}}
                    }
                  }
                }
              },
              "dependentSchemas": {
                "with": {"properties": {"type": {"type": "string", "pattern": "^(?!UI)[A-Z][A-Za-z0-9]*$"}}},
                "autoresizingMask": {"$ref": "#/$defs/has_views"},
                "intrinsicContentSize": {"$ref": "#/$defs/has_views"},
                "contentHuggingPriority": {"$ref": "#/$defs/has_views"},
                "contentCompressionResistancePriority": {"$ref": "#/$defs/has_views"},
                "isHidden": {"$ref": "#/$defs/has_views"},
                "alignmentRectInsets": {"$ref": "#/$defs/has_views"},
                "baselineOffsets": {"$ref": "#/$defs/has_views"},
                "layoutMargins": {"$ref": "#/$defs/has_views"},
                "directionalLayoutMargins": {"$ref": "#/$defs/has_views"},
                "preservesSuperviewLayoutMargins": {"$ref": "#/$defs/has_views"},
                "insetsLayoutMarginsFromSafeArea": {"$ref": "#/$defs/has_views"},
                "layoutMarginsFollowReadableWidth": {"$ref": "#/$defs/has_views"},
                "semanticContentAttribute": {"$ref": "#/$defs/has_views"},
                "alpha": {"$ref": "#/$defs/has_views"},
                "backgroundColor": {"$ref": "#/$defs/has_views"},
                "tintColor": {"$ref": "#/$defs/has_views"},
                "cornerRadius": {"$ref": "#/$defs/has_views"},
                "borderWidth": {"$ref": "#/$defs/has_views"},
                "borderColor": {"$ref": "#/$defs/has_views"},
                "clipsToBounds": {"$ref": "#/$defs/has_views"},
                "contentMode": {"$ref": "#/$defs/has_views"},
                "isUserInteractionEnabled": {"$ref": "#/$defs/has_views"},
                "axis": {"$ref": "#/$defs/has_stack"},
                "distribution": {"$ref": "#/$defs/has_stack"},
                "alignment": {"$ref": "#/$defs/has_stack"},
                "spacing": {"$ref": "#/$defs/has_stack"},
                "customSpacing": {"$ref": "#/$defs/has_stack"},
                "isBaselineRelativeArrangement": {"$ref": "#/$defs/has_stack"},
                "isLayoutMarginsRelativeArrangement": {"$ref": "#/$defs/has_stack"},
                "arranger": {"$ref": "#/$defs/has_views"},
                "text": {"$ref": "#/$defs/has_text"},
                "attributedText": {"$ref": "#/$defs/has_attributed"},
                "placeholder": {"$ref": "#/$defs/has_placeholder"},
                "font": {"$ref": "#/$defs/has_font"},
                "textColor": {"$ref": "#/$defs/has_text"},
                "textAlignment": {"$ref": "#/$defs/has_text"},
                "numberOfLines": {"$ref": "#/$defs/has_lines"},
                "lineBreakMode": {"$ref": "#/$defs/has_label"},
                "adjustsFontSizeToFitWidth": {"$ref": "#/$defs/has_fitting"},
                "minimumScaleFactor": {"$ref": "#/$defs/has_label"},
                "minimumFontSize": {"$ref": "#/$defs/has_field"},
                "preferredMaxLayoutWidth": {"$ref": "#/$defs/has_label"},
                "borderStyle": {"$ref": "#/$defs/has_field"},
                "isScrollEnabled": {"$ref": "#/$defs/has_textView"},
                "isSecureTextEntry": {"$ref": "#/$defs/has_field"},
                "lineSpacing": {"$ref": "#/$defs/has_attributed"},
                "lineHeightMultiple": {"$ref": "#/$defs/has_attributed"},
                "minimumLineHeight": {"$ref": "#/$defs/has_attributed"},
                "maximumLineHeight": {"$ref": "#/$defs/has_attributed"},
                "paragraphSpacing": {"$ref": "#/$defs/has_attributed"},
                "title": {"$ref": "#/$defs/has_button"},
                "attributedTitle": {"$ref": "#/$defs/has_button"},
                "subtitle": {"$ref": "#/$defs/has_button"},
                "titleColor": {"$ref": "#/$defs/has_button"},
                "buttonType": {"$ref": "#/$defs/has_button"},
                "configuration": {"$ref": "#/$defs/has_button"},
                "image": {"$ref": "#/$defs/has_image"},
                "backgroundImage": {"$ref": "#/$defs/has_button"},
                "imagePlacement": {"$ref": "#/$defs/has_button"},
                "imagePadding": {"$ref": "#/$defs/has_button"},
                "contentEdgeInsets": {"$ref": "#/$defs/has_button"},
                "titleEdgeInsets": {"$ref": "#/$defs/has_button"},
                "imageEdgeInsets": {"$ref": "#/$defs/has_button"},
                "contentHorizontalAlignment": {"$ref": "#/$defs/has_button"},
                "isEnabled": {"$ref": "#/$defs/has_enabled"},
                "isSelected": {"$ref": "#/$defs/has_button"},
                "isOn": {"$ref": "#/$defs/has_switch"},
                "value": {"$ref": "#/$defs/has_value"},
                "segments": {"$ref": "#/$defs/has_segments"},
                "selectedSegmentIndex": {"$ref": "#/$defs/has_segments"},
                "numberOfPages": {"$ref": "#/$defs/has_pages"},
                "currentPage": {"$ref": "#/$defs/has_pages"},
                "style": {"$ref": "#/$defs/has_style"},
                "isAnimating": {"$ref": "#/$defs/has_activity"},
                "titles": {"$ref": "#/$defs/has_titles"},
                "contentOffset": {"$ref": "#/$defs/has_scroll"},
                "contentInset": {"$ref": "#/$defs/has_scroll"},
                "contentInsetAdjustmentBehavior": {"$ref": "#/$defs/has_scroll"},
                "rowHeight": {"$ref": "#/$defs/has_rowHeight"},
                "estimatedRowHeight": {"$ref": "#/$defs/has_table"},
                "sectionHeaderHeight": {"$ref": "#/$defs/has_table"},
                "sectionFooterHeight": {"$ref": "#/$defs/has_table"},
                "separatorInset": {"$ref": "#/$defs/has_table"},
                "separatorStyle": {"$ref": "#/$defs/has_table"},
                "accessoryType": {"$ref": "#/$defs/has_tableCell"},
                "reuseIdentifier": {"$ref": "#/$defs/has_cell"},
                "guides": {"$ref": "#/$defs/has_views"},
                "subviews": {"$ref": "#/$defs/has_subviewHolder"},
                "arrangedSubviews": {"$ref": "#/$defs/has_stack"},
                "contentView": {"$ref": "#/$defs/has_cell"},
                "tableHeaderView": {"$ref": "#/$defs/has_table"},
                "tableFooterView": {"$ref": "#/$defs/has_table"},
                "sections": {"$ref": "#/$defs/has_table"}
              },
              "if": {"properties": {"type": {"enum": ["tableView", "UITableView"]}}},
              "then": {"properties": {"style": {"enum": ["plain", "grouped", "insetGrouped"]}}}
            }
          }
        }

        """#
}
