#include "sator/propagators/basic/satisfies.hpp"

#include <vector>

#include "sator/base/bits.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/filter_domain.hpp"

namespace sator::propagators {

namespace {

/// Tries all combinations of the candidates, and collects the values that occur in one that satisfies the predicate.
class Supports {
  public:
    Supports(const Scope& scope, const Satisfies::Predicate& predicate)
        : scope_(scope), predicate_(predicate) {
        for (std::size_t i = 0; i < scope.size(); ++i) {
            values_.push_back(scope[i].min());
            supported_.emplace_back(scope[i].word_count(), 0);
        }
    }

    void try_from(std::size_t position) {
        if (position == scope_.size()) {
            ++tried_;
            if (!predicate_(values_)) return;
            ++satisfied_;
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

    const std::vector<Word>& of(std::size_t position) const { return supported_[position]; }
    bool are_all_satisfied() const { return satisfied_ == tried_; }
    bool is_any_satisfied() const { return satisfied_ > 0; }

  private:
    const Scope& scope_;
    const Satisfies::Predicate& predicate_;
    std::vector<Value> values_;
    std::vector<std::vector<Word>> supported_;
    std::size_t tried_ = 0, satisfied_ = 0;
};

bool has_few_combinations(const Scope& scope) {
    std::size_t combinations = 1;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        combinations *= scope[i].size();
        if (combinations > Satisfies::kMaxCombinations) return false;
    }
    return true;
}

}  // namespace

Propagation Satisfies::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    if (!has_few_combinations(scope)) return Propagation::Fixpoint;
    Supports supports(scope, predicate_);
    supports.try_from(0);
    if (!supports.is_any_satisfied()) return Propagation::Conflict;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope.keep(i, supports.of(i))) return Propagation::Conflict;
    }
    return supports.are_all_satisfied() ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace sator::propagators
