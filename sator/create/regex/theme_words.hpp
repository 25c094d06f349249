#pragma once

#include <span>
#include <string>

#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// Common English words in upper case, which hide in the classes of clues if the caller names no list.
std::span<const std::u32string> theme_words();

}  // namespace sator::create
