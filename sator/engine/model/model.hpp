#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sator/base/id.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator {

using PropagatorId = Id<struct PropagatorTag>;
/// The rule on whose behalf a propagator was posted: its index in the puzzle's list of rules.
using RuleId = Id<struct RuleTag>;

/// What the engine solves: variables with their candidates, and propagators over lists of them. Cells come
/// first, in the puzzle's order: the variable of cell i has index i. Knows no grids and no characters.
class Model {
  public:
    struct Variable {
        DomainKind kind;
        bool is_cell;
        std::uint32_t first_word;  ///< in `initial_words()`
        std::uint32_t word_count;
    };
    struct Posted {
        std::shared_ptr<const Propagator> propagator;
        std::uint32_t first_position;  ///< in `scope_variables()`
        std::uint32_t positions;
        RuleId rule;
        bool is_redundant;  ///< prunes more of what the rule's other propagators decide
    };

    /// A cell with the values whose bits are set in `candidates`. All cells are added before any auxiliary.
    /// At least one word.
    VariableId add_cell(std::span<const Word> candidates);
    /// An integer from `least` to `greatest` that is no cell and is determined by the cells: for rules whose
    /// meaning is cut into several propagators. Sator's own rules need none.
    VariableId auxiliary(Value least, Value greatest);

    /// Posts a propagator on `scope`, for the rule set by `begin_rule`.
    void post(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope);
    /// Posts a propagator that the rule's meaning does not need: others decide it, this one prunes more. A
    /// search may leave it disabled.
    void post_redundant(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope);
    /// The variables alone.
    Model without_propagators() const;
    /// Posts a propagator of another model with the same variables as it stands there.
    void repost(const Model& other, PropagatorId id);
    /// Restricts a cell to the values whose bits are set. An empty domain is fine: the model then has no
    /// solution.
    void restrict(VariableId cell, std::span<const Word> candidates);
    /// What is posted from here on belongs to `rule`.
    void begin_rule(RuleId rule) { rule_ = rule; }
    /// Once the watch is over nothing more is posted: the model is then worth nothing. Null: no limits. Not
    /// owned.
    void post_under(LimitWatch* watch) { watch_ = watch; }

    std::size_t cell_count() const { return cell_count_; }
    std::span<const Variable> variables() const { return variables_; }
    std::span<const Posted> propagators() const { return posted_; }
    std::span<const VariableId> scope_of(PropagatorId id) const;
    std::span<const Word> initial_words() const { return words_; }
    Domain initial_domain(VariableId id) const;

  private:
    void add(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope,
             bool is_redundant);

    std::vector<Variable> variables_;
    std::vector<Word> words_;
    std::vector<Posted> posted_;
    std::vector<VariableId> scope_variables_;
    std::size_t cell_count_ = 0;
    RuleId rule_;
    LimitWatch* watch_ = nullptr;
};

}  // namespace sator
