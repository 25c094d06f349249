// The table of the types that are no single rule, and those of them that are about the whole grid.

#include "sator/exchange/iss/iss_special.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/exchange/iss/iss_chaos.hpp"
#include "sator/exchange/iss/iss_machines.hpp"
#include "sator/exchange/iss/iss_rules.hpp"
#include "sator/exchange/iss/iss_sets.hpp"

namespace sator::exchange {

namespace {

IssResult read_iss_diagonal(const IssConstraint& constraint, const IssReading& reading) {
    const auto direction = constraint.number(0);
    if (!direction || (*direction != 1 && *direction != -1))
        return constraint.fault_at(0, "'Diagonal' is 1 for the rising diagonal or -1 for the falling one");
    if (!reading.grid().is_square()) return constraint.fault_at(0, "'Diagonal' needs a square grid");
    reading.puzzle.different(iss_diagonal(reading.grid(), *direction == 1));
    return {};
}

/// The boxes between the boxes.
IssResult read_iss_windoku(const IssConstraint& /*constraint*/, const IssReading& reading) {
    const auto box = reading.grid().box();
    if (!box) {
        reading.puzzle.remark("'.Windoku' says nothing in a grid without boxes");
        return {};
    }
    const auto [height, width] = *box;
    for (int top = 1; top + height < static_cast<int>(reading.grid().rows); top += height + 1) {
        for (int left = 1; left + width < static_cast<int>(reading.grid().columns); left += width + 1) {
            SquareCells cells;
            for (int i = 0; i < height * width; ++i)
                cells.push_back({top + i / width + 1, left + i % width + 1});
            reading.puzzle.different(cells);
        }
    }
    return {};
}

IssResult read_iss_disjoint_sets(const IssConstraint& /*constraint*/, const IssReading& reading) {
    const auto boxes = reading.grid().boxes();
    if (boxes.empty()) {
        reading.puzzle.remark("'.DisjointSets' says nothing in a grid without boxes");
        return {};
    }
    for (std::size_t place = 0; place < boxes.front().size(); ++place) {
        SquareCells group;
        for (const SquareCells& box : boxes) group.push_back(box[place]);
        reading.puzzle.rule("distinct", group);
    }
    return {};
}

/// Adds rules for all pairs of neighbours that no constraint of these types marks.
IssResult read_unmarked(const IssReading& reading, std::span<const std::string_view> types,
                        std::span<const std::string_view> rules) {
    std::set<SquareCells> marked;
    for (const IssConstraint& constraint : reading.all) {
        if (std::ranges::find(types, constraint.type.text) == types.end()) continue;
        const auto cells = constraint.cells(0, reading.grid());
        if (!cells) return failure(cells);
        for (SquareCells& pair : iss_pairs(*cells, reading.grid())) {
            std::ranges::sort(pair);
            marked.insert(std::move(pair));
        }
    }
    std::vector<SquareCells> unmarked = reading.grid().neighbours();
    std::erase_if(unmarked, [&](const SquareCells& pair) { return marked.contains(pair); });
    for (const std::string_view rule : rules) reading.puzzle.rule_at_each(std::string(rule), unmarked);
    return {};
}

IssResult read_strict_kropki(const IssConstraint& /*constraint*/, const IssReading& reading) {
    constexpr std::array<std::string_view, 2> kTypes = {"WhiteDot", "BlackDot"},
                                              kRules = {"non_consecutive", "not ratio 2"};
    return read_unmarked(reading, kTypes, kRules);
}

IssResult read_strict_xv(const IssConstraint& /*constraint*/, const IssReading& reading) {
    constexpr std::array<std::string_view, 2> kTypes = {"X", "V"}, kRules = {"not xv X", "not xv V"};
    return read_unmarked(reading, kTypes, kRules);
}

/// Equal values of two cells are never as far from each other, by steps to neighbours, as the value says.
IssResult read_iss_anti_taxicab(const IssConstraint& /*constraint*/, const IssReading& reading) {
    const SquareCells cells = reading.grid().cells();
    for (int value = std::max(1, reading.grid().first); value <= reading.grid().last; ++value) {
        std::vector<SquareCells> pairs;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                const int down = std::abs(cells[i].row - cells[j].row),
                          right = std::abs(cells[i].column - cells[j].column);
                if (down != 0 && right != 0 && down + right == value) pairs.push_back({cells[i], cells[j]});
            }
        }
        const std::string number = std::to_string(value);
        reading.puzzle.rule_at_each("a != " + number + " or b != " + number, pairs);
    }
    return {};
}

