#include "sator/create/regex/crossword_proof.hpp"

#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::create {

namespace {

/// A search for rivals ends after this many nodes: clues that need more are no puzzle for people.
constexpr std::uint64_t kProofNodes = 50'000;

}  // namespace

CrosswordProof CrosswordProver::prove(std::span<const std::string> clues, std::size_t wanted) {
    BuildOptions options;
    options.limits = limits_;
    options.limits.nodes = kProofNodes;
    options.clue_cache = cache_;
    auto solver = PuzzleSolver::build(crossword_of(frame_, clues), options);
    if (!solver) return {false, Limit::Memory, {}};
    CrosswordProof proof;
    const Outcome outcome = solver->solve({}, [&](const SolutionView& solution) {
        std::u32string cells;
        for (const Symbol& symbol : solution) cells += symbol.character().value_or(0);
        if (cells != answer_) proof.rivals.push_back(std::move(cells));
        return proof.rivals.size() < wanted;
    });
    if (const auto* stopped = std::get_if<Stopped>(&outcome)) proof.stopped = stopped->limit;
    proof.is_unique = proof.rivals.empty() && !proof.stopped;
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
