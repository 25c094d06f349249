#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// All kinds, by name. To add a kind, add a file with its row and list it here.
std::span<const Kind> kind_table();

/// Returns the row of a kind, by its name or its alias, or null.
const Kind* find_kind(std::string_view name);

}  // namespace sator::text
