#include "sator/text/kind_parts/printed_drawing.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/drawings/grid_drawing.hpp"

namespace sator::text {

namespace {

std::vector<PrintedMark> marks_of(const LineSlice& line) {
    std::vector<PrintedMark> marks;
    const std::u32string_view text = line.text;
    const auto separates = [](char32_t c) { return is_blank(c) || c == U'|'; };
    for (std::size_t at = 0; at < text.size();) {
        if (separates(text[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && !separates(text[at])) ++at;
        marks.push_back({std::u32string(text.substr(begin, at - begin)), line.span(begin, at - begin)});
    }
    return marks;
}

/// Splits the one mark of a row into its characters. A mark in quotes is one cell.
std::vector<PrintedMark> characters_of(const PrintedMark& mark) {
    constexpr std::size_t kQuotes = 2;
    std::vector<PrintedMark> characters;
    const bool is_quoted = mark.text.size() > kQuotes && mark.text.front() == U'"' &&
                           mark.text.find(U'"', 1) == mark.text.size() - 1;
    if (is_quoted) {
        SourceSpan span = mark.span;
        ++span.column;
        span.length -= kQuotes;
        return {{mark.text.substr(1, mark.text.size() - kQuotes), span}};
    }
    for (std::size_t i = 0; i < mark.text.size(); ++i) {
        SourceSpan span = mark.span;
        span.column += static_cast<std::uint32_t>(i);
        span.length = 1;
        characters.push_back({mark.text.substr(i, 1), span});
    }
    return characters;
}

/// Whether a line that looks like a frame is as long as the other rows.
bool is_row_like(const LineSlice& line, const DrawingLines& lines) {
    const std::vector<PrintedMark> marks = marks_of(line);
    const auto other = std::ranges::find_if(lines, [](const LineSlice& row) { return !is_frame(row.text); });
    if (marks.empty() || other == lines.end()) return !marks.empty();
    const std::vector<PrintedMark> usual = marks_of(*other);
    return marks.size() == usual.size() &&
           (marks.size() > 1 || marks.front().text.size() == usual.front().text.size());
}

}  // namespace

std::expected<PrintedDrawing, Diagnostic> read_printed_drawing(const KindRequest& request, FrameSigns signs) {
    const auto& drawings = request.statement.drawings;
    const std::string& name = request.statement.keyword;
    if (drawings.size() == 1) return read_printed_lines(drawings.front(), signs);
    return std::unexpected(error_at(request.statement.span, "'" + name + "' needs one drawing",
                                    "'sator rules " + name + "' shows how it is drawn"));
}

PrintedDrawing split_printed_lines(const DrawingLines& lines, FrameSigns signs) {
    PrintedDrawing rows;
    for (const LineSlice& line : lines) {
        const bool is_row =
            !is_frame(line.text) || (signs == FrameSigns::MayBeRows && is_row_like(line, lines));
        if (is_row) rows.push_back(marks_of(line));
    }
    if (std::ranges::all_of(rows, [](const auto& row) { return row.size() == 1; })) {
        for (auto& row : rows) row = characters_of(row.front());
    }
    return rows;
}

std::expected<PrintedDrawing, Diagnostic> read_printed_lines(const DrawingLines& lines, FrameSigns signs) {
    PrintedDrawing rows = split_printed_lines(lines, signs);
    if (rows.empty()) return std::unexpected(error_at(lines.front().span(0, 1), "this drawing is empty"));
    for (const auto& row : rows) {
        if (row.size() == rows.front().size()) continue;
        SourceSpan span = row.front().span;
        span.length = row.back().span.column + row.back().span.length - span.column;
        return std::unexpected(error_at(span,
                                        "this row has " + std::to_string(row.size()) +
                                            " cells, but the first row has " +
                                            std::to_string(rows.front().size()),
                                        "write a mark for each cell, with '.' for an open cell"));
    }
    return rows;
}

}  // namespace sator::text
