extension InspectorPage {
    /// What moved since another version of the page: ghosts in the picture and a list with causes.
    static let changeScript = #"""
        const moves = () => data.moves[page().id] || [];
        // A served page tries edits: outlines over the picture, and a section of the panel.
        let trialOutlines = () => [], trialSection = () => null, repairSection = () => null;
        // A served page asks for the causes of the moves once the moves are drawn.
        let askCauses = () => {};
        const movesOf = view => moves().filter(move => move.i === view.i);

        function ghosts() {
          return state.layers.has("ghosts") ? moves().filter(move => move.from).map(move => outline(move.from, "ghost")) : [];
        }

        function changes() {
          if (!data.moves[page().id]) return null;
          if (!moves().length) return section("Since the last save", make("p", { className: "hint", textContent: "nothing moved" }));
          return section("Since the last save", make("ul", { className: "moves" }, ...moves().slice(0, 200).map(move =>
            make("li", {}, make("button", { className: "plain", disabled: move.i < 0,
              onclick: () => { const view = page().byNumber.get(move.i); if (view) select(view); } },
              make("strong", { textContent: move.mark + " " + move.name })),
            ...move.facts.map(fact => make("p", { textContent: fact }))))));
        }
        """#
}
