#include "sator/exchange/iss/iss_chaos.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"

namespace sator::exchange {

namespace {

/// Returns the automaton of sequences in which new labels appear in ascending order, so that a division has one numbering.
std::string ordered_labels(int first, int last) {
    std::string text = "automaton \"";
    for (int known = first - 1; known <= last; ++known) {
        const std::string state = std::to_string(known);
        for (int label = first; label <= std::min(known + 1, last); ++label)
            text +=
                state + " -> " + std::to_string(std::max(known, label)) + ": " + std::to_string(label) + "; ";
    }
    return text + "accept " + std::to_string(last) + "\"";
}

/// Returns the extra cell that holds the region of a cell of the grid.
SquareCell region_cell(SquareCell cell, const IssReading& reading) {
    return reading.grid().find_group(kIssChaos)->cell(reading.grid().index(cell));
}

/// A count or an arrow.
struct ChaosClue {
    SquareCell control;             ///< holds the count
    int offset = 0;                 ///< is subtracted from the count
    std::vector<SquareCells> arms;  ///< the counted cells; empty arguments divide them
};

std::expected<ChaosClue, IssFault> chaos_clue(const IssConstraint& constraint, const IssReading& reading) {
    ChaosClue clue;
    const auto control = reading.grid().cell(constraint.text(0));
    if (!control)
        return constraint.fault_at(0, "'" + std::string(constraint.text(0)) + "' is no cell of this grid");
    if (reading.grid().find_group(kIssChaos) == nullptr)
        return constraint.fault_at(0, "'" + constraint.type.text + "' needs a '.ChaosConstruction'");
    clue.control = *control;
    const auto offset = to_whole_number<int>(constraint.text(1));
    if (offset) clue.offset = *offset;
    const bool has_offset = offset || constraint.text(1).empty();
    if (constraint.arguments.size() > (has_offset ? 2U : 1U)) {
        auto arms = constraint.groups(has_offset ? 2 : 1, "", reading.grid());
        if (!arms) return std::unexpected(std::move(arms.error()));
        clue.arms = std::move(*arms);
    }
    return clue;
}

}  // namespace

IssResult read_iss_chaos_construction(const IssConstraint& constraint, const IssReading& reading) {
    const IssGrid& grid = reading.grid();
    const std::size_t size = grid.region_size(), cells = grid.rows * grid.columns;
    if (size < 2 || cells % size != 0 || cells / size > grid.values())
        return constraint.fault_at(0, "the grid cannot be divided into such regions");
    const SquareCells regions = grid.find_group(kIssChaos)->cells();
    const int first = grid.first, last = first + static_cast<int>(cells / size) - 1;
    std::set<int> labels;
    for (int label = first; label <= last; ++label) labels.insert(label);
    for (const SquareCell cell : regions) {
        if (!reading.puzzle.restrict(cell, labels)) return constraint.fault_at(0, "a cell has no region");
    }
    for (const int label : labels) {
        const std::string name = std::to_string(label);
        reading.puzzle.rule("count " + name + " " + std::to_string(size), regions,
                            "the size of region " + name);
        reading.puzzle.rule("connected " + name, regions, "region " + name);
    }
    reading.puzzle.rule_of_parts("different_pairs", {grid.cells(), regions}, "the regions");
    reading.puzzle.rule(ordered_labels(first, last), regions, "the numbers of the regions");
    return {};
}

IssResult read_iss_chaos_arrow(const IssConstraint& constraint, const IssReading& reading) {
    auto clue = chaos_clue(constraint, reading);
    if (!clue) return failure(clue);
    if (clue->arms.empty()) {
        for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
            SquareCells& arm = clue->arms.emplace_back(SquareCells{region_cell(clue->control, reading)});
            for (const SquareCell cell : reading.grid().line_from(clue->control, down, right))
                arm.push_back(region_cell(cell, reading));
        }
    }
    IssFormula letter;
    const std::string control = letter(clue->control), own = letter(clue->arms.front().front());
    std::string seen;
    for (const SquareCells& arm : clue->arms) {
        if (arm.front() != clue->arms.front().front())
            return constraint.fault_at(0, "the arms of 'ChaosArrow' begin at different cells");
        std::string run;
        for (std::size_t i = 1; i < arm.size(); ++i) {
            run += (run.empty() ? "" : " and ") + letter(arm[i]) + " = " + own;
            seen += (seen.empty() ? "" : ", ") + run;
        }
    }
    const std::string text =
        control + " = " + std::to_string(1 - clue->offset) + (seen.empty() ? "" : " + count(" + seen + ")");
    reading.formula(constraint, text, letter, "cells in sight of its region");
    return {};
}

