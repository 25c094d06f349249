#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// A faster way to list the solutions below a node near the leaves, where propagation costs more than it
/// saves. Lists each solution there once. Which nodes it takes over, and in which order it lists, depends on
/// the node only. Each search has its own endgame.
class Endgame {
  public:
    enum class Progress : std::uint8_t {
        Found,      ///< a solution
        Exhausted,  ///< there are no more
        Paused,     ///< none yet: the caller checks its limits and calls again
    };

    virtual ~Endgame() = default;
    /// Returns an endgame for another search of the same model.
    virtual std::unique_ptr<Endgame> copy() const = 0;

    /// How many solutions of a whole question begin_at_once() should list; next() goes on with it if more are asked for. 0: it does not
    /// take over. The default lists all in any case.
    virtual void set_wanted(std::uint64_t /*wanted*/) {}
    /// Takes over a whole question if it can list it at once. Reads the domains before anything is
    /// propagated, and adds its decisions and conflicts to `statistics`. Returns whether it took over. The
    /// default never does.
    virtual bool begin_at_once(const Store& /*store*/, SearchStatistics& /*statistics*/) { return false; }

    /// Whether everything below the store's domains, a fixpoint, can be listed by deciding the cells of
    /// cell_to_decide(), and by the endgame near the leaves, in less time than learning from conflicts would
    /// save.
    virtual bool is_near(const Store& store) = 0;
    /// Takes over what is below the store's domains, a fixpoint. Returns false if it leaves the node to the
    /// search. Stores no reference to the store.
    virtual bool begin(const Store& store) = 0;
    /// The same for a part of the open cells that no other open cell has to do with. next() then writes any
    /// values for the other cells. The default never takes over.
    virtual bool begin_part(const Store& /*store*/, std::span<const VariableId> /*cells*/) { return false; }
    /// After begin() or begin_part() returned false: returns the cell to decide there so that the endgame can
    /// soon take over, or nullopt if the endgame is not near, or no cell is better than another.
    virtual std::optional<VariableId> cell_to_decide() const = 0;
    /// Writes the next solution of the node that it took over: the values of all cells.
    virtual Progress next(std::span<Value> solution) = 0;
};

}  // namespace sator::engine
