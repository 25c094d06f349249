#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/sator/puzzle_draft.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::formats {

/// Reads the rules that the puzzle defines: `define NAME PARAMETERS = EXPRESSION [as "WORDS"] [drawn PICTURE]`, and those of
/// the files that `include "FILE"` names. The expressions are not parsed, because their letters depend on the places of use.
/// Refuses names that have a meaning already.
void read_definitions(std::span<const Statement> statements, std::string_view file, Resources& resources,
                      PuzzleDraft& draft);

}  // namespace sator::formats
