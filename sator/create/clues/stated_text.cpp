#include "sator/create/clues/stated_text.hpp"

#include <algorithm>
#include <vector>

#include "sator/formats/sator_writer/drawing_text.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"

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

}  // namespace

std::string drawing_of(std::string_view statement, const Puzzle& puzzle, std::span<const Given> givens) {
    const formats::Layout layout(drawn_lines(puzzle.grid));
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
    for (const Section& section : sections) text += section.text();
    if (!givens.empty()) text += "\n" + drawing_of("initial", puzzle, givens);
    return text;
}

}  // namespace sator::create
