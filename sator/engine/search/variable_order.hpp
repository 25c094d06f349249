#pragma once

#include <memory>
#include <optional>
#include <span>

#include "sator/engine/model/model.hpp"
#include "sator/engine/search/search_options.hpp"
#include "sator/engine/state/store.hpp"

namespace sator {

/// Which cell the search decides next; with which value, value_order.hpp says.
enum class Branching : std::uint8_t {
    /// The smallest domain for its weight; what conflicts are followed through gains weight
    /// (activity_order.hpp).
    Activity,
    /// The smallest domain for its weight; the scopes of failed propagators gain weight
    /// (dom_wdeg_order.hpp).
    DomWdeg,
    InputOrder,  ///< the first open cell: solutions come in ascending order (input_order.hpp)
};

/// A rule for that choice, and what it remembers of the conflicts.
class VariableOrder {
  public:
    virtual ~VariableOrder() = default;

    /// An open cell; nothing where all are fixed.
    virtual std::optional<VariableId> choose(const Store& store) = 0;
    /// A propagator on this scope has failed.
    virtual void bump_scope(std::span<const VariableId> /*scope*/) {}
    /// A conflict was followed through these variables.
    virtual void bump(std::span<const VariableId> /*variables*/) {}
    /// Forgets all.
    virtual void reset() {}

    /// What is remembered: a weight for each variable; none where nothing is.
    virtual std::span<const double> weights() const { return {}; }
    virtual void set_weights(std::span<const double> /*weights*/) {}
};

std::unique_ptr<VariableOrder> make_variable_order(Branching branching, const Model& model,
                                                   const SearchOptions& options);

}  // namespace sator
