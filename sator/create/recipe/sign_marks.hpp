#pragma once

#include <cstddef>
#include <string>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/text/definitions/sign_pattern.hpp"

namespace sator::create {

/// Returns a pattern with one number as the sign that shows this number; empty if the pattern does not fit it.
std::string numbered(const text::SignPattern& pattern, std::size_t number);

}  // namespace sator::create
