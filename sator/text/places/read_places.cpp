// A recursive descent over the tokens of a list of places. Group words such as `rows` stand for several sequences; everything
// else builds one sequence, cell by cell.

#include "sator/text/places/read_places.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/puzzle/cell_areas.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/text/places/between_places.hpp"
#include "sator/text/places/place_tokens.hpp"
#include "sator/text/places/place_words.hpp"

namespace sator::text {

namespace {

using Kind = PlaceToken::Kind;
using Places = std::vector<Sequence>;

/// Returns the end from which lines of this name are not read; empty if they have no second end.
std::string_view other_end(std::string_view line) {
    if (line == "row" || line == "y") return "right";
    if (line == "column" || line == "x") return "bottom";
    return line == "z" ? "top" : "";
}

class PlaceReader {
  public:
    PlaceReader(std::vector<PlaceToken> tokens, const PlaceNames& names)
        : tokens_(std::move(tokens)),
          names_(names),
          coordinates_(cell_coordinates(names.grid)),
          map_(names.grid),
          runs_(names.grid, puzzle::Rim::Ends) {}

    std::expected<Places, Diagnostic> read() {
        Places places;
        while (!error_ && peek().kind != Kind::End) {
            read_group(places);
            if (peek().kind == Kind::Semicolon) next();
        }
        if (!error_ && places.empty() && !has_missing_)
            refuse(peek(), "the places are missing", hint_of_words(""));
        if (error_) return std::unexpected(std::move(*error_));
        return places;
    }

  private:
    const PlaceToken& peek() const { return tokens_[at_]; }
    PlaceToken next() { return at_ + 1 < tokens_.size() ? tokens_[at_++] : tokens_[at_]; }

    void refuse(const PlaceToken& token, std::string message, std::string hint = {}) {
        if (!error_) error_ = error_at(token.span, std::move(message), std::move(hint));
    }

    void read_group(Places& places) {
        const PlaceToken first = peek();
        if (first.kind == Kind::Word && !is_line_of_axis()) {
            if (auto group = group_of(first)) {
                keep_own_of_grid(*group);
                const bool may_be_missing =
                    names_.may_be_missing && (first.text == "windows" || first.text == "neighbours");
                has_missing_ = has_missing_ || (group->empty() && may_be_missing);
                if (group->empty())
                    return may_be_missing ? void() : refuse(first, "this grid has no " + first.text);
                if (group->size() == 1 && peek().kind == Kind::Colon)
                    return read_sequence(places, std::move(group->front().cells));
                for (Sequence& place : *group) place.span = first.span;
                return static_cast<void>(std::ranges::move(*group, std::back_inserter(places)));
            }
            if (error_) return;
        }
        read_sequence(places);
    }

    /// Returns whether a single line such as `x line 3`, `x 3` or `y 2` follows, and not `x` for all X lines.
    bool is_line_of_axis() const {
        if (peek().text != "x" && peek().text != "y" && peek().text != "z") return false;
        return tokens_[at_ + 1].text == "line" || tokens_[at_ + 1].kind == Kind::Number;
    }

    /// Reads the name of a line in a direction, `x line`, without its number. Returns it as labels have it.
    std::string read_axis(const PlaceToken& token, Places& all) {
        if (peek().text == "line") next();
        const Axis axis = token.text == "x" ? Axis::X : token.text == "y" ? Axis::Y : Axis::Z;
        all = lines_along(names_.grid, axis);
        if (all.empty()) return token.text + " line";
        const std::string& label = all.front().label;
        return label.substr(0, label.rfind(' '));
    }

    /// Reads a word that stands for several sequences, with its size; nullopt if the token is none.
    std::optional<Places> group_of(const PlaceToken& token) {
        if (auto group = group_places(token.text, names_.grid)) {
            next();
            return group;
        }
        if (token.text == "lines") {
            next();
            return all_lines();
        }
        if (token.text == "regions") {
            next();
            if (names_.regions.empty())
                refuse(token, "the puzzle has no regions",
                       "draw them below a line 'regions', a letter for each");
            return Places(names_.regions.begin(), names_.regions.end());
        }
        if (token.text != "boxes" && token.text != "windows") return std::nullopt;
        next();
        const auto size = read_size(token);
        if (!size) return Places();
        return token.text == "boxes" ? boxes_of(names_.grid, *size) : windows_of(names_.grid, *size);
    }

