// Naked singles (a fixed value is removed from the other positions) and hidden singles (a required value with
// one place is fixed there), to fixpoint. Weaker than bounds consistency; checks complete assignments. A
// round costs positions × words of a domain, and there are at most as many rounds as positions get fixed.
// Domains of one word are read once, worked on in registers and written back once.
#include "sator/propagators/distinct/all_different.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "sator/base/bits.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/distinct/distinct_reasons.hpp"

namespace sator::propagators {

namespace {

/// The algorithm for domains of one word and at most 64 positions; it works on a copy of the domains. The
/// loops over positions have no branch that depends on a domain, because such branches are unpredictable.
class OneWord {
  public:
    OneWord(Scope& scope, Word required) : scope_(scope), size_(scope.size()), required_(required) {
        Seen seen;
        for (std::size_t i = 0; i < size_; ++i) seen.add(domains_[i] = scope[i].word(0));
        update_from(seen);
    }

    Propagation run() {
        while (!has_conflict_ && (twice_fixed_ | hidden_) != 0) sweep();
        if (has_conflict_ || !write_back()) return Propagation::Conflict;
        return twice_ == 0 ? Propagation::Entailed : Propagation::Fixpoint;
    }

  private:
    /// The result of one pass over the domains.
    struct Seen {
        Word fixed = 0;      // the values of fixed positions
        Word once = 0;       // the values that at least one position can have
        Word twice = 0;      // the values that at least two positions can have
        Word conflicts = 0;  // not 0 if there is a conflict

        void add(Word domain) {
            const Word single = is_single_bit(domain) ? domain : 0;
            conflicts |= fixed & single;
            fixed |= single;
            twice |= once & domain;
            once |= domain;
        }
    };

    void update_from(const Seen& seen) {
        fixed_ = seen.fixed;
        twice_ = seen.twice;
        twice_fixed_ = seen.fixed & seen.twice;
        hidden_ = required_ & ~seen.twice & ~seen.fixed;
        has_conflict_ = seen.conflicts != 0 || (required_ & ~seen.once) != 0;
    }

    /// Removes fixed values from the open positions, and fixes each hidden value at its only place.
    void sweep() {
        Seen seen;
        for (std::size_t i = 0; i < size_; ++i) {
            const Word domain = domains_[i];
            const Word open = domain & ~(is_single_bit(domain) ? 0 : fixed_);
            const Word here = open & hidden_;
            const Word left = here != 0 ? here : open;
            seen.conflicts |= Word{left == 0} | (here & (here - 1));
            changed_ |= Word{left != domain} << i;
            domains_[i] = left;
            seen.add(left);
        }
        update_from(seen);
    }

    bool write_back() {
        for (Word rest = changed_; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            if (!scope_.keep(i, {&domains_[i], 1})) return false;
        }
        return true;
    }

    Scope& scope_;
    std::size_t size_;
    Word required_;
    Word fixed_ = 0, twice_ = 0;  // as in Seen
    Word twice_fixed_ = 0;        // the fixed values that other positions can have too
    Word hidden_ = 0;             // the required values that have one place only, an open one
    Word changed_ = 0;            // the set of positions whose domain shrank
    bool has_conflict_ = false;
    std::array<Word, kWordBits> domains_;
};

/// The algorithm for domains of any size. Newly fixed positions wait in a set until their values are removed
/// from the other positions.
class ManyWords {
  public:
    ManyWords(Scope& scope, std::span<const Word> required, std::span<Word> workspace)
        : scope_(scope), required_(required), waiting_(workspace.first(words_for(scope.size()))) {
        workspace = workspace.subspan(waiting_.size());
        once_ = workspace.first(required.size());
        twice_ = workspace.subspan(required.size(), required.size());
    }

    Propagation run(Changed changed, bool requires_values) {
        std::ranges::fill(waiting_, Word{0});
        changed.for_each([&](std::size_t i) { note(i); });
        do {
            if (!take_fixed()) return Propagation::Conflict;
            if (!requires_values) break;
            count_places();
            if (!place_required()) return Propagation::Conflict;
        } while (count_bits(waiting_) != 0);
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (!scope_[i].is_fixed()) return Propagation::Fixpoint;
        }
        return Propagation::Entailed;
    }

  private:
    void note(std::size_t position) {
        if (scope_[position].is_fixed()) set_bit(waiting_, position);
    }

    bool take_fixed() {
        for (auto i = next_waiting(); i; i = next_waiting()) {
            if (!remove_value_of(*i)) return false;
        }
        return true;
    }

    std::optional<std::size_t> next_waiting() {
        for (std::size_t w = 0; w < waiting_.size(); ++w) {
            if (waiting_[w] == 0) continue;
            const std::size_t i = w * kWordBits + static_cast<std::size_t>(std::countr_zero(waiting_[w]));
            waiting_[w] &= waiting_[w] - 1;
            return i;
        }
        return std::nullopt;
    }

