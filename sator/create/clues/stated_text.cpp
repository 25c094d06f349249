#include "sator/create/clues/stated_text.hpp"

#include <algorithm>
#include <vector>

#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/text/write/drawing_text.hpp"

namespace sator::create {

namespace {

/// Collects the lines below one heading.
class Section {
  public:
    explicit Section(std::string heading) : heading_(std::move(heading)) {}

    const std::string& heading() const { return heading_; }
    void add(const ClueSpot& spot, bool is_chosen) {
        if (spot.side.empty()) {
            if (is_chosen) lines_ += (heading_.empty() ? "" : "  ") + spot.text + "\n";
            return;
        }
        auto list = std::ranges::find(lists_, spot.side, &List::side);
        if (list == lists_.end()) list = lists_.insert(lists_.end(), {spot.side, {}, false});
        list->places.resize(std::max(list->places.size(), spot.length), ".");
        if (!is_chosen) return;
        list->places[spot.index] = spot.text;
        list->has_clue = true;
    }

    std::string text() const {
        std::string text = lines_;
        std::size_t width = 0;
        for (const List& list : lists_) width = std::max(width, list.side.size());
        for (const List& list : lists_) {
            if (!list.has_clue) continue;
            text += list.side + std::string(width - list.side.size(), ' ');
            for (const std::string& place : list.places) text += " " + place;
            text += "\n";
        }
        if (text.empty() || heading_.empty()) return text;
        return "\n" + heading_ + "\n" + text;
    }

  private:
    struct List {
        std::string side;
        std::vector<std::string> places;
        bool has_clue = false;
    };

    std::string heading_;
    std::string lines_;
    std::vector<List> lists_;
};

/// Draws the values of a plain sudoku with frames around its boxes. Empty if the base begins otherwise than with the line
/// "sudoku 9x9", or draws something itself, or if values have two characters.
std::string framed_values(std::string_view base, const Puzzle& puzzle, std::span<const Given> givens) {
    constexpr std::size_t kMostDigits = 9;
    const auto& [columns, rows, none] = puzzle.grid.line_counts;
    const std::string kind = "sudoku " + std::to_string(columns) + "x" + std::to_string(rows) + "\n";
    const auto box = usual_box_size(columns);
    if (!base.starts_with(kind) || base.contains('|') || columns != rows || columns > kMostDigits || !box)
        return {};
    std::vector<std::string> cells(puzzle.grid.cell_count(), ".");
    for (const Given& given : givens) cells[given.cell.index()] = puzzle.alphabet[given.value].to_string();
    std::string text, frame = "|-";
    for (std::size_t column = 0; column < columns; ++column)
        frame += column > 0 && column % box->columns == 0 ? "+---" : "--";
    for (std::size_t row = 0; row < rows; ++row) {
        if (row > 0 && row % box->rows == 0) text += frame.substr(0, frame.size() - 1) + "\n";
        text += "|";
        for (std::size_t column = 0; column < columns; ++column)
            text += (column > 0 && column % box->columns == 0 ? " | " : " ") + cells[row * columns + column];
        text += "\n";
    }
    return text;
}

}  // namespace

std::string drawing_of(std::string_view statement, const Puzzle& puzzle, std::span<const Given> givens) {
    const text::Layout layout(drawn_lines(puzzle.grid));
    return std::string(statement) + "\n" + values_text(layout, puzzle.alphabet, givens);
}

std::string stated_text(std::string_view base, const Puzzle& puzzle, std::span<const OptionalClue> clues,
                        const Chosen& chosen) {
    std::vector<Section> sections;
    std::vector<Given> givens;
    for (std::size_t i = 0; i < clues.size(); ++i) {
        for (const ClueSpot& spot : clues[i].spots) {
            auto section = std::ranges::find(sections, spot.heading, &Section::heading);
            if (section == sections.end()) section = sections.insert(sections.end(), Section(spot.heading));
            section->add(spot, chosen[i]);
        }
        if (chosen[i]) givens.insert(givens.end(), clues[i].givens.begin(), clues[i].givens.end());
    }
    std::ranges::stable_sort(sections, [](const Section& a, const Section& b) {
        return a.heading().empty() && !b.heading().empty();
    });
    std::string text(base);
    if (!givens.empty()) {
        const std::string framed = framed_values(base, puzzle, givens);
        if (!framed.empty()) givens.clear();
        const std::size_t below = text.find('\n') + 1;
        const bool has_more = below < text.size();
        if (!framed.empty()) text.insert(below, framed + (has_more ? "\n" : ""));
    }
    for (const Section& section : sections) text += section.text();
    if (!givens.empty()) text += "\n" + drawing_of("initial", puzzle, givens);
    return text;
}

}  // namespace sator::create
