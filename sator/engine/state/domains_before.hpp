#pragma once

#include <span>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator {

class Store;

/// The domains of one propagator's scope just before a call of it, rebuilt from the trail. A reason is made
/// of literals that are true of them.
class DomainsBefore {
  public:
    /// The domains of `propagator`'s scope when the trail had `time` entries.
    DomainsBefore(const Store& store, PropagatorId propagator, std::size_t time);
    /// The same for reasons that take the domains for granted that were there when the trail had `start`
    /// entries. Each domain is looked up when it is asked for, so that a reason may look at a few positions only;
    /// valid until the store changes.
    DomainsBefore(const Store& store, PropagatorId propagator, std::size_t time, std::size_t start);
    /// For tests: the initial domains of `domains`, which are part of those of `initial`. Both models have
    /// the same variables.
    DomainsBefore(const Model& domains, const Model& initial, PropagatorId propagator);

    /// A reason that takes long checks `watch`, which may be null. After it is over, the reason may be larger
    /// than necessary. Not owned.
    void set_watch(LimitWatch* watch) { watch_ = watch; }
    /// Counts `steps` steps. Returns whether the reason should be left as it is.
    bool is_over(std::size_t steps) const { return watch_ != nullptr && watch_->is_over(steps); }

    std::size_t size() const { return variables_.size(); }
    Domain operator[](std::size_t position) const {
        if (store_ != nullptr) return looked_up(position, 0, time_);
        const Position& p = positions_[position];
        return {words_.data() + p.first_word, p.word_count, p.kind};
    }
    /// The domain that the position's variable had at the start. Reasons relax domains to it.
    Domain initial(std::size_t position) const {
        if (store_ != nullptr) return looked_up(position, 1, start_);
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
    Domain looked_up(std::size_t position, std::size_t side, std::size_t time) const;

    std::span<const VariableId> variables_;
    const Store* store_ = nullptr;  // null: the domains were copied
    std::size_t time_ = 0, start_ = 0;
    mutable std::vector<const Word*>
        found_;  // of each position, its domain before and at the start; null: not looked up
    std::vector<Position> positions_;
    std::vector<Word> words_, initial_words_;
    LimitWatch* watch_ = nullptr;
};

}  // namespace sator