    /// Removes the value of position `fixed` from the other domains.
    bool remove_value_of(std::size_t fixed) {
        const Value value = scope_[fixed].value();
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (i == fixed || !scope_[i].contains(value)) continue;
            if (!scope_.remove(i, value)) return false;
            note(i);
        }
        return true;
    }

    /// Sets once_ to the values that at least one position can have, and twice_ to those of at least two.
    void count_places() {
        std::ranges::fill(once_, Word{0});
        std::ranges::fill(twice_, Word{0});
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            const auto domain = scope_[i].words();
            for (std::size_t w = 0; w < once_.size(); ++w) {
                twice_[w] |= once_[w] & domain[w];
                once_[w] |= domain[w];
            }
        }
    }

    bool place_required() {
        for (std::size_t w = 0; w < once_.size(); ++w) {
            if ((required_[w] & ~once_[w]) != 0) return false;
            for (Word hidden = required_[w] & ~twice_[w]; hidden != 0; hidden &= hidden - 1) {
                const Value value = static_cast<Value>(w * kWordBits) + std::countr_zero(hidden);
                std::size_t i = 0;
                while (i < scope_.size() && !scope_[i].contains(value)) ++i;
                if (i == scope_.size()) return false;
                if (scope_[i].is_fixed()) continue;
                if (!scope_.assign(i, value)) return false;
                set_bit(waiting_, i);
            }
        }
        return true;
    }

    Scope& scope_;
    std::span<const Word> required_;
    std::span<Word> waiting_, once_, twice_;
};

}  // namespace

AllDifferent::AllDifferent(std::vector<Word> required)
    : required_(std::move(required)),
      requires_values_(std::ranges::any_of(required_, [](Word word) { return word != 0; })) {}

std::size_t AllDifferent::memo_words(std::size_t positions) const {
    return words_for(positions) + 2 * required_.size();
}

Propagation AllDifferent::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    if (required_.size() == 1 && scope.size() <= kWordBits) return OneWord(scope, required_[0]).run();
    return ManyWords(scope, required_, scratch.memo).run(changed, requires_values_);
}

/// Returns whether the open positions can have no values but the required ones that are left, and there is
/// one for each. Then the constraint on them is a permutation of these values: it depends on no fixed value.
bool AllDifferent::is_permutation(const Scope& scope) const {
    std::size_t open = 0, left = count_bits(required_);
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) {
            left -= has_bit(required_, static_cast<std::size_t>(scope[i].value())) ? 1 : 0;
            continue;
        }
        ++open;
        for (std::size_t w = 0; w < required_.size(); ++w) {
            if ((scope[i].word(w) & ~required_[w]) != 0) return false;
        }
    }
    return open == left;
}

/// Tries single reasons first, because most removals have one, and preparing longer reasons takes longer than
/// that.
Reason AllDifferent::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const auto holder = [&](const Literal& removal) -> std::optional<std::uint32_t> {
        for (std::uint32_t i = 0; i < before.size(); ++i) {
            if (i != removal.position && before[i].contains(removal.value) && before[i].is_fixed()) return i;
        }
        return std::nullopt;
    };
    if (auto reason = single_reason(removals, before, holder)) return std::move(*reason);
    std::optional<Reason> reason;
    std::vector<VariableId> sorted(before.variables().begin(), before.variables().end());
    std::ranges::sort(sorted);
    if (required_.size() == 1 && std::ranges::adjacent_find(sorted) == sorted.end()) {
        DistinctGroup all{.positions = std::vector<std::uint32_t>(before.size()), .required = required_[0]};
        std::iota(all.positions.begin(), all.positions.end(), 0U);
        reason = DistinctReasons(before.size(), {std::move(all)}).longer_reason(removals, before);
    }
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

void AllDifferent::residual(const Scope& scope, Residual& residual) const {
    if (!requires_values_ || is_permutation(scope)) return;
    std::vector<Word> missing = required_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) continue;
        const auto value = static_cast<std::size_t>(scope[i].value());
        missing[value / kWordBits] &= ~(Word{1} << value % kWordBits);
    }
    for (const Word word : missing) residual.add(word);
}

void AllDifferent::refine_value_classes(const Scope& scope, ValueClasses& classes) const {
    if (requires_values_ && !is_permutation(scope)) classes.split(required_);
}

void AllDifferent::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    for (const Word word : required_) demand.add(word);
    signature.begin(name(), demand);
    signature.add_symmetric(positions);
}

void AllDifferent::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Differ, positions);
    neighbours.add_all_places(positions, required_);
}

}  // namespace sator::propagators
