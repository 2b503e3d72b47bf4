extension InspectorPage {
    /// Edits that are tried on a served page: fields and sliders of the selected view's constraints, and a line for every
    /// other edit. The server lays out the page with all edits, and writes only what a button asks for.
    static let editScript = #"""
        const trial = { edits: [], moves: [], mistakes: [], numbers: [], asked: 0, line: "" };
        const sideOf = edit => {
          const at = edit.search(/(?<![<>=])=(?!=)/);
          return at < 0 ? edit : edit.slice(0, at).trim();
        };

        const question = () => "page=" + encodeURIComponent(page().id) + "&view=" + (selected() ? selected().i : -1)
          + "&edits=" + encodeURIComponent(trial.edits.join("\n")) + "&revision=" + data.revision;

        // The new places at once; the causes, which take longer to find, once the edits rest.
        async function tryEdits() {
          const asked = ++trial.asked;
          const show = async why => {
            const answer = await (await fetch("/edited.json?" + question() + why)).json();
            // An answer that a later question overtook is not shown.
            if (asked !== trial.asked) return;
            Object.assign(trial, answer);
            drawAnswer(); drawOverlay();
          };
          await show("");
          if (!trial.moves.length) return;
          await new Promise(done => setTimeout(done, 300));
          if (asked === trial.asked) await show("&why=1");
        }

        // The same number set again, as a slider does, is one edit.
        function setEdit(edit) {
          const last = trial.edits.length - 1;
          if (last >= 0 && sideOf(trial.edits[last]) === sideOf(edit)) trial.edits[last] = edit; else trial.edits.push(edit);
          tryEdits();
        }

        function undoEdit(place = trial.edits.length - 1) {
          if (place < 0) return;
          trial.edits.splice(place, 1);
          tryEdits();
        }

        // The file is written only if it is still the one shown; the page then shows it like every saved file.
        async function writeEdits() {
          if (!trial.edits.length) return;
          const answer = await (await fetch("/write.json?" + question(), { method: "POST" })).json();
          trial.mistakes = answer.mistakes;
          if (!answer.mistakes.length) Object.assign(trial, { edits: [], moves: [] });
          drawAnswer(); drawOverlay();
          tell(answer.mistakes.length ? answer.mistakes.join("; ") : "written");
        }

        trialOutlines = () => trial.moves.flatMap(({ i, by }) => {
          const view = by && page().byNumber.get(i);
          return view ? [outline([view.a[0] + by[0], view.a[1] + by[1], by[2], by[3]], "ghost")] : [];
        });

        function numberFields() {
          return trial.numbers.map(({ left, text: words, constant, priority }) => {
            const set = what => event => setEdit(`${left}.${what} = ${event.target.value}`);
            const reach = Math.max(100, Math.ceil(Math.abs(constant) * 2));
            const field = make("input", { type: "number", value: constant, step: "any", oninput: set("constant") });
            const slider = make("input", { type: "range", min: -reach, max: reach, step: 1, value: constant,
              oninput: event => { field.value = event.target.value; set("constant")(event); } });
            const level = make("input", { type: "number", value: priority, min: 1, max: 1000, oninput: set("priority") });
            return make("li", {}, make("span", { textContent: words }), make("div", { className: "number" },
              label(slider, { "aria-label": "constant of " + words }), label(field, { "aria-label": "constant of " + words }),
              label(level, { "aria-label": "priority of " + words, title: "priority" })));
          });
        }

        function drawAnswer() {
          const fields = byId("numbers");
          // A field that is being changed stays.
          if (fields && !fields.contains(document.activeElement)) fields.replaceChildren(...numberFields());
          const answer = byId("answer");
          if (!answer) return;
          answer.replaceChildren(
            make("ol", {}, ...trial.edits.map((edit, place) => make("li", {}, make("code", { textContent: edit + " " }),
              label(make("button", { textContent: "\u00d7", onclick: () => undoEdit(place) }), { "aria-label": "undo " + edit })))),
            ...trial.mistakes.map(words => make("p", { className: "note", textContent: words })),
            make("ul", { className: "moves" }, ...trial.moves.slice(0, 100).map(move => make("li", {},
              make("strong", { textContent: move.mark + " " + move.name }),
              ...move.facts.map(fact => make("p", { textContent: fact }))))));
          const count = trial.moves.length;
          if (trial.edits.length) tell(count === 0 ? "nothing moves" : count === 1 ? "1 view changes" : count + " views change");
        }

        // Another view has other fields; another page has other places, and edits of its own.
        function begin() {
          const [onPage, onView] = [page().id, page().id + " " + state.view];
          if (trial.onView === onView) return;
          if (trial.onPage !== onPage) {
            Object.assign(trial, { edits: [], mistakes: [], line: "" });
            byId("edit").value = "";
          }
          Object.assign(trial, { onPage, onView, moves: [] });
          // The numbers of the fields can wait until a saved file is drawn and compared.
          afterPaint(() => movesThere.then(tryEdits));
        }

        trialSection = () => {
          const line = make("input", { id: "edit", placeholder: "go.width.constant = 60", spellcheck: false,
            value: trial.line, oninput: () => { trial.line = line.value; },
            onkeydown: event => {
              if (event.key !== "Enter" || !line.value.trim()) return;
              setEdit(line.value.trim());
              trial.line = line.value = "";
            } });
          const undo = make("button", { textContent: "Undo", title: "Undo (u)", onclick: () => undoEdit() });
          queueMicrotask(() => { drawAnswer(); begin(); });
          return section("Try an edit", make("ul", { id: "numbers" }), make("div", { className: "number" },
            label(line, { "aria-label": "An edit" }), undo,
            make("button", { id: "write", textContent: "Write", title: "Write the edits into the file", onclick: writeEdits })), label(make("div", { id: "answer" }), { role: "status" }));
        };
        keys.u = () => undoEdit();

        // Repairs of conflicts and ambiguities: the server tries changes of the file, and writes the one that is chosen.
        const mending = { of: "", token: "", repairs: [], unrepaired: 0, mistakes: [], isAsked: false };
        const shownPage = () => data.revision + " " + page().id;

        async function findRepairs() {
          mending.isAsked = true;
          drawPanel();
          const answer = await ask("/repairs.json?");
          Object.assign(mending, { isAsked: false, mistakes: [] });
          if (answer) Object.assign(mending, { of: shownPage(), token: answer.token, repairs: answer.repairs,
            unrepaired: answer.unrepaired });
          drawPanel();
          if (answer) tell(answer.repairs.length === 1 ? "1 repair" : answer.repairs.length + " repairs");
        }

        async function writeRepair(place, text) {
          const path = `/write.json?page=${encodeURIComponent(page().id)}&revision=${data.revision}&repair=${place}&text=${text}&token=${mending.token}`;
          const answer = await fetch(path, { method: "POST" }).then(got => got.json())
            .catch(() => ({ mistakes: ["the server gives no answer"] }));
          mending.mistakes = answer.mistakes;
          drawPanel();
          tell(answer.mistakes.length ? answer.mistakes.join("; ") : "written");
        }

        repairSection = problems => {
          if (!problems.some(problem => ["conflict", "ambiguous"].includes(problem.kind))) return null;
          if (mending.of !== shownPage()) return section("Repairs", make("button", { id: "mend",
            textContent: mending.isAsked ? "Looking\u2026" : "Find repairs", disabled: mending.isAsked, onclick: findRepairs }));
          const choice = (words, place, text) => make("div", { className: "number" }, make("span", { textContent: words }),
            label(make("button", { textContent: "Write", title: "Write the repair into the file",
              onclick: () => writeRepair(place, text) }), { "aria-label": "write: " + words }));
          const list = mending.repairs.map(({ message, texts }, place) => make("li", {}, make("p", { textContent: message }),
            ...texts.map((words, text) => choice(words, place, text))));
          return section("Repairs", list.length > 0 ? make("ul", { id: "repairs", className: "moves" }, ...list)
            : make("p", { className: "hint", textContent: mending.unrepaired > 0
              ? "no single change passes" : "the file has no conflict or ambiguity on its own device" }),
            ...mending.mistakes.map(words => make("p", { className: "note", textContent: words })));
        };
        """#
}
