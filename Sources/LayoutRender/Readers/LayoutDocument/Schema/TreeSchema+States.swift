extension TreeSchema {
    /// States, steps, expectations and drawing.
    ///
    /// `state` and `step`: changes, notes and expectations; a step has a name and may be animated. `expectations`:
    /// paths to numbers, checked against the layout. `render`: the options of `DocumentRenderOptions`.
    static let states = #"""
            "state": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "note": {
                  "type": "string",
                  "description": "A comment, which changes nothing.",
                  "examples": ["Nobody follows yet."]
                },
                "set": {
                  "$ref": "#/$defs/set",
                  "description": "What the state changes: key path to value.",
                  "examples": [{"ad.isHidden": true}]
                },
                "keyboard": {
                  "$ref": "#/$defs/keyboard",
                  "description": "Whether the state shows the keyboard, or how high; the device's where it is left out.",
                  "examples": [true]
                },
                "expect": {
                  "$ref": "#/$defs/expectations",
                  "description": "What the layout has to be in the state.",
                  "examples": [{"title.frame.y": 64}]
                }
              }
            },
            "step": {
              "type": "object",
              "additionalProperties": false,
              "required": ["name"],
              "properties": {
                "name": {
                  "$ref": "#/$defs/id",
                  "description": "The name of the step in outputs.",
                  "examples": ["opened"]
                },
                "event": {
                  "type": "string",
                  "description": "What happens, in words.",
                  "examples": ["The user taps the button."]
                },
                "note": {
                  "type": "string",
                  "description": "A comment, which changes nothing.",
                  "examples": ["Half of the sheet."]
                },
                "reset": {
                  "type": "boolean",
                  "description": "Whether the step starts from the document as written.",
                  "examples": [true]
                },
                "set": {
                  "$ref": "#/$defs/set",
                  "description": "What the step changes: key path to value.",
                  "examples": [{"sheet.frame.height": 300}]
                },
                "keyboard": {
                  "$ref": "#/$defs/keyboard",
                  "description": "Whether the keyboard is shown from this step on, or how high; as in the step before where it is left out.",
                  "examples": [true]
                },
                "animate": {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "duration": {
                      "type": "number",
                      "minimum": 0,
                      "maximum": 1000,
                      "description": "The length of the movement, in seconds.",
                      "examples": [0.3]
                    },
                    "curve": {
                      "enum": ["easeInOut", "easeIn", "easeOut", "linear"],
                      "description": "UIView.AnimationCurve.",
                      "examples": ["easeOut"]
                    }
                  },
                  "description": "How a film comes to the step.",
                  "examples": [{"duration": 0.3, "curve": "easeOut"}]
                },
                "hold": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 600,
                  "description": "How long a film stays at the step, in seconds.",
                  "examples": [1.5]
                },
                "expect": {
                  "$ref": "#/$defs/expectations",
                  "description": "What the layout has to be after the step.",
                  "examples": [{"sheet.frame.height": 300}]
                }
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
                "scale": {
                  "type": "number",
                  "minimum": 0.1,
                  "maximum": 8,
                  "description": "Pixels a point; the device's where it is left out.",
                  "examples": [2]
                },
                "background": {
                  "$ref": "#/$defs/color",
                  "description": "The colour behind the page.",
                  "examples": ["white"]
                },
                "tolerance": {
                  "anyOf": [
                    {"type": "number", "minimum": 0, "maximum": 1000},
                    {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "origin": {
                          "type": "number",
                          "minimum": 0,
                          "maximum": 1000,
                          "description": "By how much an expected x, y or baseline may differ, in points.",
                          "examples": [0.5]
                        },
                        "size": {
                          "type": "number",
                          "minimum": 0,
                          "maximum": 1000,
                          "description": "By how much an expected length or inset may differ, in points.",
                          "examples": [0.25]
                        }
                      }
                    }
                  ],
                  "description": "By how much an expected number may differ, in points.",
                  "examples": [0.5, {"origin": 0.5, "size": 0.25}]
                },
                "text": {
                  "enum": ["glyphs", "boxes", "none"],
                  "description": "How text is drawn: as glyphs, as boxes of its lines, or not.",
                  "examples": ["boxes"]
                },
                "show": {
                  "anyOf": [
                    {"enum": ["plain", "annotated"]},
                    {
                      "type": "array",
                      "items": {
                        "enum": [
                          "content", "scrollContent", "frames", "names", "sizes", "guides", "gaps", "hidden", "margins",
                          "safeArea", "baselines", "constraints", "ambiguity", "overflow", "marks"
                        ]
                      }
                    }
                  ],
                  "description": "The layers of the picture: the screen without annotations, with the usual ones, or a list.",
                  "examples": ["plain", ["content", "frames"]]
                }
              }
            },

        """#
}
