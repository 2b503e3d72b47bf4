import LayoutEngine

extension TreeSchema {
    /// Numbers, lengths and colours.
    ///
    /// The definitions that several keys share: `id`, `number` and `length`, `measure`, `extent`, `fontSize`,
    /// `text` and `texts`, `order`, `point`, `rect`, `sizeOrFit`, `insets`, `priority`, `axisPriority`, `plainColor`,
    /// `color`. A test gives each definition documents that the
    /// reader accepts and refuses.
    static let values = #"""
            "id": {"type": "string", "pattern": "^[A-Za-z0-9_][A-Za-z0-9_-]*$"},
            "innerFolder": {"type": "string", "pattern": "^(?!/)(?!(?:.*/)?[.][.](?:/|$))[^\\u0000]+$"},
            "number": {"type": "number"},
            "length": {"type": "number", "minimum": 0},
            "keyboard": {"anyOf": [{"type": "boolean"}, {"$ref": "#/$defs/length"}]},
            "release": {"enum": [\#(Release.allCases.map(\.version).joined(separator: ", "))]},
            "measure": {
              "anyOf": [
                {"$ref": "#/$defs/number"},
                {"type": "string", "description": "An expression of numbers and metrics."}
              ]
            },
            "extent": {
              "anyOf": [
                {"$ref": "#/$defs/length"},
                {"type": "string", "description": "An expression of numbers and metrics, of 0 or more."}
              ]
            },
            "fontSize": {"anyOf": [{"type": "number", "minimum": 1, "maximum": 2000}, {"type": "string"}]},
            "plainText": {"type": "string", "maxLength": 10000},
            "text": {
              "anyOf": [
                {"$ref": "#/$defs/plainText"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["key"],
                  "properties": {
                    "key": {
                      "type": "string",
                      "description": "The key in the tables of the page's language.",
                      "examples": ["greeting"]
                    },
                    "text": {
                      "$ref": "#/$defs/plainText",
                      "description": "The text where no table has the key.",
                      "examples": ["Hello"]
                    }
                  }
                }
              ],
              "description": "A text, or the key of one in the tables of the page's language, with the text where no table has the key."
            },
            "texts": {"type": "array", "items": {"$ref": "#/$defs/text"}, "maxItems": 1000},
            "order": {"type": "array", "items": {"type": "string"}, "uniqueItems": true},
            "point": {"type": "array", "items": {"$ref": "#/$defs/measure"}, "minItems": 2, "maxItems": 2},
            "rect": {
              "type": "array",
              "prefixItems": [
                {"$ref": "#/$defs/measure"},
                {"$ref": "#/$defs/measure"},
                {"$ref": "#/$defs/extent"},
                {"$ref": "#/$defs/extent"}
              ],
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
                {"$ref": "#/$defs/measure"},
                {
                  "type": "array",
                  "items": {"$ref": "#/$defs/measure"},
                  "minItems": 4,
                  "maxItems": 4,
                  "description": "Top, left, bottom and right, as UIEdgeInsets."
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "top": {
                      "$ref": "#/$defs/measure",
                      "description": "The space inwards from the top edge, in points.",
                      "examples": [8]
                    },
                    "left": {
                      "$ref": "#/$defs/measure",
                      "description": "The space inwards from the left edge, in points.",
                      "examples": [8]
                    },
                    "bottom": {
                      "$ref": "#/$defs/measure",
                      "description": "The space inwards from the bottom edge, in points.",
                      "examples": [8]
                    },
                    "right": {
                      "$ref": "#/$defs/measure",
                      "description": "The space inwards from the right edge, in points.",
                      "examples": [8]
                    },
                    "leading": {
                      "$ref": "#/$defs/measure",
                      "description": "The space from the edge at which lines start; left where the property has no directions.",
                      "examples": [16]
                    },
                    "trailing": {
                      "$ref": "#/$defs/measure",
                      "description": "The space from the edge at which lines end; right where the property has no directions.",
                      "examples": [16]
                    }
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
                  "properties": {
                    "horizontal": {
                      "$ref": "#/$defs/priority",
                      "description": "The priority of the width.",
                      "examples": [251]
                    },
                    "vertical": {
                      "$ref": "#/$defs/priority",
                      "description": "The priority of the height.",
                      "examples": ["required"]
                    }
                  }
                }
              ]
            },
            "plainColor": {
              "anyOf": [
                {
                  "enum": [
                    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
                    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
                    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label",
                    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
                    "opaqueSeparator", "link", "systemFill", "secondarySystemFill", "tertiarySystemFill",
                    "quaternarySystemFill", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
                    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
                    "darkText", "lightText", "tintColor", "clear", "black", "white", "gray", "lightGray", "darkGray",
                    "red", "green", "blue", "cyan", "magenta", "yellow", "orange", "purple", "brown"
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
                    "asset": {
                      "type": "string",
                      "description": "The name of a colour set in the project, or of a colour under assets.",
                      "examples": ["brand"]
                    },
                    "light": {
                      "$ref": "#/$defs/plainColor",
                      "description": "The colour in light appearance.",
                      "examples": ["#FFFFFF"]
                    },
                    "dark": {
                      "$ref": "#/$defs/plainColor",
                      "description": "The colour in dark appearance.",
                      "examples": ["#1C1C1E"]
                    }
                  }
                }
              ],
              "description": "A UIKit name (systemBlue, label, separator), #RGB, #RRGGBB or #RRGGBBAA; or two of them for light and dark, of which dark may be unknown; or a colour of an asset catalog by its name."
            },

        """#
}
