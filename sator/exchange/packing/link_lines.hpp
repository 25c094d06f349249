#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the lines that are not blank if each of them is a link, or a puzzle that is packed as in a link; else an empty list.
std::vector<std::string_view> link_lines(std::string_view text);

/// Returns why a link cannot be read, if its form alone says so: it is too long, or it has no puzzle but only the name of one, which
/// a server knows.
std::optional<Diagnostic> refused_link(std::string_view text);

}  // namespace sator::exchange
