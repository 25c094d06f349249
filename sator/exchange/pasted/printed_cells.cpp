#include "sator/exchange/pasted/printed_cells.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "sator/base/utf8.hpp"

namespace sator::exchange {

namespace {

using Lines = std::span<const std::u32string>;

constexpr std::u32string_view kOpenMarks = U"._·", kLevelLines = U"─━═";

bool is_shade(char32_t c) {
    return c >= 0x2588 && c <= 0x2593;
}

/// The text of a cell in a line, and the column at which it begins.
struct Mark {
    std::size_t column = 0;
    std::u32string text;

    bool is_open() const { return text.size() == 1 && kOpenMarks.contains(text.front()); }
};

/// Returns what stands between blanks and walls.
std::vector<Mark> marks_of(std::u32string_view line) {
    std::vector<Mark> marks;
    bool is_in_mark = false;
    for (std::size_t x = 0; x < line.size(); ++x) {
        const bool is_part = line[x] != U' ' && !is_box_drawing(line[x]);
        if (is_part && !is_in_mark) marks.push_back({x, {}});
        if (is_part) marks.back().text += line[x];
        is_in_mark = is_part;
    }
    return marks;
}

std::string cell_of(const Mark& mark) {
    if (mark.is_open()) return ".";
    return std::ranges::all_of(mark.text, is_shade) ? "#" : to_utf8(mark.text);
}

std::vector<std::string> cells_of(const std::vector<Mark>& marks) {
    std::vector<std::string> row;
    for (const Mark& mark : marks) row.push_back(cell_of(mark));
    return row;
}

bool are_equally_long(const PrintedCells& cells) {
    return !cells.rows.empty() && !cells.rows.front().empty() &&
           std::ranges::all_of(cells.rows,
                               [&](const auto& row) { return row.size() == cells.rows.front().size(); });
}

/// Returns the cells of a row whose clues stand above open cells. A clue ends in its cell; the numbers of a cell are one mark.
std::optional<std::vector<std::string>> cells_below_clues(const std::vector<Mark>& clues,
                                                          const std::vector<Mark>& values) {
    std::vector<std::string> row = cells_of(values);
    for (const Mark& clue : clues) {
        const auto at = std::ranges::find_if(values, [&](const Mark& value) {
            return value.column + value.text.size() >= clue.column + clue.text.size();
        });
        if (at == values.end()) return std::nullopt;
        std::string& cell = row[static_cast<std::size_t>(at - values.begin())];
        if (cell == ".") cell.clear();
        cell += cell_of(clue);
    }
    return row;
}

/// Reads a board in a frame.
std::optional<PrintedCells> framed_cells(Lines lines, bool has_corner_numbers) {
    const auto begins = [](const std::u32string& line, std::u32string_view signs) {
        const std::size_t first = line.find_first_not_of(U' ');
        return first != std::u32string::npos && signs.contains(line[first]);
    };
    if (lines.size() < 3 || !begins(lines.front(), U"┌┏") || !begins(lines.back(), U"└┗"))
        return std::nullopt;
    std::vector<std::vector<Mark>> rows;
    for (const std::u32string& line : lines.subspan(1, lines.size() - 2)) {
        if (begins(line, U"│┃")) {
            const std::vector<Mark> marks = marks_of(line);
            const bool is_of_walls = marks.empty() && std::ranges::any_of(line, [](char32_t c) {
                                         return kLevelLines.contains(c);
                                     });
            if (!is_of_walls) rows.push_back(marks);
        } else if (!begins(line, U"├┠┣┝") || !marks_of(line).empty()) {
            return std::nullopt;
        }
    }
    PrintedCells cells;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!has_corner_numbers) {
            cells.rows.push_back(cells_of(rows[i]));
            continue;
        }
        if (i + 1 == rows.size()) return std::nullopt;
        auto row = cells_below_clues(rows[i], rows[i + 1]);
        if (!row || !std::ranges::all_of(rows[i + 1], &Mark::is_open)) return std::nullopt;
        cells.rows.push_back(std::move(*row));
        ++i;
    }
    return are_equally_long(cells) ? std::optional(std::move(cells)) : std::nullopt;
}

/// Returns a piece of a line, with blanks where the line is too short.
std::u32string piece(std::u32string_view line, std::size_t begin, std::size_t width) {
    std::u32string text(line.substr(std::min(begin, line.size()), width));
    text.resize(width, U' ');
    return text;
}

