// Measures sudokus and solv-o-matic's own puzzles, from the puzzle as data to all solutions. Compiling the
// rules and reading the word list are not measured, because one compilation serves many puzzles; the list has
// a benchmark of its own.
#include <benchmark/benchmark.h>

#include "bench/corpus.hpp"
#include "sator/language/words/word_list.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::bench {
namespace {

/// A solver with everything that its rules were compiled from.
struct Ready {
    Resources resources{bench::contents};
    ClueCache clue_cache;
    std::vector<std::shared_ptr<const Puzzle>> puzzles;
    std::optional<RuleContext> context;
    std::optional<PuzzleSolver> solver;

    explicit Ready(const std::string& file) : puzzles(bench::corpus_puzzles(file, resources)) {
        if (puzzles.empty()) return;
        context.emplace(RuleContext{*puzzles[0], clue_cache, resources, {}, 0});
        auto built = PuzzleSolver::build(puzzles[0], Registry::standard(), *context, Limits{});
        if (built) solver.emplace(std::move(*built));
    }
};

/// Solves each initial drawing of a file for up to two solutions, which proves that it is unique.
void sudokus(benchmark::State& state, const char* file) {
    Ready ready(file);
    if (!ready.solver) return state.SkipWithError("needs the corpus: set SATOR_SHARED");
    const std::size_t count = ready.puzzles[0]->initials.size();
    for (auto _ : state) {
        for (std::size_t i = 0; i < count; ++i) {
            int found = 0;
            ready.solver->solve({.initial = i}, [&](std::span<const Value>) { return ++found < 2; });
            if (found != 1) return state.SkipWithError("a puzzle is not unique");
        }
    }
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(count),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK_CAPTURE(sudokus, clue17, "sudoku/clue17-1000.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sudokus, top95, "sudoku/top95.txt")->Unit(benchmark::kMillisecond);

/// Finds all solutions.
void solvomatic(benchmark::State& state, const char* file, int solutions) {
    Ready ready("solvomatic/puzzles/" + std::string(file));
    if (!ready.solver) return state.SkipWithError("needs the corpus: set SATOR_SHARED");
    for (auto _ : state) {
        int found = 0;
        ready.solver->solve({}, [&](std::span<const Value>) { return ++found > 0; });
        if (found != solutions) return state.SkipWithError("a wrong number of solutions");
    }
}
BENCHMARK_CAPTURE(solvomatic, magic_hexagon, "magic-hexagon.txt", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, hardest_sudoku, "hardest-sudoku.txt", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, jigsaw_9, "jigsaw-sudoku-9.txt", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, palindrome, "palindrome.txt", 74)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, word_pyramid, "word-pyramid.txt", 46)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, word_square, "word-square.txt", 144)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, magic_square, "magic-square.txt", 48)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, jigsaw_2, "jigsaw-sudoku-2.txt", 1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solvomatic, evil_sudoku, "evil-sudoku.txt", 1)->Unit(benchmark::kMillisecond);

/// Reads a list of 68,135 words into a WordList.
void word_list(benchmark::State& state) {
    const auto text = bench::contents(bench::corpus_path("solvomatic/puzzles/word-list-cel_2-15.txt"));
    if (!text) return state.SkipWithError("needs the corpus: set SATOR_SHARED");
    for (auto _ : state) benchmark::DoNotOptimize(WordList::read("list", *text));
}
BENCHMARK(word_list)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sator::bench
