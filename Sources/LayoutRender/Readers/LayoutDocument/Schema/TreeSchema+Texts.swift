extension TreeSchema {
    /// The definitions of texts and pictures: `textStyle`, `textAlignment`, `font`, `runs`, `image`.
    static let texts = #"""
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
                "textStyle": {
                  "$ref": "#/$defs/textStyle",
                  "description": "UIFont.TextStyle: the size follows the content size category.",
                  "examples": ["headline"]
                },
                "family": {
                  "type": "string",
                  "description": "The family; the system font where it is left out.",
                  "examples": ["Georgia"]
                },
                "faceName": {
                  "type": "string",
                  "description": "The PostScript name of a face.",
                  "examples": ["Georgia-Bold"]
                },
                "size": {
                  "$ref": "#/$defs/fontSize",
                  "description": "The size in points.",
                  "examples": [15]
                },
                "weight": {
                  "enum": ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
                  "description": "The weight of the system font or family.",
                  "examples": ["semibold"]
                },
                "italic": {"type": "boolean", "description": "Whether the slanted face is used.", "examples": [true]},
                "monospacedDigits": {
                  "type": "boolean",
                  "description": "Whether all digits are equally wide.",
                  "examples": [true]
                },
                "leadingStyle": {
                  "$ref": "#/$defs/textStyle",
                  "description": "The style whose distance of baselines the system font has, as UIFontMetrics gives it.",
                  "examples": ["footnote"]
                },
                "design": {
                  "enum": ["default", "rounded", "serif", "monospaced"],
                  "description": "UIFontDescriptor.SystemDesign: written as the family of the design.",
                  "examples": ["rounded"]
                },
                "kern": {
                  "type": "number", "minimum": -2000, "maximum": 2000,
                  "description": "Points behind each letter, as NSAttributedString's attribute of the name.",
                  "examples": [0.4]
                }
              }
            },
            "runs": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["text"],
                "properties": {
                  "text": {"$ref": "#/$defs/text", "description": "The text of the stretch.", "examples": ["Hello"]},
                  "font": {
                    "$ref": "#/$defs/font",
                    "description": "The font of the stretch, a whole one that begins with the system font of 17 points; left out: the view's font.",
                    "examples": [{"weight": "bold"}]
                  },
                  "color": {
                    "$ref": "#/$defs/color",
                    "description": "The colour of the stretch; that of the view where it is left out.",
                    "examples": ["systemRed"]
                  },
                  "underlineStyle": {
                    "enum": ["single", "thick", "double"],
                    "description": "NSUnderlineStyle of the line below the stretch.",
                    "examples": ["single"]
                  },
                  "strikethroughStyle": {
                    "enum": ["single", "thick", "double"],
                    "description": "NSUnderlineStyle of the line through the stretch.",
                    "examples": ["single"]
                  }
                }
              }
            },
            "image": {
              "anyOf": [
                {"type": "string"},
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "name": {
                      "type": "string",
                      "description": "The file's name in the folder of pictures, or the symbol's name.",
                      "examples": ["star"]
                    },
                    "asset": {
                      "type": "string",
                      "description": "The name of a picture in the project's asset catalogs.",
                      "examples": ["logo"]
                    },
                    "systemName": {
                      "type": "string",
                      "description": "The name of an SF Symbol; written as name and systemSymbol.",
                      "examples": ["star"]
                    },
                    "size": {
                      "type": "array",
                      "items": {"$ref": "#/$defs/extent"},
                      "minItems": 2,
                      "maxItems": 2,
                      "description": "The natural size in points, [width, height]; of a symbol in the units of Interface Builder's catalog.",
                      "examples": [[24, 24]]
                    },
                    "systemSymbol": {
                      "type": "boolean",
                      "description": "Whether name is an SF Symbol.",
                      "examples": [true]
                    },
                    "symbolPointSize": {
                      "$ref": "#/$defs/fontSize",
                      "description": "The size of the symbol's font, in points.",
                      "examples": [17]
                    },
                    "symbolTextStyle": {
                      "$ref": "#/$defs/textStyle",
                      "description": "The text style that the symbol is sized by.",
                      "examples": ["body"]
                    },
                    "symbolScale": {
                      "type": "string",
                      "description": "UIImage.SymbolScale: small, default or large.",
                      "examples": ["large"]
                    },
                    "symbolWeight": {
                      "enum": ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
                      "description": "The weight of the symbol's lines.",
                      "examples": ["bold"]
                    },
                    "pointSize": {
                      "$ref": "#/$defs/fontSize",
                      "description": "Another name of symbolPointSize.",
                      "examples": [17]
                    },
                    "textStyle": {
                      "$ref": "#/$defs/textStyle",
                      "description": "Another name of symbolTextStyle.",
                      "examples": ["body"]
                    },
                    "scale": {
                      "type": "string",
                      "description": "Another name of symbolScale.",
                      "examples": ["large"]
                    },
                    "weight": {
                      "enum": ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
                      "description": "Another name of symbolWeight.",
                      "examples": ["bold"]
                    }
                  }
                }
              ]
            },

        """#
}
