#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_constraint.hpp"

namespace sator::exchange {

/// A part of the text that the reader leaves out.
struct IssLeftOut {
    IssFault what;
    bool restricts = false;  ///< see LeftOut
};

/// Returns whether the solver has such a type.
bool is_iss_type(std::string_view type);

/// Returns the most arguments that constraints of a type have; nullopt if the further ones are cells or values.
std::optional<std::size_t> most_iss_arguments(std::string_view type);

}  // namespace sator::exchange
