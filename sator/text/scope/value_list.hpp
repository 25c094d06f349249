#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::text {

/// Returns the symbols of a list such as `1..9 blank`; nullopt if it is none.
std::optional<std::vector<Symbol>> symbols_of(std::string_view values);

}  // namespace sator::text
