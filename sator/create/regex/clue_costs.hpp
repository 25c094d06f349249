#pragma once

#include <cstddef>

#include "sator/create/regex/clue_tree.hpp"

namespace sator::create {

/// How unusual the form of a clue is. The model is a grammar with probabilities learnt from 57 crosswords that people made
/// (tables/learn_clue_costs.py): a construct depends on the one before it and on what surrounds it, a quantifier on its construct,
/// the size of a class on its quantifier.
struct ClueCost {
    double nats = 0;         ///< -ln of the probability
    std::size_t events = 0;  ///< the number of choices that it is made of
    /// The same without the contents of groups. The letters of alternatives are choices without surprise: a mean over all choices
    /// would favour clues with many alternatives.
    double outer_nats = 0;
    std::size_t outer_events = 0;

    double outer_mean() const { return outer_nats / static_cast<double>(outer_events); }
};

/// Returns the cost of a clue for a line of `length` cells.
ClueCost clue_cost(const ClueTree& tree, std::size_t length);

}  // namespace sator::create
