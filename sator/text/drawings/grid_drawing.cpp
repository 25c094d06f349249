#include "sator/text/drawings/grid_drawing.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/drawings/mark_reader.hpp"

namespace sator::text {

namespace {

/// A mark as it is written.
struct Written {
    std::size_t begin = 0, length = 0;
};

/// Splits a row at blanks and '|'. A quoted mark is one piece.
std::vector<Written> pieces_of(std::u32string_view text) {
    std::vector<Written> pieces;
    for (std::size_t at = 0; at < text.size();) {
        if (puzzle::is_blank(text[at]) || text[at] == U'|') {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && !puzzle::is_blank(text[at]) && text[at] != U'|') {
            if (text[at] == U'"') at = puzzle::find_closing_delimiter(text, at).value_or(at);
            ++at;
        }
        pieces.push_back({begin, at - begin});
    }
    return pieces;
}

/// Splits each piece into its characters.
std::vector<Written> characters_of(const std::vector<Written>& pieces) {
    std::vector<Written> characters;
    for (const Written& piece : pieces) {
        for (std::size_t i = 0; i < piece.length; ++i) characters.push_back({piece.begin + i, 1});
    }
    return characters;
}

class GridDrawingReader {
  public:
    GridDrawingReader(const Grid& grid, MarkUse use, std::u32string_view characters)
        : grid_(grid), use_(use), characters_(characters) {}

    std::expected<Fit, Diagnostic> read(const DrawingLines& drawing) {
        std::size_t row = 0;
        for (const LineSlice& line : drawing) {
            if (is_frame(line.text)) continue;
            if (row == grid_.rows.size()) {
                return std::unexpected(error_at(whole(line), "this drawing has more rows than the grid",
                                                "the grid has " + std::to_string(row)));
            }
            if (auto done = read_row(line, row++); !done) return failure(done);
        }
        if (row == grid_.rows.size()) return std::move(fit_);
        return std::unexpected(error_at(whole(drawing.back()),
                                        "this drawing has " + std::to_string(row) + " of the grid's " +
                                            std::to_string(grid_.rows.size()) + " rows",
                                        "draw the whole grid, with '.' for open cells"));
    }

  private:
    static SourceSpan whole(const LineSlice& line) {
        return line.span(0, std::max<std::size_t>(1, line.text.size()));
    }

    std::expected<void, Diagnostic> read_row(const LineSlice& line, std::size_t row) {
        const Slot& cells = grid_.rows[row];
        std::vector<Written> marks = pieces_of(line.text);
        if (marks.size() != cells.size()) {
            auto characters = characters_of(marks);
            if (characters.size() == cells.size()) marks = std::move(characters);
        }
        if (marks.size() != cells.size()) {
            return std::unexpected(error_at(whole(line),
                                            "row " + std::to_string(row + 1) + " has " +
                                                std::to_string(marks.size()) + " of the grid's " +
                                                std::to_string(cells.size()) + " cells",
                                            "write a value for each cell, with '.' for an open cell"));
        }
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::u32string_view text = line.text.substr(0, marks[i].begin + marks[i].length);
            auto read = read_mark(text, marks[i].begin, use_, false, characters_);
            const SourceSpan span = line.span(marks[i].begin, marks[i].length);
            if (!read || read->length != marks[i].length)
                return std::unexpected(unreadable(line, marks[i], span));
            ++fit_.cells;
            if (read->is_open) {
                fit_.open.push_back({cells[i], span});
                continue;
            }
            read->mark.cell = cells[i];
            read->mark.span = span;
            fit_.marks.push_back(std::move(read->mark));
        }
        return {};
    }

    static Diagnostic unreadable(const LineSlice& line, const Written& mark, SourceSpan span) {
        return error_at(span, "'" + to_utf8(line.text.substr(mark.begin, mark.length)) + "' is no mark",
                        "an open cell is '.'; others are a letter, a number or a quoted symbol");
    }

    const Grid& grid_;
    MarkUse use_;
    std::u32string_view characters_;
    Fit fit_;
};

}  // namespace

bool is_frame(std::u32string_view text) {
    return text.find_first_not_of(U" \t-+=|") == std::u32string_view::npos;
}

std::expected<Fit, Diagnostic> read_grid_drawing(const Grid& grid, const DrawingLines& drawing, MarkUse use,
                                                 std::u32string_view characters) {
    return GridDrawingReader(grid, use, characters).read(drawing);
}

}  // namespace sator::text
