#pragma once

#include <bit>

#include "sator/base/short_vector.hpp"
#include "sator/engine/scope.hpp"

namespace sator {

/// Prunes the candidates that `fits` refuses; answers whether any are left. All go at once: to remove one
/// value is to look at the whole domain, and of a million values that would be a look at all for each.
template <class Fits>
[[nodiscard]] bool keep_fitting(Scope& scope, std::size_t position, Fits fits) {
    const Domain domain = scope[position];
    if (domain.kind() == DomainKind::Interval) {
        while (!scope[position].is_empty() && !fits(scope[position].min()))
            if (!scope.remove(position, scope[position].min())) return false;
        while (!scope[position].is_empty() && !fits(scope[position].max()))
            if (!scope.remove(position, scope[position].max())) return false;
        return !scope[position].is_empty();
    }
    ShortVector<Word, 4> kept;
    for (std::size_t i = 0; i < domain.word_count(); ++i) {
        Word word = domain.word(i);
        for (Word rest = word; rest != 0; rest &= rest - 1) {
            if (!fits(static_cast<Value>(i * kWordBits) + std::countr_zero(rest))) word &= ~(rest & -rest);
        }
        kept.push_back(word);
    }
    return scope.keep(position, {kept.data(), kept.size()});
}

}  // namespace sator
