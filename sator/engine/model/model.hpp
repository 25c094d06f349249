#pragma once

#include <initializer_list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/id.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator {

using PropagatorId = Id<struct PropagatorTag>;
/// The rule on whose behalf a propagator was posted: its index in the puzzle's list of rules.
using RuleId = Id<struct RuleTag>;

/// What the engine solves: variables with their initial domains, and propagators posted on lists of them.
/// Cells come first, in the puzzle's order: the variable of cell i has index i. A model knows no grids and no
/// characters.
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
        bool is_redundant;  ///< implied by the rule's other propagators, prunes more
    };

    /// Reserves room for this number of cells whose domains have `words` words each. Growing step by step would need twice the memory.
    void expect_cells(std::size_t cells, std::size_t words);
    /// Adds a cell whose domain is the values whose bits are set in `candidates`, which has at least one
    /// word. All cells are added before any auxiliary.
    VariableId add_cell(std::span<const Word> candidates);
    /// Adds an auxiliary: an integer from `least` to `greatest` that is not a cell. The cells must determine
    /// its value, because solutions are counted by their cells. A rule needs one if it is decomposed into
    /// several propagators, e.g. a large expression with one auxiliary for each subexpression.
    VariableId auxiliary(Value least, Value greatest);
    /// The same for a domain of kind `Bits`, as that of a cell.
    VariableId auxiliary(std::span<const Word> candidates);
    /// Adds a variable that is not a cell with the domain of another model's variable.
    VariableId auxiliary_like(const Domain& domain);

    /// Posts a propagator on `scope` for the rule set by `begin_rule`.
    void post(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope);
    void post(std::shared_ptr<const Propagator> propagator, std::initializer_list<VariableId> scope) {
        post(std::move(propagator), std::span(scope.begin(), scope.size()));
    }
    /// Posts a redundant propagator: others imply it, and it prunes more. A search may leave it disabled.
    void post_redundant(std::shared_ptr<const Propagator> propagator, std::span<const VariableId> scope);
    /// Returns a model with the same variables.
    Model without_propagators() const;
    /// Posts a propagator of `other`, a model with the same variables, on the same scope and for the same
    /// rule.
    void repost(const Model& other, PropagatorId id);
    /// Removes all values of a cell whose bits are not set. The domain may become empty: the model then has
    /// no solution.
    void restrict(VariableId cell, std::span<const Word> candidates);
    /// Propagators posted from here on belong to `rule`.
    void begin_rule(RuleId rule) { rule_ = rule; }
    /// After `watch` is over, nothing more is posted, and the model must be discarded. Null: no limits. Not
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
