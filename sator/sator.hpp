#pragma once

// Sator as a library, on one page. Everything is a value or a plain class. Nothing throws, no file is opened,
// and no thread is started unless a call asks for it. This program is complete; its parts are explained
// below.
//
//     #include <sator/sator.hpp>
//     #include <cstdio>
//
//     int main() {
//         // A magic square of order 3, in the words of the puzzle language.
//         auto square = sator::PuzzleBuilder::rectangle(3, 3);
//         square.range("1..9").rule("permutation 1..9", square.cells());
//         square.rule("sum 15", square.lines(sator::Axis::Y)).rule("sum 15", square.lines(sator::Axis::X));
//         square.given(square.cell(0, 0), "2").given(square.cell(1, 1), "5");
//         const auto puzzle = square.build();
//         if (!puzzle) {
//             std::fputs(sator::to_text(puzzle.error()).c_str(), stderr);
//             return 1;
//         }
//         auto solver = sator::PuzzleSolver::build(*puzzle);
//         if (!solver) return 1;  // solver.error() lists the mistakes in the rules
//         for (const sator::Solution& solution : solver->solutions())
//             std::fputs(sator::grid_text(solution).c_str(), stdout);
//         const sator::Outcome counted = solver->count();
//         if (const auto* solved = std::get_if<sator::Solved>(&counted))
//             std::printf("%s solutions\n", solved->count.to_string().c_str());
//
//         namespace ask = sator::ask;
//         const ask::Reply reply = ask::ask(ask::Source::of(*puzzle), ask::Hint{});
//         if (const auto* hinted = reply.first<ask::HintAnswer>())
//             std::fputs(hinted->texts()[0].c_str(), stdout);
//     }
//
// A puzzle that stands in a text, in any format that the program reads:
//
//     sator::Resources files;  // the texts of files that the puzzle names, by path
//     for (const auto& read : sator::read_puzzles("killer 4x4\n  9 R1C1 R1C2 R2C1\n", "mine.sator", files))
//         std::puts(read ? read->name.c_str() : sator::to_text(read.error()).c_str());
//
// PUZZLES. A `Puzzle` is data: cells, what they may hold, and rules. `PuzzleBuilder` makes one in C++,
// `read_puzzles` reads the formats that the program `sator` reads, `write_sator` writes the puzzle language
// (docs/language.md). The rules are those of docs/rules.md. A mistake is a `Diagnostic`, which `to_text`
// shows with its place and a hint.
//
// QUESTIONS. A question is a value, and `ask` answers it: for a text with any number of puzzles, or for a
// puzzle that was built. Program and page do nothing else. Names are in `sator::ask`.
//
//     ask(source, Solve{})              up to two solutions, and whether there is only one
//     ask(source, Count{})              how many there are, exactly
//     ask(source, Check{})              whether the puzzle is well made, and what would mend it
//     ask(source, Explain{})            how a person would solve it, step by step
//     ask(source, Hint{})               what is wrong in a half-filled grid, or the next step
//     ask(source, Rate{})               how hard it is for people
//     ask(source, Render{})             its picture
//     ask({}, Create{{.kind = "sudoku"}})    a puzzle of a kind
//
// `Question` lists them all (sator/ask/values/question.hpp), `Answer` what they are answered with
// (answer.hpp). A `Listener` gets each answer as soon as it is known. If the reader of a text did not
// understand a part that may be a rule (`Puzzle::left_out`), the answer about its solutions is `NoVerdict`.
//
// SOLUTIONS ONE BY ONE. `PuzzleSolver` is built once for a puzzle and asked any number of times, by one thread
// at a time:
//
//     solver->solve({.limit = 10})      up to ten solutions, all kept
//     solver->solve({}, sink)           all solutions, each handed to a function: the fastest way
//     solver->solutions()               one at a time; can be resumed after a break (SolutionCursor)
//     solver->count()                   how many there are
//
// LIMITS. Each question takes `Limits`: a deadline, memory, and a flag that stops it. To reach a limit is an
// answer, not an error: it says which limit, with what is known so far, and no verdict is ever wrong because
// of it.
//
// ERRORS. Four things never mix. A mistake in a puzzle is a `Diagnostic`. No solution is an answer. A limit is
// an answer. A bug of Sator aborts the program.
//
// MORE. sator/own_rule.hpp adds rules of your own. sator/clue_matching.hpp parses and matches clues alone.
// docs/example has a short program for each of these.

#include "sator/ask/asker.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/build/puzzle_builder.hpp"
#include "sator/text/write/write_sator.hpp"