    /// Reads `of grid 2` and removes the places of other grids.
    void keep_own_of_grid(Places& group) {
        if (peek().text != "of") return;
        next();
        const std::string suffix = " of grid " + std::to_string(read_grid_number());
        if (names_.grid.blocks.size() > 1)
            std::erase_if(group, [&](const Sequence& place) { return !place.label.ends_with(suffix); });
    }

    /// Reads `grid 2` and returns the number, which is that of a grid.
    std::uint32_t read_grid_number() {
        const PlaceToken word = next(), number = next();
        const std::size_t grids = std::max<std::size_t>(1, names_.grid.blocks.size());
        const bool is_grid =
            word.text == "grid" && number.kind == Kind::Number && number.row > 0 && number.row <= grids;
        if (!is_grid)
            refuse(word, "the number of a grid is missing",
                   grids == 1 ? "the puzzle has one grid"
                              : "write 'grid' and a number from 1 to " + std::to_string(grids));
        return number.row;
    }

    Places all_lines() const {
        Places lines = rows_of(names_.grid);
        Places more =
            has_shifted_rows(names_.grid) ? lines_along(names_.grid, Axis::X) : columns_of(names_.grid);
        std::ranges::move(more, std::back_inserter(lines));
        if (names_.grid.kind == GridKind::Hexagon)
            std::ranges::move(lines_along(names_.grid, Axis::Z), std::back_inserter(lines));
        return lines;
    }

    std::optional<BoxSize> read_size(const PlaceToken& word) {
        if (peek().kind == Kind::Size) {
            const PlaceToken size = next();
            if (size.row > 0 && size.column > 0) return BoxSize{size.column, size.row};
            refuse(size, "a box has at least one row and one column");
            return std::nullopt;
        }
        const auto size = word.text == "boxes" ? usual_size() : std::nullopt;
        if (!size) refuse(word, "the size is missing", "write columns and rows: " + word.text + " 3x2");
        return size;
    }

    std::optional<BoxSize> usual_size() const {
        const auto rows = rows_of(names_.grid);
        return rows.empty() ? std::nullopt
                            : usual_box_size(static_cast<std::uint32_t>(rows.front().cells.size()));
    }

    /// Returns the place from one token to another, or the first one's if they are not on a line.
    static SourceSpan span_between(SourceSpan first, const SourceSpan& last) {
        const bool is_on_line = first.line == last.line && last.column >= first.column;
        if (is_on_line) first.length = last.column + last.length - first.column;
        return first;
    }

    /// Reads a sequence, or what follows the cells of a word such as `all`: `all: R1C1 R4C4`.
    void read_sequence(Places& places, Slot before = {}) {
        std::size_t pieces = before.empty() ? 0 : 1;
        const std::size_t begin = at_ - pieces;
        Sequence sequence{{}, std::move(before)};
        while (!error_ && peek().kind != Kind::End && peek().kind != Kind::Semicolon) {
            if (peek().kind == Kind::Colon) {
                const PlaceToken colon = next();
                if (sequence.cells.empty()) return refuse(colon, "cells are missing before the ':'");
                sequence.breaks.push_back(static_cast<std::uint32_t>(sequence.cells.size()));
                continue;
            }
            read_piece(sequence, pieces++ == 0);
        }
        if (error_) return;
        if (sequence.cells.empty()) return refuse(tokens_[begin], "cells are missing here");
        if (!sequence.breaks.empty() && sequence.breaks.back() == sequence.cells.size())
            return refuse(peek(), "cells are missing after the ':'");
        if (pieces > 1) sequence.label.clear();
        sequence.span = span_between(tokens_[begin].span, tokens_[at_ - 1].span);
        places.push_back(std::move(sequence));
    }

    void read_piece(Sequence& sequence, bool is_first) {
        if (begins_between(tokens_, at_)) return read_between(sequence, is_first);
        const PlaceToken token = next();
        if (token.kind == Kind::Word) return read_named(token, sequence, is_first);
        if (token.kind != Kind::Cell)
            return refuse(token, "a place does not begin with '" + token.text + "'", hint_of_words(""));
        const auto from = cell_of(token);
        if (!from) return;
        if (peek().kind == Kind::Run) {
            next();
            return read_run(*from, sequence);
        }
        const auto step = std::ranges::find(map_.steps(), peek().text, &puzzle::CellStep::name);
        if (peek().kind != Kind::Word || step == map_.steps().end()) return sequence.cells.push_back(*from);
        next();
        std::ranges::copy(map_.line(*from, *step, names_.grid.cell_count()),
                          std::back_inserter(sequence.cells));
    }

