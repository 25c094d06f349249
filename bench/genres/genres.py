#!/usr/bin/env python3
"""Times genres of drawn puzzles, and clingo for comparison: genres.py SATOR BOARDS [GENRE…] [--peer] [--limit SECONDS] [--most N]

BOARDS is a table as bench/genres/boards.py describes it. Each puzzle's solution is searched and proven to be the only one, by one
thread of one process, whose processor time is measured with start-up. Each answer of Sator is compared with the table's. With
--peer, clingo solves the genres that bench/genres/peer_programs.py encodes. Prints a row for each genre and size, and each board that differs."""
import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile

from boards import GENRES, read_boards
from peer_programs import ENCODINGS, program_of


def timed(command, text, limit):
    """Returns the output and the processor time of a command, or None and the limit."""
    with tempfile.TemporaryFile("w+") as source, tempfile.TemporaryFile("w+") as output:
        source.write(text)
        source.seek(0)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        child = subprocess.Popen(["timeout", str(3 * limit), *command], stdin=source, stdout=output, stderr=subprocess.DEVNULL)
        child.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        output.seek(0)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return output.read(), seconds


def sator(program, text, limit):
    """Returns the status, the first solution in JSON and the seconds."""
    output, seconds = timed([program, "solve", "-", "--json", "--threads", "1", "--time-limit", f"{limit}s"], text, limit)
    try:
        answer = json.loads(output.splitlines()[0])
    except (ValueError, IndexError):
        return "refused", None, seconds
    return answer.get("status", "refused"), next(iter(answer.get("solutions", [])), None), seconds


def clingo(board, limit):
    """Returns the status and the seconds."""
    output, seconds = timed(["clingo", "-", "--models=2", "--quiet=2,2,2", f"--time-limit={limit}", "--outf=2", "--warn=none"],
                            program_of(board), limit)
    try:
        report = json.loads(output)
    except ValueError:
        return "unknown", seconds
    if "TIME LIMIT" in report or report["Models"]["More"] != "no" and report["Models"]["Number"] < 2:
        return "unknown", seconds
    return {0: "none", 1: "unique"}.get(report["Models"]["Number"], "multiple"), seconds


def size_class(board):
    cells = len(board.answer) * len(board.answer[0])
    for most, name in ((100, "to 10 × 10"), (225, "to 15 × 15"), (400, "to 20 × 20"), (720, "to 20 × 36")):
        if cells <= most:
            return name
    return "larger"


def figures(times, limit):
    if not times:
        return "– | –"
    unsolved = sum(time is None for time in times)
    known = [limit if time is None else time for time in times]
    text = f"{statistics.median(known):.3g} | {max(known):.3g}"
    return text + (f" ({unsolved} not in {limit} s)" if unsolved else "")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("sator")
    options.add_argument("boards")
    options.add_argument("genre", nargs="*")
    options.add_argument("--peer", action="store_true")
    options.add_argument("--limit", type=int, default=20)
    options.add_argument("--most", type=int, default=1000)
    arguments = options.parse_args()
    boards = [board for board in read_boards(arguments.boards)
              if board.genre in GENRES and (not arguments.genre or board.genre in arguments.genre)]
    rows, taken, wrong = {}, {}, 0
    for board in boards:
        taken[board.genre] = taken.get(board.genre, 0) + 1
        if taken[board.genre] > arguments.most:
            continue
        genre = GENRES[board.genre]
        status, solution, seconds = sator(arguments.sator, genre.text_of(board), arguments.limit)
        if status not in ("unique", "unknown") or status == "unique" and genre.answer_in(solution) != genre.answer_of(board):
            wrong += 1
            print(f"{board.genre} {board.key}: {status}, and the table has another answer or another status", file=sys.stderr)
        row = rows.setdefault((board.genre, size_class(board)), ([], []))
        row[0].append(seconds if status == "unique" else None)
        if arguments.peer and board.genre in ENCODINGS:
            peer_status, peer_seconds = clingo(board, arguments.limit)
            row[1].append(peer_seconds if peer_status == "unique" else None)
    print("| genre | size | boards | Sator, median | worst |" + (" clingo, median | worst |" if arguments.peer else ""))
    print("|---|---|---|---|---|" + ("---|---|" if arguments.peer else ""))
    for (genre, size), (own, peer) in rows.items():
        line = f"| {genre} | {size} | {len(own)} | {figures(own, arguments.limit)} |"
        print(line + (f" {figures(peer, arguments.limit)} |" if arguments.peer else ""))
    print(f"{wrong} of {sum(len(own) for own, _ in rows.values())} answers differ", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
