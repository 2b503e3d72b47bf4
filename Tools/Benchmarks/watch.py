"""Measures what Tools/Benchmarks/watch.sh describes: program, browser, saves for each document."""
import json, os, re, shutil, statistics, subprocess, sys, tempfile, time

program, browser, saves = sys.argv[1], sys.argv[2], int(sys.argv[3])


class Page:
    """A headless browser through two pipes, in the words of its DevTools protocol."""

    def __init__(self, profile):
        to_read, self.to = os.pipe()
        self.source, from_write = os.pipe()
        # The browser reads from 3 and writes to 4; the numbers may be taken here.
        command = 'exec 3<&%d 4>&%d; exec "$0" "$@" 2>/dev/null' % (to_read, from_write)
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", command, browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--user-data-dir=" + profile, "--remote-debugging-pipe"], pass_fds=(to_read, from_write))
        os.close(to_read)
        os.close(from_write)
        self.pending, self.count, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=1200, height=800, deviceScaleFactor=1, mobile=False)
        self.call("Page.enable")

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.pending:
                self.pending += os.read(self.source, 1 << 16)
            line, self.pending = self.pending.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        return answer["result"].get("value")

    def wait(self, condition):
        for _ in range(1500):
            if self.value("Boolean(%s)" % condition):
                return True
            time.sleep(0.02)
        return False


# When the page shows another state: the moment after the frame in which the browser has drawn the picture.
WATCHER = """
window.changed = new Promise(resolve => {
  const before = data.revision;
  const look = () => data.revision === before ? setTimeout(look, 0) : requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
    channel.port2.postMessage(0);
  });
  look();
}); 0
"""


def variants(path):
    """Two texts of a document that give two pictures; None for a document that neither change fits."""
    text = open(path, encoding="utf-8").read()
    if path.endswith(".json"):
        tree = json.loads(text)
        results = []
        for color in ["systemTeal", "systemPink"]:
            tree["root"]["backgroundColor"] = color
            results.append(json.dumps(tree, indent=2))
        return results
    for pattern in [r'( (?:text|title)=")([^"]*")', r'(<state [^>]*title=")([^"]*")']:
        if re.search(pattern, text):
            return [re.sub(pattern, r"\g<1>%s\2" % word, text, count=1) for word in ["A", "BB"]]
    return None


def measure(page, path):
    texts = variants(path)
    if texts is None:
        return None
    folder = tempfile.mkdtemp()
    try:
        shutil.copytree(os.path.dirname(path), folder + "/doc")
        copy = folder + "/doc/" + os.path.basename(path)
        server = subprocess.Popen([program, "watch", "--port", "0", "--quiet", copy], stdout=subprocess.PIPE)
        try:
            address = server.stdout.readline().decode().strip()
            page.call("Page.navigate", url=address)
            if not page.wait("typeof data !== 'undefined' && document.querySelectorAll('#tree li').length"):
                return None
            count = page.value("data.pages.length")
            times = []
            for save in range(saves):
                page.value(WATCHER)
                content = texts[save % 2].encode()
                with open(copy + ".new", "wb") as file:
                    file.write(content)
                saved = time.time()
                os.rename(copy + ".new", copy)
                times.append(page.value("window.changed") - saved * 1000)
                time.sleep(0.05)
            return count, times
        finally:
            server.kill()
            server.wait()
    finally:
        shutil.rmtree(folder)


profile = tempfile.mkdtemp()
page = Page(profile)
try:
    everything = []
    print("| document | pages | middle, ms | slowest, ms |\n| --- | ---: | ---: | ---: |")
    for kind in ["fixtures/scenes", "fixtures/ib"]:
        for name in sorted(os.listdir(kind)):
            if not name.endswith((".json", ".xib", ".storyboard")):
                continue
            found = measure(page, kind + "/" + name)
            if found is None:
                print("| %s | | not measured: no picture, or no text to change | |" % name)
                continue
            count, times = found
            everything += times
            print("| %s | %d | %.0f | %.0f |" % (name, count, statistics.median(times), max(times)))
            sys.stdout.flush()
    everything.sort()
    if everything:
        print("\nall %d saves: middle %.0f ms, 95 of 100 within %.0f ms, slowest %.0f ms"
              % (len(everything), statistics.median(everything), everything[int(len(everything) * 0.95)], everything[-1]))
finally:
    page.process.kill()
    page.process.wait()
    shutil.rmtree(profile, ignore_errors=True)
