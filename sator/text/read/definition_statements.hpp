#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Reads the rules that the puzzle defines: `define NAME PARAMETERS = EXPRESSION [as "WORDS"] [drawn PICTURE]`, and those of
/// the files that `include "FILE"` names. The expressions are not parsed, because their letters depend on the places of use.
/// Refuses names that have a meaning already.
void read_definitions(std::span<const Statement> statements, std::string_view file, Resources& resources,
                      PuzzleDraft& draft);

}  // namespace sator::text
