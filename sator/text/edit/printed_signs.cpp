#include "sator/text/edit/printed_signs.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "sator/text/edit/printed_marks.hpp"
#include "sator/text/kind_parts/signed_drawing.hpp"

namespace sator::text {

namespace {

/// Characters that separate values and are no signs.
constexpr std::u32string_view kNoSigns = U" \t|-+=";

/// The sign between two values of a row.
std::optional<SourceSpan> sign_across(const PrintedMark& left, const PrintedMark& right,
                                      const EditDraft& draft) {
    const std::size_t from = left.span.column - 1 + left.span.length, to = right.span.column - 1;
    const std::u32string_view line = draft.line(left.span.line);
    const std::size_t at = line.find_first_not_of(kNoSigns, from);
    if (at >= to) return std::nullopt;
    return SourceSpan{left.span.line, static_cast<std::uint32_t>(at + 1), 1};
}

/// The sign below a value of a row, above the next row of values.
std::optional<SourceSpan> sign_down(const PrintedDrawing& marks, std::size_t row, std::size_t column,
                                    const EditDraft& draft) {
    const std::uint32_t next_line = marks[row + 1][column].span.line;
    for (std::uint32_t number = marks[row][column].span.line + 1; number < next_line; ++number) {
        const std::u32string_view line = draft.line(number);
        for (std::size_t at = line.find_first_not_of(kNoSigns); at < line.size();
             at = line.find_first_not_of(kNoSigns, at + 1)) {
            const auto place = static_cast<std::uint32_t>(at + 1);
            if (value_above(marks[row], place) == static_cast<int>(column))
                return SourceSpan{number, place, 1};
        }
    }
    return std::nullopt;
}

}  // namespace

std::expected<void, Diagnostic> erase_sign(const Slot& cells, EditDraft& draft) {
    const auto refusal =
        refused("the kind of the puzzle states this rule", "change the kind's line in the text");
    const auto printed = find_printed_marks(draft.reading);
    if (!printed || !printed->corners.empty() || cells.size() != 2) return refusal;
    const Grid& grid = draft.reading.draft.puzzle.grid;
    const auto a = printed->place_of(grid, cells[0]), b = printed->place_of(grid, cells[1]);
    if (!a || !b) return refusal;
    const auto row = std::min(a->row, b->row), column = std::min(a->column, b->column);
    const auto last_row = std::max(a->row, b->row), last_column = std::max(a->column, b->column);
    const auto& marks = printed->marks;
    std::optional<SourceSpan> sign;
    if (last_row == row && last_column == column + 1)
        sign = sign_across(marks[row][column], marks[row][last_column], draft);
    if (last_row == row + 1 && last_column == column) sign = sign_down(marks, row, column, draft);
    if (!sign) return refusal;
    const std::u32string_view line = draft.line(sign->line);
    const std::size_t at = sign->column - 1;
    if (line.find_first_not_of(U' ', at + 1) != std::u32string_view::npos) {
        draft.replace(*sign, U" ");
    } else {  // No blanks are left at the end of the line.
        const std::size_t end = line.find_last_not_of(U' ', at - 1) + 1;
        const std::size_t begin = draft.offset(sign->line, 1);
        draft.replace(draft.span_of(begin + end, begin + line.size()), {});
    }
    return {};
}

}  // namespace sator::text
