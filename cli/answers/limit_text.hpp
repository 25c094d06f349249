#pragma once

#include <string>

#include "sator/base/limits.hpp"

namespace sator {

/// "the time limit was reached", "it was interrupted": a clause of a longer sentence.
std::string reached_text(Limit limit);

/// The same as a sentence's beginning.
std::string reached_opening(Limit limit);

}  // namespace sator
