#include "sator/explain/refuted_candidates.hpp"

#include "sator/explain/premises.hpp"

namespace sator {

namespace {

/// Takes over what is known; whether propagation finds that consistent.
bool take_over(Closure& closure, const Candidates& candidates) {
    for (std::size_t i = 0; i < closure.cells().size(); ++i) {
        if (!closure.keep(i, candidates[closure.cells()[i]])) return false;
    }
    return closure.propagate();
}

}  // namespace

std::vector<Candidate> refuted_candidates(const Situation& situation) {
    Closure& closure = situation.study().whole();
    std::vector<Candidate> refuted;
    if (closure.is_dead()) return refuted;
    closure.enter();
    const bool is_consistent = take_over(closure, situation.candidates());
    for (std::size_t i = 0; is_consistent && i < closure.cells().size() && !closure.is_over(); ++i) {
        const CellId cell = closure.cells()[i];
        if (!situation.is_open(cell)) continue;
        for_each_bit(situation.candidates()[cell], [&](std::size_t v) {
            if (conflicts_with(closure, i, v)) refuted.push_back({cell, v});
        });
    }
    closure.leave();
    return refuted;
}

}  // namespace sator
