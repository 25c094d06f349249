#include "sator/text/definitions/places_of_it.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "sator/base/whole_number.hpp"
#include "sator/text/kind_parts/cells_in_sight.hpp"

namespace sator::text {

namespace {

using Cells = PrintedPlaces;

class PlaceOfIt {
  public:
    PlaceOfIt(const KindPlaces& places, const KindItem& it, PlaceWords& words)
        : places_(places), it_(it), words_(words) {}

    std::expected<std::string, std::string> read() {
        if (words_.word() == "it") {
            ++words_.at;
            if (!it_.place_text.empty()) return it_.place_text;
            if (!places_.grid()->is_cell(it_.places.front())) return std::unexpected("a block is no cell");
            return names(it_.places);
        }
        if ((words_.word() == "first" || words_.word() == "second") && words_.word(1) == "of" &&
            words_.word(2) == "it")
            return one_of_two();
        if (words_.word(1) == "steps" && words_.word(2) == "from" && words_.word(3) == "it")
            return at_a_distance();
        if (words_.word() == "from" && words_.word(1) == "beside" && words_.word(2) == "it" &&
            words_.word(3) == "to")
            return to_neighbour();
        const bool is_like = words_.word() == "like" && words_.word(1) == "it";
        if (is_like) words_.at += 2;
        if (is_like && (words_.word().empty() || words_.word() == "and")) return likes();
        if (words_.word() == "next") return next_cell();
        if ((words_.word() == "rows" || words_.word() == "columns") && words_.word(1) == "not")
            return half_of_grid();
        const bool is_run = words_.word() == "run";
        const std::size_t skipped = is_run ? 1 : 0;
        const bool has_of = words_.word(skipped + 1) == "of";
        if (words_.word(skipped + (has_of ? 2 : 1)) != "it" || it_.places.empty())
            return words_.words[words_.at++];
        const std::string_view which = words_.word(skipped);
        if (which == "region" && has_of) {
            words_.at += 3;
            const std::string region = places_.region_of(it_.places.front());
            return is_like ? likes(region) : region;
        }
        auto cells = cells_at(which, is_run);
        if (!cells) return words_.words[words_.at++];
        words_.at += skipped + (has_of ? 3 : 2);
        if (is_like) std::erase_if(*cells, [&](PrintedPlace at) { return !has_numbers_of_it(at); });
        return names_in_region(std::move(*cells));
    }

  private:
    std::string names(const Cells& cells) const { return places_.grid()->names(cells); }

    /// Returns the names of the cells, of those in the region of `it` if the next words are "in its region".
    std::string names_in_region(Cells cells) {
        if (words_.word() == "in" && words_.word(1) == "its" && words_.word(2) == "region") {
            words_.at += 3;
            const std::string region = places_.region_of(it_.places.front());
            std::erase_if(cells, [&](PrintedPlace at) { return places_.region_of(at) != region; });
        }
        return names(cells);
    }

    /// Reads `rows not below it` or `columns not right of it`: the cells of its own row and of those in the other direction.
    std::expected<std::string, std::string> half_of_grid() {
        const auto direction = std::ranges::find(kDirections, words_.word(2), &Direction::word);
        const bool are_rows = words_.word() == "rows";
        const std::size_t last = words_.word(3) == "of" ? 4 : 3;
        if (direction == kDirections.end() || (direction->down != 0) != are_rows ||
            words_.word(last) != "it" || it_.places.empty())
            return words_.words[words_.at++];
        words_.at += last + 1;
        const PrintedPlace from = it_.places.front();
        Cells cells;
        for (int row = 0; row < places_.grid()->rows(); ++row) {
            for (int column = 0; column < places_.grid()->columns(); ++column) {
                const bool is_beyond =
                    (row - from.row) * direction->down + (column - from.column) * direction->right > 0;
                if (!is_beyond && places_.grid()->is_cell({row, column})) cells.push_back({row, column});
            }
        }
        return names_in_region(std::move(cells));
    }

    /// Returns the cells whose signs are like that of `it`: all, or those of a region.
    std::string likes(std::string_view region = {}) const {
        Cells cells;
        for (const DrawnSign& sign : places_.signs()) {
            const bool is_there = region.empty() || places_.region_of(sign.place) == region;
            if (is_there && has_numbers_of_it(sign.place)) cells.push_back(sign.place);
        }
        return names(cells);
    }

    /// Reads `first of it` or `second of it and below`: one of two cells, and all cells in a direction from it.
    std::expected<std::string, std::string> one_of_two() {
        const std::size_t which = words_.word() == "first" ? 0 : 1;
        if (it_.places.size() != 2) return words_.words[words_.at++];
        words_.at += 3;
        Cells cells{it_.places[which]};
        const auto direction = std::ranges::find(kDirections, words_.word(1), &Direction::word);
        if (words_.word() == "and" && direction != kDirections.end() && words_.word(2) != "of" &&
            words_.word(2) != "it") {
            words_.at += 2;
            const Cells further = ray(*places_.grid(), cells.front(), *direction, false);
            cells.insert(cells.end(), further.begin(), further.end());
        }
        return names(cells);
    }

