"""A server as labs have them, in a process of its own: speaks OpenAI's API, well or badly.

`python lab_server.py` prints its port and serves until its input ends. What it does with the
next questions is told with POST /script: a list of ways, one a question; then it answers well.
GET /log tells what it was asked. It is not a model: it picks the first choice it is offered, and
its embeddings tell how long a text is and which letters are in it.
"""

import json
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = b"<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1>nginx</body></html>"
LOCK = threading.Lock()
STATE = {"script": [], "then": "good", "log": [], "not": "", "models": ["tiny", "other"]}


def completion(content, **more):
    message = {"role": "assistant", "content": content, **more.pop("message", {})}
    choice = {"index": 0, "message": message, "finish_reason": more.pop("ended", "stop")}
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": "tiny-q4",
        "choices": [choice],
        "usage": {"prompt_tokens": 90, "completion_tokens": 2, "total_tokens": 92},
        **more,
    }


def embedding(text):
    letters = [text.casefold().count(letter) / 8 for letter in "aeinorst.,"]
    return [len(text) / 80, float(text[:1].isupper()), *letters]


def embeddings(body):
    data = [
        {"object": "embedding", "index": number, "embedding": embedding(text)}
        for number, text in enumerate(body["input"])
    ]
    usage = {"prompt_tokens": 5, "total_tokens": 5}
    return {"object": "list", "data": data, "model": body["model"], "usage": usage}


def spoilt(values, kind):
    return {"nan": [float("nan"), *values[1:]], "short": values[:3], "words": "none"}[kind]


def words_of(body):
    if "input" in body:
        return "\n".join(body["input"])
    content = body["messages"][-1]["content"]
    return content if isinstance(content, str) else content[0]["text"]


def picked(text):
    """The first choice of each question, in the form that the prompt asks for."""
    found = []
    for block in re.split(r"^Question", text, flags=re.MULTILINE)[1:]:
        number = re.match(r" (\d+):", block)
        letter = re.search(r"^\((\w)\)", block, re.MULTILINE)
        low = re.search(r"^\(a number from (\S+) to", block, re.MULTILINE)
        value = letter[1] if letter else low[1] if low else "some words"
        found.append((number[1] if number else None, value))
    return "\n".join(value if n is None else f"{n}: {value}" for n, value in found) or "P"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = 1 << 16  # head and body in one packet; apart, each reply waits 40 ms for an ACK

    def log_message(self, *_):
        """Nothing on stderr."""

    def do_GET(self):
        if self.path == "/log":
            self.tell(200, STATE["log"])
        elif self.path.endswith("/models"):
            listed = [{"id": name, "object": "model"} for name in STATE["models"]]
            self.tell(200, {"object": "list", "data": listed})
        else:
            self.send(404, PAGE, "text/html")

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path == "/script":
            with LOCK:
                STATE.update({"log": [], "script": [], "then": "good", "not": "", **body})
            self.tell(200, {})
            return
        with LOCK:
            way = STATE["script"].pop(0) if STATE["script"] else STATE["then"]
            if STATE["not"] and STATE["not"] in words_of(body):
                way = "page:500"  # a question on which the model always fails
            entry = {"body": body, "headers": dict(self.headers), "way": way, "path": self.path}
            STATE["log"].append(entry)
        name, _, value = way.partition(":")
        getattr(self, f"way_{name}")(body, value)
        entry["replied"] = True

    def way_good(self, body, value):
        is_chat = "messages" in body
        self.tell(200, completion(picked(words_of(body))) if is_chat else embeddings(body))

    def way_vectors(self, body, value):
        """Embeddings that are wrong in some way; `value` is the way, and a text that it hits."""
        kind, _, text = value.partition("/")
        told = embeddings(body)
        data = told["data"]
        if kind == "reversed":
            data.reverse()
        elif kind == "unnumbered":
            told["data"] = [{"embedding": one["embedding"]} for one in data]
        elif kind == "numbered":
            told["data"] = [{**one, "index": 0} for one in data]
        elif kind == "fewer":
            left = [one for one in data if text not in body["input"][one["index"]]]
            told["data"] = [{**one, "index": number} for number, one in enumerate(left)]
        else:
            for one in data:
                if text in body["input"][one["index"]]:
                    one["embedding"] = spoilt(one["embedding"], kind)
        self.tell(200, told)

    def way_says(self, body, value):
        self.tell(200, completion(value))

    def way_wait(self, body, value):
        time.sleep(float(value))
        self.way_says(body, "queen")

    def way_slow(self, body, value):
        time.sleep(float(value))
        self.way_good(body, "")

    def way_page(self, body, value):
        self.send(int(value or 502), PAGE, "text/html")

    def way_busy(self, body, value):
        self.send(429, b'{"error": {"message": "slow down"}}', retry=value)

    def way_error(self, body, value):
        said = f'{{"error": {{"message": "no, {self.headers["Authorization"]}"}}}}'
        self.send(int(value), said.encode())

    def way_nopicture(self, body, value):
        said = "image input is not supported - hint: if this is unexpected, provide the mmproj"
        self.send(int(value), json.dumps({"error": {"message": said}}).encode())

    def way_dropped(self, body, value):
        whole = json.dumps(completion("P")).encode()
        self.head(200, len(whole))
        self.wfile.write(whole[:40])
        self.wfile.flush()
        self.close_connection = True

    def way_hung(self, body, value):
        self.close_connection = True  # without a word

    def way_nojson(self, body, value):
        self.send(200, b"it is the first one, I think")

    def way_raw(self, body, value):
        self.send(200, value.encode())

    def way_refusal(self, body, value):
        self.tell(200, completion(None, message={"refusal": "I will not judge people."}))

    def way_cut(self, body, value):
        self.tell(200, completion("<think> Let me see, the first", ended="length"))

    def way_elsewhere(self, body, value):
        self.send_response(307)
        self.send_header("Location", f"http://{self.headers['Host']}/v1/chat/completions")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def tell(self, status, value):
        self.send(status, json.dumps(value).encode())

    def send(self, status, data, kind="application/json", retry=""):
        self.head(status, len(data), kind, retry)
        self.wfile.write(data)

    def head(self, status, length, kind="application/json", retry=""):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        if retry:
            self.send_header("Retry-After", retry)
        self.end_headers()


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdout.write(f"{server.server_port}\n")
    sys.stdout.flush()
    sys.stdin.read()
