#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads what is drawn and means nothing: `line`, `shade`, `border`, `circle` and `text "…"`, with a colour if wanted and with
/// places after `at` or on indented lines below: `line blue at R1C1..R1C4`.
void read_decorations(std::span<const Statement> statements, PuzzleDraft& draft);

/// Returns the keyword of a decoration: "line".
std::string_view keyword_of(Decoration::Kind kind);

}  // namespace sator::text
