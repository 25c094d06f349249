#include "sator/formats/edit/edit_puzzle.hpp"

#include "sator/base/utf8.hpp"
#include "sator/formats/edit/operations.hpp"
#include "sator/formats/sator/sator_reading.hpp"

namespace sator::formats {

namespace {

/// Returns whether the operation can be done if the text has errors.
bool needs_no_puzzle(const EditOperation& operation) {
    return std::holds_alternative<SetText>(operation) || std::holds_alternative<NewPuzzle>(operation);
}

}  // namespace

std::expected<TextEdits, std::vector<Diagnostic>> edit_puzzle(const SourceFile& file,
                                                              const EditOperation& operation,
                                                              Resources& resources,
                                                              const PuzzleOptions& options) {
    const auto reading = read_sator_text(file, resources, options);
    const bool was_wrong = !reading->draft.errors.empty();
    if (was_wrong && !needs_no_puzzle(operation))
        return std::unexpected(sorted_errors(std::move(reading->draft.errors), file));
    EditDraft draft(*reading);
    const Refusal refusal = std::visit([&](const auto& chosen) { return edit(chosen, draft); }, operation);
    if (refusal) return std::unexpected(std::vector{*refusal});
    TextEdits edits = draft.finish();
    if (was_wrong) return edits;
    const SourceFile edited{
        file.name, std::make_shared<const std::string>(to_utf8(apply_edits(reading->text, edits.edits)))};
    const auto again = read_sator_text(edited, resources, options);
    if (!again->draft.errors.empty())
        return std::unexpected(sorted_errors(std::move(again->draft.errors), edited));
    return edits;
}

}  // namespace sator::formats
