#pragma once

#include <bit>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

/// Prunes the candidates that `fits` refuses, and returns whether any are left. The domain must be of kind
/// `Bits`. It is written once, with all removals: because removing a value scans the whole domain, removing a
/// million values one by one would scan it a million times.
template <class Fits>
[[nodiscard]] bool filter_domain(Scope& scope, std::size_t position, Fits fits) {
    const Domain domain = scope[position];
    SATOR_ASSERT(domain.kind() == DomainKind::Bits);
    SmallVector<Word, 4> kept;
    for (std::size_t i = 0; i < domain.word_count(); ++i) {
        Word word = domain.word(i);
        for (Word rest = word; rest != 0; rest &= rest - 1) {
            if (!fits(static_cast<Value>(i * kWordBits) + std::countr_zero(rest))) word &= ~(rest & -rest);
        }
        kept.push_back(word);
    }
    return scope.keep(position, {kept.data(), kept.size()});
}

}  // namespace sator::propagators
