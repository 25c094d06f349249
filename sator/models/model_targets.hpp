#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/models/clause_form.hpp"

namespace sator::models {

/// A language that other solvers read.
struct ModelTarget {
    std::string_view name;     ///< as --to names it: "dimacs"
    std::string_view summary;  ///< one sentence
    std::string_view extension;
    /// Prints the form, with a comment that says which variable is which value of which cell.
    std::string (*print)(const ClauseForm& form, const Puzzle& puzzle);
};

std::span<const ModelTarget> model_targets();
/// The target of this name, or null.
const ModelTarget* find_model_target(std::string_view name);

}  // namespace sator::models
