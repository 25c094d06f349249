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
#include "sator/text/definitions/places_of_it.hpp"
#include "sator/text/definitions/sign_places.hpp"
#include "sator/text/kind_parts/cells_in_sight.hpp"
#include "sator/text/kind_parts/kind_pairs.hpp"
#include "sator/text/kind_parts/region_places.hpp"

namespace sator::text {

namespace {

using Cells = PrintedPlaces;

constexpr std::string_view kDiagonally = "diagonally";
/// Shorter runs are no views if no number is written.
constexpr std::size_t kUsualView = 2;

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
        : places_(places), words_{words_of(text)}, it_(it) {}

    std::expected<std::string, std::string> read() {
        std::vector<std::string> pieces;
        while (words_.at < words_.words.size()) {
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
    std::string_view word(std::size_t ahead = 0) const { return words_.word(ahead); }

    static std::unexpected<std::string> no_cell() { return std::unexpected(std::string("no cell is there")); }

    std::string names(const Cells& cells) const { return places_.grid()->names(cells); }

    /// Returns whether the drawing has a sign of this name.
    bool names_sign(std::string_view name) const {
        return std::ranges::any_of(places_.signs(),
                                   [&](const DrawnSign& sign) { return sign.meaning->name == name; });
    }

    std::expected<std::string, std::string> read_piece() {
        if (places_.grid() == nullptr) return words_.words[words_.at++];
        if (word() == "and") {
            ++words_.at;
            return std::string();
        }
        if (word() == "views") return views();
        if (word() == "pairs") return pairs();
        if (word() == "runs" && word(1) == "over" && word(3) == "regions") return runs_over_regions();
        if (word() == "rows" && word(1) == "in" && word(2) == "regions") return rows_in_regions();
        if (word() == "passages" && word(1) == "of" && word(2) == "regions") return passages_of_regions();
        if (word() == "open" && word(1) == "cells") {
            words_.at += 2;
            return open_cells();
        }
        if (auto lines = lines_of_regions_here()) return *lines;
        if (puzzle::between_sort(word()) && it_ != nullptr && it_->has_place()) return between_at_it();
        if (const auto piece = piece_of_signs()) return *piece;
        const bool is_near = word() == "beside" || word() == "around";
        if ((is_near || word() == "signs") && word(1) != "it") return near_signs();
        return it_ == nullptr ? std::expected<std::string, std::string>(words_.words[words_.at++])
                              : read_place_of_it(places_, *it_, words_);
    }

    /// Reads `links in regions`, `links between it` or `edges around it`.
    std::optional<std::string> lines_of_regions_here() {
        const auto sort = puzzle::between_sort(word());
        const bool is_about_it = word(2) == "it" && it_ != nullptr;
        const auto part = word(1) == "in" && word(2) == "regions" ? std::optional(RegionPart::InRegions)
                          : word(1) == "between" && is_about_it   ? std::optional(RegionPart::BetweenPair)
                          : word(1) == "around" && is_about_it    ? std::optional(RegionPart::AroundIt)
                                                                  : std::nullopt;
        if (!sort || !part || places_.regions() == nullptr) return std::nullopt;
        words_.at += 3;
        return lines_of_regions(places_, it_, *sort, *part);
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
        if (piece) words_.at += length;
        return piece;
    }

    /// Reads `edges of it`, `links right of it`, `edges above it`, or a word such as `edges` alone.
    std::string between_at_it() {
        std::string text = words_.words[words_.at++];
        const bool has_direction =
            std::ranges::find(kDirections, word(), &Direction::word) != kDirections.end();
        std::size_t length = has_direction ? 1 : 0;
        if (word(length) == "of") ++length;
        if (length == 0 || word(length) != "it") return text;
        for (; length > 0; --length) text += " " + words_.words[words_.at++];
        ++words_.at;
        return text + " " + (it_->place_text.empty() ? it_->name : it_->place_text);
    }

    std::string views() {
        ++words_.at;
        const bool is_exact = word() == "of" && to_whole_number<std::size_t>(word(1));
        if (is_exact) ++words_.at;
        const auto number = to_whole_number<std::size_t>(word());
        if (number) ++words_.at;
        const std::string_view direction = word();
        const std::vector<PrintedPlace> steps = steps_of(direction);
        if (steps.size() == 1 || direction == kDiagonally) ++words_.at;
        std::string_view unwanted;
        if (word() == "without") {
            unwanted = word(1);
            words_.at += 2;
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
        const PairWords read = read_pair_words(
            {words_.words.begin() + static_cast<std::ptrdiff_t>(++words_.at), words_.words.end()});
        words_.at += read.word_count;
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
        words_.at += 4;
        return groups_of(RegionPlaces(*places_.grid(), *places_.regions()).runs_over(*count));
    }

    /// Reads `rows in regions`.
    std::expected<std::string, std::string> rows_in_regions() {
        if (places_.regions() == nullptr) return no_regions("rows in regions");
        words_.at += 3;
        return groups_of(RegionPlaces(*places_.grid(), *places_.regions()).rows());
    }

    /// Reads `passages of regions`.
    std::expected<std::string, std::string> passages_of_regions() {
        if (places_.regions() == nullptr) return no_regions("passages of regions");
        words_.at += 3;
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
        const std::string which = words_.words[words_.at], name(word(1));
        if (name.empty() || (which != "signs" && !names_sign(name))) return words_.words[words_.at++];
        words_.at += 2;
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

    const KindPlaces& places_;
    PlaceWords words_;
    const KindItem* it_;
};

}  // namespace

std::expected<std::string, std::string> read_place_group(const KindPlaces& places, std::string_view text,
                                                         const KindItem* it) {
    return GroupReader(places, text, it).read();
}

}  // namespace sator::text
