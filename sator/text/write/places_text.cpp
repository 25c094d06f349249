// Group words such as `rows` are tried first, because they are the shortest. Then each sequence is written on its own: by its
// label if this names a place, otherwise cell by cell, with straight runs shortened.

#include "sator/text/write/places_text.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/cell_areas.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/text/places/read_places.hpp"

namespace sator::text {

namespace {

/// A run of at least this number of cells is written by its ends.
constexpr std::size_t kShortestRun = 3;
/// A rectangle of at least this number of cells is written by its corners.
constexpr std::size_t kShortestBlock = 4;
/// In the labels of diagonals; no place has them alone.
constexpr std::string_view kDiagonal = " diagonal";

/// A word and the places that it stands for.
struct Group {
    std::string words;
    std::vector<Sequence> places;
};

class PlacesWriter {
  public:
    PlacesWriter(const Grid& grid, std::span<const Sequence> regions)
        : grid_(grid),
          regions_(regions),
          coordinates_(cell_coordinates(grid)),
          names_(grid),
          map_(grid),
          runs_(grid, Rim::Ends) {
        add("rows", rows_of(grid));
        add("columns", columns_of(grid));
        if (grid.kind == GridKind::Hexagon) {
            add("x", lines_along(grid, Axis::X));
            add("z", lines_along(grid, Axis::Z));
        }
        add_boxes(grid);
        add("regions", {regions.begin(), regions.end()});
        add("diagonals", diagonals_of(grid));
        add("neighbours", neighbours_of(grid));
        add("cells", single_cells_of(grid));
        for (const std::uint32_t size : {2u, 3u})
            add("windows " + std::to_string(size) + "x" + std::to_string(size),
                windows_of(grid, {size, size}));
        Sequence all{"all cells", {}};
        for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) all.cells.emplace_back(cell);
        add("all", {std::move(all)});
    }

    std::string write(std::span<const Sequence> sequences) {
        std::string text;
        while (!sequences.empty()) {
            const auto group = std::ranges::find_if(groups_, [&](const Group& g) {
                return g.places.size() <= sequences.size() &&
                       std::ranges::equal(g.places, sequences.first(g.places.size()));
            });
            // One place is better called by its own name: "row 1", not "rows".
            const bool is_group = group != groups_.end() &&
                                  (group->places.size() > 1 || sequence_text(sequences.front()).empty());
            const std::string place = is_group ? group->words : sequence_text(sequences.front());
            if (place.empty()) return {};
            text += (text.empty() ? "" : "; ") + place;
            sequences = sequences.subspan(is_group ? group->places.size() : 1);
        }
        return text;
    }

  private:
    void add(std::string words, std::vector<Sequence> places) {
        if (!places.empty()) groups_.push_back({std::move(words), std::move(places)});
    }

    /// Adds the boxes of each size that tiles the grid.
    void add_boxes(const Grid& grid) {
        const auto rows = rows_of(grid);
        if (rows.empty()) return;
        const auto columns = static_cast<std::uint32_t>(rows.front().cells.size());
        for (std::uint32_t width = 1; width <= columns; ++width) {
            for (std::uint32_t height = 1; columns % width == 0 && height <= columns; ++height) {
                if (width * height != columns) continue;
                add("boxes " + std::to_string(width) + "x" + std::to_string(height),
                    boxes_of(grid, {width, height}));
            }
        }
    }

    std::string cell_text(CellId cell) const { return names_.of(cell); }

    std::string sequence_text(const Sequence& sequence) const {
        if (sequence.cells.empty()) return {};
        if (!sequence.label.empty()) return label_text(sequence);
        std::string text;
        for (std::size_t begin = 0; begin < sequence.cells.size();) {
            const auto next = std::ranges::upper_bound(sequence.breaks, begin);
            const std::size_t end = next == sequence.breaks.end() ? sequence.cells.size() : *next;
            text +=
                (text.empty() ? "" : ": ") + part_text(std::span(sequence.cells).subspan(begin, end - begin));
            begin = end;
        }
        return text;
    }