IssResult read_iss_chaos_count(const IssConstraint& constraint, const IssReading& reading) {
    auto clue = chaos_clue(constraint, reading);
    if (!clue) return failure(clue);
    SquareCells counted;
    for (const SquareCells& arm : clue->arms) counted.insert(counted.end(), arm.begin(), arm.end());
    if (counted.empty()) {
        counted.push_back(region_cell(clue->control, reading));
        for (int down = -1; down <= 1; ++down) {
            for (int right = -1; right <= 1; ++right) {
                const SquareCell cell{clue->control.row + down, clue->control.column + right};
                if ((down != 0 || right != 0) && reading.grid().is_inside(cell))
                    counted.push_back(region_cell(cell, reading));
            }
        }
    }
    IssFormula letter;
    const std::string control = letter(clue->control), own = letter(counted.front());
    std::string same;
    for (std::size_t i = 1; i < counted.size(); ++i)
        same += (same.empty() ? "" : ", ") + letter(counted[i]) + " = " + own;
    const std::string text =
        control + " = " + std::to_string(1 - clue->offset) + (same.empty() ? "" : " + count(" + same + ")");
    reading.formula(constraint, text, letter, "cells of its region");
    return {};
}

IssResult read_iss_doppelganger(const IssConstraint& constraint, const IssReading& reading) {
    const IssGrid& grid = reading.grid();
    if (!grid.is_square() || grid.first != 0 || grid.values() != grid.rows + 1)
        return constraint.fault_at(0, "'Doppelganger' needs a square grid with the values from 0 on");
    const SquareCells of_rows = grid.find_group(kIssMissingOfRows)->cells(),
                      of_columns = grid.find_group(kIssMissingOfColumns)->cells();
    const IssGroup* of_boxes = grid.find_group(kIssMissingOfBoxes);
    const std::vector<SquareCells> boxes = of_boxes == nullptr ? std::vector<SquareCells>() : grid.boxes();
    const auto add = [&](const std::vector<SquareCells>& regions, const SquareCells& missing) {
        for (std::size_t i = 0; i < regions.size(); ++i) {
            SquareCells all = regions[i];
            all.push_back(missing[i]);
            reading.puzzle.different(all);
        }
        std::set<int> values;
        for (int v = 1; v <= grid.last; ++v) values.insert(v);
        for (const SquareCell cell : missing) reading.puzzle.restrict(cell, values);
        reading.puzzle.rule("distinct", missing);
    };
    add(grid.all_rows(), of_rows);
    add(grid.all_columns(), of_columns);
    if (of_boxes != nullptr) add(boxes, of_boxes->cells());
    for (const SquareCell cell : grid.cells()) {
        SquareCells missing = {of_rows[static_cast<std::size_t>(cell.row - 1)],
                               of_columns[static_cast<std::size_t>(cell.column - 1)]};
        for (std::size_t box = 0; box < boxes.size(); ++box) {
            if (std::ranges::find(boxes[box], cell) != boxes[box].end())
                missing.push_back(of_boxes->cell(box));
        }
        reading.puzzle.rule_of_parts("if a = 0 then distinct(b)", {{cell}, missing});
    }
    return {};
}

}  // namespace sator::exchange
