// Replaces words such as `views`, `beside it` or `rows in regions` by the names of their cells. Other words stay as they are.

#include "sator/text/definitions/place_group.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/text/definitions/kind_pairs.hpp"
#include "sator/text/definitions/sign_places.hpp"
#include "sator/text/kind_parts/region_places.hpp"

namespace sator::text {

namespace {

using Cells = std::vector<PrintedPlace>;

/// A direction in which a person looks from a cell.
struct Direction {
    std::string_view word;
    int down = 0, right = 0;
};
constexpr std::string_view kDiagonally = "diagonally";
/// Shorter runs are no views if no number is written.
constexpr std::size_t kUsualView = 2;
constexpr std::array<Direction, 4> kDirections = {
    {{"above", -1, 0}, {"left", 0, -1}, {"right", 0, 1}, {"below", 1, 0}}};

bool is_inside(const PrintedGrid& grid, PrintedPlace at) {
    return at.row >= 0 && at.column >= 0 && at.row < grid.rows() && at.column < grid.columns();
}

/// Returns the cells from a place on, without it: up to the first hole, or all up to the edge. On a torus, the place itself ends them.
Cells ray(const PrintedGrid& grid, PrintedPlace from, const Direction& direction, bool ends_at_hole) {
    Cells cells;
    for (PrintedPlace at = from;;) {
        at = grid.inside({at.row + direction.down, at.column + direction.right});
        if (at == from || !is_inside(grid, at) || (ends_at_hole && !grid.is_cell(at))) return cells;
        if (grid.is_cell(at)) cells.push_back(at);
    }
}

/// Returns the cells that can be seen from a place in four directions.
Cells sight(const PrintedGrid& grid, PrintedPlace at) {
    Cells cells;
    for (const Direction& direction : kDirections) {
        for (const PrintedPlace seen : ray(grid, at, direction, true)) {
            if (std::ranges::find(cells, seen) == cells.end()) cells.push_back(seen);
        }
    }
    return cells;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : text) {
        if (c == ' ' || c == ':') end_word();
        if (c == ':') words.emplace_back(":");
        if (c != ' ' && c != ':') word += c;
    }
    end_word();
    return words;
}

/// Joins what is not empty. A colon follows its text at once.
std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
    std::string result;
    for (const std::string& text : texts) {
        if (!text.empty()) result += (result.empty() || text == ":" ? "" : std::string(separator)) + text;
    }
    return result;
}

/// Reads one group of places.
class GroupReader {
  public:
    GroupReader(const KindPlaces& places, std::string_view text, const KindItem* it)
        : places_(places), words_(words_of(text)), it_(it) {}

    std::expected<std::string, std::string> read() {
        std::vector<std::string> pieces;
        while (at_ < words_.size()) {
            auto piece = read_piece();
            if (!piece) return piece;
            if (*piece == ":" && (pieces.empty() || pieces.back() == ":")) return no_cell();
            pieces.push_back(std::move(*piece));
        }
        std::erase(pieces, std::string());
        if (!pieces.empty() && pieces.back() == ":") return no_cell();
        return joined(pieces, " ");
    }

  private:
    std::string_view word(std::size_t ahead = 0) const {
        return at_ + ahead < words_.size() ? std::string_view(words_[at_ + ahead]) : std::string_view();
    }

    static std::unexpected<std::string> no_cell() { return std::unexpected(std::string("no cell is there")); }

    std::string names(const Cells& cells) const { return places_.grid()->names(cells); }

    /// Returns whether the drawing has a sign of this name.
    bool names_sign(std::string_view name) const {
        return std::ranges::any_of(places_.signs(),
                                   [&](const DrawnSign& sign) { return sign.meaning->name == name; });
    }

