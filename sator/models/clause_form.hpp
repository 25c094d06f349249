#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/models/lowered_model.hpp"

namespace sator::models {

/// The core in Booleans: the form that all targets print. Variables are numbered from 1. First comes one for each candidate of
/// each cell, then one for each candidate of each auxiliary variable of the core; the others are nodes of diagrams.
struct ClauseForm {
    struct Meaning {
        CellId cell;
        ValueId value;
    };

    std::vector<Meaning> meanings;  ///< of the variables 1 to meanings.size()
    std::size_t variables = 0;
    std::size_t cells = 0;
    /// In each, exactly one variable is true. First come those of the cells.
    std::vector<std::vector<int>> choices;
    std::vector<std::vector<int>> clauses;  ///< a negative number is a negated variable
};

ClauseForm clause_form(const LoweredModel& model);

/// Returns the clause that excludes a solution, which is given by the variables of cells that are true.
std::vector<int> excluding(const std::vector<int>& solution);

}  // namespace sator::models
