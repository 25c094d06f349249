#include "sator/explain/refuted_candidates.hpp"

namespace sator {

namespace {

bool leads_to_conflict(Closure& closure, std::size_t place, std::size_t value) {
    std::vector<Word> only(closure.values(place).size(), 0);
    set_bit(only, value);
    closure.enter();
    const bool holds = closure.keep(place, only) && closure.propagate();
    closure.leave();
    return !holds;
}

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
    for (std::size_t i = 0; is_consistent && i < closure.cells().size(); ++i) {
        const CellId cell = closure.cells()[i];
        if (!situation.is_open(cell)) continue;
        for_each_bit(situation.candidates()[cell], [&](std::size_t v) {
            if (leads_to_conflict(closure, i, v)) refuted.push_back({cell, v});
        });
    }
    closure.leave();
    return refuted;
}

}  // namespace sator