    std::expected<std::string, std::string> read_piece() {
        if (places_.grid() == nullptr) return words_[at_++];
        if (word() == "and") {
            ++at_;
            return std::string();
        }
        if (word() == "views") return views();
        if (word() == "pairs") return pairs();
        if (word() == "runs" && word(1) == "over" && word(3) == "regions") return runs_over_regions();
        if (word() == "rows" && word(1) == "in" && word(2) == "regions") return rows_in_regions();
        if (word() == "passages" && word(1) == "of" && word(2) == "regions") return passages_of_regions();
        if (word() == "open" && word(1) == "cells") {
            at_ += 2;
            return open_cells();
        }
        if (puzzle::between_sort(word()) && it_ != nullptr && it_->has_place()) return between_at_it();
        if (const auto piece = piece_of_signs()) return *piece;
        const bool is_near = word() == "beside" || word() == "around";
        if ((is_near || word() == "signs") && word(1) != "it") return near_signs();
        return it_ == nullptr ? std::expected<std::string, std::string>(words_[at_++]) : piece_of_it();
    }

    /// Reads `up from arrow`, `up through arrow`, `link right of it`, or `link below it towards like it`.
    std::optional<std::string> piece_of_signs() {
        const bool is_through = word(1) == "through";
        std::size_t length = 3;
        std::optional<std::string> piece;
        if ((is_through || word(1) == "from") && !word(2).empty() && word(2) != "it") {
            piece = ways_of_signs(places_, word(), is_through, word(2));
        } else if (word() == "link" && it_ != nullptr) {
            length += word(2) == "of" ? 1 : 0;
            if (word(length - 1) != "it") return std::nullopt;
            const bool is_towards_like =
                word(length) == "towards" && word(length + 1) == "like" && word(length + 2) == "it";
            piece = link_to_next(places_, *it_, word(1), is_towards_like);
            length += is_towards_like ? 3 : 0;
        }
        if (piece) at_ += length;
        return piece;
    }

    /// Reads `edges of it`, `links right of it`, `edges above it`, or a word such as `edges` alone.
    std::string between_at_it() {
        std::string text = words_[at_++];
        const bool has_direction =
            std::ranges::find(kDirections, word(), &Direction::word) != kDirections.end();
        std::size_t length = has_direction ? 1 : 0;
        if (word(length) == "of") ++length;
        if (length == 0 || word(length) != "it") return text;
        for (; length > 0; --length) text += " " + words_[at_++];
        ++at_;
        return text + " " + (it_->place_text.empty() ? it_->name : it_->place_text);
    }

    std::string views() {
        ++at_;
        const bool is_exact = word() == "of" && to_whole_number<std::size_t>(word(1));
        if (is_exact) ++at_;
        const auto number = to_whole_number<std::size_t>(word());
        if (number) ++at_;
        const std::string_view direction = word();
        const std::vector<PrintedPlace> steps = steps_of(direction);
        if (steps.size() == 1 || direction == kDiagonally) ++at_;
        std::string_view unwanted;
        if (word() == "without") {
            unwanted = word(1);
            at_ += 2;
        }
        std::vector<std::string> texts;
        for (const PrintedPlace step : steps) {
            for (const Cells& run : places_.open().runs_along(step)) {
                const bool is_long =
                    is_exact ? run.size() == *number : run.size() >= number.value_or(kUsualView);
                const PrintedPlace before =
                    places_.open().inside({run.front().row - step.row, run.front().column - step.column});
                if (is_long && !has_number(before, unwanted)) texts.push_back(names(run));
            }
        }
        return joined(texts, "; ");
    }

    std::expected<std::string, std::string> pairs() {
        const PairWords read =
            read_pair_words({words_.begin() + static_cast<std::ptrdiff_t>(++at_), words_.end()});
        at_ += read.word_count;
        if (read.are_opposite) {
            if (places_.regions() == nullptr) return no_regions("pairs opposite in regions");
            const auto pairs = RegionPlaces(*places_.grid(), *places_.regions()).opposite_pairs();
            return pairs ? std::expected<std::string, std::string>(groups_of(*pairs)) : failure(pairs);
        }
        std::vector<std::string> texts;
        for (const auto& [first, second] : pairs_of_cells(*places_.grid(), read)) {
            const std::string region = places_.region_of(first);
            const bool is_one_region = !region.empty() && region == places_.region_of(second);
            if ((read.are_in_regions && !is_one_region) || (read.are_across_regions && is_one_region))
                continue;
            texts.push_back(names({first, second}));
        }
        return joined(texts, "; ");
    }

