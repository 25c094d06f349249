// A row that has only signs and blanks belongs between the row above it and the next one. A sign there belongs to the cell whose
// column of text is nearest.

#include "sator/text/kind_parts/signed_drawing.hpp"

#include <algorithm>
#include <cstdlib>

#include "sator/base/errors.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/drawings/grid_drawing.hpp"

namespace sator::text {

namespace {

/// A sign that stands this many columns of text beside a cell still belongs to it.
constexpr int kReach = 1;

class SignedDrawingReader {
  public:
    SignedDrawingReader(std::u32string_view across, std::u32string_view down)
        : across_(across), down_(down) {}

    std::expected<SignedDrawing, Diagnostic> read(const DrawingLines& lines) {
        for (const LineSlice& line : lines) {
            const bool is_sign_row =
                std::ranges::all_of(line.text, [&](char32_t c) { return is_blank(c) || down_.contains(c); });
            if (is_frame(line.text) && !is_sign_row) continue;
            if (auto done = is_sign_row ? read_signs(line) : read_values(line); !done) return failure(done);
        }
        if (result_.values.empty())
            return std::unexpected(error_at(lines.front().span(0, 1), "this drawing has no cells"));
        for (const PrintedSign& sign : result_.signs) {
            if (sign.second.row == row_count()) return not_between(sign.span);
        }
        return std::move(result_);
    }

  private:
    int row_count() const { return static_cast<int>(result_.values.size()); }

    static std::unexpected<Diagnostic> not_between(SourceSpan span) {
        return std::unexpected(
            error_at(span, "this sign is not between two cells",
                     "a sign stands between two cells of a row, or below the cell that it belongs to"));
    }

    std::expected<void, Diagnostic> read_values(const LineSlice& line) {
        std::vector<PrintedMark> row;
        for (std::size_t at = 0; at < line.text.size();) {
            const char32_t c = line.text[at];
            if (across_.contains(c)) {
                auto done = add_sign(c, static_cast<int>(row.size()), line.span(at++, 1));
                if (!done) return done;
            } else if (is_blank(c) || c == U'|') {
                ++at;
            } else {
                const std::size_t begin = at;
                do {
                    ++at;
                } while (at < line.text.size() && c != U'.' && is_value(line.text[at]));
                row.push_back(
                    {std::u32string(line.text.substr(begin, at - begin)), line.span(begin, at - begin)});
            }
        }
        return end_row(line, std::move(row));
    }

    /// Adds a sign to the left of a cell of the row that is being read.
    std::expected<void, Diagnostic> add_sign(char32_t sign, int column, SourceSpan span) {
        const PrintedPlace second{row_count(), column};
        const PrintedPlace first{row_count(), column - 1};
        const bool is_doubled = !result_.signs.empty() && result_.signs.back().first == first &&
                                result_.signs.back().second == second;
        if (column == 0 || is_doubled) return not_between(span);
        result_.signs.push_back({sign, first, second, span});
        return {};
    }

    std::expected<void, Diagnostic> end_row(const LineSlice& line, std::vector<PrintedMark> row) {
        const std::size_t columns = result_.values.empty() ? row.size() : result_.values.front().size();
        const PrintedPlace beyond{row_count(), static_cast<int>(row.size())};
        if (!result_.signs.empty() && result_.signs.back().second == beyond)
            return not_between(result_.signs.back().span);
        if (row.size() != columns)
            return std::unexpected(error_at(line.span(0, line.text.size()),
                                            "this row has " + std::to_string(row.size()) +
                                                " cells, but the first row has " + std::to_string(columns),
                                            "write a value for each cell, with '.' for an open cell"));
        result_.values.push_back(std::move(row));
        return {};
    }

    bool is_value(char32_t c) const { return !is_blank(c) && c != U'.' && c != U'|' && !across_.contains(c); }

    std::expected<void, Diagnostic> read_signs(const LineSlice& line) {
        for (std::size_t at = 0; at < line.text.size(); ++at) {
            if (is_blank(line.text[at])) continue;
            const SourceSpan span = line.span(at, 1);
            const auto column =
                result_.values.empty() ? std::nullopt : value_above(result_.values.back(), span.column);
            if (!column) return not_between(span);
            result_.signs.push_back(
                {line.text[at], {row_count() - 1, *column}, {row_count(), *column}, span});
        }
        return {};
    }

    std::u32string_view across_, down_;
    SignedDrawing result_;
};

}  // namespace

std::optional<int> value_above(std::span<const PrintedMark> row, std::uint32_t column) {
    const int at = static_cast<int>(column);
    for (int reach = 0; reach <= kReach; ++reach) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const int begin = static_cast<int>(row[i].span.column);
            const int end = begin + static_cast<int>(row[i].span.length) - 1;
            if (at >= begin - reach && at <= end + reach) return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

std::expected<SignedDrawing, Diagnostic> read_signed_drawing(const KindRequest& request,
                                                             std::u32string_view across,
                                                             std::u32string_view down) {
    const auto& drawings = request.statement.drawings;
    const std::string& name = request.statement.keyword;
    if (drawings.size() == 1) return SignedDrawingReader(across, down).read(drawings.front());
    return std::unexpected(error_at(request.statement.span, "'" + name + "' needs one drawing",
                                    "'sator rules " + name + "' shows how it is drawn"));
}

}  // namespace sator::text
