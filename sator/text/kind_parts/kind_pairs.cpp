#include "sator/text/kind_parts/kind_pairs.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/whole_number.hpp"

namespace sator::text {

namespace {

constexpr std::array<std::pair<std::string_view, PrintedPlace>, 4> kSteps = {
    {{"above", {-1, 0}}, {"left", {0, -1}}, {"right", {0, 1}}, {"below", {1, 0}}}};

}  // namespace

PairWords read_pair_words(const std::vector<std::string_view>& words) {
    PairWords pairs;
    const auto word = [&](std::size_t ahead) {
        const std::size_t at = pairs.word_count + ahead;
        return at < words.size() ? words[at] : std::string_view();
    };
    const auto step = std::ranges::find(kSteps, word(0), &std::pair<std::string_view, PrintedPlace>::first);
    if (step != kSteps.end()) {
        pairs.steps = {step->second};
        ++pairs.word_count;
    }
    if (const auto number = to_whole_number<std::uint16_t>(word(0)); number && word(1) == "apart") {
        pairs.distance = *number;
        pairs.word_count += 2;
    }
    if (word(0) == "opposite") {
        pairs.are_opposite = true;
        ++pairs.word_count;
    }
    if ((word(0) == "in" || word(0) == "across") && word(1) == "regions") {
        (word(0) == "in" ? pairs.are_in_regions : pairs.are_across_regions) = true;
        pairs.word_count += 2;
    }
    return pairs;
}

std::vector<CellPair> pairs_of_cells(const PrintedGrid& grid, const PairWords& words) {
    std::vector<CellPair> pairs;
    for (const PrintedPlace first : grid.cells()) {
        for (const PrintedPlace step : words.steps) {
            const PrintedPlace second = grid.inside(
                {first.row + words.distance * step.row, first.column + words.distance * step.column});
            if (words.distance > 0 && grid.is_cell(second) && second != first)
                pairs.push_back({first, second});
        }
    }
    return pairs;
}

}  // namespace sator::text