    void read_between(Sequence& sequence, bool is_first) {
        if (!positions_) positions_.emplace(names_.grid);
        auto read = read_between_place(names_.grid, *positions_, tokens_, at_);
        if (!read) {
            if (!error_) error_ = std::move(read.error());
            return;
        }
        if (is_first) sequence.label = std::move(read->label);
        std::ranges::copy(read->cells, std::back_inserter(sequence.cells));
    }

    std::optional<CellId> cell_of(const PlaceToken& token) {
        const CellCoordinates wanted{token.row - 1, token.column - 1};
        const auto cell = std::ranges::find(coordinates_, wanted);
        if (cell != coordinates_.end()) return CellId(static_cast<std::size_t>(cell - coordinates_.begin()));
        refuse_cell(token);
        return std::nullopt;
    }

    void refuse_cell(const PlaceToken& token) {
        refuse(token, "there is no cell " + token.text, "the grid has " + grid_size());
    }

    /// Returns the numbers of rows and columns, holes included.
    std::pair<std::uint32_t, std::uint32_t> extent() const {
        std::uint32_t rows = 0, columns = 0;
        for (const CellCoordinates& at : coordinates_) {
            rows = std::max(rows, at.row + 1);
            columns = std::max(columns, at.column + 1);
        }
        return {rows, columns};
    }

    bool is_in_grid(const PlaceToken& token) const {
        const auto [rows, columns] = extent();
        return token.row <= rows && token.column <= columns;
    }

    std::string grid_size() const {
        const auto [rows, columns] = extent();
        return std::to_string(rows) + (rows == 1 ? " row" : " rows") + " and " + std::to_string(columns) +
               (columns == 1 ? " column" : " columns");
    }

    void read_run(CellId from, Sequence& sequence) {
        const PlaceToken token = next();
        if (token.kind != Kind::Cell)
            return refuse(token, "the last cell of the line is missing", "write R1C1..R1C4");
        const auto to = cell_of(token);
        if (!to) return;
        for (const puzzle::CellStep& step : map_.steps()) {
            const Slot line = runs_.line(from, step, names_.grid.cell_count());
            const auto end = std::ranges::find(line, *to);
            if (end == line.end()) continue;
            std::copy(line.begin(), end + 1, std::back_inserter(sequence.cells));
            return;
        }
        refuse(
            token, "no straight line leads to this cell",
            "name the cells of a bent line one after the other, or write 'block R1C1..R3C2' for those of a "
            "rectangle");
    }

    /// Reads `from the right` after a row, `from the bottom` after a column or x line, or `from the top` after a z line, and
    /// returns it. Returns an empty text if the line is read as usual.
    std::string read_other_end(const PlaceToken& line) {
        if (peek().text != "from") return {};
        const PlaceToken from = next(), the = next(), side = next();
        const std::string_view end = other_end(line.text);
        if (the.text == "the" && !end.empty() && side.text == end) return " from the " + side.text;
        refuse(from, "a line is read from its other end",
               "write 'row 3 from the right' or 'column 2 from the bottom'");
        return {};
    }

    /// Reads the number after `grid`, and adds the cells of this grid.
    void read_grid(Sequence& sequence, bool is_first) {
        --at_;
        const std::uint32_t number = read_grid_number();
        if (error_) return;
        if (is_first) sequence.label = "grid " + std::to_string(number);
        const auto& blocks = names_.grid.blocks;
        for (std::size_t cell = 0; cell < coordinates_.size(); ++cell) {
            const auto& [row, column] = coordinates_[cell];
            const auto is_in = [&](const Grid::Block& b) {
                return row >= b.row && row < b.row + b.rows && column >= b.column &&
                       column < b.column + b.columns;
            };
            if (blocks.size() < 2 || is_in(blocks[number - 1])) sequence.cells.emplace_back(cell);
        }
    }

