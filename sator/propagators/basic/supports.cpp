#include "sator/propagators/basic/supports.hpp"

#include "sator/base/bits.hpp"

namespace sator::propagators {

Supports::Supports(const Scope& scope, const Predicate& is_wanted) : scope_(scope), is_wanted_(is_wanted) {
    for (std::size_t i = 0; i < scope.size(); ++i) {
        values_.push_back(scope[i].min());
        supported_.emplace_back(scope[i].word_count(), 0);
    }
    try_from(0);
}

void Supports::try_from(std::size_t position) {
    if (position == scope_.size()) {
        ++tried_;
        if (!is_wanted_(values_)) return;
        ++wanted_;
        for (std::size_t i = 0; i < values_.size(); ++i)
            set_bit(supported_[i], static_cast<std::size_t>(values_[i]));
        return;
    }
    for (Value v = scope_[position].min(); v <= scope_[position].max(); ++v) {
        if (!scope_[position].contains(v)) continue;
        values_[position] = v;
        try_from(position + 1);
    }
}

bool Supports::has_at_most(const Scope& scope, std::size_t most) {
    std::size_t combinations = 1;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        combinations *= scope[i].size();
        if (combinations > most) return false;
    }
    return true;
}

}  // namespace sator::propagators
