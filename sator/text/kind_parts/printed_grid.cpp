#include "sator/text/kind_parts/printed_grid.hpp"

#include <algorithm>
#include <set>

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/rectangle.hpp"

namespace sator::text {

namespace {

constexpr char32_t kCell = U'*';
/// The memory for a cell's name and sign, for the limit of memory.
constexpr std::size_t kBytesPerPrintedCell = 48;

/// Returns the layout's line: a blank before each sign.
std::u32string spaced(std::u32string_view signs) {
    std::u32string line;
    for (const char32_t sign : signs) line += {U' ', sign};
    return line;
}

}  // namespace

PrintedGrid::PrintedGrid(std::vector<std::u32string> signs) : signs_(std::move(signs)) {
    std::vector<std::u32string> lines;
    for (const std::u32string& row : signs_) {
        lines.push_back(spaced(row));
        names_.emplace_back(row.size());
    }
    const auto grid = make_drawn_grid(std::move(lines));
    if (!grid) return;  // no cell: the layout statement says so
    const auto coordinates = cell_coordinates(*grid);
    std::size_t cell = 0;
    for (const PrintedPlace at : cells()) {
        const auto& [row, column] = coordinates[cell++];
        names_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] =
            "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
    }
}

PrintedGrid::PrintedGrid(BoxSize size)
    : PrintedGrid(std::vector<std::u32string>(size.rows, std::u32string(size.columns, kCell))) {}

std::expected<PrintedGrid, Diagnostic> make_printed_grid(BoxSize size, const PuzzleOptions& options) {
    const auto [columns, rows] = size;
    if (!options.has_room_for(columns, rows, kBytesPerPrintedCell)) return std::unexpected(Diagnostic{});
    if (std::uint64_t{columns} * rows > options.cell_limit)
        return std::unexpected(make_rectangle(columns, rows, options.cell_limit).error());
    return PrintedGrid(size);
}

PrintedPlace PrintedGrid::inside(PrintedPlace at) const {
    const auto wrapped = [](int line, int size) { return (line % size + size) % size; };
    return is_torus_ ? PrintedPlace{wrapped(at.row, rows()), wrapped(at.column, columns())} : at;
}

bool PrintedGrid::is_cell(PrintedPlace place) const {
    const PrintedPlace at = inside(place);
    return at.row >= 0 && at.row < rows() && at.column >= 0 && at.column < columns() &&
           signs_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] == kCell;
}

std::string PrintedGrid::hole_sign(PrintedPlace at) const {
    SATOR_ASSERT(!is_cell(at));
    return to_utf8(std::u32string_view(signs_[static_cast<std::size_t>(at.row)])
                       .substr(static_cast<std::size_t>(at.column), 1));
}

const std::string& PrintedGrid::name(PrintedPlace place) const {
    const PrintedPlace at = inside(place);
    SATOR_ASSERT(is_cell(at));
    return names_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
}

std::string PrintedGrid::names(const std::vector<PrintedPlace>& cells) const {
    std::string text;
    for (const PrintedPlace at : cells) text += (text.empty() ? "" : " ") + name(at);
    return text;
}

std::vector<PrintedPlace> PrintedGrid::cells() const {
    std::vector<PrintedPlace> cells;
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            if (is_cell({row, column})) cells.push_back({row, column});
        }
    }
    return cells;
}

std::vector<PrintedPlace> PrintedGrid::neighbours(PrintedPlace at, bool has_corners) const {
    std::vector<PrintedPlace> found;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            const bool is_wanted = has_corners ? down != 0 || right != 0 : (down == 0) != (right == 0);
            const PrintedPlace next{at.row + down, at.column + right};
            if (is_wanted && is_cell(next)) found.push_back(inside(next));
        }
    }
    return found;
}

std::vector<PrintedPlace> PrintedGrid::run_from(PrintedPlace first, PrintedPlace step) const {
    std::vector<PrintedPlace> run;
    for (PrintedPlace at = first; is_cell(at) && (run.empty() || at != first);
         at = inside({at.row + step.row, at.column + step.column}))
        run.push_back(at);
    return run;
}

std::vector<std::vector<PrintedPlace>> PrintedGrid::runs_along(PrintedPlace step) const {
    std::vector<std::vector<PrintedPlace>> runs;
    std::set<std::pair<int, int>> in_runs;
    const auto begins_behind_gap = [&](PrintedPlace at) {
        return !is_cell({at.row - step.row, at.column - step.column});
    };
    for (const PrintedPlace at : cells()) {
        if (!begins_behind_gap(at)) continue;
        runs.push_back(run_from(at, step));
        for (const PrintedPlace in : runs.back()) in_runs.emplace(in.row, in.column);
    }
    if (!is_torus_) return runs;
    for (const PrintedPlace at : cells()) {  // those without a gap
        if (!in_runs.emplace(at.row, at.column).second) continue;
        runs.push_back(run_from(at, step));
        for (const PrintedPlace in : runs.back()) in_runs.emplace(in.row, in.column);
    }
    return runs;
}

std::vector<std::vector<PrintedPlace>> PrintedGrid::runs() const {
    auto runs = runs_across();
    std::ranges::move(runs_down(), std::back_inserter(runs));
    return runs;
}

bool PrintedGrid::has_holes() const {
    return std::ranges::any_of(signs_, [](const std::u32string& row) {
        return row.find_first_not_of(kCell) != std::u32string::npos;
    });
}

std::string PrintedGrid::statement() const {
    if (!has_holes()) return "grid " + std::to_string(columns()) + "x" + std::to_string(rows()) + "\n";
    std::string text = "layout\n";
    for (const std::u32string& row : signs_) text += "|" + to_utf8(spaced(row)) + "\n";
    return text + "\n";
}

std::vector<std::vector<std::string>> PrintedGrid::open_marks() const {
    return {signs_.size(), std::vector<std::string>(signs_.front().size(), ".")};
}

std::string PrintedGrid::initial(const std::vector<std::vector<std::string>>& marks) const {
    std::string text = "initial\n";
    bool has_given = false;
    for (int row = 0; row < rows(); ++row) {
        text += "|";
        for (int column = 0; column < columns(); ++column) {
            const auto r = static_cast<std::size_t>(row), c = static_cast<std::size_t>(column);
            const bool is_own = is_cell({row, column});
            has_given |= is_own && marks[r][c] != ".";
            text += " " + (is_own ? marks[r][c] : to_utf8(signs_[r].substr(c, 1)));
        }
        text += "\n";
    }
    return has_given ? text + "\n" : "";
}

StatementText initial_of(const PrintedGrid& grid, const PrintedDrawing& values) {
    auto marks = grid.open_marks();
    for (std::size_t row = 0; row < values.size(); ++row) {
        for (std::size_t column = 0; column < values[row].size(); ++column)
            marks[row][column] = to_utf8(values[row][column].text);
    }
    return {grid.initial(marks), values.front().front().span};
}

}  // namespace sator::text
