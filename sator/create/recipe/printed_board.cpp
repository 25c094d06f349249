#include "sator/create/recipe/printed_board.hpp"

#include <algorithm>
#include <utility>

#include "sator/create/clues/stated_text.hpp"

namespace sator::create {

namespace {

/// The number of code points of a mark.
std::size_t width_of(std::string_view mark) {
    return static_cast<std::size_t>(
        std::ranges::count_if(mark, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

}  // namespace

PrintedBoard::PrintedBoard(std::string head, MadeGridSize size, Layout layout, std::size_t value_width)
    : head_(std::move(head)),
      size_(size),
      layout_(layout),
      value_width_(value_width),
      signs_(size.columns * size.rows, kOpen),
      is_block_(signs_.size()) {}

void PrintedBoard::put(std::size_t place, std::string sign, bool is_block) {
    signs_[place] = std::move(sign);
    is_block_[place] = is_block;
}

void PrintedBoard::move_sign(std::size_t from, std::size_t to) {
    std::swap(signs_[from], signs_[to]);
}

void PrintedBoard::set_regions(const Partition& regions) {
    regions_.clear();
    for (std::size_t place = 0; place < signs_.size(); ++place)
        regions_ += is_block_[place] ? ' ' : part_letter(regions.part_of(CellId(place)));
}

std::vector<std::size_t> PrintedBoard::cells() const {
    std::vector<std::size_t> cells;
    for (std::size_t place = 0; place < signs_.size(); ++place) {
        if (!is_block_[place]) cells.push_back(place);
    }
    return cells;
}

// A spot's index is line * length + column in a table with a column for each cell and, if there are gaps, for each gap, or for each corner
// and what is between two corners.

std::size_t PrintedBoard::line_length() const {
    switch (layout_) {
        case Layout::Cells:
            return size_.columns;
        case Layout::Gaps:
            return 2 * size_.columns;
        case Layout::Corners:
            return size_.columns + 1;
        case Layout::CellsAndCorners:
            break;
    }
    return 2 * size_.columns + 1;
}

std::size_t PrintedBoard::index_of(std::size_t place) const {
    const std::size_t step = layout_ == Layout::Cells || layout_ == Layout::Corners ? 1 : 2;
    const std::size_t first = layout_ == Layout::CellsAndCorners ? 1 : 0;
    return (step * (place / size_.columns) + first) * line_length() + step * (place % size_.columns) + first;
}

ClueSpot PrintedBoard::spot_at(std::size_t place, std::string text) const {
    return {.heading = {},
            .side = {},
            .index = index_of(place),
            .length = line_length(),
            .text = std::move(text)};
}

ClueSpot PrintedBoard::spot_at_corner(std::size_t row, std::size_t column, std::string text) const {
    const std::size_t step = layout_ == Layout::CellsAndCorners ? 2 : 1;
    return {.heading = {},
            .side = {},
            .index = step * row * line_length() + step * column,
            .length = line_length(),
            .text = std::move(text)};
}

ClueSpot PrintedBoard::spot_after(std::size_t place, std::string text) const {
    ClueSpot spot = spot_at(place, std::move(text));
    ++spot.index;
    return spot;
}

ClueSpot PrintedBoard::spot_below(std::size_t place, std::string text) const {
    ClueSpot spot = spot_at(place, std::move(text));
    spot.index += spot.length;
    return spot;
}

PrintedBoard::Lines PrintedBoard::lines() const {
    const bool has_corners = layout_ == Layout::Corners || layout_ == Layout::CellsAndCorners;
    const std::size_t step = layout_ == Layout::CellsAndCorners ? 2 : 1;
    const std::size_t rows = layout_ == Layout::Gaps ? 2 * size_.rows - 1
                             : has_corners           ? step * size_.rows + 1
                                                     : size_.rows;
    Lines lines(rows, std::vector<std::string>(line_length()));
    for (std::size_t row = 0; row <= size_.rows && has_corners; ++row) {
        for (std::size_t column = 0; column <= size_.columns; ++column)
            lines[step * row][step * column] = kOpen;
    }
    if (layout_ == Layout::Corners) return lines;
    for (std::size_t place = 0; place < signs_.size(); ++place)
        lines[index_of(place) / line_length()][index_of(place) % line_length()] = signs_[place];
    return lines;
}

std::string PrintedBoard::text(Lines lines) const {
    for (std::size_t place = 0; place < regions_.size(); ++place) {
        std::string& mark = lines[place / size_.columns][place % size_.columns];
        if (!is_block_[place]) mark = regions_[place] + (mark == kOpen ? std::string() : mark);
    }
    std::size_t width = value_width_;
    for (const auto& line : lines) {
        for (const std::string& mark : line) width = std::max(width, width_of(mark));
    }
    std::string text = head_;
    for (const auto& line : lines) {
        std::string drawn = "|";
        for (const std::string& mark : line) drawn += " " + mark + std::string(width - width_of(mark), ' ');
        while (drawn.ends_with(' ')) drawn.pop_back();
        text += drawn + "\n";
    }
    return text;
}

std::string PrintedBoard::text() const {
    return text(lines());
}

std::string PrintedBoard::text(const Plan& plan, const Chosen& chosen) const {
    Lines drawn = lines();
    const auto draw = [&](const ClueSpot& spot) {
        drawn[spot.index / spot.length][spot.index % spot.length] = spot.text;
    };
    const std::vector<std::size_t> places = cells();
    std::vector<OptionalClue> lists;
    Chosen chosen_lists;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const OptionalClue& clue = plan.clues[i];
        if (!clue.spots.empty() && !clue.spots[0].side.empty()) {
            lists.push_back({.givens = {}, .spots = clue.spots, .rules = {}});
            chosen_lists.push_back(chosen[i]);
            continue;
        }
        if (!chosen[i]) continue;
        for (const ClueSpot& spot : clue.spots) draw(spot);
        if (!clue.spots.empty()) continue;
        for (const Given& given : clue.givens)
            draw(spot_at(places[given.cell.index()], plan.base->puzzle->alphabet[given.value].to_string()));
    }
    return stated_text(text(drawn), *plan.base->puzzle, lists, chosen_lists);
}

}  // namespace sator::create
