#include "sator/text/read/region_statements.hpp"

#include "sator/base/errors.hpp"
#include "sator/text/drawings/marked_sequences.hpp"
#include "sator/text/read/draft_fits.hpp"

namespace sator::text {

namespace {

std::expected<void, Diagnostic> read_regions_drawing(const Statement& statement, PuzzleDraft& draft) {
    if (statement.drawings.size() != 1)
        return std::unexpected(error_at(statement.span, "'regions' needs one drawing",
                                        "draw the grid with a letter for each region"));
    if (const LineSlice& text = statement.text.front(); !text.text.empty()) {
        draft.remark(error_at(text.span(0, text.text.size()),
                              "'regions' has no arguments, so this means nothing",
                              "for a value of each region, write e.g. 'rule sum a=8 b=15 at regions'"));
    }
    const DrawingLines& drawing = statement.drawings.front();
    const auto fit = whole_fit_in(draft, drawing, MarkUse::Sequences);
    if (!fit) return failure(fit);
    auto regions = sequences_of(*fit);
    if (!regions) return failure(regions);
    if (regions->empty())
        return std::unexpected(
            error_at(span_of(drawing), "this drawing marks no cell", "write a letter for each region"));
    for (Sequence& region : *regions) {
        region.label = "region " + region.label;
        draft.puzzle.regions.push_back(std::move(region));
    }
    return {};
}

}  // namespace

void read_regions(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        if (statement.keyword != "regions") continue;
        if (!draft.puzzle.regions.empty()) {
            draft.refuse(error_at(statement.span, "the puzzle has regions already"));
        } else {
            draft.errors.take(read_regions_drawing(statement, draft));
        }
    }
}

}  // namespace sator::text
