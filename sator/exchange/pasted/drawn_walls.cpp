#include "sator/exchange/pasted/drawn_walls.hpp"

#include <algorithm>

namespace sator::exchange {

namespace {

constexpr std::string_view kWallSigns = "-+=_";

/// Whether the line is one wall from its first sign to its last.
bool is_whole_wall(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' '), last = line.find_last_not_of(' ');
    return first != std::string_view::npos &&
           line.substr(first, last + 1 - first).find(' ') == std::string_view::npos;
}

bool is_wall_at(std::string_view line, std::size_t column) {
    return is_whole_wall(line) || (column < line.size() && kWallSigns.contains(line[column]));
}

/// Gives all cells that are joined without a wall between them the same label, by a flood fill.
class WallFlood {
  public:
    explicit WallFlood(std::span<const DrawnRow> rows)
        : rows_(rows), side_(rows.size()), labels_(side_ * side_, kNone) {}

    std::vector<std::optional<int>> labels() {
        int label = 0;
        for (std::size_t cell = 0; cell < labels_.size(); ++cell) {
            if (labels_[cell] == kNone) flood(cell, label++);
        }
        return {labels_.begin(), labels_.end()};
    }

  private:
    static constexpr int kNone = -1;

    bool is_open_right(std::size_t row, std::size_t column) const {
        const DrawnRow& drawn = rows_[row];
        const std::size_t begin = std::min(drawn.columns[column], drawn.line.size());
        const std::size_t end = std::max(begin, drawn.columns[column + 1]);
        return !drawn.line.substr(begin, end - begin).contains('|');
    }
    bool is_open_below(std::size_t row, std::size_t column) const {
        return std::ranges::none_of(rows_[row].walls_below, [&](std::string_view wall) {
            return is_wall_at(wall, rows_[row].columns[column]);
        });
    }

    void flood(std::size_t start, int label) {
        std::vector<std::size_t> open = {start};
        labels_[start] = label;
        const auto visit = [&](std::size_t cell) {
            if (labels_[cell] != kNone) return;
            labels_[cell] = label;
            open.push_back(cell);
        };
        while (!open.empty()) {
            const std::size_t cell = open.back(), row = cell / side_, column = cell % side_;
            open.pop_back();
            if (column + 1 < side_ && is_open_right(row, column)) visit(cell + 1);
            if (column > 0 && is_open_right(row, column - 1)) visit(cell - 1);
            if (row + 1 < side_ && is_open_below(row, column)) visit(cell + side_);
            if (row > 0 && is_open_below(row - 1, column)) visit(cell - side_);
        }
    }

    std::span<const DrawnRow> rows_;
    std::size_t side_;
    std::vector<int> labels_;
};

/// Whether the regions are the columns or the rows, e.g. because there is a bar between all cells of a row.
bool are_lines(const std::vector<std::optional<int>>& regions, std::size_t side) {
    bool are_rows = true, are_columns = true;
    for (std::size_t cell = 0; cell < regions.size(); ++cell) {
        are_rows = are_rows && regions[cell] == regions[cell / side * side];
        are_columns = are_columns && regions[cell] == regions[cell % side];
    }
    return are_rows || are_columns;
}

bool has_gaps(std::span<const DrawnRow> rows) {
    return std::ranges::any_of(rows, [](const DrawnRow& row) {
        return std::ranges::any_of(row.walls_below,
                                   [](std::string_view wall) { return !is_whole_wall(wall); });
    });
}

}  // namespace

std::optional<std::vector<std::optional<int>>> regions_of_walls(std::span<const DrawnRow> rows) {
    using Regions = std::vector<std::optional<int>>;
    if (rows.empty()) return Regions();
    Regions regions = WallFlood(rows).labels();
    const auto size_of = [&](int label) {
        return static_cast<std::size_t>(std::ranges::count(regions, std::optional(label)));
    };
    for (std::size_t label = 0; label < rows.size(); ++label) {
        if (size_of(static_cast<int>(label)) == rows.size()) continue;
        return has_gaps(rows.first(rows.size() - 1)) ? std::nullopt : std::optional(Regions());
    }
    return are_lines(regions, rows.size()) ? Regions() : std::move(regions);
}

}  // namespace sator::exchange
