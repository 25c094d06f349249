#pragma once

#include <cstddef>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"

namespace sator::engine {

/// Returns the number of candidates, of which those in `determined` count as one (VariableOrder::determined).
inline std::size_t choices_of(const Domain& domain, std::span<const Word> determined) {
    if (determined.empty()) return domain.size();
    std::size_t decided = 0, others = 0;
    for (std::size_t i = 0; i < domain.word_count(); ++i) {
        decided += count_bits(domain.word(i) & ~determined[i]);
        others |= (domain.word(i) & determined[i]) != 0 ? 1 : 0;
    }
    return decided + others;
}

}  // namespace sator::engine
