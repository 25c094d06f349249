// Tries every place of the layout; most fail at their first character. Cost: places × characters that agree,
// limited by FitLimits::comparisons.

#include "sator/text/drawings/drawing.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/drawings/mark_reader.hpp"

namespace sator::text {

namespace {

constexpr char32_t kCell = U'*';

struct Place {
    std::size_t line = 0;
    std::size_t column = 0;
};

/// The number of characters that agreed, and the places where drawing and layout differ.
struct Misfit {
    std::size_t compared = 0;
    Place drawing;
    Place layout;
};

/// Returns whether people write this character for an open cell.
bool is_open_sign(char32_t c) {
    return std::u32string_view(U"_-?~·").contains(c);
}

class Comparison {
  public:
    Comparison(const Layout& layout, const DrawingLines& drawing, MarkUse use, std::u32string_view characters,
               const FitLimits& limits)
        : layout_(layout), drawing_(drawing), use_(use), characters_(characters), limits_(limits) {}

    std::expected<std::vector<Fit>, Diagnostic> run() {
        const auto is_empty = [](const LineSlice& line) { return line.text.empty(); };
        if (std::ranges::all_of(drawing_, is_empty))
            return std::unexpected(error_at(whole(), "this drawing is empty"));
        for (std::size_t line = 0; line < layout_.lines().size(); ++line) {
            const std::size_t columns = std::max<std::size_t>(1, layout_.lines()[line].size());
            for (std::size_t column = 0; column < columns; ++column) {
                try_at({line, column});
                if (is_over(0)) return std::unexpected(error_at(whole(), "stopped at a limit"));
                if (is_whole_) return std::move(fits_);
                if (comparisons_ > limits_.comparisons) return std::unexpected(too_long());
                if (marks_ > limits_.marks) return std::unexpected(too_many_marks());
            }
        }
        if (fits_.empty()) return std::unexpected(misfit());
        return std::move(fits_);
    }

  private:
    void try_at(Place place) {
        Fit fit;
        now_ = {0, {0, 0}, place};
        bool fits = true, is_whole = drawing_.size() == layout_.lines().size();
        for (std::size_t i = 0; i < drawing_.size() && fits; ++i) {
            now_.drawing = {i, 0};
            now_.layout = {place.line + i, place.column};
            if (is_over(1 + drawing_[i].text.size())) return;
            fits = now_.layout.line < layout_.lines().size() && compare_line(fit);
            is_whole = is_whole && fits && now_.layout.column == layout_.lines()[now_.layout.line].size();
        }
        is_whole_ = is_whole && fits && place.column == 0;
        comparisons_ += now_.compared + 1;
        if (fits) {
            marks_ += fit.marks.size();
            fits_.push_back(std::move(fit));
        } else if (!nearest_ || now_.compared > nearest_->compared) {
            nearest_ = now_;
        }
    }

    bool compare_line(Fit& fit) {
        const LineSlice& piece = drawing_[now_.drawing.line];
        const std::u32string& line = layout_.lines()[now_.layout.line];
        std::size_t& at = now_.drawing.column;
        std::size_t& column = now_.layout.column;
        for (; at < piece.text.size(); ++column, ++now_.compared) {
            if (column >= line.size()) return false;
            const char32_t c = piece.text[at];
            if (line[column] != kCell || c == U'.') {
                if (c != line[column] && line[column] != kCell) return false;
                if (line[column] == kCell) {
                    ++fit.cells;
                    fit.open.push_back({layout_.cell(now_.layout.line, column), piece.span(at, 1)});
                }
                ++at;
                continue;
            }
            auto read =
                read_mark(piece.text, at, use_, layout_.is_tight(now_.layout.line, column), characters_);
            if (!read) return false;
            if (limits_.watch != nullptr && !limits_.watch->has_room_to_grow(fit.marks)) return false;
            const CellId cell = layout_.cell(now_.layout.line, column);
            const SourceSpan span = piece.span(at, read->length);
            if (read->is_open) {
                fit.open.push_back({cell, span});
            } else {
                read->mark.cell = cell;
                read->mark.span = span;
                fit.marks.push_back(std::move(read->mark));
            }
            ++fit.cells;
            at += read->length;
        }
        return true;
    }

