// Measures regex crosswords from the text of their clues to the proven solution. Reading the file is not
// measured.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "bench/corpus.hpp"
#include "bench/generated_crossword.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::bench {
namespace {

using Puzzles = std::vector<std::shared_ptr<const Puzzle>>;

/// Returns the regex crosswords of a file of the corpus, or none if the file is absent.
Puzzles corpus(const std::string& name) {
    Resources resources;
    return bench::corpus_puzzles("regex/" + name, resources);
}

/// Compiles the rules and searches for two solutions. Returns how many it found.
int solve(const std::shared_ptr<const Puzzle>& puzzle, ClueCache& clue_cache, Resources& resources) {
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    if (!solver) return 0;
    int found = 0;
    solver->solve({}, [&](std::span<const Value>) { return ++found < 2; });
    return found;
}

void solve_all(benchmark::State& state, const Puzzles& puzzles) {
    if (puzzles.empty()) {
        state.SkipWithError("needs the corpus: set SATOR_SHARED");
        return;
    }
    for (auto _ : state) {
        ClueCache clue_cache;
        Resources resources;
        for (const auto& puzzle : puzzles) {
            if (solve(puzzle, clue_cache, resources) != 1) state.SkipWithError("a puzzle is not unique");
        }
    }
}

void official(benchmark::State& state) {
    solve_all(state, corpus("official.json"));
}
BENCHMARK(official)->Unit(benchmark::kMillisecond);

void mit2013(benchmark::State& state) {
    solve_all(state, corpus("mit2013.json"));
}
BENCHMARK(mit2013)->Unit(benchmark::kMillisecond);

/// Propagates one row with a clue to its fixpoint, without any decision.
void clue(benchmark::State& state, const char* text, std::size_t length) {
    RegexCrossword crossword;
    crossword.lines[0].resize(length);
    crossword.lines[1].push_back({Clue{.text = text}});
    const auto puzzle = std::make_shared<const Puzzle>(make_regex_crossword(crossword).value());
    for (auto _ : state) {
        ClueCache clue_cache;
        Resources resources;
        RuleContext context{*puzzle, clue_cache, resources, {}};
        const auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
        Search search(solver->model(), Limits{});
        search.solve({}, [](std::span<const Value>) { return false; });
    }
}
BENCHMARK_CAPTURE(clue, references, R"((.)(.)(.)(W|\1|\2|\3)*)", 12)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(clue, overlapping_alternatives, "(H|EI|DE|K|E)*", 11)->Unit(benchmark::kMicrosecond);

/// Solves n × n cells with clues as long as their lines: the time grows as the cells times the clue length,
/// n³.
void generated(benchmark::State& state) {
    const auto crossword = generated_crossword(static_cast<std::size_t>(state.range(0)), 1);
    const auto puzzle = std::make_shared<const Puzzle>(make_regex_crossword(crossword).value());
    for (auto _ : state) {
        ClueCache clue_cache;
        Resources resources;
        if (solve(puzzle, clue_cache, resources) == 0) state.SkipWithError("no solution");
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(generated)
    ->Unit(benchmark::kMillisecond)
    ->Arg(10)
    ->Arg(20)
    ->Arg(50)
    ->Arg(100)
    ->Arg(200)
    ->Complexity(benchmark::oNCubed);

}  // namespace
}  // namespace sator::bench
