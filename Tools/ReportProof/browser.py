"""Headless Chromium, driven over a pipe with the DevTools protocol; nothing but Python's own library."""

import json
import os
import shutil
import subprocess


class Browser:
    """One page of one browser; a context manager."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("google-chrome")
        if program is None:
            raise SystemExit("Chromium is missing; on Debian: apt-get install --no-install-recommends chromium")
        to_browser, self._commands = os.pipe()
        self._answers, from_browser = os.pipe()

        def take_places():
            # The browser reads commands from descriptor 3 and writes answers to 4.
            read, write = os.dup(to_browser), os.dup(from_browser)
            os.dup2(read, 3)
            os.dup2(write, 4)

        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run"]
        self._process = subprocess.Popen(
            [program, *flags, "about:blank"], close_fds=False, preexec_fn=take_places,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._buffer, self._last, self._session = b"", 0, None
        self.complaints = []

    def __enter__(self):
        pages = self.call("Target.getTargets")["targetInfos"]
        page = next(one["targetId"] for one in pages if one["type"] == "page")
        self._session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(timeout=20)

    def call(self, method, **parameters):
        """Sends a command and returns its result."""
        self._last += 1
        message = {"id": self._last, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def open(self, url):
        """Opens an address and waits until it is loaded."""
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)
        while self.run("document.readyState === 'complete' && location.href !== 'about:blank'") is not True:
            pass

    def run(self, script):
        """The value of a JavaScript expression."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def _next(self):
        while b"\0" not in self._buffer:
            piece = os.read(self._answers, 1 << 16)
            if not piece:
                raise SystemExit("Chromium ended before it had answered.")
            self._buffer += piece
        line, self._buffer = self._buffer.split(b"\0", 1)
        message = json.loads(line)
        self._note(message)
        return message

    def _note(self, message):
        method, facts = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.complaints.append(facts["exceptionDetails"].get("text", "exception"))
        elif method == "Log.entryAdded":
            self.complaints.append(facts["entry"]["text"])
        elif method == "Runtime.consoleAPICalled":
            self.complaints.append(f"console.{facts['type']}")
        elif method == "Network.requestWillBeSent" and not facts["request"]["url"].startswith(("file:", "about:")):
            self.complaints.append(f"request to {facts['request']['url']}")
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append(f"dialog: {facts['message']}")
