extension TreeSchema {
    /// Numbers, lengths, colors, fonts, devices and traits.
    static let values = #"""
            "id": {"type": "string", "pattern": "^[A-Za-z0-9_][A-Za-z0-9_-]*$"},
            "innerFolder": {"type": "string", "pattern": "^(?!/)(?!(?:.*/)?[.][.](?:/|$))[^\\u0000]+$"},
            "number": {"type": "number", "minimum": -1000000, "maximum": 1000000},
            "length": {"type": "number", "minimum": 0, "maximum": 1000000},
            "measure": {
              "anyOf": [{"$ref": "#/$defs/number"}, {"type": "string", "description": "An expression of numbers and metrics."}]
            },
            "plainText": {"type": "string", "maxLength": 10000},
            "text": {
              "anyOf": [
                {"$ref": "#/$defs/plainText"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["key"],
                  "properties": {"key": {"type": "string"}, "text": {"$ref": "#/$defs/plainText"}}
                }
              ],
              "description": "A text, or the key of one in the tables of the page's language, with the text where no table has the key."
            },
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
                  "anyOf": [{"required": ["light"]}, {"required": ["asset"]}],
                  "properties": {
                    "asset": {"type": "string"},
                    "light": {"$ref": "#/$defs/plainColor"},
                    "dark": {"$ref": "#/$defs/plainColor"}
                  }
                }
              ],
              "description": "A UIKit name (systemBlue, label, separator), #RGB, #RRGGBB or #RRGGBBAA; or two of them for light and dark, of which dark may be unknown; or a colour of an asset catalog by its name."
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
                    "asset": {"type": "string"},
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
                    "horizontalSizeClass": {"enum": ["compact", "regular"]},
                    "verticalSizeClass": {"enum": ["compact", "regular"]},
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
                "accessibilityContrast": {"type": "array", "items": {"enum": ["normal", "high"]}, "uniqueItems": true},
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

        """#
}
