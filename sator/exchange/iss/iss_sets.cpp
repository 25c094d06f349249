#include "sator/exchange/iss/iss_sets.hpp"

#include <algorithm>
#include <bit>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/rules/registry/text_pieces.hpp"

namespace sator::exchange {

namespace {

/// The most cells of a rellik cage, because it lists all its subsets.
constexpr std::size_t kMostCells = 16;

std::string listed(int first, int last, int step) {
    std::string text;
    for (int v = first; v <= last; v += step) text += " " + std::to_string(v);
    return text;
}

/// Divides "1_2_3" into numbers.
std::expected<std::vector<int>, IssFault> numbers_of(const IssConstraint& constraint, std::size_t index) {
    std::vector<int> numbers;
    for (const std::string_view piece : pieces_of(constraint.text(index), '_')) {
        const auto number = to_whole_number<int>(piece);
        if (!number) return constraint.fault_at(index, "'" + constraint.type.text + "' needs values here");
        numbers.push_back(*number);
    }
    return numbers;
}

/// Returns the condition that the cell of `line` whose place the letter `control` holds has the value `wanted`.
std::string index_condition(const std::string& control, const SquareCells& line, const std::string& wanted,
                            const IssGrid& grid, IssFormula& letter) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        if (place < grid.first || place > grid.last) continue;
        text += text.empty() ? "" : " or ";
        text +=
            "(" + control + " = " + std::to_string(place) + " and " + letter(line[i]) + " = " + wanted + ")";
    }
    return text;
}

}  // namespace

IssResult read_iss_rellik_cage(const IssConstraint& constraint, const IssReading& reading) {
    const auto sum = constraint.number(0);
    if (!sum) return failure(sum);
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    reading.puzzle.rule("distinct", *cells);
    if (cells->size() > kMostCells) {
        reading.leave_out(constraint, "is too large");
        return {};
    }
    std::vector<SquareCells> subsets;
    for (std::size_t set = 1; set < std::size_t{1} << cells->size(); ++set) {
        const int size = std::popcount(set);
        const int least = size * reading.grid().first + size * (size - 1) / 2;
        if (least > *sum) continue;  // different values cannot have so small a sum
        SquareCells& subset = subsets.emplace_back();
        for (std::size_t i = 0; i < cells->size(); ++i) {
            if ((set >> i & 1U) != 0) subset.push_back((*cells)[i]);
        }
    }
    reading.puzzle.rule_at_each("sum(line) != " + std::to_string(*sum), subsets);
    return {};
}

IssResult read_iss_equality_cage(const IssConstraint& constraint, const IssReading& reading) {
    const auto cells = constraint.cells(0, reading.grid());
    if (!cells) return failure(cells);
    const IssGrid& grid = reading.grid();
    reading.puzzle.rule("distinct", *cells);
    if (cells->size() % 2 != 0) {
        reading.puzzle.rule("a != a", SquareCells{cells->front()});  // halves are not whole
        return {};
    }
    const std::string half = " " + std::to_string(cells->size() / 2);
    const int values = static_cast<int>(grid.values()) / 2;
    const int even = grid.first + (grid.first % 2 == 0 ? 0 : 1);
    const int odd = grid.first + (grid.first % 2 == 0 ? 1 : 0);
    for (const std::string& list :
         {listed(even, grid.last, 2), listed(odd, grid.last, 2),
          listed(grid.first, grid.first + values - 1, 1), listed(grid.last - values + 1, grid.last, 1)})
        reading.puzzle.rule("count" + list + half, *cells);
    return {};
}

IssResult add_lunchbox(const IssConstraint& constraint, int sum, const SquareCells& line,
                       const IssReading& reading) {
    const IssGrid& grid = reading.grid();
    if (line.size() == grid.values()) {
        reading.puzzle.rule("sandwich " + std::to_string(sum) + " " + std::to_string(grid.first) + " " +
                                std::to_string(grid.last),
                            line);
        return {};
    }
    IssFormula letter;
    for (const SquareCell cell : line) letter(cell);
    if (letter.is_too_long()) {
        reading.leave_out(constraint, "is too long");
        return {};
    }
    const std::string label = "sum " + std::to_string(sum) + " between least and greatest";
    for (std::size_t i = 0; i < line.size(); ++i) {
        for (std::size_t j = i + 1; j < line.size(); ++j) {
            std::string between;
            for (std::size_t k = i + 1; k < j; ++k)
                between += (between.empty() ? "" : " + ") + letter(line[k]);
            const std::string a = letter(line[i]), b = letter(line[j]);
            const std::string text = "if (" + a + " = min(line) and " + b + " = max(line)) or (" + a +
                                     " = max(line) and " + b + " = min(line)) then " +
                                     (between.empty() ? "0" : between) + " = " + std::to_string(sum);
            reading.puzzle.rule(text, letter.cells(), label);
        }
    }
    return {};
}

IssResult read_iss_lunchbox(const IssConstraint& constraint, const IssReading& reading) {
    const auto sum = constraint.number(0);
    if (!sum) return failure(sum);
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    reading.puzzle.different(*cells);
    return add_lunchbox(constraint, *sum, *cells, reading);
}

IssResult read_iss_look_and_say(const IssConstraint& constraint, const IssReading& reading) {
    const std::string_view said = constraint.text(0);
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    if (said.empty() || said.size() % 2 != 0 || !std::ranges::all_of(said, is_digit))
        return constraint.fault_at(0, "'LookAndSay' needs counts and digits",
                                   "two 4s and a 7 are written 2417");
    for (std::size_t i = 0; i < said.size(); i += 2)
        reading.puzzle.rule("count " + std::string(1, said[i + 1]) + " " + std::string(1, said[i]), *cells);
    return {};
}

