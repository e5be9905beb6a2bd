"""Plays one whole match on a Regalia server: `python table_bot.py http://localhost:8700 [TABLE TOKEN]`."""

import json
import random
import sys
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect


def post(url: str, body: object, headers: dict[str, str]) -> tuple[dict[str, object], dict[str, str]]:
    data = json.dumps(body).encode()
    with urlopen(Request(url, data, {"content-type": "application/json", **headers})) as answer:
        return json.load(answer), dict(answer.headers)


def play(server: str, table: str, headers: dict[str, str]) -> dict[str, object]:
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{table}", additional_headers=headers) as socket:
        for frame in socket:
            seen = json.loads(frame)
            if seen["type"] == "error" and seen["code"] != "stale-action":
                raise SystemExit(seen["text"])
            if seen["type"] == "match" and "outcome" in seen:
                return dict(seen["outcome"])
            if seen["type"] == "match" and seen["legal"]:
                choice = random.choice(seen["legal"])  # think here: seen["table"] is all you may know
                act = {"act": choice["id"], "version": seen["version"], "key": uuid4().hex}
                socket.send(json.dumps(act))
    raise SystemExit("the server has gone")


if __name__ == "__main__":
    if len(sys.argv) == 4:
        print(play(sys.argv[1], sys.argv[2], {"authorization": f"Bearer {sys.argv[3]}"}))
    else:
        answered = post(f"{sys.argv[1]}/api/guests", {"name": "Example"}, {})[1]
        mine = {"cookie": answered["set-cookie"].split(";")[0]}
        wish = {"game": "hand_of_the_king", "bots": {"1": "greedy"}, "start": True}
        made = post(f"{sys.argv[1]}/api/tables", wish, mine)[0]
        print(play(sys.argv[1], str(made["id"]), mine))
