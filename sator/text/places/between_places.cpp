#include "sator/text/places/between_places.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_name.hpp"

namespace sator::text {

namespace {

using PlaceTokenKind = PlaceToken::Kind;
using puzzle::CellStep;

constexpr std::string_view kCorner = "corner";

/// The words that lead from a cell in a direction, and the name of the step.
struct DirectionWord {
    std::string_view word, step;
    bool has_of;
};
constexpr std::array<DirectionWord, 4> kDirectionWords = {
    {{"right", "right", true}, {"left", "left", true}, {"above", "up", false}, {"below", "down", false}}};

std::unexpected<Diagnostic> refused(const PlaceToken& token, std::string message, std::string hint = {}) {
    return std::unexpected(error_at(token.span, std::move(message), std::move(hint)));
}

HalfCell step_of(const CellStep& step) {
    return {static_cast<std::int32_t>(step.down), static_cast<std::int32_t>(step.right)};
}

/// Reads one name.
class BetweenReader {
  public:
    BetweenReader(const Grid& grid, const puzzle::PositionMap& map, std::span<const PlaceToken> tokens,
                  std::size_t& at)
        : grid_(grid), map_(map), tokens_(tokens), at_(at) {}

    std::expected<Sequence, Diagnostic> read() {
        const std::size_t begin = at_;
        const PlaceToken& first = next();
        if (first.kind == PlaceTokenKind::Cell) return one(read_beside_cell(first));
        if (first.text == kCorner) return one(read_corner(first));
        const PositionSort sort = *puzzle::between_sort(first.text);
        if (auto has = check_sort(first, sort); !has) return failure(has);
        auto cells = read_of_sort(first, sort);
        if (!cells) return failure(cells);
        if (cells->empty()) return refused(first, "there are no such " + first.text);
        std::string label;
        for (std::size_t i = begin; i < at_; ++i) label += (label.empty() ? "" : " ") + tokens_[i].text;
        return Sequence{std::move(label), std::move(*cells)};
    }

  private:
    using Position = std::expected<CellId, Diagnostic>;

    const PlaceToken& peek() const { return tokens_[at_]; }
    const PlaceToken& next() { return at_ + 1 < tokens_.size() ? tokens_[at_++] : tokens_[at_]; }

    static std::expected<Sequence, Diagnostic> one(const Position& position) {
        if (!position) return failure(position);
        return Sequence{{}, {*position}};
    }

    std::expected<void, Diagnostic> check_sort(const PlaceToken& token, PositionSort sort) const {
        if (std::ranges::find(grid_.between, sort, &Grid::Between::sort) != grid_.between.end()) return {};
        const std::string plural(puzzle::plural_of(sort));
        return refused(token, "this grid has no " + plural, "add the line 'grid " + plural + "'");
    }

    Position cell_of(const PlaceToken& token) const {
        const auto coordinates = cell_coordinates(grid_);
        const auto cell = std::ranges::find(coordinates, CellCoordinates{token.row - 1, token.column - 1});
        if (cell == coordinates.end()) return refused(token, "there is no cell " + token.text);
        return CellId(static_cast<std::size_t>(cell - coordinates.begin()));
    }

    /// Reads `/R1C2`, `/top` or `-R1C2` after a cell.
    Position read_beside_cell(const PlaceToken& first) {
        const auto cell = cell_of(first);
        if (!cell) return cell;
        const PlaceToken& sign = next();
        const PositionSort sort =
            sign.kind == PlaceTokenKind::Slash ? PositionSort::Edge : PositionSort::Link;
        const PlaceToken& second = next();
        if (auto has = check_sort(first, sort); !has) return failure(has);
        if (second.kind == PlaceTokenKind::Word && sort == PositionSort::Edge)
            return edge_at_side(*cell, second);
        if (second.kind != PlaceTokenKind::Cell)
            return refused(second, "the second cell is missing",
                           sort == PositionSort::Edge
                               ? "write R1C1/R1C2, or R1C1/top for an edge at the border"
                               : "write R1C1-R1C2");
        const auto other = cell_of(second);
        if (!other) return other;
        const HalfCell from = map_.point(*cell), to = map_.point(*other);
        for (const CellStep& step : map_.steps()) {
            const HalfCell half = step_of(step);
            if (to != HalfCell{from.row + 2 * half.row, from.column + 2 * half.column}) continue;
            return *map_.find(sort, {from.row + half.row, from.column + half.column});
        }
        return refused(second, first.text + " and " + second.text + " do not share an edge");
    }

