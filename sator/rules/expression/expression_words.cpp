#include "sator/rules/expression/expression_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sator/base/ascii.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/rules/expression/counting_words.hpp"
#include "sator/rules/expression/number_line_words.hpp"
#include "sator/rules/expression/spoken_formula.hpp"

namespace sator::rules {

namespace {

/// An expression about one group, `@`, with a number, `#`, and the demand that it states in words.
struct KnownForm {
    std::string_view form, demand;
    std::size_t cells = 0;  ///< of the group; 0: any number
};
constexpr std::array kKnownForms = {
    KnownForm{"sum(@) = #", "add up to #"},
    KnownForm{"0 + sum(@) = #", "add up to #"},
    KnownForm{"product(@) = #", "multiply to #"},
    KnownForm{"distinct(@)", "hold different values"},
    KnownForm{"max(@) - min(@) = #", "have the difference #", 2},
    KnownForm{"2 * max(@) - sum(@) = #", "leave # if all others are subtracted from the greatest"},
    KnownForm{"max(@) = # * min(@)", "have the quotient #", 2},
    KnownForm{"max(@) * max(@) = # * product(@)", "leave # if the greatest is divided by all others"}};

/// Returns the number in the place of `#` if the text has the form; empty if the form has none, and nullopt if it does not fit.
std::optional<std::string> number_in_form(std::string_view text, std::string_view form,
                                          std::string_view group) {
    std::string number;
    for (const char c : form) {
        if (c == '#') {
            const std::size_t length = std::min(text.find_first_not_of("0123456789"), text.size());
            if (length == 0) return std::nullopt;
            number = text.substr(0, length);
            text.remove_prefix(length);
            continue;
        }
        const std::string_view part = c == '@' ? group : std::string_view(&c, 1);
        if (!text.starts_with(part)) return std::nullopt;
        text.remove_prefix(part.size());
    }
    return text.empty() ? std::optional(number) : std::nullopt;
}

/// Returns the demand that an expression with one group states, or nullopt if it has no known form.
std::optional<std::string> known_demand(const std::string& text, const Sequence& group) {
    for (const KnownForm& form : kKnownForms) {
        if (form.cells != 0 && form.cells != group.cells.size()) continue;
        const auto number = number_in_form(text, form.form, group.label);
        if (!number) continue;
        std::string demand(form.demand);
        const std::size_t at = demand.find('#');
        if (at != std::string::npos) demand.replace(at, 1, *number);
        return demand;
    }
    return std::nullopt;
}

/// Returns the text `a + 2 * b + 3 * c` of the sum of cells, each times its place, if each group is a cell.
std::string sum_by_places(std::span<const Sequence> groups) {
    std::string sum;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (groups[i].cells.size() != 1) return {};
        sum += (i == 0 ? "" : " + " + std::to_string(i + 1) + " * ") + groups[i].label;
    }
    return sum;
}

/// Returns "column numbers" if the cells are those of a row, from column 1 on, "row numbers" for a column; empty for others.
std::string_view numbers_of_places(const Slot& line, const Grid& grid) {
    if (!std::ranges::all_of(line, [&](CellId cell) { return grid.is_drawn(cell); })) return "";
    const auto places = cell_coordinates(grid);
    const auto is_at = [&](bool is_row) {
        for (std::uint32_t i = 0; i < line.size(); ++i) {
            const CellCoordinates &own = places[line[i].index()], &first = places[line[0].index()];
            const CellCoordinates wanted =
                is_row ? CellCoordinates{first.row, i} : CellCoordinates{i, first.column};
            if (own != wanted) return false;
        }
        return true;
    };
    return is_at(true) ? "column numbers" : is_at(false) ? "row numbers" : "";
}

/// Returns whether each cell can hold 0 and 1 and nothing else.
bool are_black_or_white(const Slot& cells, const Puzzle& puzzle) {
    return std::ranges::all_of(cells, [&](CellId cell) {
        const std::vector<ValueId> range = range_of(puzzle, cell);
        return range.size() == 2 && puzzle.alphabet[range[0]] == Symbol::of_number(0) &&
               puzzle.alphabet[range[1]] == Symbol::of_number(1);
    });
}

/// Returns the words of a clue of a kakurasu, `a + 2 * b + 3 * c = 4` for a line of cells that hold 0 or 1; nullopt for others.
std::optional<RuleWords> words_of_sum_by_places(const std::string& text, std::span<const Sequence> groups,
                                                const std::string& label, const RuleNaming& naming) {
    const std::string sum = groups.size() < 2 ? "" : sum_by_places(groups) + " = ";
    if (sum.empty() || !text.starts_with(sum)) return std::nullopt;
    const std::string number = text.substr(sum.size());
    if (number.empty() || !std::ranges::all_of(number, is_digit)) return std::nullopt;
    Slot line;
    for (const Sequence& group : groups) line.push_back(group.cells[0]);
    const std::string_view numbers = numbers_of_places(line, naming.puzzle.grid);
    if (numbers.empty() || !are_black_or_white(line, naming.puzzle)) return std::nullopt;
    const std::string name = naming.groups.of(line);
    return RuleWords{label.empty() ? "the black cells of " + name : label,
                     "add up to " + number + " by their " + std::string(numbers)};
}

}  // namespace

RuleWords expression_words(const std::string& text, std::span<const Sequence> groups,
                           const std::string& label, const RuleNaming& naming) {
    const auto name_of = [&](const Sequence& group) {
        return rule_subject(naming, {"", group.cells}, {}, "", ReadingDirection::DoesNotMatter);
    };
    if (groups.size() == 1) {
        auto demand = known_demand(text, groups[0]);
        if (!demand) demand = demand_of_consecutive_numbers(text, groups[0]);
        if (demand) return {label.empty() ? name_of(groups[0]) : label, std::move(*demand)};
    }
    if (auto words = words_of_sum_by_places(text, groups, label, naming)) return std::move(*words);
    if (auto words = words_of_count(text, groups, label, naming)) return std::move(*words);
    if (auto words = words_of_path_step(text, groups, label, naming)) return std::move(*words);
    return formula_words(label, spoken_formula(text, groups, naming.puzzle, name_of));
}

}  // namespace sator::rules
