"""Writes the comparison as a page. Its last sections are written by hand: genre_marks.md and long_runs.md."""
import os
import pathlib

import sator


def time_text(seconds):
    for unit, name in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= unit or name == "µs":
            return f"{seconds / unit:.3g} {name}"


def ratio_text(ratio):
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.2g}"


def cell(row, name, which):
    """Returns a solver's time (which = 1: its own, 2: with start-up) and its ratio to Sator's time."""
    if name in row.absent:
        return "none in time" if row.absent[name] == "too long" else "–"
    if name not in row.results:
        return "failed"
    seconds = row.results[name][which]
    own = row.results.get(sator.NAME)
    if name == sator.NAME or sator.NAME in row.absent or not own or which == 2:
        return time_text(seconds)
    return f"{time_text(seconds)} (× {ratio_text(seconds / max(own[1], 1e-9))})"


def outcome(row):
    outcomes = {answer.outcome for result in row.results.values() for answer in result[0] if answer.outcome is not None}
    return ", ".join(sorted(map(str, outcomes))) or "unknown"


def line(row, peers):
    names = [sator.NAME] + [peer.NAME for peer in peers]
    return f"{row.puzzle.name}: {outcome(row)}; " + "; ".join(f"{name} {cell(row, name, 1)}" for name in names) + "".join(
        f"\n  FAULT: {fault}" for fault in row.faults)


def table(rows, names, which):
    head = ["problem", "answer", *names] if which == 1 else ["problem", *names]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for row in rows:
        start = [row.puzzle.name.replace("|", "\\|")] + ([outcome(row)] if which == 1 else [])
        lines.append("| " + " | ".join(start + [cell(row, name, which) for name in names]) + " |")
    return "\n".join(lines)


def machine():
    models = [text.split(":")[1].strip() for text in pathlib.Path("/proc/cpuinfo").read_text().splitlines() if text.startswith("model name")]
    return f"{os.cpu_count()} × {models[0] if models else 'unknown processor'}, load {os.getloadavg()[2]:.1f}"


def faults(rows):
    lines = [f"- {row.puzzle.name}: {fault}" for row in rows for fault in row.faults]
    return "All answers agree, and every reported solution satisfies the rules.\n" if not lines else "\n".join(
        ["**They disagree, or failed:**", "", *lines]) + "\n"


def page(rows, peers, missing, left_out, arguments):
    names = [sator.NAME] + [peer.NAME for peer in peers]
    versions = ", ".join(f"{peer.NAME} {peer.version()}" for peer in peers)
    marks, growth = [row for row in rows if not row.puzzle.family], [row for row in rows if row.puzzle.family]
    parts = [
        "# Sator compared with other solvers\n",
        f"Written by `bench/compare{' --quick' if arguments.quick else ''}`. [README.md](README.md) describes how it is measured. [CREATE.md](CREATE.md) has the times of making puzzles, [LARGE.md](LARGE.md) larger puzzles, [VARIANTS.md](VARIANTS.md) sudoku variants beside a specialist.\n",
        f"The machine: {machine()}. The peers: {versions}."
        + (f" Not available: {', '.join(missing)}." if missing else "") + f" At most {arguments.limit} s a puzzle.\n",
        "Seconds for one puzzle without the solver's start-up, and in parentheses the factor to Sator's time; the median of three runs, or"
        " one run if it is long. `–`: not measured, because the solver has no encoding of the problem or failed at a smaller size.\n",
        faults(rows),
        "## Marks\n", table(marks, names, 1) + "\n",
        "## Growth\n", "![Seconds by size, both in logarithms](results.svg)\n", table(growth, names, 1) + "\n",
        "## With start-up\n", "The time from the start of the command to its end, with the time to write the model for Gecode, clingo and qqwing, divided by the number of puzzles.\n",
        table(rows, names, 2) + "\n",
    ]
    if left_out:
        parts.append("The time limit was reached before: " + "; ".join(left_out) + ".\n")
    parts += [(pathlib.Path(__file__).parent / name).read_text() for name in ("genre_marks.md", "long_runs.md")]
    return "\n".join(parts)
