#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/chain_domains.hpp"

namespace sator::propagators {

/// The cause of a removal: the neighbours of the position do not support the candidates, or a neighbour `by` needs the position for a
/// value.
struct ChainCause {
    std::optional<PositionGraph::Vertex> by = {};
    Value needed = 0;  ///< the value that `by` needs beside it
};

/// Propagates a chain: judges positions again until nothing changes.
class ChainSweep {
  public:
    using Vertex = PositionGraph::Vertex;

    ChainSweep(const ChainedValues& chain, ChainDomains& domains)
        : chain_(chain), domains_(domains), is_waiting_(domains.size(), 0) {}

    /// A position has changed: it and its neighbours must be judged again.
    void wake(Vertex position) {
        enqueue(position);
        for (const Vertex beside : chain_.graph().beside(position)) enqueue(beside);
    }

    /// Calls `remove(position, mask, cause)` before each change, while the candidates are still the old ones. If it returns false, the
    /// sweep ends. Returns false if it ended so, or if a position lost all candidates.
    template <class Remove>
    bool run(Remove remove) {
        while (!waiting_.empty()) {
            const Vertex position = waiting_.back();
            waiting_.pop_back();
            is_waiting_[position] = 0;
            const std::span<const Word> supported = domains_.supported_by_neighbours(position);
            if (!change(position, supported, {}, remove) || !assign_needed(position, remove)) return false;
        }
        return true;
    }

  private:
    void enqueue(Vertex position) {
        if (std::exchange(is_waiting_[position], 1) == 0) waiting_.push_back(position);
    }

    template <class Remove>
    bool change(Vertex position, std::span<const Word> mask, const ChainCause& cause, Remove remove) {
        if (!domains_.would_change(position, mask)) return true;
        if (!remove(position, mask, cause)) return false;
        domains_.keep(position, mask);
        wake(position);
        return !domains_.is_empty(position);
    }

    /// If the position is fixed and a single neighbour may have the value before or after its own, this neighbour has it.
    template <class Remove>
    bool assign_needed(Vertex position, Remove remove) {
        const auto value = domains_.fixed(position);
        if (!value) return true;
        for (const Value needed : {*value - 1, *value + 1}) {
            const auto only =
                chain_.is_in_chain(needed) ? domains_.only_neighbour_with(position, needed) : std::nullopt;
            if (!only) continue;
            std::vector<Word> mask(domains_.of(*only).size(), 0);
            set_bit(mask, static_cast<std::size_t>(needed));
            if (!change(*only, mask, {position, needed}, remove)) return false;
        }
        return true;
    }

    const ChainedValues& chain_;
    ChainDomains& domains_;
    std::vector<std::uint8_t> is_waiting_;
    std::vector<Vertex> waiting_;
};

}  // namespace sator::propagators
