#include "sator/text/places/place_words.hpp"

#include <algorithm>
#include <array>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grid_rim.hpp"

namespace sator::text {

namespace {

using Places = std::vector<Sequence>;

/// A word that stands for several sequences.
struct GroupWord {
    std::string_view word;
    Places (*places)(const Grid&);
};
constexpr std::array kGroupWords = {
    GroupWord{"rows", [](const Grid& grid) { return rows_of(grid); }},
    GroupWord{"columns", [](const Grid& grid) { return columns_of(grid); }},
    GroupWord{"x", [](const Grid& grid) { return lines_along(grid, Axis::X); }},
    GroupWord{"y", [](const Grid& grid) { return lines_along(grid, Axis::Y); }},
    GroupWord{"z", [](const Grid& grid) { return lines_along(grid, Axis::Z); }},
    GroupWord{"diagonals", [](const Grid& grid) { return diagonals_of(grid); }},
    GroupWord{"neighbours", [](const Grid& grid) { return neighbours_of(grid); }},
    GroupWord{"rim", [](const Grid& grid) { return rim_of(grid); }},
    GroupWord{"cells", [](const Grid& grid) { return single_cells_of(grid); }},
    GroupWord{"all", [](const Grid& grid) {
                  Sequence all{"all cells", {}};
                  for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) all.cells.emplace_back(cell);
                  return Places{std::move(all)};
              }}};
/// The words that begin places between cells; `edges` alone is all of them.
constexpr std::array<std::string_view, 4> kBetweenWords = {"edges", "links", "corners", "corner"};
constexpr std::array<std::string_view, 12> kOtherWords = {"lines",    "boxes",  "windows", "regions",
                                                          "row",      "column", "box",     "region",
                                                          "diagonal", "grid",   "block",   "around"};

}  // namespace

std::string hint_of_words(std::string_view wrong) {
    std::vector<std::string_view> words(kOtherWords.begin(), kOtherWords.end());
    for (const GroupWord& row : kGroupWords) words.push_back(row.word);
    words.insert(words.end(), kBetweenWords.begin(), kBetweenWords.end());
    const std::string_view near = spelling_suggestion(wrong, words);
    return near.empty()
               ? "write cells (R3C4, R1C1..R1C4), or rows, columns, boxes, diagonals, regions, all, …"
               : "did you mean '" + std::string(near) + "'?";
}

std::optional<std::vector<Sequence>> group_places(std::string_view word, const Grid& grid) {
    const auto row = std::ranges::find(kGroupWords, word, &GroupWord::word);
    return row == kGroupWords.end() ? std::nullopt : std::optional(row->places(grid));
}

bool begins_places(std::string_view word) {
    if (word.starts_with('R') || word.starts_with('r')) {
        const std::size_t digits = word.find_first_not_of("0123456789", 1);
        if (digits != std::string_view::npos && digits > 1 && (word[digits] == 'C' || word[digits] == 'c'))
            return true;
    }
    return std::ranges::find(kOtherWords, word) != kOtherWords.end() ||
           std::ranges::find(kBetweenWords, word) != kBetweenWords.end() ||
           std::ranges::find(kGroupWords, word, &GroupWord::word) != kGroupWords.end();
}

}  // namespace sator::text