bool has_lines(Lines lines) {
    return std::ranges::any_of(
        lines, [](const std::u32string& line) { return std::ranges::any_of(line, is_box_drawing); });
}

/// Reads the mark between two lines of edges or links, and leaves blanks in its place. Returns nullopt if it is no single mark.
std::optional<std::string> take_mark(std::u32string& line, std::size_t begin, std::size_t width) {
    const std::vector<Mark> marks = marks_of(piece(line, begin, width));
    if (marks.size() > 1) return std::nullopt;
    if (marks.empty() || marks.front().is_open()) return ".";
    line.replace(begin + marks.front().column, marks.front().text.size(), marks.front().text.size(), U' ');
    return cell_of(marks.front());
}

/// Reads a board with a sign at each corner: cells are as wide as the least distance of two corners.
std::optional<PrintedCells> cells_between_corners(Lines lines) {
    if (lines.size() < 3 || lines.size() % 2 == 0) return std::nullopt;
    std::size_t step = 0, end = 0;
    for (std::size_t y = 0; y < lines.size(); y += 2) {
        const std::u32string& line = lines[y];
        for (std::size_t x = 0; x < line.size(); ++x) {
            if (line[x] == U' ' || kLevelLines.contains(line[x])) continue;
            if (line[x] != U'·' && !is_box_drawing(line[x])) return std::nullopt;
            step = std::gcd(step, x);
            end = std::max(end, x);
        }
    }
    if (step < 2 || end % step != 0) return std::nullopt;
    PrintedCells cells;
    cells.lines.assign(lines.begin(), lines.end());
    for (std::size_t y = 1; y < lines.size(); y += 2) {
        auto& row = cells.rows.emplace_back();
        if (lines[y].size() > end + 1) return std::nullopt;
        for (std::size_t x = 0; x <= end; x += step) {
            const char32_t edge = piece(lines[y], x, 1).front();
            if (edge != U' ' && !is_box_drawing(edge)) return std::nullopt;
            if (x == end) break;
            auto mark = take_mark(cells.lines[y], x + 1, step - 1);
            if (!mark) return std::nullopt;
            row.push_back(std::move(*mark));
        }
    }
    if (!has_lines(lines)) cells.lines.clear();
    return cells;
}

/// Reads a board of links without an answer: a blank line after each row, and a mark in each cell.
std::optional<PrintedCells> cells_without_links(Lines lines) {
    PrintedCells cells;
    for (std::size_t y = 0; y < lines.size(); ++y) {
        if (y % 2 == 1 && !lines[y].empty()) return std::nullopt;
        if (y % 2 == 0) cells.rows.push_back(cells_of(marks_of(lines[y])));
    }
    return are_equally_long(cells) ? std::optional(std::move(cells)) : std::nullopt;
}

/// Reads an answer of links: each cell has a character, and one stands between two of them.
std::optional<PrintedCells> cells_with_links(Lines lines) {
    if (lines.size() % 2 == 0) return std::nullopt;
    const std::size_t width = std::ranges::max_element(lines, {}, &std::u32string::size)->size();
    if (width % 2 == 0) return std::nullopt;
    PrintedCells cells;
    cells.lines.assign(lines.begin(), lines.end());
    for (std::size_t y = 0; y < lines.size(); ++y) {
        const bool is_row = y % 2 == 0;
        if (is_row) cells.rows.emplace_back();
        for (std::size_t x = 0; x < width; ++x) {
            const char32_t sign = piece(lines[y], x, 1).front();
            if (is_row && x % 2 == 0) {
                if (sign == U' ') return std::nullopt;
                const auto mark =
                    is_box_drawing(sign) ? std::optional<std::string>(".") : take_mark(cells.lines[y], x, 1);
                cells.rows.back().push_back(*mark);
            } else if (sign != U' ' && !is_box_drawing(sign)) {
                return std::nullopt;
            }
        }
    }
    return cells;
}

}  // namespace

bool is_box_drawing(char32_t c) {
    return c >= 0x2500 && c <= 0x257F;
}

std::optional<PrintedCells> printed_cells(Lines lines, const PrintedForm& form) {
    if (form.lattice == Lattice::None) return framed_cells(lines, form.has_corner_numbers);
    if (form.lattice == Lattice::Corners) return cells_between_corners(lines);
    return has_lines(lines) ? cells_with_links(lines) : cells_without_links(lines);
}

}  // namespace sator::exchange
