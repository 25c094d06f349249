#pragma once

#include <memory>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

class PuzzleContext;

/// The same in the terms in which people reason about the puzzle (puzzle/reformulation.hpp). Sentences are made of it.
template <class What>
struct Told {
    std::shared_ptr<const PuzzleContext> context;  ///< of the reformulated puzzle
    What what;
};

}  // namespace sator::explain
