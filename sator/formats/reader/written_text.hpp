#pragma once

#include <string>
#include <vector>

namespace sator {

/// What a writer made of a puzzle.
struct WrittenText {
    std::string text;
    std::vector<std::string> lost;  ///< in words: what the target cannot say; empty if nothing is lost
};

}  // namespace sator
