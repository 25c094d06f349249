#include "sator/exchange/sudoku_text/iss_special.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "sator/base/errors.hpp"

namespace sator::exchange {

namespace {

IssResult read_iss_diagonal(const IssConstraint& constraint, std::span<const IssConstraint> /*all*/,
                            SquareStatements& puzzle) {
    const auto direction = constraint.number(0);
    if (!direction || (*direction != 1 && *direction != -1))
        return constraint.fault_at(0, "'Diagonal' is 1 for the rising diagonal or -1 for the falling one");
    puzzle.rule("permutation 1.." + std::to_string(puzzle.size()),
                iss_diagonal(puzzle.size(), *direction == 1));
    return {};
}

/// The boxes between the usual boxes.
IssResult read_iss_windoku(const IssConstraint& /*constraint*/, std::span<const IssConstraint> /*all*/,
                           SquareStatements& puzzle) {
    const int size = static_cast<int>(puzzle.size()),
              height = static_cast<int>(usual_box_height(puzzle.size()));
    const int width = size / height;
    if (height == 1) {
        puzzle.remark("'.Windoku' says nothing in a grid without boxes");
        return {};
    }
    for (int top = 1; top + height < size; top += height + 1) {
        for (int left = 1; left + width < size; left += width + 1) {
            SquareCells cells;
            for (int i = 0; i < size; ++i) cells.push_back({top + i / width + 1, left + i % width + 1});
            puzzle.rule("permutation 1.." + std::to_string(size), cells);
        }
    }
    return {};
}

IssResult read_iss_disjoint_sets(const IssConstraint& /*constraint*/, std::span<const IssConstraint> /*all*/,
                                 SquareStatements& puzzle) {
    std::vector<SquareCells> groups(puzzle.size());
    const auto usual = usual_square_regions(puzzle.size());
    std::vector<std::size_t> counts(puzzle.size());
    for (std::size_t cell = 0; cell < usual.size(); ++cell) {
        if (!usual[cell]) {
            puzzle.remark("'.DisjointSets' says nothing in a grid without boxes");
            return {};
        }
        groups[counts[static_cast<std::size_t>(*usual[cell])]++].push_back(
            SquareCell::at(cell, puzzle.size()));
    }
    for (const SquareCells& group : groups) puzzle.rule("distinct", group);
    return {};
}

/// Adds rules for all pairs of neighbours that no constraint of these types marks.
IssResult read_unmarked(std::span<const IssConstraint> all, std::span<const std::string_view> types,
                        std::span<const std::string_view> rules, SquareStatements& puzzle) {
    std::set<SquareCells> marked;
    for (const IssConstraint& constraint : all) {
        if (std::ranges::find(types, constraint.type.text) == types.end()) continue;
        const auto cells = constraint.cells(0, puzzle.size());
        if (!cells) return failure(cells);
        for (SquareCells& pair : iss_pairs(*cells)) {
            std::ranges::sort(pair);
            marked.insert(std::move(pair));
        }
    }
    std::string places;
    for (std::size_t i = 0; i < puzzle.size() * puzzle.size(); ++i) {
        const SquareCell cell = SquareCell::at(i, puzzle.size());
        for (const SquareCell other : cells_beside(cell, puzzle.size())) {
            if (cell < other && !marked.contains({cell, other}))
                places += (places.empty() ? "" : "; ") + names_of({cell, other});
        }
    }
    if (places.empty()) return {};
    for (const std::string_view rule : rules) puzzle.rule(std::string(rule), places);
    return {};
}

IssResult read_strict_kropki(const IssConstraint& /*constraint*/, std::span<const IssConstraint> all,
                             SquareStatements& puzzle) {
    constexpr std::array<std::string_view, 2> kTypes = {"WhiteDot", "BlackDot"},
                                              kRules = {"non_consecutive", "not ratio 2"};
    return read_unmarked(all, kTypes, kRules, puzzle);
}

IssResult read_strict_xv(const IssConstraint& /*constraint*/, std::span<const IssConstraint> all,
                         SquareStatements& puzzle) {
    constexpr std::array<std::string_view, 2> kTypes = {"X", "V"}, kRules = {"not xv X", "not xv V"};
    return read_unmarked(all, kTypes, kRules, puzzle);
}

constexpr std::array kSpecials = {
    IssSpecial{"Diagonal", 1, read_iss_diagonal},
    IssSpecial{"Windoku", 0, read_iss_windoku},
    IssSpecial{"DisjointSets", 0, read_iss_disjoint_sets},
    IssSpecial{"StrictKropki", 0, read_strict_kropki},
    IssSpecial{"StrictXV", 0, read_strict_xv},
};

}  // namespace

const IssSpecial* find_iss_special(std::string_view type) {
    const auto found = std::ranges::find(kSpecials, type, &IssSpecial::type);
    return found == kSpecials.end() ? nullptr : &*found;
}

std::vector<SquareCells> iss_pairs(const SquareCells& cells) {
    std::vector<SquareCells> pairs;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t k = i + 1; k < cells.size(); ++k) {
            if (share_edge(cells[i], cells[k])) pairs.push_back({cells[i], cells[k]});
        }
    }
    return pairs;
}

SquareCells iss_diagonal(std::size_t size, bool is_rising) {
    const SquareCell start{is_rising ? static_cast<int>(size) + 1 : 0, 0};
    return cells_from(start, is_rising ? -1 : 1, 1, size);
}

}  // namespace sator::exchange
