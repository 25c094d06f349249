#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::cli {

/// Begins answers about a puzzle of which parts were left out.
inline constexpr std::string_view kNotUnderstood = "Not all of the puzzle is understood";

/// Returns what the reader of a puzzle noticed and did not refuse, in the form of errors: "FILE:LINE:COLUMN: remark: …", the line,
/// and what to write instead; "warning" if it was left out because it is not understood. Empty if there is nothing.
std::string reader_remarks(const Puzzle& puzzle);
/// Returns remarks in this form.
std::string remarks_text(std::span<const Diagnostic> remarks);

}  // namespace sator::cli
