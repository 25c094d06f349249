#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/store.hpp"

namespace sator {

/// A quicker way to list what is below a node of a search, near the leaves, where propagation costs more than
/// it saves. Lists each solution there once. Which nodes it takes over, and in which order it lists, depends
/// on the node only. Each search has its own.
class Endgame {
  public:
    enum class Progress : std::uint8_t {
        Found,      ///< a solution
        Exhausted,  ///< there are no more
        Paused,     ///< none yet: the caller may look at its limits and ask again
    };

    virtual ~Endgame() = default;
    /// One for another search of the same model.
    virtual std::unique_ptr<Endgame> copy() const = 0;

    /// Looks at a question's domains before anything is propagated: takes over the whole question where it
    /// can list it at once, and counts what it has decided and failed; else answers false. The default:
    /// false.
    virtual bool begin_at_once(const Store& /*store*/, SearchStatistics& /*statistics*/) { return false; }

    /// Whether all that is below the store's domains, a fixpoint, could be listed by deciding the cells that
    /// it names, and without propagation near the leaves, in less time than what conflicts teach saves.
    virtual bool is_near(const Store& store) = 0;
    /// Looks at the store's domains, a fixpoint: takes over what is below, or leaves the node to the search
    /// and answers false. Keeps no reference to the store.
    virtual bool begin(const Store& store) = 0;
    /// Of the node that it left to the search, the cell to decide, so that it can soon take over; nothing
    /// where it knows of none better than another.
    virtual std::optional<VariableId> cell_to_decide() const = 0;
    /// The next solution of the node that it took over: writes the values of all cells.
    virtual Progress next(std::span<Value> solution) = 0;
};

}  // namespace sator
