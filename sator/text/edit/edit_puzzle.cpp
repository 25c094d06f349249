#include "sator/text/edit/edit_puzzle.hpp"

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/edit/resized_grid.hpp"
#include "sator/text/read/sator_reading.hpp"
#include "sator/text/source/separated_puzzles.hpp"

namespace sator::text {

namespace {

/// Returns whether the operation can be done if the text has errors.
bool needs_no_puzzle(const EditOperation& operation) {
    return std::holds_alternative<SetText>(operation) || std::holds_alternative<NewPuzzle>(operation);
}

/// No line may separate puzzles, because an operation does not say which one it is for.
std::expected<void, Diagnostic> check_one_puzzle(const SourceFile& file, const EditOperation& operation) {
    if (std::holds_alternative<NewPuzzle>(operation) || separated_puzzles(*file.text).front() == *file.text)
        return {};
    return refused("only a text with one puzzle can be edited",
                   "keep the lines of one puzzle; a line '---' ends it");
}

/// The text must have the size that the operation asks for. It has another one e.g. if a drawing states it.
std::expected<void, Diagnostic> check_size(const EditOperation& operation, const Grid& grid) {
    const auto* resize = std::get_if<ResizeGrid>(&operation);
    const auto size =
        resize == nullptr ? std::nullopt : std::optional(read_grid_size(resize->size, grid.kind));
    if (!size || !*size || (*size)->grid.grid.line_counts == grid.line_counts) return {};
    return size_is_drawn();
}

/// The edits, and the text that they are for.
struct EditsOfText {
    std::u32string text;
    TextEdits edits;
    bool was_wrong = false;  ///< the text has errors
};

std::expected<EditsOfText, std::vector<Diagnostic>> edits_of(const SourceFile& file,
                                                             const EditOperation& operation,
                                                             Resources& resources,
                                                             const PuzzleOptions& options) {
    if (auto done = check_one_puzzle(file, operation); !done)
        return std::unexpected(std::vector{done.error()});
    const auto reading = read_sator_text(file, resources, options);
    const bool was_wrong = !reading->draft.errors.is_empty();
    if (was_wrong && !needs_no_puzzle(operation))
        return std::unexpected(sorted_errors(reading->draft.errors.take_list(), file));
    EditDraft draft(*reading);
    const std::expected<void, Diagnostic> done =
        std::visit([&](const auto& chosen) { return edit(chosen, draft); }, operation);
    if (!done) return std::unexpected(std::vector{done.error()});
    return EditsOfText{reading->text, draft.finish(), was_wrong};
}

}  // namespace

std::expected<TextEdits, std::vector<Diagnostic>> unchecked_edits(const SourceFile& file,
                                                                  const EditOperation& operation,
                                                                  Resources& resources,
                                                                  const PuzzleOptions& options) {
    auto found = edits_of(file, operation, resources, options);
    if (!found) return failure(found);
    return std::move(found->edits);
}

std::expected<TextEdits, std::vector<Diagnostic>> edit_puzzle(const SourceFile& file,
                                                              const EditOperation& operation,
                                                              Resources& resources,
                                                              const PuzzleOptions& options) {
    auto found = edits_of(file, operation, resources, options);
    if (!found) return failure(found);
    if (found->was_wrong) return std::move(found->edits);
    const SourceFile edited{file.name, std::make_shared<const std::string>(
                                           to_utf8(apply_edits(found->text, found->edits.edits)))};
    const auto again = read_sator_text(edited, resources, options);
    if (!again->draft.errors.is_empty())
        return std::unexpected(sorted_errors(again->draft.errors.take_list(), edited));
    if (auto done = check_size(operation, again->draft.puzzle.grid); !done)
        return std::unexpected(std::vector{done.error()});
    return std::move(found->edits);
}

}  // namespace sator::text