    /// Reads `runs over 3 regions`.
    std::expected<std::string, std::string> runs_over_regions() {
        const auto count = to_whole_number<std::size_t>(word(2));
        if (!count || places_.regions() == nullptr) return no_regions("runs over 3 regions");
        at_ += 4;
        return groups_of(RegionPlaces(*places_.grid(), *places_.regions()).runs_over(*count));
    }

    /// Reads `rows in regions`.
    std::expected<std::string, std::string> rows_in_regions() {
        if (places_.regions() == nullptr) return no_regions("rows in regions");
        at_ += 3;
        return groups_of(RegionPlaces(*places_.grid(), *places_.regions()).rows());
    }

    /// Reads `passages of regions`.
    std::expected<std::string, std::string> passages_of_regions() {
        if (places_.regions() == nullptr) return no_regions("passages of regions");
        at_ += 3;
        return groups_of(RegionPlaces(*places_.grid(), *places_.regions()).passages());
    }

    static std::unexpected<std::string> no_regions(const std::string& places) {
        return std::unexpected("write '" + places + "', in a kind whose drawing has regions");
    }

    std::string groups_of(const std::vector<Cells>& groups) const {
        std::vector<std::string> texts;
        for (const Cells& cells : groups) texts.push_back(names(cells));
        return joined(texts, "; ");
    }

    /// Returns the steps of the views in a direction; without one, those of rows and columns.
    static std::vector<PrintedPlace> steps_of(std::string_view direction) {
        if (direction == kDiagonally) return {{1, 1}, {1, -1}};
        if (direction == "across") return {{0, 1}};
        if (direction == "down") return {{1, 0}};
        return {{0, 1}, {1, 0}};
    }

    /// Returns whether the sign at a place has a number of this name.
    bool has_number(PrintedPlace at, std::string_view name) const {
        if (name.empty()) return false;
        return std::ranges::any_of(places_.signs(), [&](const DrawnSign& sign) {
            return sign.place == at && sign.meaning->place != KindSign::Place::Between &&
                   std::ranges::find(sign.numbers, name, &DrawnNumber::name) != sign.numbers.end();
        });
    }

    std::string open_cells() const {
        std::vector<std::string> cells;
        for (const PrintedPlace at : places_.open_places()) cells.push_back(places_.grid()->name(at));
        return joined(cells, "; ");
    }

    /// Reads `beside tree`, `around tree` or `signs rising`.
    std::expected<std::string, std::string> near_signs() {
        const std::string which = words_[at_], name(word(1));
        if (name.empty() || (which != "signs" && !names_sign(name))) return words_[at_++];
        at_ += 2;
        std::vector<std::string> texts;
        for (const DrawnSign& sign : places_.signs()) {
            if (sign.meaning->name != name) continue;
            Cells cells = {sign.place};
            if (which != "signs") cells = places_.grid()->neighbours(sign.place, which == "around");
            if (which == "signs" && sign.meaning->place == KindSign::Place::Between)
                cells.push_back(sign.second);
            texts.push_back(names(cells));
            if (texts.back().empty()) return std::unexpected("no cell is " + which + " the " + name);
        }
        return joined(texts, "; ");
    }

    std::expected<std::string, std::string> piece_of_it() {
        if (word() == "it") {
            ++at_;
            if (!it_->place_text.empty()) return it_->place_text;
            if (!places_.grid()->is_cell(it_->places.front())) return std::unexpected("a block is no cell");
            return names(it_->places);
        }
        if (word(1) == "steps" && word(2) == "from" && word(3) == "it") return at_a_distance();
        if (word() == "from" && word(1) == "beside" && word(2) == "it" && word(3) == "to")
            return to_neighbour();
        const bool is_like = word() == "like" && word(1) == "it";
        if (is_like) at_ += 2;
        if (is_like && (word().empty() || word() == "and")) return likes();
        if (word() == "next") return next_cell();
        if ((word() == "rows" || word() == "columns") && word(1) == "not") return half_of_grid();
        const bool is_run = word() == "run";
        const std::size_t skipped = is_run ? 1 : 0;
        const bool has_of = word(skipped + 1) == "of";
        if (word(skipped + (has_of ? 2 : 1)) != "it" || it_->places.empty()) return words_[at_++];
        const std::string_view which = word(skipped);
        if (which == "region" && has_of) {
            at_ += 3;
            const std::string region = places_.region_of(it_->places.front());
            return is_like ? likes(region) : region;
        }
        auto cells = cells_at(which, is_run);
        if (!cells) return words_[at_++];
        at_ += skipped + (has_of ? 3 : 2);
        if (is_like) std::erase_if(*cells, [&](PrintedPlace at) { return !has_numbers_of_it(at); });
        return names_in_region(std::move(*cells));
    }

