#include <algorithm>

#include "sator/create/forms/clone_shapes.hpp"
#include "sator/create/forms/random_lines.hpp"
#include "sator/create/forms/rule_judge.hpp"
#include "sator/create/forms/statement_form.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/text/write/places_text.hpp"

namespace sator::create {

namespace {

class FormClues {
  public:
    FormClues(Plan& plan, const StatementForm& form, Resources& files, RandomSource& random)
        : plan_(plan),
          form_(form),
          judge_(plan, files),
          random_(random),
          arguments_(listed_arguments(form.arguments)) {}

    void add() {
        const Grid& grid = plan_.base->puzzle->grid;
        switch (form_.place) {
            case FormPlace::Line:
                for (const Slot& line : random_lines(plan_, form_, judge_, random_))
                    add_clue("", places_of(line));
                break;
            case FormPlace::Neighbours:
                add_true(neighbours_of(grid));
                break;
            case FormPlace::Cell:
                add_true(single_cells_of(grid));
                break;
            case FormPlace::Square:
                for (const Sequence& square : windows_of(grid, {2, 2})) add_square(square.cells);
                break;
            case FormPlace::Diagonal:
                add_diagonals();
                break;
            case FormPlace::Sides:
                add_sides();
                break;
            case FormPlace::Clones:
                for (const auto& [group, clone] : clone_shapes(plan_, random_))
                    add_clue("", places_of(group) + ": " + places_of(clone));
                break;
        }
    }

  private:
    std::string heading() const { return std::string(form_.heading.value_or(form_.rule)); }

    std::string places_of(const Slot& cells) const {
        const Grid& grid = plan_.base->puzzle->grid;
        const auto text = [&](Slot part) {
            const Sequence sequence{"", std::move(part)};
            return text::places_text(grid, {}, std::span(&sequence, 1));
        };
        if (form_.head == 0) return text(cells);
        const auto middle = cells.begin() + static_cast<std::ptrdiff_t>(form_.head);
        return text(Slot(cells.begin(), middle)) + ": " + text(Slot(middle, cells.end()));
    }

    /// No cell or pair of cells has two marks.
    bool is_marked(const std::string& places) const {
        if (form_.place != FormPlace::Neighbours && form_.place != FormPlace::Cell) return false;
        return std::ranges::any_of(plan_.clues, [&](const OptionalClue& clue) {
            return !clue.spots.empty() &&
                   (clue.spots[0].text == places || clue.spots[0].text.ends_with(" " + places));
        });
    }

    void add_clue(const std::string& arguments, const std::string& places) {
        if (random_.below(100) >= form_.percent || is_marked(places)) return;
        ClueSpot spot{
            .heading = heading(), .side = {}, .text = (arguments.empty() ? "" : arguments + " ") + places};
        plan_.clues.push_back({.givens = {}, .spots = {std::move(spot)}, .rules = {}, .level = form_.level});
    }

    /// Adds a clue at each place where the rule holds with some argument.
    void add_true(const std::vector<Sequence>& places) {
        for (const Sequence& place : places) {
            if (arguments_.empty()) {
                if (judge_.holds(form_.rule, {}, place.cells)) add_clue("", places_of(place.cells));
            } else if (const auto argument = judge_.first_that_holds(form_.rule, arguments_, place.cells)) {
                add_clue(*argument, places_of(place.cells));
            }
        }
    }

    void add_square(const Slot& cells) {
        std::vector<Value> values;
        for (const CellId cell : cells) values.push_back(plan_.solution[cell.index()]);
        std::ranges::sort(values);
        std::string arguments;
        for (const Value value : values)
            arguments += (arguments.empty() ? "" : " ") +
                         plan_.base->puzzle->alphabet[static_cast<std::size_t>(value)].to_string();
        add_clue(arguments, places_of(cells));
    }

    void add_diagonals() {
        const auto rows = rows_of(plan_.base->puzzle->grid);
        const std::size_t height = rows.size(), width = rows[0].cells.size();
        for (std::size_t r = 0; r < height; ++r) {
            for (std::size_t c = 0; c < width; ++c) {
                if (r == 0 || c == 0) add_diagonal(rows, r, c, true);
                if (r == 0 || c + 1 == width) add_diagonal(rows, r, c, false);
            }
        }
    }

    void add_diagonal(const std::vector<Sequence>& rows, std::size_t r, std::size_t c, bool to_right) {
        Slot cells;
        const std::string name = "R" + std::to_string(r + 1) + "C" + std::to_string(c + 1);
        for (; r < rows.size() && c < rows[r].cells.size(); ++r, to_right ? ++c : --c)
            cells.push_back(rows[r].cells[c]);
        if (cells.size() < 2) return;
        if (const auto argument = judge_.first_that_holds(form_.rule, arguments_, cells))
            add_clue(*argument, name + (to_right ? " down-right" : " down-left"));
    }

    /// A number for each line, or nullopt.
    using SideClues = std::vector<std::optional<std::string>>;

    void add_sides() {
        const auto rows = rows_of(plan_.base->puzzle->grid), columns = columns_of(plan_.base->puzzle->grid);
        const SideClues left = side_clues(rows, false), right = side_clues(rows, true),
                        top = side_clues(columns, false), bottom = side_clues(columns, true);
        // A sum is the same from both ends, and is printed once.
        const bool is_once = left == right && top == bottom;
        add_side("left", left);
        if (!is_once) add_side("right", right);
        add_side("top", top);
        if (!is_once) add_side("bottom", bottom);
    }

    SideClues side_clues(const std::vector<Sequence>& lines, bool is_reversed) {
        SideClues clues;
        for (const Sequence& line : lines) {
            Slot cells = line.cells;
            if (is_reversed) std::ranges::reverse(cells);
            clues.push_back(judge_.first_that_holds(form_.rule, arguments_, cells));
        }
        return clues;
    }

    void add_side(std::string_view side, const SideClues& clues) {
        for (std::size_t i = 0; i < clues.size(); ++i) {
            if (!clues[i]) continue;
            ClueSpot spot{.heading = heading(),
                          .side = std::string(side),
                          .index = i,
                          .length = clues.size(),
                          .text = *clues[i]};
            plan_.clues.push_back(
                {.givens = {}, .spots = {std::move(spot)}, .rules = {}, .level = form_.level});
        }
    }

    Plan& plan_;
    const StatementForm& form_;
    RuleJudge judge_;
    RandomSource& random_;
    std::vector<std::string> arguments_;
};

}  // namespace

void add_clues(Plan& plan, const StatementForm& form, Resources& files, RandomSource& random) {
    FormClues(plan, form, files, random).add();
}

}  // namespace sator::create
