#pragma once

#include <memory>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/clue_lists.hpp"
#include "sator/text/read/definition_statements.hpp"
#include "sator/text/read/puzzle_draft.hpp"
#include "sator/text/source/format.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// A text of the puzzle language while it is read, and afterwards: its statements with their places, and what they became.
/// Its parts refer to each other, so that it is never moved.
struct SatorReading {
    explicit SatorReading(const PuzzleOptions& options) : draft{.options = options} {}
    SatorReading(const SatorReading&) = delete;
    SatorReading& operator=(const SatorReading&) = delete;

    std::u32string text;
    StatementList list;                 ///< as they are written
    std::vector<Statement> statements;  ///< the same without kinds
    std::vector<ClueBlock> blocks;      ///< the lists of clues among `statements`
    PuzzleDraft draft;
};

/// Reads a text. `options` must outlive the result. If `draft.errors` is not empty, the rest is incomplete.
std::unique_ptr<SatorReading> read_sator_text(const SourceFile& file, Resources& resources,
                                              const PuzzleOptions& options,
                                              const SharedDefinitions& shared = {});

/// Returns at most kErrorLimit of the errors, sorted by place, with the file's name and excerpts of its text.
std::vector<Diagnostic> sorted_errors(std::vector<Diagnostic> errors, const SourceFile& file);

}  // namespace sator::text
