#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// The text of the definitions before the first puzzle of a file, which hold for its other puzzles, too.
struct SharedDefinitions {
    std::string file;
    std::shared_ptr<const std::string> text;  ///< null if there are none
};

/// Returns the lines before the first statement of a text that is no definition.
std::string leading_definitions(std::string_view text);

/// Adds shared definitions to those of a puzzle, whose own definitions win.
void read_shared_definitions(const SharedDefinitions& shared, Resources& resources, PuzzleDraft& draft);

/// Returns the kinds that a text knows if it includes a file, or the first error of that file.
std::expected<KnownKinds, Diagnostic> kinds_with(const std::string& included_file, Resources& resources);

/// Reads the kinds and the rules that the puzzle defines: `define kind NAME …`, `define NAME PARAMETERS = EXPRESSION [as "WORDS"]
/// [drawn PICTURE]`, and those of the files that `include "FILE"` names. The expressions are not parsed, because their letters
/// depend on the places of use. Refuses names of rules and statements. A name of a built-in kind is replaced, with a remark.
void read_definitions(std::span<const Statement> statements, std::string_view file, Resources& resources,
                      PuzzleDraft& draft);

}  // namespace sator::text