/// Each square of four cells holds a number of each remainder modulo 3.
IssResult read_iss_global_mod(const IssConstraint& /*constraint*/, const IssReading& reading) {
    for (const std::string remainder : {"0", "1", "2"}) {
        const std::string equals = " % 3 = " + remainder;
        reading.puzzle.rule_at_each("a" + equals + " or b" + equals + " or c" + equals + " or d" + equals,
                                    reading.grid().windows());
    }
    return {};
}

/// The rules of full rank say that a ranked line has the number of no other one, as the solver does without this constraint.
IssResult read_iss_full_rank_ties(const IssConstraint& constraint, const IssReading& reading) {
    const std::string_view ties = constraint.text(0);
    const auto is_clue = [](const IssConstraint& other) { return other.type.text == "FullRank"; };
    const bool has_clues = std::ranges::any_of(reading.all, is_clue);
    if (ties == "none") {
        std::vector<SquareCells> lines = reading.grid().all_rows(), columns = reading.grid().all_columns();
        lines.insert(lines.end(), columns.begin(), columns.end());
        for (std::size_t i = 0, count = lines.size(); i < count; ++i)
            lines.emplace_back(lines[i].rbegin(), lines[i].rend());
        reading.puzzle.rule_at_each("different_words", lines);
    } else if (ties == "any" && has_clues) {
        reading.leave_out(constraint, "allows ties of ranked lines");
    } else if (ties != "any" && ties != "only-unclued") {
        return constraint.fault_at(0, "'FullRankTies' is none, only-unclued or any");
    }
    return {};
}

IssResult read_iss_full_rank(const IssConstraint& constraint, const IssReading& reading) {
    auto line = iss_line(constraint, 0, reading.grid());
    if (!line) return failure(line);
    if (!reading.grid().is_square() || !reading.grid().groups.empty()) {
        reading.leave_out(constraint, "is only for square grids without extra cells");
        return {};
    }
    for (std::size_t i = 1; i <= 2; ++i, std::ranges::reverse(*line)) {
        if (constraint.text(i).empty()) continue;
        const auto rank = constraint.number(i);
        if (!rank) return failure(rank);
        reading.puzzle.rule("full_rank " + std::to_string(*rank), *line);
    }
    return {};
}

/// The largest regions hold the same values.
IssResult read_iss_region_same_values(const IssConstraint& /*constraint*/, const IssReading& reading) {
    std::vector<SquareCells> regions = reading.puzzle.region_cells();
    for (const auto& lines : {reading.grid().all_rows(), reading.grid().all_columns()})
        regions.insert(regions.end(), lines.begin(), lines.end());
    const std::size_t largest = std::ranges::max_element(regions, {}, &SquareCells::size)->size();
    std::erase_if(regions, [&](const SquareCells& region) { return region.size() != largest; });
    if (largest != reading.grid().values() && regions.size() > 1)
        reading.puzzle.rule_of_parts("same_values", regions);
    return {};
}

/// The cells of a group, or of the grid if it has no name, that hold one of the values are connected.
IssResult read_iss_connected_values(const IssConstraint& constraint, const IssReading& reading) {
    const IssGroup* group = reading.grid().find_group(constraint.text(0));
    if (group == nullptr && !constraint.text(0).empty())
        return constraint.fault_at(0, "there are no cells '" + std::string(constraint.text(0)) + "'");
    std::string values;
    for (const char c : constraint.text(1)) values += c == '_' ? ' ' : c;
    if (values.empty()) return constraint.fault_at(1, "'ConnectedValues' needs values");
    reading.puzzle.rule("connected " + values + " nonempty",
                        group == nullptr ? reading.grid().cells() : group->cells());
    return {};
}

