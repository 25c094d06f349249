#pragma once

/// Sator as a library, on one page. Everything is a value or a plain class; nothing throws, no file is opened and no thread is
/// started. What can go wrong is in the result: `std::expected<…, Diagnostic>` for a caller's mistake, `Outcome` for what a search found.
///
///     sator::Resources files;                                              // the files that puzzles name; here none
///     for (auto& puzzle : sator::read(text, "demo.json", files)) {         // a Diagnostic for each that cannot be read
///         if (!puzzle) { std::fputs(sator::to_text(puzzle.error()).c_str(), stderr); continue; }
///         auto shared = std::make_shared<const sator::Puzzle>(std::move(*puzzle));
///         sator::LanguageCache clues;                                      // compiled clues, shared by many puzzles
///         sator::RuleContext context{*shared, clues, files, {}};
///         auto solver = sator::PuzzleSolver::build(shared, sator::Registry::standard(), context, sator::Limits{});
///         sator::Outcome outcome = solver->solve(0, [&](std::span<const sator::Value> solution) {
///             std::fputs(sator::grid_text(*shared, solution).c_str(), stdout);
///             return true;                                                 // go on to the next solution
///         });
///     }
///
/// A puzzle can also be made in C++: fill in a `Puzzle` (see puzzle/puzzle.hpp), or let `make_regex_crossword` do it. A rule of one's own is
/// a class derived from `Rule` and a row added to a copy of `Registry::standard()`.

#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/outcome.hpp"
#include "sator/formats/format.hpp"
#include "sator/language/parse_regex.hpp"
#include "sator/language/plain_matcher.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/render/grid_text.hpp"
#include "sator/render/json_lines.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/puzzle_solver.hpp"
#include "sator/rules/registry.hpp"
#include "sator/rules/resources.hpp"
