extension InspectorPage {
    /// The tree of views: a list of rows with the roles and keys of a tree view (ARIA Authoring Practices).
    static let treeScript = #"""
        const shownAs = view => view.hidden ? "hidden" : view.guide ? "guide" : view.s ? "" : "covered";

        // The views whose name, id, text or class holds the words, and the views above them.
        function found() {
          const words = state.search.toLowerCase();
          if (!words) return null;
          const hits = page().views.filter(view =>
            (view.id + "\n" + view.name + "\n" + view.caption).toLowerCase().includes(words));
          return { hits, all: new Set(hits.flatMap(path)) };
        }

        function rows() {
          const search = found();
          const list = [];
          const add = view => {
            if (search && !search.all.has(view)) return;
            list.push(view);
            if (search || !state.closed.has(view.id)) view.children.forEach(add);
          };
          add(page().root);
          return list;
        }

        // What a row shows of a view.
        const rowOf = (view, search, isFirst) => ({
          i: view.i, name: view.name, kind: kindOf(view), problems: view.problems.length, depth: view.depth, place: view.place,
          count: view.parent ? view.parent.children.length : 1, hasChildren: view.children.length > 0,
          isOpen: search !== null || !state.closed.has(view.id), isChosen: view.i === state.view, isFirst,
          kinds: shownAs(view) + (search && search.hits.includes(view) ? " hit" : ""),
        });

        function makeRow({ i, name, kind, problems, depth, place, count, hasChildren, isOpen, isChosen, isFirst, kinds }) {
          const row = make("li", { className: kinds, tabIndex: isChosen || isFirst ? 0 : -1 },
            make("span", { className: "arrow", textContent: hasChildren ? (isOpen ? "\u25be" : "\u25b8") : "" }),
            make("span", { className: "name", textContent: name }), make("small", { textContent: kind }),
            problems > 0 && label(make("span", { className: "badge", textContent: problems }),
              { "aria-label": problems + (problems === 1 ? " problem" : " problems") }));
          label(row, { role: "treeitem", "aria-level": depth + 1, "aria-selected": isChosen, "data-view": i,
            "aria-setsize": count, "aria-posinset": place });
          if (hasChildren) row.setAttribute("aria-expanded", isOpen);
          row.style.paddingInlineStart = Math.min(depth, 16) * 12 + 6 + "px";
          return row;
        }

        // What the rows of the list show: a row that would show the same is not made again.
        let shownRows = [];
        function drawTree() {
          const search = found(), list = rows(), tree = byId("tree");
          const holds = list.some(view => view.i === state.view);
          byId("found").textContent = search ? search.hits.length + (search.hits.length === 1 ? " view" : " views") : "";
          const goals = list.map((view, index) => rowOf(view, search, !holds && index === 0));
          const texts = goals.map(goal => JSON.stringify(goal));
          if (texts.length !== tree.children.length) becomeChildren(tree, goals.map(makeRow));
          else texts.forEach((words, index) => {
            if (words !== shownRows[index]) become(tree.children[index], makeRow(goals[index]));
          });
          shownRows = texts;
        }

        // Rows are only marks, so that rows of a redrawn page can be kept: the list listens for them.
        function listenToRows() {
          const tree = byId("tree");
          const viewAt = node => {
            const row = node && node.closest("[data-view]");
            return row && tree.contains(row) ? page().byNumber.get(Number(row.dataset.view)) : null;
          };
          const hover = view => {
            const number = view ? view.i : -1;
            if (number !== state.hover) { state.hover = number; drawOverlay(); }
          };
          tree.onclick = event => {
            const view = viewAt(event.target);
            if (!view) return;
            if (event.target.className === "arrow") toggle(view);
            else if (event.altKey || state.explains) explain(view);
            else select(view);
          };
          tree.onpointerover = event => hover(viewAt(event.target));
          tree.onpointerleave = () => hover(null);
          tree.onkeydown = treeKey;
        }

        // UILabel of the caption: UILabel "Hello".
        const kindOf = view => view.caption.split(" ")[0];

        function toggle(view, closes = !state.closed.has(view.id)) {
          if (closes) state.closed.add(view.id); else state.closed.delete(view.id);
          drawTree();
        }

        function showRow(focuses) {
          const row = byId("tree").querySelector("[aria-selected=true]");
          if (!row) return;
          row.scrollIntoView({ block: "nearest" });
          if (focuses) row.focus({ preventScroll: true });
        }

        function treeKey(event) {
          const list = rows(), view = selected() || list[0];
          const index = list.indexOf(view);
          const go = target => { if (target) { select(target, true); } };
          switch (event.key) {
          case "ArrowDown": go(list[index + 1]); break;
          case "ArrowUp": go(list[index - 1]); break;
          case "Home": go(list[0]); break;
          case "End": go(list[list.length - 1]); break;
          case "ArrowRight":
            if (view.children.length && state.closed.has(view.id)) { toggle(view, false); showRow(true); }
            else go(view.children[0]);
            break;
          case "ArrowLeft":
            if (view.children.length && !state.closed.has(view.id) && !state.search) { toggle(view, true); showRow(true); }
            else go(view.parent);
            break;
          case "Enter": explain(view); showRow(true); break;
          case " ": select(view, true); break;
          default: return;
          }
          event.preventDefault();
          event.stopPropagation();
        }
        """#
}