constexpr std::array kSpecials = {
    IssSpecial{"AntiTaxicab", 0, read_iss_anti_taxicab, true, true},
    IssSpecial{"Binary", std::nullopt, read_iss_pairs},
    IssSpecial{"BinaryX", std::nullopt, read_iss_pairs},
    IssSpecial{"ChaosArrow", std::nullopt, read_iss_chaos_arrow},
    IssSpecial{"ChaosConstruction", 0, read_iss_chaos_construction, true},
    IssSpecial{"ChaosCount", std::nullopt, read_iss_chaos_count},
    IssSpecial{"ChaosMultiArrow", std::nullopt, read_iss_chaos_arrow},
    IssSpecial{"ConnectedValues", 2, read_iss_connected_values},
    IssSpecial{"ContainAtLeast", std::nullopt, read_iss_contain, false, true},
    IssSpecial{"ContainExact", std::nullopt, read_iss_contain},
    IssSpecial{"CountDistinct", std::nullopt, read_iss_count_distinct, false, true},
    IssSpecial{"Diagonal", 1, read_iss_diagonal, true, true},
    IssSpecial{"DisjointSets", 0, read_iss_disjoint_sets, true},
    IssSpecial{"Doppelganger", 0, read_iss_doppelganger, true},
    IssSpecial{"EqualSum", std::nullopt, read_iss_equal_sum, false, true},
    IssSpecial{"EqualityCage", std::nullopt, read_iss_equality_cage, false, true},
    IssSpecial{"FullRank", 3, read_iss_full_rank, false, true},
    IssSpecial{"FullRankTies", 1, read_iss_full_rank_ties, true},
    IssSpecial{"GlobalMod", 0, read_iss_global_mod, true, true},
    IssSpecial{"HiddenSkyscraper", 3, read_iss_hidden_skyscraper},
    IssSpecial{"Indexing", std::nullopt, read_iss_indexing, false, true},
    IssSpecial{"LookAndSay", std::nullopt, read_iss_look_and_say, false, true},
    IssSpecial{"Lunchbox", std::nullopt, read_iss_lunchbox, false, true},
    IssSpecial{"NFA", std::nullopt, read_iss_machine, false, true},
    IssSpecial{"Pair", std::nullopt, read_iss_pairs, false, true},
    IssSpecial{"PairX", std::nullopt, read_iss_pairs, false, true},
    IssSpecial{"Regex", std::nullopt, read_iss_regex, false, true},
    IssSpecial{"RegionSameValues", 0, read_iss_region_same_values, true},
    IssSpecial{"RellikCage", std::nullopt, read_iss_rellik_cage, false, true},
    IssSpecial{"SameValues", std::nullopt, read_iss_same_values, false, true},
    IssSpecial{"StrictKropki", 0, read_strict_kropki, true, true},
    IssSpecial{"StrictXV", 0, read_strict_xv, true, true},
    IssSpecial{"ValueIndexing", std::nullopt, read_iss_value_indexing, false, true},
    IssSpecial{"Windoku", 0, read_iss_windoku, true},
};

}  // namespace

std::span<const IssSpecial> iss_specials() {
    return kSpecials;
}

const IssSpecial* find_iss_special(std::string_view type) {
    const auto found = std::ranges::find(kSpecials, type, &IssSpecial::type);
    return found == kSpecials.end() ? nullptr : &*found;
}

std::vector<SquareCells> iss_pairs(const SquareCells& cells, const IssGrid& grid) {
    std::vector<SquareCells> pairs;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t k = i + 1; k < cells.size(); ++k) {
            if (grid.are_beside(cells[i], cells[k])) pairs.push_back({cells[i], cells[k]});
        }
    }
    return pairs;
}

SquareCells iss_diagonal(const IssGrid& grid, bool is_rising) {
    return grid.line_from({is_rising ? static_cast<int>(grid.rows) + 1 : 0, 0}, is_rising ? -1 : 1, 1);
}

}  // namespace sator::exchange
