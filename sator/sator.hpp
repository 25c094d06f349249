#pragma once

/// Sator as a library, on one page. Everything is a value or a plain class; nothing throws, no file is
/// opened, and threads are started only where `PuzzleSolver::use_threads` asks for them. What can go wrong is
/// in the result: `std::expected<…, Diagnostic>` for a caller's mistake, `Outcome` for what a search found.
///
/// A puzzle is built of the same words that the puzzle language has (docs/language.md), with slots of cells
/// instead of drawings:
///
///     auto square = sator::PuzzleBuilder::rectangle(3, 3);                 // or hexagon(), or a drawn
///     layout() square.range("1..9").rule("permutation 1..9", square.cells()); square.rule("sum 15",
///     square.lines(sator::Axis::Y)).rule("sum 15", square.lines(sator::Axis::X));
///     square.given(square.cell(0, 0), "2");
///     auto puzzle = square.build();                                        // a Puzzle, or a Diagnostic:
///     to_text() shows it
///
/// Or it is read, in any of the formats that the program reads; a file may hold many:
///
///     sator::Resources files;                                              // the files that puzzles name;
///     here none sator::ReadResult puzzles = sator::read_puzzles(text, "demo.sator", files);  // a Diagnostic for
///     each that cannot be read
///
/// A solver answers questions about it: solutions one at a time, handed to a function, or counted.
///
///     auto solver = sator::PuzzleSolver::build(*puzzle);                   // or a Diagnostic for each rule
///     that is wrong for (std::span<const sator::Value> solution : sator::Solutions(*solver))
///         std::fputs(sator::grid_text(*puzzle, solution).c_str(), stdout); // leaving the loop ends the
///         search
///     sator::Outcome counted = solver->count(0);                           // of the puzzle's first
///     `initial` drawing
///
/// Many puzzles share their compiled clues and word lists where they are built with one RuleContext. Limits
/// of time and memory are Limits; to reach one is an Outcome, not an error. A rule of one's own is a class
/// derived from Rule and a row added to a copy of Registry::standard(). docs/example has programs that do all
/// of this.

#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/formats/puzzle_builder.hpp"
#include "sator/formats/sator_writer/write_sator.hpp"
#include "sator/formats/standard_formats.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/rules/registry/sequence_rule.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/solve/solutions.hpp"
