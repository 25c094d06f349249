#pragma once

#include <memory>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/search/search_options.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// Which cell the search decides next. value_order.hpp chooses its value.
enum class Branching : std::uint8_t {
    /// The smallest domain divided by weight. Variables in the reasons of conflicts gain weight
    /// (activity_order.hpp).
    Activity,
    /// The smallest domain divided by weight. The scopes of failed propagators gain weight
    /// (dom_wdeg_order.hpp).
    DomWdeg,
    InputOrder,  ///< the first open cell: solutions come in ascending order (input_order.hpp)
};

/// The decision that a cell has a value.
struct Placing {
    VariableId cell;
    Value value = 0;
};

/// A heuristic for that choice, with the weights that it learns from conflicts.
class VariableOrder {
  public:
    virtual ~VariableOrder() = default;

    /// Returns an open cell, or nullopt if all are fixed.
    virtual std::optional<VariableId> choose(const Store& store) = 0;
    /// Returns a place of a value to decide instead of the cell that choose() has returned for the same
    /// domains: a group must use the value, and has two places left for it. Returns nullopt if the cell is
    /// better.
    virtual std::optional<Placing> place_instead(const Store& /*store*/, VariableId /*cell*/) {
        return std::nullopt;
    }
    /// Returns the values of the cell that other cells determine, empty if there are none: see
    /// ConstraintGraph::determined. Valid after choose().
    virtual std::span<const Word> determined(VariableId /*cell*/) const { return {}; }
    /// To be called when a propagator on this scope has failed.
    virtual void bump_scope(std::span<const VariableId> /*scope*/) {}
    /// To be called when these variables occur in the reasons of a conflict.
    virtual void bump(std::span<const VariableId> /*variables*/) {}
    /// To be called at a conflict that is not analysed: `cell` was decided last.
    virtual void bump_decided(VariableId /*cell*/) {}
    /// To be called when no more conflicts are analysed, so that each later one counts beside the weights so far.
    virtual void end_learning() {}
    /// Forgets all conflicts.
    virtual void reset() {}

    /// A weight for each variable; empty if the order has none.
    virtual std::span<const double> weights() const { return {}; }
    virtual void set_weights(std::span<const double> /*weights*/) {}
};

std::unique_ptr<VariableOrder> make_variable_order(Branching branching, const Model& model,
                                                   const SearchOptions& options);

}  // namespace sator::engine