    /// Returns the names of the cells, of those in the region of `it` if the next words are "in its region".
    std::string names_in_region(Cells cells) {
        if (word() == "in" && word(1) == "its" && word(2) == "region") {
            at_ += 3;
            const std::string region = places_.region_of(it_->places.front());
            std::erase_if(cells, [&](PrintedPlace at) { return places_.region_of(at) != region; });
        }
        return names(cells);
    }

    /// Reads `rows not below it` or `columns not right of it`: the cells of its own row and of those in the other direction.
    std::expected<std::string, std::string> half_of_grid() {
        const auto direction = std::ranges::find(kDirections, word(2), &Direction::word);
        const bool are_rows = word() == "rows";
        const std::size_t last = word(3) == "of" ? 4 : 3;
        if (direction == kDirections.end() || (direction->down != 0) != are_rows || word(last) != "it" ||
            it_->places.empty())
            return words_[at_++];
        at_ += last + 1;
        const PrintedPlace from = it_->places.front();
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

    /// Reads `3 steps from it`: the cells of its row and column at that distance.
    std::expected<std::string, std::string> at_a_distance() {
        const auto steps = to_whole_number<std::uint16_t>(word());
        if (!steps || it_->places.empty()) return words_[at_++];
        at_ += 4;
        const PrintedPlace from = it_->places.front();
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
        const auto direction = std::ranges::find(kDirections, word(1), &Direction::word);
        const std::size_t last = word(2) == "of" ? 3 : 2;
        if (direction == kDirections.end() || word(last) != "it" || it_->places.empty()) return words_[at_++];
        at_ += last + 1;
        const PrintedPlace from = it_->places.front();
        const PrintedPlace at =
            places_.grid()->inside({from.row + direction->down, from.column + direction->right});
        if (!is_inside(*places_.grid(), at) || !places_.grid()->is_cell(at)) return no_cell();
        return names({at});
    }

    /// Reads `from beside it to above it`: each other cell beside it, and the one above it.
    std::expected<std::string, std::string> to_neighbour() {
        const auto direction = std::ranges::find(kDirections, word(4), &Direction::word);
        const std::size_t last = word(5) == "of" ? 6 : 5;
        if (direction == kDirections.end() || word(last) != "it" || it_->places.empty()) return words_[at_++];
        at_ += last + 1;
        const PrintedPlace from = it_->places.front();
        const PrintedPlace to =
            places_.grid()->inside({from.row + direction->down, from.column + direction->right});
        if (!is_inside(*places_.grid(), to) || !places_.grid()->is_cell(to)) return no_cell();
        std::vector<std::string> texts;
        for (const PrintedPlace other : places_.grid()->neighbours(from)) {
            if (other != to && places_.grid()->is_cell(other)) texts.push_back(names({other, to}));
        }
        return joined(texts, "; ");
    }

    std::optional<Cells> cells_at(std::string_view which, bool is_run) const {
        const PrintedPlace at = it_->places.front();
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
        for (const PrintedPlace own : it_->places) {
            for (const PrintedPlace at : places_.grid()->neighbours(own, diagonally)) {
                if (it_->places.size() == 1 || (std::ranges::find(it_->places, at) == it_->places.end() &&
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
        const auto own = sign_at(it_->places.front()), other = sign_at(at);
        if (own == places_.signs().end() || other == places_.signs().end()) return false;
        return own->meaning->name == other->meaning->name &&
               std::ranges::equal(own->numbers, other->numbers, {}, &DrawnNumber::value, &DrawnNumber::value);
    }

    const KindPlaces& places_;
    std::vector<std::string> words_;
    const KindItem* it_;
    std::size_t at_ = 0;
};

}  // namespace

std::expected<std::string, std::string> read_place_group(const KindPlaces& places, std::string_view text,
                                                         const KindItem* it) {
    return GroupReader(places, text, it).read();
}

}  // namespace sator::text
