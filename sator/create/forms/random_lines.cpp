// Random walks of a king over free cells. If each beginning of a good line is good, a walk only takes steps that keep the rule; if not,
// it walks first and asks afterwards, so that many walks are tried.

#include "sator/create/forms/random_lines.hpp"

#include <algorithm>
#include <set>

#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::create {

namespace {

/// The walks that are tried for each cell of the grid.
constexpr std::size_t kWalksPerCell = 40;
/// A grid of n cells gets n / kCellsPerLine lines, so that a person still sees the grid.
constexpr std::size_t kCellsPerLine = 8;

class LineWalker {
  public:
    LineWalker(const Plan& plan, const StatementForm& form, RuleJudge& judge, RandomSource& random)
        : form_(form),
          judge_(judge),
          random_(random),
          at_(cell_coordinates(plan.base->puzzle->grid)),
          is_used_(at_.size()) {}

    std::vector<Slot> lines() {
        std::vector<Slot> lines;
        const std::size_t wanted = std::max<std::size_t>(2, at_.size() / kCellsPerLine);
        for (std::size_t walk = 0; walk < kWalksPerCell * at_.size() && lines.size() < wanted; ++walk) {
            Slot line = walked();
            if (line.size() < form_.least || (!form_.grows && !holds(line))) continue;
            for (const CellId cell : line) is_used_[cell.index()] = true;
            for (std::size_t i = 1; i < line.size(); ++i) corners_.insert(corner(line[i - 1], line[i]));
            lines.push_back(std::move(line));
        }
        return lines;
    }

  private:
    /// The corner that a step aslant crosses, twice its coordinates; steps along an edge have a point that no other step has.
    std::pair<std::uint32_t, std::uint32_t> corner(CellId from, CellId to) const {
        const auto& [r, c] = at_[from.index()];
        const auto& [s, d] = at_[to.index()];
        return {r + s, c + d};
    }

    bool holds(const Slot& line) { return judge_.holds(form_.rule, {}, line, form_.head); }

    std::vector<CellId> steps_from(const Slot& line) const {
        std::vector<CellId> steps;
        const auto& [row, column] = at_[line.back().index()];
        for (std::size_t cell = 0; cell < at_.size(); ++cell) {
            const auto rows = static_cast<int>(at_[cell].row) - static_cast<int>(row);
            const auto columns = static_cast<int>(at_[cell].column) - static_cast<int>(column);
            if (std::abs(rows) > 1 || std::abs(columns) > 1 || is_used_[cell]) continue;
            if (std::ranges::find(line, CellId(cell)) != line.end()) continue;
            if (rows != 0 && columns != 0 && crosses(line, CellId(cell))) continue;
            steps.emplace_back(cell);
        }
        return steps;
    }

    bool crosses(const Slot& line, CellId to) const {
        const auto point = corner(line.back(), to);
        if (corners_.contains(point)) return true;
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (corner(line[i - 1], line[i]) == point) return true;
        }
        return false;
    }

    Slot walked() {
        Slot line = {CellId(random_.below(at_.size()))};
        if (is_used_[line[0].index()]) return {};
        const std::size_t length = random_.between(form_.least, form_.most);
        while (line.size() < length) {
            std::vector<CellId> steps = steps_from(line);
            random_.shuffle(steps);
            const auto step = std::ranges::find_if(steps, [&](CellId cell) {
                if (!form_.grows) return true;
                Slot longer = line;
                longer.push_back(cell);
                return longer.size() <= form_.head || holds(longer);
            });
            if (step == steps.end()) break;
            line.push_back(*step);
        }
        return line;
    }

    const StatementForm& form_;
    RuleJudge& judge_;
    RandomSource& random_;
    std::vector<CellCoordinates> at_;
    std::vector<bool> is_used_;
    std::set<std::pair<std::uint32_t, std::uint32_t>> corners_;
};

}  // namespace

std::vector<Slot> random_lines(const Plan& plan, const StatementForm& form, RuleJudge& judge,
                               RandomSource& random) {
    return LineWalker(plan, form, judge, random).lines();
}

}  // namespace sator::create
