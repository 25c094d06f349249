#include "sator/exchange/iss/iss_rules.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_machines.hpp"
#include "sator/exchange/iss/iss_sets.hpp"
#include "sator/exchange/iss/iss_special.hpp"

namespace sator::exchange {

namespace {

std::string with_number(std::string_view rule, int number) {
    return std::string(rule) + " " + std::to_string(number);
}

IssResult add_line(const std::string& rule, const IssConstraint& constraint, std::size_t first,
                   const IssReading& reading) {
    const auto cells = constraint.cells(first, reading.grid());
    if (!cells) return failure(cells);
    reading.puzzle.rule(rule, *cells);
    return {};
}

/// The parts of a line in different regions: it begins a new one whenever it enters a region.
std::vector<SquareCells> parts_by_region(const SquareCells& line, const IssReading& reading) {
    std::vector<SquareCells> parts;
    std::optional<int> before;
    for (const SquareCell cell : line) {
        const auto region = reading.puzzle.regions()[reading.grid().index(cell)];
        if (parts.empty() || region != before) parts.emplace_back();
        parts.back().push_back(cell);
        before = region;
    }
    return parts;
}

/// The parts of the line in different regions have the same sum. A line in a single region says nothing.
IssResult add_region_sum_line(const IssType& type, const IssConstraint& constraint,
                              const IssReading& reading) {
    const auto cells = constraint.cells(0, reading.grid());
    if (!cells) return failure(cells);
    const auto has_region = [&](SquareCell cell) {
        return reading.grid().is_inside(cell) &&
               reading.puzzle.regions()[reading.grid().index(cell)].has_value();
    };
    if (reading.puzzle.region_cells().empty() || !std::ranges::all_of(*cells, has_region)) {
        reading.leave_out(constraint, "leaves the regions");
        return {};
    }
    const auto parts = parts_by_region(*cells, reading);
    if (parts.size() == 1) {
        reading.puzzle.remark("a 'RegionSumLine' in a single region says nothing, and is left out");
    } else if (reading.puzzle.is_usual()) {
        reading.puzzle.rule(std::string(type.rule), *cells);
    } else {
        for (std::size_t i = 1; i < parts.size(); ++i)
            reading.puzzle.rule_of_parts("sum(a) = sum(b)", {parts[0], parts[i]}, "region sum line");
    }
    return {};
}

IssResult add_numbered_line(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const bool has_number = constraint.arguments.empty() || !reading.grid().cell(constraint.text(0));
    if (!has_number && type.usual != 0)
        return add_line(with_number(type.rule, type.usual), constraint, 0, reading);
    const auto number = constraint.number(0);
    if (!number) return failure(number);
    std::string rule = with_number(type.rule, *number);
    if (constraint.arguments.back().text != "LOOP") return add_line(rule, constraint, 1, reading);
    if (type.rule != "sum_line")
        return constraint.fault_at(constraint.arguments.size() - 1,
                                   "'" + constraint.type.text + "' is no loop");
    IssConstraint line = constraint;
    line.arguments.pop_back();
    return add_line(rule + " loop", line, 1, reading);
}

SquareCells sorted_cells(SquareCells cells) {
    std::ranges::sort(cells);
    return cells;
}

/// A cell that is named twice counts twice in the sum, and does not differ from itself.
IssResult add_cage(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const bool has_sum = !constraint.arguments.empty() && !constraint.arguments.front().text.empty();
    const auto sum = has_sum ? constraint.number(0) : 0;
    if (!sum) return failure(sum);
    const auto cells = constraint.cells(1, reading.grid());
    if (!cells) return failure(cells);
    SquareCells different;
    std::ranges::unique_copy(sorted_cells(*cells), std::back_inserter(different));
    const bool has_repeats = different.size() < cells->size();
    if (has_repeats && *sum != 0) reading.puzzle.rule(with_number("sum", *sum), *cells);
    const bool is_sum = !has_repeats && *sum != 0;
    reading.puzzle.rule(is_sum ? with_number(type.rule, *sum) : std::string(type.rule),
                        has_repeats ? different : *cells);
    return {};
}

/// `pill` is the number of cells before the arrow.
IssResult add_arrow(const IssType& type, const IssConstraint& constraint, std::size_t first, std::size_t pill,
                    const IssReading& reading) {
    const auto cells = constraint.cells(first, reading.grid());
    if (!cells) return failure(cells);
    if (cells->size() <= pill)
        return constraint.fault_at(first, "'" + constraint.type.text + "' has no cells along the arrow");
    SquareCells head(cells->begin(), cells->begin() + static_cast<std::ptrdiff_t>(pill));
    std::ranges::sort(head);  // a pill is read in reading order
    const SquareCells shaft(cells->begin() + static_cast<std::ptrdiff_t>(pill), cells->end());
    reading.puzzle.rule(std::string(type.rule), names_of(head) + ": " + names_of(shaft));
    return {};
}

IssResult add_pill_arrow(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const auto pill = constraint.number(0);
    if (!pill || (*pill != 2 && *pill != 3)) return constraint.fault_at(0, "a pill has 2 or 3 cells");
    constexpr int kLastDigit = 9;
    if (reading.grid().last > kLastDigit) {
        auto digits = constraint.cells(1, reading.grid());
        if (!digits) return failure(digits);
        digits->resize(std::min(digits->size(), static_cast<std::size_t>(*pill)));
        std::ranges::sort(*digits);
        for (std::size_t i = 1; i < digits->size(); ++i)
            reading.puzzle.rule("a <= " + std::to_string(kLastDigit), SquareCells{(*digits)[i]});
    }
    return add_arrow(type, constraint, 1, static_cast<std::size_t>(*pill), reading);
}

IssResult add_pairs(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const auto cells = constraint.cells(0, reading.grid());
    if (!cells) return failure(cells);
    const auto pairs = iss_pairs(*cells, reading.grid());
    if (pairs.empty())
        return constraint.fault_at(0, "'" + constraint.type.text + "' needs cells that share an edge");
    for (const SquareCells& pair : pairs) reading.puzzle.rule(std::string(type.rule), pair);
    return {};
}

IssResult add_both_ends(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    auto line = iss_line(constraint, 0, reading.grid());
    if (!line) return failure(line);
    for (std::size_t i = 1; i <= 2; ++i, std::ranges::reverse(*line)) {
        if (constraint.text(i).empty()) continue;
        const auto number = constraint.number(i);
        if (!number) return failure(number);
        if (type.rule == "visible" && reading.grid().first <= 0) {
            reading.puzzle.rule(iss_visible_automaton(*number, reading.grid()), *line,
                                "skyscraper clue " + std::to_string(*number));
        } else {
            reading.puzzle.rule(with_number(type.rule, *number), *line);
        }
    }
    return {};
}

/// The ends of a sandwich are the least and the greatest value.
IssResult add_sandwich(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const auto number = constraint.number(0);
    if (!number) return failure(number);
    const auto line = iss_line(constraint, 1, reading.grid());
    if (!line) return failure(line);
    if (!reading.puzzle.is_usual()) return add_lunchbox(constraint, *number, *line, reading);
    reading.puzzle.rule(with_number(type.rule, *number), *line);
    return {};
}

IssResult add_diagonal(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const auto number = constraint.number(0);
    if (!number) return failure(number);
    const auto start = constraint.cells(1, reading.grid());
    if (!start) return failure(start);
    const SquareCells cells = iss_little_killer(start->front(), reading.grid());
    if (cells.empty()) return constraint.fault_at(1, "no diagonal begins at " + constraint.arguments[1].text);
    reading.puzzle.rule(with_number(type.rule, *number), cells);
    return {};
}

IssResult add_quad(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const auto at = reading.grid().cell(constraint.text(0));
    if (!at || !reading.grid().is_inside(*at) || !reading.grid().is_inside({at->row + 1, at->column + 1}))
        return constraint.fault_at(0, "'Quad' needs the upper left one of four cells");
    std::string rule(type.rule);
    for (std::size_t i = 1; i < constraint.arguments.size(); ++i) {
        const auto value = constraint.number(i);
        if (!value) return failure(value);
        rule += " " + std::to_string(*value);
    }
    if (constraint.arguments.size() < 2) return constraint.fault_at(0, "'Quad' needs values");
    reading.puzzle.rule(rule, iss_window(*at));
    return {};
}

/// A rule about the whole grid. If cells are beside the grid, its places leave these out.
IssResult add_everywhere(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    const IssGrid& grid = reading.grid();
    const bool needs_nine = type.rule == "global_entropy" || type.rule == "dutch_flatmates";
    if (needs_nine && (grid.first != 1 || grid.last != 9)) {
        reading.leave_out(constraint, "is only for the values from 1 to 9");
    } else if (grid.groups.empty() && type.places.empty()) {
        reading.puzzle.statement(std::string(type.rule));
    } else if (grid.groups.empty()) {
        reading.puzzle.rule(std::string(type.rule), std::string(type.places));
    } else if (needs_nine) {
        reading.leave_out(constraint, "is not understood beside extra cells");
    } else if (type.rule == "non_consecutive") {
        reading.puzzle.rule_at_each("non_consecutive", grid.neighbours());
    } else {
        reading.puzzle.rule(std::string(type.rule), grid.cells());
    }
    return {};
}

}  // namespace

SquareCells iss_little_killer(SquareCell start, const IssGrid& grid) {
    const int last_row = static_cast<int>(grid.rows), last_column = static_cast<int>(grid.columns);
    int down = 0, right = 0;
    if (start.column == 1 && start.row < last_row) {
        down = right = 1;
    } else if (start.column == last_column && start.row > 1 && start.row < last_row) {
        down = right = -1;
    } else if (start.row == 1) {
        down = 1;
        right = -1;
    } else if (start.row == last_row && start.column > 1 && start.column < last_column) {
        down = -1;
        right = 1;
    }
    if (down == 0) return {};
    SquareCells cells = grid.line_from({start.row - down, start.column - right}, down, right);
    return cells.size() > 1 ? cells : SquareCells();
}

std::expected<SquareCells, IssFault> iss_line(const IssConstraint& constraint, std::size_t index,
                                              const IssGrid& grid) {
    const std::string_view name = constraint.text(index);
    const auto number = name.empty() ? std::nullopt : to_whole_number<int>(name.substr(1));
    const bool is_row = name.starts_with('R');
    const auto most = static_cast<int>(is_row ? grid.rows : grid.columns);
    if (!number || (!is_row && !name.starts_with('C')) || *number < 1 || *number > most)
        return constraint.fault_at(index, "'" + std::string(name) + "' is no row or column of this grid",
                                   "a row is written R3, a column C3");
    return is_row ? grid.row(*number) : grid.column(*number);
}

IssResult read_iss_rule(const IssType& type, const IssConstraint& constraint, const IssReading& reading) {
    if (type.rule == "entropic_line" && (reading.grid().first != 1 || reading.grid().last != 9)) {
        reading.leave_out(constraint, "is only for the values from 1 to 9");
        return {};
    }
    switch (type.shape) {
        case IssShape::Line:
            return type.rule == "region_sum_line" ? add_region_sum_line(type, constraint, reading)
                                                  : add_line(std::string(type.rule), constraint, 0, reading);
        case IssShape::NumberedLine:
            return add_numbered_line(type, constraint, reading);
        case IssShape::Cage:
            return add_cage(type, constraint, reading);
        case IssShape::Arrow:
            return add_arrow(type, constraint, 0, 1, reading);
        case IssShape::PillArrow:
            return add_pill_arrow(type, constraint, reading);
        case IssShape::Pairs:
            return add_pairs(type, constraint, reading);
        case IssShape::BothEnds:
            return add_both_ends(type, constraint, reading);
        case IssShape::OneEnd:
            return add_sandwich(type, constraint, reading);
        case IssShape::Diagonal:
            return add_diagonal(type, constraint, reading);
        case IssShape::Quad:
            return add_quad(type, constraint, reading);
        case IssShape::Everywhere:
            return add_everywhere(type, constraint, reading);
    }
    return {};
}

}  // namespace sator::exchange
