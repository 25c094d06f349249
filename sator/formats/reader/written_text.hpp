#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::formats {

/// What a writer made of a puzzle.
struct WrittenText {
    std::string text;
    std::vector<std::string> lost;  ///< in words: what the target cannot say; empty if nothing is lost
};

}  // namespace sator::formats
