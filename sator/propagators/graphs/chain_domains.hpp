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

/// Candidates of the positions of a `ChainedValues`, and what its neighbours leave of those of a position.
class ChainDomains {
  public:
    using Vertex = PositionGraph::Vertex;

    /// Copies the candidates; `domains` is a `Scope` or `DomainsBefore`.
    template <class Domains>
    ChainDomains(const ChainedValues& chain, const Domains& domains)
        : chain_(chain), words_(domains.size() == 0 ? 1 : domains[0].word_count()) {
        for (std::size_t position = 0; position < domains.size(); ++position) add(domains[position]);
        left_.resize(words_);
        once_.resize(words_);
        twice_.resize(words_);
    }

    std::size_t size() const { return bits_.size() / words_; }
    std::span<const Word> of(Vertex position) const {
        return std::span(bits_).subspan(position * words_, words_);
    }
    bool may_be(Vertex position, Value v) const { return has_bit(of(position), static_cast<std::size_t>(v)); }
    bool is_empty(Vertex position) const;
    /// The only candidate of a position, if it has one and that is in the chain.
    std::optional<Value> fixed(Vertex position) const;

    /// Returns the candidates that the neighbours of a position leave it, as a mask: each of the chain has both of its own
    /// neighbours on different positions. Valid until the next call.
    std::span<const Word> left_by_neighbours(Vertex position);
    /// Returns the only neighbour of a position that may have `v`; nullopt if there is none or another one.
    std::optional<Vertex> only_neighbour_with(Vertex position, Value v) const;

    /// Returns whether a position has candidates outside of a mask.
    bool would_change(Vertex position, std::span<const Word> mask) const;
    /// Removes the candidates outside of a mask.
    void keep(Vertex position, std::span<const Word> mask);
    /// Replaces the candidates of a position. Returns whether they were others.
    bool replace(Vertex position, const Domain& domain);

  private:
    void add(const Domain& domain);

    const ChainedValues& chain_;
    std::size_t words_;
    std::vector<Word> bits_;                 // by position
    std::vector<Word> left_, once_, twice_;  // of left_by_neighbours
};

}  // namespace sator::propagators
