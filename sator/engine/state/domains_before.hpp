#pragma once

#include <span>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator {

class Store;

/// The domains of one propagator's scope just before a call of it, rebuilt from the trail: what a reason may
/// speak of.
class DomainsBefore {
  public:
    /// The domains of `propagator`'s scope when the trail had `time` entries.
    DomainsBefore(const Store& store, PropagatorId propagator, std::size_t time);
    /// The same, where reasons need not go behind the moment when the trail had `start` entries: what was so
    /// then is taken for granted.
    DomainsBefore(const Store& store, PropagatorId propagator, std::size_t time, std::size_t start);
    /// Domains of one's own making, for tests: those that `domains` begins with, smaller than those of
    /// `initial`. Both models have the same variables.
    DomainsBefore(const Model& domains, const Model& initial, PropagatorId propagator);

    /// What a reason that takes long asks, or null. Once it is over the reason may be larger than it need be.
    void set_watch(LimitWatch* watch) { watch_ = watch; }
    /// Whether a reason should be left as it is after so many steps more.
    bool is_over(std::size_t steps) const { return watch_ != nullptr && watch_->is_over(steps); }

    std::size_t size() const { return positions_.size(); }
    Domain operator[](std::size_t position) const {
        const Position& p = positions_[position];
        return {words_.data() + p.first_word, p.word_count, p.kind};
    }
    /// The domain that the position's variable had at the start, before anything was pruned: reasons relax to
    /// it.
    Domain initial(std::size_t position) const {
        const Position& p = positions_[position];
        return {initial_words_.data() + p.first_word, p.word_count, p.kind};
    }
    std::span<const VariableId> variables() const { return variables_; }

  private:
    struct Position {
        std::uint32_t first_word, word_count;
        DomainKind kind;
    };

    void reserve();
    void add(const Domain& before, const Domain& initial);

    std::span<const VariableId> variables_;
    std::vector<Position> positions_;
    std::vector<Word> words_, initial_words_;
    LimitWatch* watch_ = nullptr;
};

}  // namespace sator
