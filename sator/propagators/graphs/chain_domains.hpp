#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/propagators/graphs/chained_values.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Holds the candidates of the positions of a `ChainedValues`, and finds those that the neighbours of a position support.
class ChainDomains {
  public:
    using Vertex = PositionGraph::Vertex;

    /// Copies the candidates; `domains` is a `Scope` or `DomainsBefore`.
    template <class Domains>
    ChainDomains(const ChainedValues& chain, const Domains& domains)
        : chain_(chain), words_(domains.size() == 0 ? 1 : domains[0].word_count()) {
        for (std::size_t position = 0; position < domains.size(); ++position) add(domains[position]);
        supported_.resize(words_);
        after_.resize(words_);
        once_.resize(words_);
        twice_.resize(words_);
    }

    std::size_t size() const { return bits_.size() / words_; }
    std::span<const Word> of(Vertex position) const {
        return std::span(bits_).subspan(position * words_, words_);
    }
    bool may_be(Vertex position, Value v) const { return has_bit(of(position), static_cast<std::size_t>(v)); }
    bool is_empty(Vertex position) const;
    /// Returns the value of a fixed position if it is in the chain; nullopt otherwise.
    std::optional<Value> fixed(Vertex position) const;

    /// Returns the values that the neighbours of a position support, as a mask. A value of the chain needs the value before it and the
    /// value after it on two different neighbours. Valid until the next call.
    std::span<const Word> supported_by_neighbours(Vertex position);
    /// Returns the only neighbour of a position that may have `v`; nullopt if no neighbour or several may have it.
    std::optional<Vertex> only_neighbour_with(Vertex position, Value v) const;

    /// Returns whether a position has candidates outside of a mask.
    bool would_change(Vertex position, std::span<const Word> mask) const;
    /// Removes the candidates outside of a mask.
    void keep(Vertex position, std::span<const Word> mask);
    /// Replaces the candidates of a position. Returns whether this changes them.
    bool replace(Vertex position, const Domain& domain);

  private:
    void add(const Domain& domain);

    const ChainedValues& chain_;
    std::size_t words_;
    std::vector<Word> bits_;                              // by position
    std::vector<Word> supported_, after_, once_, twice_;  // of supported_by_neighbours
};

}  // namespace sator::propagators
