extension TreeSchema {
    /// What constraints of every spelling have.
    private static let constraintNames = #"""
                    "id": {
                      "$ref": "#/$defs/id",
                      "description": "The name by which states and reports call the constraint.",
                      "examples": ["bioHeight"]
                    },
                    "identifier": {
                      "type": "string",
                      "description": "NSLayoutConstraint.identifier, as console logs print it.",
                      "examples": ["bio-height"]
                    },
                    "note": {
                      "type": "string",
                      "description": "A comment, which changes nothing.",
                      "examples": ["Grows with the text."]
                    },
                    "isActive": {
                      "type": "boolean",
                      "default": true,
                      "description": "Whether the constraint takes part in the layout.",
                      "examples": [false]
                    },
                    "isPlaceholder": {
                      "type": "boolean",
                      "description": "Whether the constraint is left out of the layout, as Interface Builder removes one at build time.",
                      "examples": [true]
                    },

        """#

    /// Constraints, and the changes of states and steps.
    ///
    /// `attribute`: the words of NSLayoutConstraint.Attribute. `constraint`: a string, an object with `expr`, one with
    /// `vfl`, or one with NSLayoutConstraint's parts. `set`: the changes of a state; the schema leaves paths and
    /// values to the reader, which knows the ids of the document.
    static let constraints = #"""
            "attribute": {
              "enum": [
                "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
                "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin",
                "topMargin", "bottomMargin", "centerXWithinMargins", "centerYWithinMargins"
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
        \#(constraintNames)                    "expr": {
                      "type": "string",
                      "maxLength": 1000,
                      "not": {"pattern": "^(H:|V:|\\||\\[)"},
                      "description": "The constraint as an equation or inequality.",
                      "examples": ["leading == parent.leading + 12 @750"]
                    }
                  }
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["vfl"],
                  "properties": {
        \#(constraintNames)                    "vfl": {
                      "type": "string",
                      "maxLength": 1000,
                      "pattern": "^(H:|V:|\\||\\[)",
                      "description": "Constraints in the Visual Format Language.",
                      "examples": ["H:|-[title]-8-[badge(24)]-|"]
                    },
                    "options": {
                      "type": "array",
                      "items": {
                        "enum": [
                          "alignAllLeading", "alignAllTrailing", "alignAllLeft", "alignAllRight", "alignAllTop",
                          "alignAllBottom", "alignAllCenterX", "alignAllCenterY", "alignAllFirstBaseline",
                          "alignAllLastBaseline", "directionLeadingToTrailing", "directionLeftToRight",
                          "directionRightToLeft"
                        ]
                      },
                      "description": "NSLayoutConstraint.FormatOptions.",
                      "examples": [["alignAllCenterY"]]
                    }
                  }
                },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["firstAttribute"],
                  "properties": {
        \#(constraintNames)                    "firstItem": {
                      "type": "string",
                      "description": "The id of the first item; the node itself where it is left out.",
                      "examples": ["title"]
                    },
                    "firstAttribute": {
                      "$ref": "#/$defs/attribute",
                      "description": "The attribute of the first item.",
                      "examples": ["leading"]
                    },
                    "relation": {
                      "enum": ["equal", "greaterThanOrEqual", "lessThanOrEqual"],
                      "default": "equal",
                      "description": "How the two sides compare.",
                      "examples": ["greaterThanOrEqual"]
                    },
                    "secondItem": {
                      "type": "string",
                      "description": "The id of the second item, or parent.",
                      "examples": ["parent"]
                    },
                    "secondAttribute": {
                      "$ref": "#/$defs/attribute",
                      "description": "The attribute of the second item; none where the constraint has one item.",
                      "examples": ["leading"]
                    },
                    "multiplier": {
                      "anyOf": [
                        {"type": "number", "minimum": 0.0001, "maximum": 10000},
                        {"type": "number", "minimum": -10000, "maximum": -0.0001},
                        {"type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?:[0-9]+(\\.[0-9]+)?$"}
                      ],
                      "default": 1,
                      "description": "The factor of the second attribute, as a number or a ratio.",
                      "examples": [0.5, "16:9"]
                    },
                    "constant": {
                      "$ref": "#/$defs/measure",
                      "description": "The number that is added, in points or as an expression of metrics.",
                      "examples": [16]
                    },
                    "priority": {
                      "$ref": "#/$defs/priority",
                      "description": "The priority, from 1 to 1000 or by UILayoutPriority's name.",
                      "examples": [750]
                    }
                  }
                }
              ]
            },
            "set": {
              "type": "object",
              "description": "Key path to value: \"ad.isHidden\", \"avatar/vip.isHidden\", \"*/b.isHidden\", \"desc.frame.height\", \"bioHeight.constant\"."
            },

        """#
}