    bool is_over(std::size_t steps) { return limits_.watch != nullptr && limits_.watch->is_over(steps); }

    SourceSpan whole() const {
        return drawing_.front().span(0, std::max<std::size_t>(1, drawing_.front().text.size()));
    }

    Diagnostic too_long() const {
        return error_at(whole(),
                        "this drawing needs more than " + std::to_string(limits_.comparisons) +
                            " comparisons with the layout",
                        "draw the whole layout, so that it fits in one place");
    }

    Diagnostic too_many_marks() const {
        return error_at(whole(), "this drawing marks more than " + std::to_string(limits_.marks) +
                                     " cells in all its places");
    }

    Diagnostic misfit() const {
        const auto& [compared, in_drawing, in_layout] = *nearest_;
        const LineSlice& piece = drawing_[in_drawing.line];
        const SourceSpan span = piece.span(in_drawing.column, 1);
        if (piece.text[std::min(in_drawing.column, piece.text.size() - 1)] == U'"' &&
            !find_closing_delimiter(piece.text, in_drawing.column))
            return error_at(span, "the quote is not closed", "write '\"' after the symbol");
        std::string hint = "the nearest fit is ";
        if (in_layout.line >= layout_.lines().size()) {
            const std::size_t lines = layout_.lines().size();
            hint += "at the end of the layout, which has " + std::to_string(lines) +
                    (lines == 1 ? " line" : " lines") + " and ends above this line";
            return error_at(span, "this drawing fits nowhere in the layout", std::move(hint));
        }
        const std::u32string& line = layout_.lines()[in_layout.line];
        hint += "at line " + std::to_string(in_layout.line + 1) + " of the layout, \"" + to_utf8(line) +
                "\", which has ";
        if (in_layout.column >= line.size()) {
            hint += "nothing here";
        } else if (line[in_layout.column] == kCell) {
            hint += "a cell here: ";
            const bool is_open =
                in_drawing.column < piece.text.size() && is_open_sign(piece.text[in_drawing.column]);
            hint += is_open ? "an open cell is '.'" : "write a letter, a number, a quoted symbol, '*' or '.'";
        } else {
            hint += (line[in_layout.column] == U'\t' ? "a tab"
                                                     : "'" + to_utf8({&line[in_layout.column], 1}) + "'") +
                    " here";
            if (in_drawing.column < piece.text.size() && piece.text[in_drawing.column] == U'\t')
                hint += ", and not a tab";
        }
        return error_at(span, "this drawing fits nowhere in the layout", std::move(hint));
    }

    const Layout& layout_;
    const DrawingLines& drawing_;
    MarkUse use_;
    std::u32string_view characters_;
    const FitLimits& limits_;
    std::vector<Fit> fits_;
    Misfit now_;
    std::optional<Misfit> nearest_;
    bool is_whole_ = false;  // the last fit covers the whole layout
    std::size_t comparisons_ = 0;
    std::size_t marks_ = 0;
};

}  // namespace

Layout::Layout(std::vector<std::u32string> lines) : lines_(std::move(lines)) {
    for (const std::u32string& line : lines_) {
        std::vector<std::uint32_t>& cells = cells_.emplace_back();
        cells.reserve(line.size());
        for (const char32_t c : line) {
            cells.push_back(static_cast<std::uint32_t>(cell_count_));
            if (c == kCell) ++cell_count_;
        }
    }
}

bool Layout::is_tight(std::size_t line, std::size_t column) const {
    const std::u32string& text = lines_[line];
    const bool touches_left = column > 0 && text[column - 1] == kCell;
    const bool has_right = column + 1 < text.size();
    return touches_left || (has_right && (text[column + 1] == kCell || is_digit(text[column + 1])));
}

std::expected<std::vector<Fit>, Diagnostic> find_fits(const Layout& layout, const DrawingLines& drawing,
                                                      MarkUse use, std::u32string_view characters,
                                                      const FitLimits& limits) {
    return Comparison(layout, drawing, use, characters, limits).run();
}

}  // namespace sator::text
