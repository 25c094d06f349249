#pragma once

#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "sator/create/requests/create_options.hpp"
#include "sator/create/requests/made_puzzle.hpp"

namespace sator::cli {

using create::MadePuzzle;

/// Returns the puzzle in the puzzle language. Comments above it tell its rating and the call that makes it again.
std::string made_puzzle_text(const CreateOptions& options, const MadePuzzle& puzzle);

/// Returns the same comments, each a line that begins with `mark`.
std::string made_puzzle_comments(const CreateOptions& options, const MadePuzzle& puzzle,
                                 std::string_view mark = "# ");

/// The first words of the line that names the call which makes a puzzle again.
inline constexpr std::string_view kMadeBy = "made by Sator ";
/// Returns this line, without a mark.
std::string made_by_line(std::string_view version, std::string_view call);

/// Returns a line of JSON with the puzzle, its solution, its rating, its seed and the call that makes it again.
std::string made_puzzle_json(const CreateOptions& options, const MadePuzzle& puzzle);

}  // namespace sator::cli
