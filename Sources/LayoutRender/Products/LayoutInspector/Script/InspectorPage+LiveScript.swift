extension InspectorPage {
    /// Keeps a served page up to date: selection, scrolling and focus stay where they are.
    static let liveScript = #"""
        function showTroubles(lines) {
          byId("trouble").hidden = !lines.length;
          byId("trouble").textContent = lines.join("\n");
        }

        function update(next) {
          const before = data.revision, had = data.pages.length > 0, id = had ? page().id : "", view = had && selected() ? selected().id : "";
          const kept = ["tree", "stage", "facts"].map(byId).map(pane => [pane, pane.scrollLeft, pane.scrollTop]);
          const isWalking = byId("tree").contains(document.activeElement);
          take(next);
          unpacked = new Map();
          if (next.revision !== before) Object.assign(trial, { onView: "", moves: [], numbers: [] });
          showTroubles(data.troubles);
          if (!data.pages.length) return;
          if (!had) { state.layers = new Set([...data.layers, "ghosts"]); readLink(); }
          else {
            state.page = Math.max(data.pages.findIndex(source => source.id === id), 0);
            const found = page().views.find(other => other.id === view);
            Object.assign(state, { view: found ? found.i : -1, hover: -1, equation: -1, edge: found ? state.edge : "" });
          }
          drawChoices(); drawPicture(); drawTree(); drawPanel(); drawSpace();
          for (const [pane, left, top] of kept) pane.scrollTo(left, top);
          if (isWalking) showRow(true);
        }

        // The moves of a revision stay when more of the same revision comes.
        function take(next) {
          if (next.revision !== data.revision) movesByPage.clear();
          data = next;
          if (!data.isPartial) whole = data;
          moveRound++;
          movesAsked = "";
        }

        const load = async id => (await fetch("/data.json?layers=" + [...state.layers].join()
          + (id ? "&page=" + encodeURIComponent(id) : ""))).json();

        // The page with a layer that was switched on; a page is asked for once for the same layers.
        let layersAsked = "";
        askLayers = async () => {
          const missing = layers.map(([name]) => name).filter(name =>
            name !== "ghosts" && state.layers.has(name) && !page().drawn.includes(name));
          const shown = page(), asked = [data.revision, shown.id, ...missing].join();
          if (!missing.length || asked === layersAsked) return;
          layersAsked = asked;
          const next = await load(shown.id).catch(() => null);
          if (next && next.revision === data.revision && page() === shown) update(next); else layersAsked = "";
        };

        // The revision of which the server has computed all pages.
        let wholeRevision = -1;

        // The page that is shown first, then the others: a document of many pages is drawn as fast as one of a single page.
        async function refresh() {
          let next = await load(data.pages.length ? page().id : "");
          const isKnown = source => !isAnnounced(source) || whole.pages.some(page => page.id === source.id);
          if (!next.pages.every(isKnown)) next = await load("");
          update(next);
          if (wholeRevision === data.revision) await complete();
        }

        // All pages, in place of the one that is shown.
        async function complete() {
          if (!data.isPartial) return;
          const all = await load("");
          if (all.revision !== data.revision) return;
          const shown = page();
          take(all);
          unpacked = new Map([[state.page, shown]]);
          drawPanel();
        }

        // The answer of the server to a question about the page shown; null if another page or version is shown by then.
        async function ask(path) {
          const asked = page(), revision = data.revision;
          const answer = await fetch(path + "page=" + encodeURIComponent(asked.id))
            .then(got => got.ok ? got.json() : null).catch(() => null);
          return answer && answer.revision === revision && data.revision === revision && page() === asked ? answer : null;
        }

        askDetails = async view => {
          if (view.isAsked) return;
          view.isAsked = true;
          const shown = page(), answer = await ask("/view.json?view=" + view.i + "&");
          if (!answer) { view.isAsked = false; return; }
          Object.assign(view, { facts: answer.facts, why: answer.why });
          for (const [place, record, state_] of answer.equations) shown.byPlace.set(place, equation(place, record, state_));
          shown.equations = [...shown.byPlace.values()].sort((a, b) => a.place - b.place);
          if (selected() !== view) return;
          drawPanel(); drawOverlay();
          if (state.edge) tell(reasonOf(view, state.edge)[2]);
        };

        // Once the browser has drawn what the page shows now; a page in the background draws nothing.
        const afterPaint = task => document.hidden ? setTimeout(task) : requestAnimationFrame(() => setTimeout(task));

        // The moves, once the picture is drawn; their causes take longer to find, and are asked for once saves rest.
        let movesAsked = "", movesThere = Promise.resolve(), moveRound = 0;
        askMoves = () => {
          const id = page().id;
          if (id === movesAsked || !data.compared.includes(id)) return;
          movesAsked = id;
          const round = ++moveRound;
          movesThere = new Promise(done => afterPaint(done)).then(() => movesByPage.has(id) ? null : showMoves(id, round)).catch(() => {});
          movesThere.then(() => showCauses(id, round));
        };

        async function showMoves(id, round) {
          // Another page may be shown by now, which asks for its own.
          if (page().id !== id) return;
          const answer = await ask("/moves.json?");
          if (!answer) {
            // Another try with the next change of the panel.
            if (round === moveRound) movesAsked = "";
            return;
          }
          movesByPage.set(id, answer.moves);
          const count = moves().length;
          drawPanel(); drawOverlay();
          if (count) tell(count + (count === 1 ? " view changed" : " views changed"));
        }

        async function showCauses(id, round) {
          const isShown = () => round === moveRound && page().id === id;
          if (!isShown() || !moves().length) return;
          await new Promise(done => setTimeout(done, 300));
          const answer = isShown() && await ask("/moves.json?causes=1&");
          if (!answer) return;
          // A save ended the search; if nothing came of it, the search begins again.
          if (!answer.isWhole) { movesAsked = ""; askMoves(); return; }
          movesByPage.set(id, answer.moves);
          drawPanel();
        }

        function listen() {
          const events = new EventSource("/events");
          let isGone = false;
          const attempt = async task => { try { await task(); } catch (error) { showTroubles([String(error)]); } };
          events.onmessage = async event => {
            if (isGone) showTroubles(data.troubles);
            isGone = false;
            // A page that lost the connection may have missed the end of the pages.
            await attempt(Number(event.data) === data.revision ? complete : refresh);
          };
          events.addEventListener("whole", async event => {
            wholeRevision = Number(event.data);
            if (wholeRevision === data.revision) await attempt(complete);
          });
          events.onerror = () => { isGone = true; showTroubles(["render-cli watch does not answer; trying again"]); };
        }

        showTroubles(data.troubles);
        if (data.pages.length) drawPanel();
        listen();
        """#
}