    Position edge_at_side(CellId cell, const PlaceToken& side) const {
        std::string words;
        for (const CellStep& step : map_.steps()) {
            const std::string word(puzzle::side_word(step.name));
            const HalfCell at = map_.point(cell), half = step_of(step);
            if (side.text == word)
                return *map_.find(PositionSort::Edge, {at.row + half.row, at.column + half.column});
            words += (words.empty() ? "" : ", ") + word;
        }
        return refused(side, "a cell has no side '" + side.text + "'", "its sides are " + words);
    }

    /// Reads the cell after `corner`.
    Position read_corner(const PlaceToken& word) {
        if (auto has = check_sort(word, PositionSort::Corner); !has) return failure(has);
        const auto point = point_after_corner(word);
        if (!point) return failure(point);
        const auto corner = map_.find(PositionSort::Corner, *point);
        return corner ? Position(*corner) : refused(word, "there is no such corner");
    }

    std::expected<HalfCell, Diagnostic> point_after_corner(const PlaceToken& word) {
        const PlaceToken& cell = next();
        if (cell.kind != PlaceTokenKind::Cell)
            return refused(cell.kind == PlaceTokenKind::End ? word : cell,
                           "the cell after 'corner' is missing",
                           "'corner R1C1' is the lower right corner of R1C1");
        return HalfCell{static_cast<std::int32_t>(2 * cell.row), static_cast<std::int32_t>(2 * cell.column)};
    }

    /// Reads the cell or the corner after `edges of`.
    std::expected<HalfCell, Diagnostic> read_point(const PlaceToken& word) {
        const PlaceToken& token = next();
        if (token.text == kCorner) return point_after_corner(token);
        if (token.kind != PlaceTokenKind::Cell)
            return refused(token.kind == PlaceTokenKind::End ? word : token,
                           "a cell or a corner is missing here",
                           "write '" + word.text + " of R3C4' or '" + word.text + " of corner R3C4'");
        const auto cell = cell_of(token);
        if (!cell) return failure(cell);
        return map_.point(*cell);
    }

    /// Reads what follows `edges`: nothing, `of R3C4`, or a direction and a cell.
    std::expected<Slot, Diagnostic> read_of_sort(const PlaceToken& word, PositionSort sort) {
        if (peek().text == "of") {
            next();
            const auto point = read_point(word);
            return point ? std::expected<Slot, Diagnostic>(map_.around(*point, sort)) : failure(point);
        }
        const auto direction = std::ranges::find(kDirectionWords, peek().text, &DirectionWord::word);
        const bool is_line = sort != PositionSort::Corner && direction != kDirectionWords.end();
        if (is_line) return read_ray(word, sort, *direction);
        Slot all;
        for (std::size_t i = grid_.cell_count(); i < grid_.position_count(); ++i) {
            if (grid_.sort_of(CellId(i)) == sort) all.emplace_back(i);
        }
        return all;
    }

    std::expected<Slot, Diagnostic> read_ray(const PlaceToken& word, PositionSort sort,
                                             const DirectionWord& direction) {
        const PlaceToken& token = next();
        if (direction.has_of && next().text != "of")
            return refused(token, "'of' is missing after '" + token.text + "'",
                           "write '" + word.text + " " + token.text + " of R3C4'");
        const auto step = std::ranges::find(map_.steps(), direction.step, &CellStep::name);
        if (step == map_.steps().end())
            return refused(token, "the cells of this grid have nothing straight " + token.text);
        const auto point = read_point(word);
        if (!point) return failure(point);
        return map_.ray(*point, step_of(*step), sort);
    }

    const Grid& grid_;
    const puzzle::PositionMap& map_;
    std::span<const PlaceToken> tokens_;
    std::size_t& at_;
};

}  // namespace

bool begins_between(std::span<const PlaceToken> tokens, std::size_t at) {
    const PlaceToken& first = tokens[at];
    if (first.kind == PlaceTokenKind::Word)
        return first.text == kCorner || puzzle::between_sort(first.text).has_value();
    return first.kind == PlaceTokenKind::Cell &&
           (tokens[at + 1].kind == PlaceTokenKind::Slash || tokens[at + 1].kind == PlaceTokenKind::Dash);
}

std::expected<Sequence, Diagnostic> read_between_place(const Grid& grid, const puzzle::PositionMap& map,
                                                       std::span<const PlaceToken> tokens, std::size_t& at) {
    return BetweenReader(grid, map, tokens, at).read();
}

}  // namespace sator::text