    /// Reads the corners after `block`, and adds the cells of this rectangle row by row.
    void read_block(const PlaceToken& word, Sequence& sequence) {
        const PlaceToken corner = next(), run = next(), opposite = next();
        const bool has_corners =
            corner.kind == Kind::Cell && run.kind == Kind::Run && opposite.kind == Kind::Cell;
        if (!has_corners)
            return refuse(word, "a block needs two corners",
                          "write 'block R1C1..R3C3' for the cells of a rectangle");
        if (has_shifted_rows(names_.grid))
            return refuse(word, "a grid with shifted rows has no blocks",
                          "name the cells, or write 'around self R2C2' for a cell and those around it");
        for (const PlaceToken& token : {corner, opposite}) {
            if (!is_in_grid(token)) return refuse_cell(token);
        }
        const Slot cells = puzzle::cells_of_block(names_.grid, {corner.row - 1, corner.column - 1},
                                                  {opposite.row - 1, opposite.column - 1});
        if (cells.empty()) return refuse(corner, "this block has no cells");
        std::ranges::copy(cells, std::back_inserter(sequence.cells));
    }

    /// Reads `edges` and `self`, then the cell; adds the cells around it.
    void read_around(const PlaceToken& word, Sequence& sequence, bool is_first) {
        puzzle::Surroundings surroundings;
        for (; peek().text == "edges" || peek().text == "self"; next())
            (peek().text == "edges" ? surroundings.only_edges : surroundings.has_self) = true;
        const PlaceToken token = next();
        if (token.kind != Kind::Cell)
            return refuse(token.kind == Kind::End ? word : token, "the cell after 'around' is missing",
                          "write 'around R2C2', 'around edges R2C2' or 'around self R2C2'");
        const auto cell = cell_of(token);
        if (!cell) return;
        if (peek().text == "edges" || peek().text == "self")
            return refuse(peek(), "'" + peek().text + "' stands before the cell",
                          "write 'around " + peek().text + " " + token.text + "'");
        Sequence around =
            puzzle::cells_around(map_, {*cell, cell_name(coordinates_[cell->index()])}, surroundings);
        if (around.cells.empty()) return refuse(token, "there are no cells around " + token.text);
        if (is_first) sequence.label = std::move(around.label);
        std::ranges::copy(around.cells, std::back_inserter(sequence.cells));
    }

    /// Reads `row 3`, `column 2`, `box 4`, `region a` or, in a hexagon, `x line 3`.
    void read_named(const PlaceToken& token, Sequence& sequence, bool is_first) {
        const Grid& grid = names_.grid;
        Places all;
        if (token.text == "grid") return read_grid(sequence, is_first);
        if (token.text == "block") return read_block(token, sequence);
        if (token.text == "around") return read_around(token, sequence, is_first);
        std::string name = token.text;
        if (token.text == "x" || token.text == "y" || token.text == "z") {
            name = read_axis(token, all);
        } else if (token.text == "row") {
            all = rows_of(grid);
        } else if (token.text == "column") {
            all = columns_of(grid);
        } else if (token.text == "box") {
            if (const auto size = usual_size()) all = boxes_of(grid, *size);
        } else if (token.text == "region") {
            all.assign(names_.regions.begin(), names_.regions.end());
        } else {
            return refuse(token, "'" + token.text + "' is not a place", hint_of_words(token.text));
        }
        const PlaceToken which = next();
        const std::string label = name + " " + which.text;
        const auto place = std::ranges::find(all, label, &Sequence::label);
        if (place == all.end())
            return refuse(which.kind == Kind::End ? token : which,
                          which.kind == Kind::End ? "the number of the " + name + " is missing"
                                                  : "this grid has no " + label);
        if (is_first) sequence.label = label;
        Slot cells = place->cells;
        if (const std::string end = read_other_end(token); !end.empty()) {
            if (is_first) sequence.label += end;
            std::ranges::reverse(cells);
        }
        std::ranges::copy(cells, std::back_inserter(sequence.cells));
    }

    std::vector<PlaceToken> tokens_;
    PlaceNames names_;
    std::vector<CellCoordinates> coordinates_;
    puzzle::CellMap map_;
    puzzle::CellMap runs_;  // of straight runs by their ends, which would be two runs on a torus
    std::optional<puzzle::PositionMap> positions_;  // made at the first position between cells
    std::size_t at_ = 0;
    bool has_missing_ = false;  // a group without places was left out
    std::optional<Diagnostic> error_;
};

}  // namespace

std::expected<Places, Diagnostic> read_places(std::span<const LineSlice> text, const PlaceNames& names) {
    auto tokens = place_tokens(text);
    if (!tokens) return failure(tokens);
    return PlaceReader(std::move(*tokens), names).read();
}

}  // namespace sator::text
