#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the lines that are not blank if each of them is a link, or a puzzle that is packed as in a link; else an empty list.
std::vector<std::string_view> link_lines(std::string_view text);

/// Fails if a link cannot be read and its form alone says so: it is too long, or it has no puzzle but only the name of one, which
/// a server knows.
std::expected<void, Diagnostic> check_link(std::string_view text);

}  // namespace sator::exchange
