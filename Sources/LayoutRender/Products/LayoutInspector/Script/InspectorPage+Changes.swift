extension InspectorPage {
    /// What moved since another version of the page: ghosts in the picture and a list with causes.
    static let changeScript = #"""
        // The moves since the last save by page: a watched page gets them once the picture is drawn.
        const movesByPage = new Map();
        const moves = () => movesByPage.get(page().id) || [];
        // A served page tries edits: outlines over the picture, and a section of the panel.
        let trialOutlines = () => [], trialSection = () => null, repairSection = () => null;
        // A served page asks for the moves once the picture is drawn, and for their causes once the moves are.
        let askMoves = () => {};
        const movesOf = view => moves().filter(move => move.i === view.i);

        function ghosts() {
          return state.layers.has("ghosts") ? moves().filter(move => move.from).map(move => outline(move.from, "ghost")) : [];
        }

        function changes() {
          if (!data.compared?.includes(page().id)) return null;
          if (!moves().length) return section("Since the last save", make("p", { className: "hint",
            textContent: movesByPage.has(page().id) ? "nothing moved" : "comparing\u2026" }));
          return section("Since the last save", make("ul", { className: "moves" }, ...moves().slice(0, 200).map(move =>
            make("li", {}, make("button", { className: "plain", disabled: move.i < 0,
              onclick: () => { const view = page().byNumber.get(move.i); if (view) select(view); } },
              make("strong", { textContent: move.mark + " " + move.name })),
            ...move.facts.map(fact => make("p", { textContent: fact }))))));
        }
        """#
}