    std::string part_text(std::span<const CellId> cells) const {
        if (std::string block = block_text(cells); !block.empty()) return block;
        std::string text;
        for (std::size_t begin = 0; begin < cells.size();) {
            const std::size_t length = run_length(cells.subspan(begin));
            text += (text.empty() ? "" : " ") + cell_text(cells[begin]);
            if (length >= kShortestRun) text += ".." + cell_text(cells[begin + length - 1]);
            begin += length >= kShortestRun ? length : 1;
        }
        return text;
    }

    /// Returns `block R1C1..R3C3` if the cells are such a rectangle, row by row.
    std::string block_text(std::span<const CellId> cells) const {
        const auto is_drawn = [&](CellId cell) { return grid_.is_drawn(cell); };
        if (cells.size() < kShortestBlock || has_shifted_rows(grid_) || !std::ranges::all_of(cells, is_drawn))
            return {};
        const CellCoordinates &from = coordinates_[cells.front().index()],
                              &to = coordinates_[cells.back().index()];
        const bool is_wide = to.row > from.row && to.column > from.column;
        if (!is_wide || !std::ranges::is_sorted(cells)) return {};
        if (!std::ranges::equal(puzzle::cells_of_block(grid_, from, to), cells)) return {};
        return "block " + cell_text(cells.front()) + ".." + cell_text(cells.back());
    }

    /// Returns the label if the reader finds a place of this name with these cells.
    std::string label_text(const Sequence& sequence) const {
        if (sequence.label.contains(kDiagonal)) return {};
        if (!grid_.is_drawn(sequence.cells.front())) return between_label_text(sequence);
        if (const auto around = puzzle::surrounded(map_, coordinates_, sequence))
            return puzzle::around_text(cell_text(around->centre), around->surroundings);
        for (const std::string_view end : {" from the right", " from the bottom", " from the top"}) {
            if (!sequence.label.ends_with(end)) continue;
            Sequence forward = sequence;
            forward.label.resize(forward.label.size() - end.size());
            std::ranges::reverse(forward.cells);
            const std::string text = label_text(forward);
            return text.empty() ? "" : text + std::string(end);
        }
        for (const Group& group : groups_) {
            const bool is_line = group.words == "x" || group.words == "z";
            const bool is_named =
                is_line || group.words == "rows" || group.words == "columns" || group.words == "regions";
            if (!is_named || std::ranges::find(group.places, sequence) == group.places.end()) continue;
            // "X line 3" is the name, and `x line 3` its place, because an upper-case X can be an argument.
            return is_line ? group.words + sequence.label.substr(1) : sequence.label;
        }
        return {};
    }

    /// Returns the label of positions between cells, e.g. "edges of R3C4", if it is read as these.
    std::string between_label_text(const Sequence& sequence) const {
        const std::u32string label = to_code_points(sequence.label);
        const LineSlice line{1, 1, label};
        const auto places = read_places(std::span(&line, 1), {grid_, regions_});
        const bool is_read_back = places && places->size() == 1 && places->front() == sequence;
        return is_read_back ? sequence.label : std::string();
    }

    /// Returns the number of cells of the straight run that the cells begin with.
    std::size_t run_length(std::span<const CellId> cells) const {
        std::size_t longest = 1;
        for (const CellStep& step : map_.steps()) {
            std::size_t end = 1;
            while (end < cells.size() && runs_.next(cells[end - 1], step) == cells[end]) ++end;
            longest = std::max(longest, end);
        }
        return longest;
    }

    const Grid& grid_;
    std::span<const Sequence> regions_;
    std::vector<CellCoordinates> coordinates_;
    CellNames names_;
    CellMap map_;
    CellMap runs_;  // of straight runs, which the reader finds by their ends
    std::vector<Group> groups_;
};

}  // namespace

std::string places_text(const Grid& grid, std::span<const Sequence> regions,
                        std::span<const Sequence> sequences) {
    return PlacesWriter(grid, regions).write(sequences);
}

}  // namespace sator::text
