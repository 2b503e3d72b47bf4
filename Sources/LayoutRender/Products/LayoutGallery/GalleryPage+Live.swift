import LayoutDiff
import Notation

/// The gallery while a server on this machine keeps it up to date.
extension GalleryPage {
    /// The data of a live page besides its screens.
    package struct Live: Sendable {
        /// Grows with every new version.
        package var revision: Int
        /// Errors of the present files, one line each; their screens are then those of the last good versions.
        package var troubles: [String]

        /// The state of one version.
        package init(revision: Int, troubles: [String]) {
            self.revision = revision
            self.troubles = troubles
        }
    }

    /// The page with a script that loads `/data.json` whenever `/events` names a new revision.
    /// - Parameter data: the result of `data(live:)`.
    package func liveHTML(data: String) -> String {
        var page = SelfContainedPage(
            title: title, style: Self.style,
            scripts: [Self.modelScript, Self.gridScript, Self.detailScript, Self.startScript, Self.liveScript],
            body: Self.body, data: data)
        (page.showsFiles, page.asksItsServer) = (true, true)
        return page.html
    }

    /// The gallery with the state of the server, as JSON for the scripts.
    package func data(live: Live) -> String {
        let state = JSONValue.object([
            .init("revision", .integer(live.revision)),
            .init("troubles", .strings(live.troubles.map { displayLine($0) })),
        ])
        return JSONValue.object(members + [.init("live", state)]).compact
    }

    /// Takes new data and stays where the reader is.
    static let liveScript = #"""
        let wanted = 0, isAsking = false;

        function showTroubles() {
          byId("troubles").replaceChildren(...data.live.troubles.map(text => element("p", {}, text)));
        }

        async function follow() {
          if (isAsking || wanted === data.live.revision) return;
          isAsking = true;
          try {
            const answer = await fetch("data.json", { cache: "no-store" });
            if (answer.ok) {
              const [left, top] = [scrollX, scrollY];
              const focused = document.activeElement && document.activeElement.dataset.key;
              take(await answer.json());
              readAddress();
              draw();
              showTroubles();
              scrollTo(left, top);
              const card = focused && [...document.querySelectorAll(".card")].find(card => card.dataset.key === focused);
              if (card) card.focus({ preventScroll: true });
            }
          } catch {
            // The server has ended; the events begin again when another one starts.
          }
          isAsking = false;
          if (wanted > data.live.revision) setTimeout(follow, 50);
        }

        const events = new EventSource("events");
        events.onmessage = event => { wanted = Number(event.data); follow(); };
        showTroubles();
        """#
}