IssResult read_iss_contain(const IssConstraint& constraint, const IssReading& reading) {
    const auto values = numbers_of(constraint, 0);
    if (!values) return failure(values);
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    if (constraint.type.text == "ContainAtLeast") {
        std::string rule = "superset";
        for (const int value : *values) rule += " " + std::to_string(value);
        reading.puzzle.rule(rule, *cells);
        return {};
    }
    for (const int value : std::set<int>(values->begin(), values->end()))
        reading.puzzle.rule(
            "count " + std::to_string(value) + " " + std::to_string(std::ranges::count(*values, value)),
            *cells);
    return {};
}

IssResult read_iss_same_values(const IssConstraint& constraint, const IssReading& reading) {
    const auto count = constraint.number(0);
    if (!count) return failure(count);
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    const auto groups = static_cast<std::size_t>(std::max(1, *count));
    if (groups >= cells->size()) {
        if (cells->size() > 1) reading.puzzle.rule("equal", *cells);
        return {};
    }
    if (cells->size() % groups != 0)
        return constraint.fault_at(
            0, "the cells cannot be divided into " + std::to_string(groups) + " sets of the same size");
    if (groups == 1) return {};
    const std::size_t size = cells->size() / groups;
    std::vector<SquareCells> parts;
    for (std::size_t i = 0; i < cells->size(); i += size) {
        const auto begin = cells->begin() + static_cast<std::ptrdiff_t>(i);
        parts.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(size));
    }
    reading.puzzle.rule_of_parts("same_values", parts);
    return {};
}

IssResult read_iss_equal_sum(const IssConstraint& constraint, const IssReading& reading) {
    const auto segments = constraint.groups(0, "-", reading.grid());
    if (!segments) return failure(segments);
    const auto shortest = std::ranges::min_element(*segments, {}, &SquareCells::size);
    for (auto segment = segments->begin(); segment != segments->end(); ++segment) {
        if (segment != shortest)
            reading.puzzle.rule_of_parts("sum(a) = sum(b)", {*shortest, *segment}, "equal sums");
    }
    return {};
}

/// "0_=_1_1_-1": the cells, each times its coefficient, add up to 0.
IssResult read_iss_weighted_sum(const IssConstraint& constraint, const IssReading& reading) {
    IssConstraint coefficients = constraint;
    std::string& text = coefficients.arguments.front().text;
    const std::size_t equals = text.find("_=_");
    const auto sum = to_whole_number<int>(std::string_view(text).substr(0, equals));
    text.erase(0, equals + 3);
    const auto factors = numbers_of(coefficients, 0);
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    if (!sum || !factors || factors->size() != cells->size())
        return constraint.fault_at(0, "'Sum' needs a coefficient for each cell");
    IssFormula letter;
    std::string total;
    for (std::size_t i = 0; i < cells->size(); ++i)
        total += (i == 0 ? "" : " + ") + std::to_string((*factors)[i]) + " * " + letter((*cells)[i]);
    reading.formula(constraint, total + " = " + std::to_string(*sum), letter);
    return {};
}

IssResult read_iss_count_distinct(const IssConstraint& constraint, const IssReading& reading) {
    const auto cells = constraint.cells(0, reading.grid());
    if (!cells) return failure(cells);
    if (cells->size() < 2) return constraint.fault_at(0, "'CountDistinct' counts no cells");
    std::string conditions;
    for (int v = reading.grid().first; v <= reading.grid().last; ++v)
        conditions += (conditions.empty() ? "" : ", ") + std::to_string(v) + " in b";
    reading.puzzle.rule_of_parts("a = count(" + conditions + ")",
                                 {{cells->front()}, SquareCells(cells->begin() + 1, cells->end())},
                                 "count of different values");
    return {};
}

IssResult read_iss_indexing(const IssConstraint& constraint, const IssReading& reading) {
    const std::string_view kind = constraint.text(0);
    if (kind != "R" && kind != "C")
        return constraint.fault_at(0, "'Indexing' is R for rows or C for columns");
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    const IssGrid& grid = reading.grid();
    if (reading.puzzle.is_usual()) {
        std::vector<SquareCells> places;
        for (const SquareCell cell : *cells) places.push_back({cell});
        reading.puzzle.rule_at_each(kind == "R" ? "row_indexer" : "column_indexer", places);
        return {};
    }
    for (const SquareCell cell : *cells) {
        const bool is_row = kind == "R";
        IssFormula letter;
        const std::string control = letter(cell);
        const std::string text =
            index_condition(control, is_row ? grid.column(cell.column) : grid.row(cell.row),
                            std::to_string(is_row ? cell.row : cell.column), grid, letter);
        reading.formula(constraint, text, letter, is_row ? "row indexer" : "column indexer");
    }
    return {};
}

IssResult read_iss_value_indexing(const IssConstraint& constraint, const IssReading& reading) {
    const auto cells = constraint.cells(0, reading.grid());
    if (!cells) return failure(cells);
    if (cells->size() < 3) return constraint.fault_at(0, "'ValueIndexing' needs three cells or more");
    IssFormula letter;
    const std::string value = letter((*cells)[0]), control = letter((*cells)[1]);
    const std::string text = index_condition(control, SquareCells(cells->begin() + 2, cells->end()), value,
                                             reading.grid(), letter);
    reading.formula(constraint, text, letter, "value indexing");
    return {};
}

}  // namespace sator::exchange
