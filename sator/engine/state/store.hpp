#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/word_stack.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/state/propagator_queue.hpp"

namespace sator {

/// All domains at one moment of a search, the trail that undoes each change, and the queue of propagators
/// that wait to run.
///
/// The trail has one entry for each domain that one call of a propagator (or one decision) changed, with the
/// words from before. The entries of one variable are chained, so that its domain at any earlier moment can
/// be rebuilt.
class Store {
  public:
    /// The cause of a change that a decision or a given made. Other causes are propagators and nogoods.
    static constexpr PropagatorId kDecision{0xFFFF'FFFFu};
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

    struct Change {
        VariableId variable;
        std::uint32_t previous;  ///< the variable's earlier entry, or kNone
        Word saved;  ///< its domain before, or the place of that in the saved words if it is larger
        std::uint32_t call_start;  ///< the trail's size when the call that made it began
        PropagatorId cause;
    };

    explicit Store(const Model& model);

    Domain domain(VariableId id) const {
        const Model::Variable& v = variables_[id.index()];
        return {words_.data() + v.first_word, v.word_count, v.kind};
    }
    std::size_t variable_count() const { return variables_.size(); }

    // Every change returns whether candidates are left.
    [[nodiscard]] bool remove(VariableId id, Value v);
    [[nodiscard]] bool keep(VariableId id, std::span<const Word> mask);
    [[nodiscard]] bool assign(VariableId id, Value v);
    [[nodiscard]] bool at_most(VariableId id, Value v);
    [[nodiscard]] bool at_least(VariableId id, Value v);

    /// Opens a level. `backtrack` leaves it: it undoes all changes since then and empties the queue.
    void push_level();
    void backtrack();
    std::size_t level() const { return levels_.size(); }
    /// The trail's size when the innermost open level was opened.
    std::size_t level_start() const { return levels_.empty() ? 0 : levels_.back().trail; }

    /// The number of open levels when the trail entry was added.
    std::size_t level_of(std::size_t entry) const;
    /// The trail's size when the last of the oldest `levels` open levels was opened; 0 for no level.
    std::size_t start_of_level(std::size_t levels) const {
        return levels == 0 ? 0 : levels_[levels - 1].trail;
    }

    /// `cause` makes the changes from here to the next call of this.
    void begin_call(PropagatorId cause) {
        cause_ = cause;
        call_start_ = static_cast<std::uint32_t>(trail_.size());
    }
    /// The running call's changes from here on have reasons that may name its changes up to here.
    void begin_step() { call_start_ = static_cast<std::uint32_t>(trail_.size()); }
    std::span<const Change> trail() const { return trail_; }
    /// The variable's domain before the change; valid until the next one.
    Domain domain_before(const Change& change) const {
        const Model::Variable& v = variables_[change.variable.index()];
        return {v.word_count == 1 ? &change.saved : saved_words_.at(change.saved), v.word_count, v.kind};
    }
    /// The variable's domain when the trail had `time` entries.
    Domain domain_at(VariableId id, std::size_t time) const;

    /// Returns the newest of the trail's first `time` entries that changed the variable, if any.
    std::optional<std::size_t> last_change_before(VariableId id, std::size_t time) const;

    /// Returns the trail entry that changed the same variable before this one, if any.
    std::optional<std::size_t> change_before(const Change& change) const;

    /// Until the level is left, `id` need not run again.
    void set_entailed(PropagatorId id);
    /// Whether `id` need not run: it is entailed or disabled.
    bool is_entailed(PropagatorId id) const { return status_[id.index()] != 0; }
    /// Enables the disabled redundant propagators of at most this cost, and schedules all that are active.
    void enable_redundant(Cost most);
    void schedule_redundant();
    /// Disables all redundant propagators. Only for a store without levels.
    void disable_redundant();
    /// Disables one propagator, or enables it; entailed ones stay so. A disabled propagator misses the
    /// changes that are made meanwhile. It stays in the queue if it waits there.
    void set_disabled(PropagatorId id, bool is_disabled);
    /// The number of propagators that may still fail: neither entailed nor disabled.
    std::size_t active_propagators() const { return active_; }

    /// A propagator's reversible words, to be written in this level. Leaving it restores them.
    std::span<Word> reversible(PropagatorId id);

    PropagatorQueue& queue() { return queue_; }
    const Model& model() const { return model_; }
    std::size_t memory_bytes() const;
    /// The memory of the domains that are saved on the trail.
    std::size_t saved_bytes() const { return saved_words_.bytes(); }

  private:
    static constexpr std::uint8_t kActive = 0, kEntailed = 1, kDisabled = 2;

    struct Level {
        std::uint32_t trail, entailed, reversible;
    };
    struct SavedReversible {
        PropagatorId propagator;
        std::uint32_t saved_level;
        std::size_t words;  ///< place of the words in saved_reversible_
    };

    void record(VariableId id);
    bool keep_in_word(VariableId id, Word& word, Word mask);
    bool changed(VariableId id, bool bounds_changed);
    bool set_interval(VariableId id, Value least, Value greatest);

    const Model& model_;
    std::vector<Model::Variable> variables_;
    std::vector<Word> words_;
    std::vector<std::uint32_t> last_change_;  // of each variable: its newest trail entry or kNone
    std::vector<Change> trail_;
    WordStack saved_words_;  // of domains with several words
    std::vector<Level> levels_;
    std::vector<std::uint8_t> status_;  // of each propagator: kActive, kEntailed or kDisabled
    std::vector<PropagatorId> entailed_trail_;
    std::size_t active_;
    std::vector<std::uint32_t> reversible_offset_;
    std::vector<Word> reversible_;
    std::vector<std::uint32_t>
        reversible_level_;  // the level at which each propagator's words were last saved
    std::vector<SavedReversible> reversible_trail_;
    WordStack saved_reversible_;
    PropagatorQueue queue_;
    PropagatorId cause_ = kDecision;
    std::uint32_t call_start_ = 0;
};

}  // namespace sator
