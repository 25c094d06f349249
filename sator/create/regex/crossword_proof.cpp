#include "sator/create/regex/crossword_proof.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::create {

namespace {

/// A search for counterexamples ends after this many nodes: clues that need more are no puzzle for people.
constexpr std::uint64_t kProofNodes = 50'000;
/// A search that starts elsewhere looks for each this number of counterexamples.
constexpr std::size_t kCounterexamplesPerSearch = 2;

}  // namespace

CrosswordProof CrosswordProver::prove(std::span<const std::string> clues, std::size_t wanted) {
    BuildOptions options;
    options.limits = limits_;
    options.limits.nodes = kProofNodes;
    options.clue_cache = cache_;
    auto solver = PuzzleSolver::build(crossword_of(frame_, clues), options);
    if (!solver) return {false, Limit::Memory, {}};
    CrosswordProof proof;
    // The counterexamples of one search are near each other, and one clue often excludes them all. So other searches look elsewhere.
    const std::size_t searches = std::max<std::size_t>(1, wanted / kCounterexamplesPerSearch);
    for (std::size_t search = 1; search <= searches; ++search) {
        bool is_exhausted = true;
        const Outcome outcome = solver->solve({.seed = search}, [&](const SolutionView& solution) {
            std::u32string cells;
            for (const Symbol& symbol : solution) cells += symbol.character().value_or(0);
            const bool is_new = cells != answer_ && std::ranges::find(proof.counterexamples, cells) ==
                                                        proof.counterexamples.end();
            if (is_new) proof.counterexamples.push_back(std::move(cells));
            is_exhausted = proof.counterexamples.size() * searches < wanted * search;
            return is_exhausted;
        });
        const auto* stopped = std::get_if<Stopped>(&outcome);
        proof.stopped = stopped == nullptr ? std::nullopt : std::optional(stopped->limit);
        if (is_exhausted && !proof.stopped) break;
    }
    proof.is_unique = proof.counterexamples.empty() && !proof.stopped;
    return proof;
}

std::optional<explain::Rating> CrosswordProver::rate(std::span<const std::string> clues,
                                                     std::uint64_t paths) {
    const Puzzle puzzle = crossword_of(frame_, clues);
    Resources no_files;
    RuleContext context{puzzle, *cache_, no_files, {}};
    auto prepared = PreparedPuzzle::make(Registry::standard(), context, limits_);
    if (!prepared || context.watch.is_over(0)) return std::nullopt;
    return explain::rate(prepared->context(), {}, limits_, paths).rating;
}

}  // namespace sator::create
