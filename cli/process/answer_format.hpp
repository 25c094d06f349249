#pragma once

#include <cstdint>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// The form in which a command writes its answers.
enum class AnswerFormat : std::uint8_t {
    Text,      ///< with an empty line between two answers
    Json,      ///< one line per answer
    Pictures,  ///< to a file, nothing on standard output
};

}  // namespace sator::cli
