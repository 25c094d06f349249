#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/sudoku_text/iss_constraint.hpp"

namespace sator::exchange {

/// A part of the text that the reader leaves out.
struct IssLeftOut {
    IssFault what;
    bool restricts = false;  ///< see LeftOut
};

/// Returns whether the solver has such a type, read or not.
bool is_iss_type(std::string_view type);

/// Returns whether constraints of a type only take solutions away. Others may also say e.g. that there are no boxes.
bool iss_type_restricts(std::string_view type);
/// Returns the same for constraints inside others.
bool iss_types_restrict(std::span<const IssConstraint> constraints);

/// Returns the most arguments that constraints of a type have; nullopt if the further ones are cells or values.
std::optional<std::size_t> most_iss_arguments(std::string_view type);

}  // namespace sator::exchange
