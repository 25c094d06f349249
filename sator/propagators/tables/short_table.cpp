// A value loses its support only if every live row states its position (Jefferson and Nightingale, "Extending
// simple tabular reduction with short supports", IJCAI 2013). Therefore a call visits live rows only until no
// position is common to all of them; two or three rows usually suffice. Those that sufficed last time (the
// witnesses) are visited first. They are restored on backtracking, because the order of the visits decides
// when entailment is detected. GAC; a call costs the entries of the rows visited.
#include "sator/propagators/tables/short_table.hpp"

#include <algorithm>

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::propagators {

void ShortRows::add(std::span<const Entry> row) {
    for (const Entry& entry : row) value_bound_ = std::max<std::size_t>(value_bound_, entry.value + 1);
    entries_.insert(entries_.end(), row.begin(), row.end());
    ends_.push_back(entries_.size());
    longest_ = std::max(longest_, row.size());
}

namespace {

/// The number of witnesses: remembered rows that left no position common.
constexpr std::size_t kWitnesses = 4;

class ShortTableCall {
  public:
    ShortTableCall(const ShortRows& rows, Scope& scope, Scratch& scratch)
        : rows_(rows),
          scope_(scope),
          witnesses_(scratch.reversible.data()),
          common_(scratch.memo.data()),
          values_(common_ + rows.longest()) {}

    Propagation run() {
        for (std::size_t i = 0; i < kWitnesses; ++i) {
            old_[i] = witnesses_[i];
            witnesses_[i] = 0;
        }
        for (const Word row : old_) {
            if (row == 0 || row > rows_.row_count()) continue;
            if (const State state = look_at(row - 1); state != State::Undecided) return result(state);
        }
        for (std::size_t row = 0; row < rows_.row_count(); ++row) {
            if (const State state = look_at(row); state != State::Undecided) return result(state);
        }
        if (!found_) return Propagation::Conflict;
        return prune();
    }

  private:
    enum class State : std::uint8_t { Undecided, NothingCommon, Entailed };

    static Propagation result(State state) {
        return state == State::Entailed ? Propagation::Entailed : Propagation::Fixpoint;
    }
    std::span<Word> values(std::size_t i) const {
        return {values_ + i * rows_.value_words(), rows_.value_words()};
    }

    State look_at(std::size_t row) {
        const auto entries = rows_.row(row);
        bool is_entailed = true;
        for (const auto& [position, value] : entries) {
            const Domain domain = scope_[position];
            if (!domain.contains(value)) return State::Undecided;
            is_entailed = is_entailed && domain.is_fixed();
        }
        if (is_entailed) return State::Entailed;
        if (!found_) {
            begin_with(entries);
        } else if (!narrow(entries)) {
            return State::Undecided;
        }
        if (witness_count_ < kWitnesses) witnesses_[witness_count_++] = row + 1;
        return common_count_ == 0 ? State::NothingCommon : State::Undecided;
    }

    void begin_with(std::span<const ShortRows::Entry> entries) {
        found_ = true;
        for (const auto& [position, value] : entries) {
            common_[common_count_] = position;
            std::ranges::fill(values(common_count_), Word{0});
            set_bit(values(common_count_++), value);
        }
    }

    /// Drops the common positions that a row does not state, and adds the values that it states at the
    /// others. Returns whether a position was dropped.
    bool narrow(std::span<const ShortRows::Entry> entries) {
        const std::size_t before = common_count_;
        for (std::size_t i = 0; i < common_count_;) {
            const auto entry = std::ranges::find(entries, common_[i], &ShortRows::Entry::position);
            if (entry != entries.end()) {
                set_bit(values(i++), entry->value);
                continue;
            }
            --common_count_;
            common_[i] = common_[common_count_];
            std::ranges::copy(values(common_count_), values(i).begin());
        }
        return common_count_ < before;
    }

    /// Prunes the values that no live row has at a common position.
    Propagation prune() {
        for (std::size_t i = 0; i < common_count_; ++i) {
            const Domain domain = scope_[common_[i]];
            for (std::size_t w = 0; w < domain.word_count(); ++w) {
                for (Word lost = domain.word(w) & ~(w < rows_.value_words() ? values(i)[w] : 0); lost != 0;
                     lost &= lost - 1) {
                    const Value value = static_cast<Value>(w * kWordBits) + std::countr_zero(lost);
                    if (!scope_.remove(common_[i], value)) return Propagation::Conflict;
                }
            }
        }
        return Propagation::Fixpoint;
    }

    const ShortRows& rows_;
    Scope& scope_;
    Word old_[kWitnesses] = {};
    Word* witnesses_;  // row index plus one, or 0 for none
    std::size_t witness_count_ = 0;
    Word* common_;  // positions that all live rows so far state
    std::size_t common_count_ = 0;
    Word* values_;  // by common position: the values that the rows so far state
    bool found_ = false;
};

}  // namespace

std::size_t ShortTable::memo_words(std::size_t /*positions*/) const {
    return rows_->longest() * (1 + rows_->value_words());
}

std::size_t ShortTable::reversible_words(std::size_t /*positions*/) const {
    return kWitnesses;
}

Propagation ShortTable::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return ShortTableCall(*rows_, scope, scratch).run();
}

void ShortTable::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.add_ordered_piece(name(), rows_.get(), positions);
}

void ShortTable::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
