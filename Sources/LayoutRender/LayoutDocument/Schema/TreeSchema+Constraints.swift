extension TreeSchema {
    /// Constraints, states, steps, expectations and drawing.
    static let constraints = #"""
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
                "hold": {"type": "number", "minimum": 0, "maximum": 600},
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

        """#
}
