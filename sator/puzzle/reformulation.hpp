#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::puzzle {

/// A cell of a reformulation: a letter of a cryptarithm, or a carry.
struct ReformulatedCell {
    std::string name;  ///< as sentences call it: "E", "the carry into the tens"
    Slot cells;        ///< the cells of the puzzle that hold its value; none for a carry
};

/// The same puzzle in the terms in which people reason about it. E.g. a cryptarithm is about letters, columns and carries, not
/// about the cells that its equations are written in. Both have the same solutions.
struct Reformulation {
    std::string text;  ///< a puzzle of the language whose rules have labels that say all of them
    std::vector<ReformulatedCell> cells;  ///< by cell of that puzzle
    /// By rule of that puzzle: the index of the rule of the original puzzle that it is a part of.
    std::vector<std::size_t> rules;
};

}  // namespace sator::puzzle
