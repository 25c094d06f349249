#include "sator/explain/refuted_candidates.hpp"

#include "sator/explain/premises.hpp"

namespace sator {

std::vector<Candidate> refuted_candidates(const Situation& situation) {
    Closure& closure = situation.study().whole();
    std::vector<Candidate> refuted;
    if (closure.is_dead()) return refuted;
    closure.enter();
    const bool is_consistent = closure.keep(situation.candidates()) && closure.propagate();
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
