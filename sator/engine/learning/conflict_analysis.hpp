#pragma once

#include <cstdint>
#include <optional>
#include <queue>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/nogoods.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// Finds the nogood that explains a conflict: see conflict_analysis.cpp.
class ConflictAnalysis {
  public:
    /// `model` must outlive this.
    explicit ConflictAnalysis(const Model& model);

    struct Learned {
        /// In the order that Nogoods::add needs. Empty if the conflict follows from the start alone.
        Nogood nogood;
        bool is_asserting;      ///< at `level` all premises hold but the first
        std::size_t level = 0;  ///< the number of levels to keep for that
        std::uint32_t lbd = 0;  ///< the number of levels at which the premises came to hold
    };
    /// `failed` found a conflict in a call that began when the trail had `time` entries. The trail's first
    /// `start` entries are taken for granted: the nogood is valid as long as they stay.
    Learned analyse(const Store& store, const Nogoods& nogoods, PropagatorId failed, std::size_t time,
                    std::size_t start);

    /// To be called when another question begins.
    void clear() { start_ = kUnknown; }
    /// The variables that occur in the reasons of the last conflict.
    std::span<const VariableId> seen() const { return seen_; }

  private:
    static constexpr std::int64_t kNoEntry = -1;
    static constexpr std::size_t kUnknown = ~std::size_t{0};

    void begin(const Store& store, const Nogoods& nogoods, std::size_t start);
    void set_root_domains(std::size_t start);
    bool find_first_uip();
    bool has_two_premises_at_level();
    void set_level_of(std::size_t entry);
    std::size_t top();

    void resolve_call(std::size_t entry);
    std::vector<Literal> losses_at(std::size_t entry) const;
    void forget_losses_at(std::size_t entry);
    /// Calls `visit(variable, literal)` for each literal of the reason why `cause`, in its call that began at
    /// `time`, made these removals, one of them from `removed_from`, or, if there are none, why it failed.
    template <class Visit>
    void for_each_reason(PropagatorId cause, std::span<const Literal> removals,
                         std::optional<VariableId> removed_from, std::size_t time, Visit visit) const;
    template <class Visit>
    void for_each_premise(PropagatorId nogood, std::span<const Literal> removals,
                          std::optional<VariableId> removed_from, Visit visit) const;

    void add_literal(VariableId variable, const Literal& literal);
    void add_bound(VariableId variable, Literal::Relation relation, Value value);
    void update_latest(std::size_t time);
    void mark_seen(VariableId variable);
    void set_latest(VariableId variable, std::int64_t entry);
    std::int64_t latest_loss(VariableId variable, std::size_t time) const;
    std::int64_t latest_of_bound(VariableId variable, Literal::Relation relation, std::size_t time) const;
    bool contains(VariableId variable, const Literal& literal, VariableId without) const;

    void minimise();
    bool is_implied(std::size_t entry) const;
    Learned learned(bool is_asserting) const;
    Premise premise(VariableId variable, Literal::Relation relation) const;

    bool is_cell(VariableId v) const { return model_.variables()[v.index()].kind == DomainKind::Bits; }
    std::span<Word> lost(VariableId id) {
        const Model::Variable& v = model_.variables()[id.index()];
        return {lost_.data() + v.first_word, v.word_count};
    }
    std::span<const Word> lost(VariableId id) const {
        const Model::Variable& v = model_.variables()[id.index()];
        return {lost_.data() + v.first_word, v.word_count};
    }
    Domain before(std::size_t entry) const;
    Domain root_domain(VariableId variable) const {
        const Model::Variable& v = model_.variables()[variable.index()];
        return {root_domains_.data() + v.first_word, v.word_count, v.kind};
    }

    const Model& model_;
    const Store* store_ = nullptr;
    const Nogoods* nogoods_ = nullptr;
    std::size_t start_ = kUnknown;
    std::vector<Word> root_domains_;  // the domains at `start_`
    std::size_t level_start_ = 0;     // the trail's size when the level that is followed was opened
    std::size_t open_at_level_ = 0;   // number of variables whose latest entry is in that level
    // The premises of the nogood so far. For a cell: the lost values. For an auxiliary: its least and its
    // greatest value, if there are premises on them.
    std::vector<Word> lost_;
    std::vector<char> has_least_, has_greatest_;
    std::vector<std::int64_t> latest_;  // of each variable: the entry that made its last premise true
    std::vector<VariableId> seen_;
    std::vector<char> is_seen_;
    std::vector<VariableId> outdated_;  // variables with new premises, whose latest_ is not updated yet
    std::vector<char> is_outdated_;
    std::priority_queue<std::int64_t> heap_;  // entries that are or were the latest of their variables
};

}  // namespace sator::engine
