extension InspectorPage {
    /// The panel beside the picture: the selected view's numbers, the reasons for them, its constraints and properties.
    static let panelScript = #"""
        const section = (title, ...children) => make("section", {}, make("h3", { textContent: title }), ...children);
        const row = (name, value) => make("tr", {}, label(make("th", { textContent: name }), { scope: "row" }),
          make("td", { textContent: value }));
        const table = rows => make("table", {}, make("tbody", {}, ...rows.map(([name, value]) => row(name, value))));
        const size = ([width, height]) => text(width) + " \u00d7 " + text(height);
        const sides = ([top, left, bottom, right]) =>
          `top ${text(top)}, left ${text(left)}, bottom ${text(bottom)}, right ${text(right)}`;

        function drawPanel() {
          const view = selected(), focused = document.activeElement;
          const typing = byId("facts").contains(focused) && focused.id === "edit" ? focused.selectionStart : -1;
          byId("facts").replaceChildren(...(view ? viewFacts(view) : pageFacts()).filter(part => part));
          // A line that is being written goes on.
          if (typing >= 0 && byId("edit")) { byId("edit").focus({ preventScroll: true }); byId("edit").setSelectionRange(typing, typing); }
          askMoves();
        }

        function pageFacts() {
          const now = page();
          const note = data.notes.map(words => make("p", { className: "note", textContent: words }));
          return [
            make("h2", { textContent: data.title }),
            table([...now.choices.filter(([, value]) => !["base", "default", "own"].includes(value)), ["size", size(now.root.f.slice(2))],
              ["views", now.views.filter(view => !view.guide).length], ["constraints", now.constraints]]),
            changes(), trialSection(), problems(now.problems), repairSection(now.problems), ...note,
            make("p", { className: "hint", textContent: "Choose a view in the picture or the tree. Press ? for all keys." }),
          ];
        }

        function problems(list) {
          if (!list.length) return null;
          return section(list.length === 1 ? "1 problem" : list.length + " problems", make("ul", { className: "problems" },
            ...list.map(problem => make("li", {}, make("button", {
              className: "plain", onclick: () => { const view = page().byNumber.get(problem.items[0]); if (view) select(view); },
            }, make("strong", { textContent: problem.kind + " " }), problem.message + " "), make("code", { textContent: problem.place })))));
        }

        function viewFacts(view) {
          if (view.facts === undefined) askDetails(view);
          const crumbs = make("nav", { className: "crumbs" }, ...path(view).slice(0, -1).flatMap(above => [
            make("button", { className: "plain", textContent: above.name, onclick: () => select(above) }), " \u203a "]));
          label(crumbs, { "aria-label": "Superviews" });
          const where = view.line ? data.title + ":" + view.line : "";
          const facts = [["in the picture", text(view.a[0]) + ", " + text(view.a[1])],
            view.m && ["layout margins", sides(view.m)], view.sa && ["safe area insets", sides(view.sa)],
            view.b && ["baselines", text(view.b[0]) + " from top, " + text(view.b[1]) + " from bottom"],
            view.c && ["content size", size(view.c)], !view.s && ["shown", "no"]].filter(fact => fact);
          return [
            crumbs, make("h2", { textContent: view.name }),
            make("p", { className: "caption" }, view.caption + " ", make("code", { textContent: where || (view.id === view.name ? "" : view.id) })),
            problems(view.problems), repairSection(view.problems),
            movesOf(view).length > 0 && make("div", { className: "moves" }, ...movesOf(view).flatMap(move => move.facts)
              .map(fact => make("p", { textContent: fact }))), frame(view), reasons(view), trialSection(), table(facts), constraints(view),
            view.facts && section("Properties", view.facts.length ? table(view.facts)
              : make("p", { className: "hint", textContent: "all as UIKit has them" })),
          ];
        }

        // The frame's four numbers, each a button that asks why.
        function frame(view) {
          const names = { left: "x", top: "y", width: "width", height: "height" };
          return make("div", { className: "frame" }, ...Object.keys(names).map((edge, index) =>
            label(make("button", { title: "Why? (e)", onclick: () => explain(view, state.edge === edge ? "" : edge) },
              make("span", { textContent: names[edge] }), make("strong", { textContent: text(view.f[index]) })),
              { "aria-pressed": state.edge === edge, "aria-label": `${names[edge]} ${text(view.f[index])}, why?` })));
        }

        function reasons(view) {
          const reason = reasonOf(view, state.edge);
          if (!reason) return state.edge && view.why === null ? make("p", { className: "note", textContent:
            "This page holds no explanations: it would be too large. Use render-cli explain." }) : null;
          const [, , sentence, chain] = reason;
          const steps = (chain || []).map(([place, factor, number]) => {
            const equation = page().byPlace.get(place);
            const times = Math.abs(factor) === 1 ? "" : `, counted ${text(factor)} times`;
            return make("li", {}, make("b", { textContent: signed(number) }),
              constraint(equation, equation.t + times));
          });
          const axis = axisOf(state.edge);
          const others = page().equations.filter(equation => equation.state !== "a" && equation.v.includes(view.i)
            && equation.m.some(span => span[0] === axis)).sort((a, b) => b.n - a.n).slice(0, 40);
          return make("div", { className: "why" }, label(make("p", { textContent: sentence }), { role: "status" }),
            make("ol", {}, ...steps), others.length > 0 && make("ul", {}, ...others.map(equation => make("li", {}, constraint(equation)))));
        }

        const states = { a: () => "", b: distance => "broken by " + text(distance), l: distance => text(distance) + " to spare",
          s: distance => "set aside, off by " + text(distance) };

        // A constraint as a button: pointing at it or focusing it shows where it acts.
        function constraint(equation, words = equation.t) {
          const point = isOn => () => { state.equation = isOn ? equation.place : -1; drawOverlay(); };
          const state_ = states[equation.state](equation.distance);
          const button = make("button", { className: "plain constraint " + equation.state },
            make("span", { textContent: words }), state_ !== "" && make("em", { textContent: state_ }),
            equation.line && make("code", { textContent: data.title + ":" + equation.line }));
          Object.assign(button, { onpointerenter: point(true), onpointerleave: point(false), onfocus: point(true), onblur: point(false) });
          return button;
        }

        function constraints(view) {
          if (view.facts === undefined) return null;
          const all = page().equations.filter(equation => equation.v.includes(view.i));
          const list = equations => make("ul", { className: "constraints" }, ...equations.slice(0, 400).map(equation =>
            make("li", {}, constraint(equation))));
          const own = all.filter(equation => equation.r === ""), rules = all.filter(equation => equation.r !== "");
          return section("Constraints", own.length ? list(own) : make("p", { className: "hint", textContent: "none in the file" }),
            rules.length > 0 && make("details", { open: own.length === 0 }, make("summary", { textContent: rules.length + " of UIKit\u2019s rules" }), list(rules)));
        }
        """#
}
