#pragma once

#include <expected>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/edit/edit_operation.hpp"
#include "sator/text/edit/text_edit.hpp"
#include "sator/text/source/format.hpp"

namespace sator::text {

/// Returns the smallest edits of a text of the puzzle language that do what the operation says. All else stays as it is,
/// comments and layout included. Refuses a text with errors, an operation that cannot be done, and one after which the text
/// could not be read.
std::expected<TextEdits, std::vector<Diagnostic>> edit_puzzle(const SourceFile& file,
                                                              const EditOperation& operation,
                                                              Resources& resources,
                                                              const PuzzleOptions& options = {});

/// Does the same without reading the edited text, which may have errors: e.g. to tell what a clue would mean while it is typed.
std::expected<TextEdits, std::vector<Diagnostic>> unchecked_edits(const SourceFile& file,
                                                                  const EditOperation& operation,
                                                                  Resources& resources,
                                                                  const PuzzleOptions& options = {});

}  // namespace sator::text