    /// Reads `3 steps from it`: the cells of its row and column at that distance.
    std::expected<std::string, std::string> at_a_distance() {
        const auto steps = to_whole_number<std::uint16_t>(words_.word());
        if (!steps || it_.places.empty()) return words_.words[words_.at++];
        words_.at += 4;
        const PrintedPlace from = it_.places.front();
        Cells cells;
        const int distance = *steps;
        for (const Direction& direction : kDirections) {
            const PrintedPlace at = places_.grid()->inside(
                {from.row + distance * direction.down, from.column + distance * direction.right});
            if (places_.grid()->is_cell(at) && at != from && std::ranges::find(cells, at) == cells.end())
                cells.push_back(at);
        }
        return names(cells);
    }

    /// Reads `next above it`, `next right of it`: one cell.
    std::expected<std::string, std::string> next_cell() {
        const auto direction = std::ranges::find(kDirections, words_.word(1), &Direction::word);
        const std::size_t last = words_.word(2) == "of" ? 3 : 2;
        if (direction == kDirections.end() || words_.word(last) != "it" || it_.places.empty())
            return words_.words[words_.at++];
        words_.at += last + 1;
        const PrintedPlace from = it_.places.front();
        const PrintedPlace at =
            places_.grid()->inside({from.row + direction->down, from.column + direction->right});
        if (!is_inside(*places_.grid(), at) || !places_.grid()->is_cell(at))
            return std::unexpected(std::string("no cell is there"));
        return names({at});
    }

    /// Reads `from beside it to above it`: each other cell beside it, and the one above it.
    std::expected<std::string, std::string> to_neighbour() {
        const auto direction = std::ranges::find(kDirections, words_.word(4), &Direction::word);
        const std::size_t last = words_.word(5) == "of" ? 6 : 5;
        if (direction == kDirections.end() || words_.word(last) != "it" || it_.places.empty())
            return words_.words[words_.at++];
        words_.at += last + 1;
        const PrintedPlace from = it_.places.front();
        const PrintedPlace to =
            places_.grid()->inside({from.row + direction->down, from.column + direction->right});
        if (!is_inside(*places_.grid(), to) || !places_.grid()->is_cell(to))
            return std::unexpected(std::string("no cell is there"));
        std::string text;
        for (const PrintedPlace other : places_.grid()->neighbours(from)) {
            if (other != to && places_.grid()->is_cell(other))
                text += (text.empty() ? "" : "; ") + names({other, to});
        }
        return text;
    }

    std::optional<Cells> cells_at(std::string_view which, bool is_run) const {
        const PrintedPlace at = it_.places.front();
        const PrintedGrid& grid = *places_.grid();
        const auto direction = std::ranges::find(kDirections, which, &Direction::word);
        if (direction != kDirections.end())
            return ray(is_run ? places_.open() : grid, at, *direction, is_run);
        if (which == "beside") return near_it(false);
        if (which == "around") return near_it(true);
        if (which == "cornering") return corners();
        if (which == "sight") return sight(places_.open(), at);
        return std::nullopt;
    }

    /// Returns the cells that share an edge with one of the cells of `it`, or also those that touch a corner.
    Cells near_it(bool diagonally) const {
        Cells cells;
        for (const PrintedPlace own : it_.places) {
            for (const PrintedPlace at : places_.grid()->neighbours(own, diagonally)) {
                if (it_.places.size() == 1 || (std::ranges::find(it_.places, at) == it_.places.end() &&
                                               std::ranges::find(cells, at) == cells.end()))
                    cells.push_back(at);
            }
        }
        return cells;
    }

    /// Returns the cells that touch `it` at a corner only.
    Cells corners() const {
        Cells cells = near_it(true);
        const Cells beside = near_it(false);
        std::erase_if(cells,
                      [&](PrintedPlace near) { return std::ranges::find(beside, near) != beside.end(); });
        return cells;
    }

    /// Returns whether a sign at a place has the name and the numbers that the sign of `it` has.
    bool has_numbers_of_it(PrintedPlace at) const {
        const auto sign_at = [&](PrintedPlace place) {
            return std::ranges::find_if(places_.signs(), [&](const DrawnSign& sign) {
                return sign.place == place && sign.meaning->place != KindSign::Place::Between;
            });
        };
        const auto own = sign_at(it_.places.front()), other = sign_at(at);
        if (own == places_.signs().end() || other == places_.signs().end()) return false;
        return own->meaning->name == other->meaning->name &&
               std::ranges::equal(own->numbers, other->numbers, {}, &DrawnNumber::value, &DrawnNumber::value);
    }

    const KindPlaces& places_;
    const KindItem& it_;
    PlaceWords& words_;
};

}  // namespace

std::expected<std::string, std::string> read_place_of_it(const KindPlaces& places, const KindItem& it,
                                                         PlaceWords& words) {
    return PlaceOfIt(places, it, words).read();
}

}  // namespace sator::text
