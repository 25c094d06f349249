#include "sator/exchange/pasted/beside_grids.hpp"

#include <algorithm>
#include <map>

#include "sator/base/ascii.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/exchange/pasted/row_cells.hpp"

namespace sator::exchange {

namespace {

using Regions = std::vector<std::optional<int>>;

/// Returns whether the cells of one region hang together by their edges.
bool is_connected(const Regions& regions, int region, std::size_t side) {
    std::vector<std::size_t> open;
    std::vector<bool> seen(regions.size());
    const auto visit = [&](std::size_t cell) {
        if (seen[cell] || regions[cell] != region) return;
        seen[cell] = true;
        open.push_back(cell);
    };
    visit(static_cast<std::size_t>(std::ranges::find(regions, std::optional(region)) - regions.begin()));
    std::size_t reached = 0;
    while (!open.empty()) {
        const std::size_t cell = open.back();
        open.pop_back();
        ++reached;
        if (cell % side > 0) visit(cell - 1);
        if (cell % side + 1 < side) visit(cell + 1);
        if (cell >= side) visit(cell - side);
        if (cell + side < regions.size()) visit(cell + side);
    }
    return reached == static_cast<std::size_t>(std::ranges::count(regions, std::optional(region)));
}

/// Returns the regions that a grid of signs draws: each sign fills as many cells as a row has, and they hang together. No solved sudoku
/// is such a grid, because its equal numbers share no edge.
std::optional<Regions> regions_of_signs(const std::vector<std::string>& signs, std::size_t side) {
    std::map<std::string, int> numbers;
    std::map<int, std::size_t> sizes;
    Regions regions;
    for (const std::string& sign : signs) {
        const int number = numbers.try_emplace(sign, static_cast<int>(numbers.size())).first->second;
        regions.emplace_back(number);
        ++sizes[number];
    }
    for (const auto& [region, size] : sizes) {
        if (size != side || !is_connected(regions, region, side)) return std::nullopt;
    }
    return regions;
}

/// Gives a grid the regions that the next one draws.
void take_grids_of_regions(std::vector<PastedGrid>& grids) {
    for (std::size_t i = 1; i < grids.size();) {
        auto regions = regions_of_signs(grids[i].cells, grids[i].side);
        const bool is_map = regions && grids[i - 1].side == grids[i].side && grids[i - 1].regions.empty();
        if (is_map) grids[i - 1].regions = std::move(*regions);
        if (is_map)
            grids.erase(grids.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    }
}

/// Returns the signs of a line that is a row of `side` letters and digits, with blanks between them or without; none for another line.
std::vector<std::string> row_of_signs(std::string_view line, std::size_t side) {
    std::vector<std::string> signs;
    for (const char c : line) {
        if (c == ' ' || c == '|') continue;
        if (!is_ascii_letter(static_cast<unsigned char>(c)) && !is_digit(static_cast<unsigned char>(c)))
            return {};
        signs.emplace_back(1, c);
    }
    return signs.size() == side ? signs : std::vector<std::string>();
}

/// Returns whether a line has words: two letters that follow each other, and are not "rc".
bool has_words(std::string_view line) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (is_ascii_letter(static_cast<unsigned char>(line[i])) &&
            is_ascii_letter(static_cast<unsigned char>(line[i + 1])))
            return true;
    }
    return std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

/// Returns whether a line without words names at least two cells, cages or the like: "3: r1c1 r1c2", "a20, b4". A line with signs of a
/// conclusion, "r4c2: {135} >> {13}", is a step of somebody's solution.
bool is_data(std::string_view line) {
    if (has_words(line) || line.find_first_of("<>{}") != std::string_view::npos) return false;
    std::size_t names = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const bool is_name = is_ascii_letter(static_cast<unsigned char>(line[i])) &&
                             is_digit(static_cast<unsigned char>(line[i + 1]));
        names += is_name ? 1 : 0;
    }
    return names >= 2;
}

/// Takes a block of letters in the form of the grid out of the words. It is either the grid's regions, or not understood.
void take_block_of_letters(PastedText& pasted, std::vector<std::string_view>& lines) {
    PastedGrid& grid = pasted.grids.front();
    const auto is_row = [&](std::string_view line) { return !row_of_signs(line, grid.side).empty(); };
    const auto begin = std::ranges::search_n(lines, static_cast<std::ptrdiff_t>(grid.side), true,
                                             [&](std::string_view line, bool) { return is_row(line); });
    if (begin.empty()) return;
    std::vector<std::string> signs;
    for (const std::string_view line : begin)
        std::ranges::copy(row_of_signs(line, grid.side), std::back_inserter(signs));
    auto regions = regions_of_signs(signs, grid.side);
    if (regions && pasted.grids.size() == 1 && grid.regions.empty()) {
        grid.regions = std::move(*regions);
    } else {
        pasted.not_understood.push_back("the letters '" + std::string(trimmed(begin.front())) + "' …");
    }
    lines.erase(begin.begin(), begin.end());
}

}  // namespace

void take_data_beside_grids(PastedText& pasted) {
    take_grids_of_regions(pasted.grids);
    if (pasted.words.empty()) return;
    const std::string words = std::exchange(pasted.words, {});
    std::vector<std::string_view> lines = pieces_between(words, "\n");
    if (lines.back().empty()) lines.pop_back();  // after the last line's end
    take_block_of_letters(pasted, lines);
    for (const std::string_view line : lines) {
        if (is_data(line)) pasted.not_understood.push_back("'" + std::string(line) + "'");
        pasted.words += std::string(line) + "\n";
    }
}

}  // namespace sator::exchange
