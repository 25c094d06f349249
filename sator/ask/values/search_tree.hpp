#pragma once

#include <vector>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::ask {

/// A search that is divided into parts. Each inner node decides a cell: each value of the cell is refuted, or leads to another node or to
/// a part. So each solution has the values of exactly one part.
struct SearchTree {
    struct Node {
        std::vector<Given> values;  ///< those that lead to it, from the root on
        CellId cell;
        std::vector<ValueId> refuted;  ///< by propagation
    };
    struct Part {
        std::vector<Given> values;
        double share = 0;  ///< of the whole search, as estimated; 0: it is not estimated
    };

    std::vector<Node> nodes;  ///< a node before those below it; none if there is at most one part
    std::vector<Part> parts;  ///< none if propagation alone refutes the puzzle
    double size = 0;          ///< nodes of the whole search, as estimated; 0: it is not estimated
};

}  // namespace sator::ask
