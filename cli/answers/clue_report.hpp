#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::cli {

/// Describes which automaton a clue needs and how large it is; with a length, also for a slot of `length`
/// cells. The error is a size limit.
std::expected<std::string, RegexError> clue_report(const RegexTree& tree, const Alphabet& alphabet,
                                                   std::optional<std::uint64_t> length,
                                                   const RegexLimits& limits);

}  // namespace sator::cli
