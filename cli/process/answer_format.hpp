#pragma once

#include <cstdint>

namespace sator {

/// How a call's answers are written.
enum class AnswerFormat : std::uint8_t {
    Text,      ///< with an empty line between two of them
    Json,      ///< a line each
    Pictures,  ///< not on standard output
};

}  // namespace sator
