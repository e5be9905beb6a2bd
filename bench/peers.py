"""Our speed beside OpenSpiel's in one run: the same loop, turn and turn about, as ratios.

`make bench-peers` installs OpenSpiel into an environment of its own and runs this file with ours. Both
engines run the same calls (clone a dealt position; is it over, legal, pick by random.random(), apply) in
processes of their own, one after the other, several rounds; a ratio is taken within each round.
"""

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
PACKAGES = ["open_spiel==2.0.2", "numpy"]

PEER_CODE = r"""
import json, random, sys, time
import pyspiel
name, seconds = sys.argv[1], float(sys.argv[2])
game = pyspiel.load_game(name)
rnd = random.random
def dealt():
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(rnd() * len(actions))])
    # its search ends at once where there is nothing to choose: in hearts, whenever no cards are passed on
    return state if len(state.legal_actions()) > 1 else dealt()
rates, lengths, began = [], [], time.process_time()
while time.process_time() - began < seconds:
    start, plies, games, lap = dealt(), 0, 0, time.process_time()
    while time.process_time() - lap < seconds / 10:
        state = start.clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            plies += 1
        games += 1
    rates.append(plies / (time.process_time() - lap))
    lengths.append(plies / games)
rates.sort()
# One simulation of its MCTS is one call of its rollout evaluator from the position it is given.
rollouts, inside = 64, 0.0
while True:
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 1), 1.4, 1, 100, False, 1, False)
    lap = time.process_time()
    bot.step(start)
    spent = time.process_time() - lap
    if spent > seconds / 3:
        inside = rollouts * lengths[-1] / spent
        break
    rollouts *= 2
simulations = []
for turn in range(3):
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, turn), 1.4, 10000, 1000, False, turn, False)
    lap = time.process_time()
    bot.mcts_search(start)
    simulations.append(10000 / (time.process_time() - lap))
found = {"driven": rates[len(rates) // 2] / 1e6, "inside": inside / 1e6}
print(json.dumps({**found, "search": sorted(simulations)[1] / 1e3}))
"""

# ours, the peer's game, and the bars: driven compiled, inside, search, driven without a compiler
BARS: list[tuple[str, str, int, str, float, float, float, float]] = [
    ("hand_of_the_king", "no-companions", 2, "connect_four", 2.5, 3.0, 2.0, 0.2),
    ("hand_of_the_king", "classic", 2, "connect_four", 1.8, 0.0, 0.0, 0.0),
    ("kings_bounty", "classic", 2, "connect_four", 1.5, 0.0, 0.0, 0.0),
    ("unfairy_tale", "classic", 2, "connect_four", 1.5, 0.0, 0.0, 0.0),
    ("dwarf_king", "classic", 4, "hearts", 2.0, 0.0, 1.5, 0.0),
    ("royal_defense", "duel", 2, "connect_four", 0.3, 0.0, 0.0, 0.0),
]


def main() -> int:
    parser = ArgumentParser(description="Our speed beside OpenSpiel's, as ratios within one run.")
    parser.add_argument("games", nargs="*", help="which of our games (default: all that are there)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each pair is measured (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure (default: 1)")
    args = parser.parse_args()
    install()
    there = {path.parent.name for path in (ROOT / "src/regalia/games").glob("*/__init__.py")}
    print(f"Ratios ours : OpenSpiel, median of {args.rounds} rounds (lowest to highest)", end=" ")
    print("[M decisions/s; search: k simulations/s]")
    missed = 0
    for name, preset, seats, peer, *bars in BARS:
        if name in there and (not args.games or name in args.games):
            missed += compare(name, preset, seats, peer, bars, args.rounds, args.seconds)
    print("All bars are reached." if not missed else f"{missed} bar(s) missed.")
    return 0


def install() -> None:
    python = PEERS / "bin" / "python"
    if not (PEERS / "ready").exists():
        print("Installing OpenSpiel into its own environment …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PACKAGES], check=True)
        (PEERS / "ready").touch()


def compare(
    name: str, preset: str, seats: int, peer: str, bars: list[float], rounds: int, seconds: float
) -> int:
    ours = [sys.executable, "-m", "regalia", "bench", name, "--preset", preset, "--seats", str(seats)]
    ours += ["--form", "this", "--json", "--seconds", str(seconds)]
    theirs = [str(PEERS / "bin" / "python"), "-c", PEER_CODE, peer, str(seconds)]
    plain = {**os.environ, "REGALIA_PURE": "1"}
    columns: dict[str, list[tuple[float, float]]] = {
        "driven": [],
        "inside": [],
        "search": [],
        "driven, plain": [],
    }
    for turn in range(rounds):
        fast, other = row(ours, None), row(theirs, None)
        columns["driven"].append((fast["driven"], other["driven"]))
        columns["inside"].append((fast["inside"], other["inside"]))
        columns["search"].append((row([*ours, "--search"], None)["search"], other["search"]))
        if bars[3]:
            columns["driven, plain"].append((row(ours, plain)["driven"], other["driven"]))
    missed = 0
    for (label, pairs), bar in zip(columns.items(), bars, strict=True):
        if pairs:
            ratios = sorted(mine / other for mine, other in pairs)
            mine, other = (median(side) for side in zip(*pairs, strict=True))
            verdict = "" if not bar else f"  bar {bar}: " + ("reached" if median(ratios) >= bar else "MISSED")
            missed += verdict.endswith("MISSED")
            print(
                f"{name} {preset} ({seats}) / {peer}, {label}: {median(ratios):.2f} × "
                f"({ratios[0]:.2f} to {ratios[-1]:.2f}) [{mine:.2f} / {other:.2f}]{verdict}",
                flush=True,
            )
    return missed


def row(command: list[str], environment: dict[str, str] | None) -> dict[str, float]:
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(answer.stdout.splitlines()[-1])
    return found


if __name__ == "__main__":
    sys.exit(main())
