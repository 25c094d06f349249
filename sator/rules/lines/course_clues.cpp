#include "sator/rules/lines/course_clues.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/loops/odd_lines.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

using Line = LineGraph::Line;
using Vertex = LineGraph::Vertex;

/// At least some of these links are drawn.
class DrawnLinks final : public Rule {
  public:
    DrawnLinks(Slot links, std::uint32_t least, std::string demand, std::vector<ValueId> values,
               const Puzzle& puzzle)
        : cells_(std::move(links)),
          least_(least),
          demand_(std::move(demand)),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        return std::ranges::count_if(values, [&](Value value) {
                   return has_bit(is_listed_, static_cast<std::size_t>(value));
               }) >= static_cast<std::ptrdiff_t>(least_);
    }
    void post(Model& model) const override {
        if (least_ > cells_.size())
            model.post(std::make_shared<const AlwaysFalse>(), variables_of(cells_));
        else
            model.post(
                std::make_shared<const Among>(is_listed_, least_, static_cast<std::uint32_t>(cells_.size())),
                variables_of(cells_));
    }
    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                demand_};
    }

  private:
    Slot cells_;
    std::uint32_t least_;
    std::string demand_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// A line that enters a cell leaves it on the other side. It surely comes from each door of the cell.
class StraightLine final : public Rule {
  public:
    /// `links`: by way; `is_door`: the ways to the outside.
    StraightLine(CellId place, const std::array<std::optional<CellId>, kWays>& links,
                 const std::array<bool, kWays>& is_door, std::vector<ValueId> values, const Puzzle& puzzle)
        : place_(place),
          is_door_(is_door),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {
        for (std::size_t way = 0; way < kWays; ++way) {
            if (!links[way]) continue;
            at_[way] = cells_.size();
            cells_.push_back(*links[way]);
        }
    }

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        const auto leaves = [&](std::size_t way) {
            return at_[way] ? has_bit(is_listed_, static_cast<std::size_t>(values[*at_[way]]))
                            : is_door_[way];
        };
        return leaves(0) == leaves(1) && leaves(2) == leaves(3);
    }
    void post(Model& model) const override {
        const std::vector<VariableId> all = variables_of(cells_);
        for (std::size_t way = 0; way < kWays; ++way) {
            const std::size_t across = opposite(way);
            if (!at_[way]) {
                if (!at_[across] && is_door_[way] && !is_door_[across])
                    model.post(std::make_shared<const AlwaysFalse>(), all);
                continue;
            }
            const VariableId arm = all[*at_[way]];
            if (!at_[across]) {
                const std::uint32_t number = is_door_[across] ? 1 : 0;
                model.post(std::make_shared<const Among>(is_listed_, number, number), {arm});
            } else if (way < across) {
                model.post(std::make_shared<const OddLines>(is_listed_, LineParity::Even),
                           {arm, all[*at_[across]]});
            }
        }
    }
    RuleWords words(const RuleNaming& naming) const override {
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                "go straight over the ice at " + naming.groups.cell(place_)};
    }

  private:
    CellId place_;
    std::array<bool, kWays> is_door_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
    Slot cells_;
    std::array<std::optional<std::size_t>, kWays> at_{};  // by way: the position among the cells
};

}  // namespace

RuleList course_clues(const CourseForm& form, const std::vector<ValueId>& values, const Puzzle& puzzle) {
    const puzzle::PositionMap map(puzzle.grid);
    const CellNames names(puzzle.grid);
    const auto cell_of = [&](Vertex v) { return *map.find(PositionSort::Cell, form.lines.points[v]); };
    RuleList rules;
    for (Line line = 0; line < form.directions.size(); ++line) {
        const auto [forth, back] = form.directions[line];
        if (forth && back) continue;
        const auto [a, b] = form.lines.graph.ends(line);
        rules.push_back(std::make_unique<DrawnLinks>(
            Slot{form.lines.positions[line]}, 1,
            "lead from " + names.of(cell_of(forth ? a : b)) + " to " + names.of(cell_of(forth ? b : a)),
            values, puzzle));
    }
    for (Vertex v = 0; v < form.arms.size(); ++v) {
        std::array<std::optional<CellId>, kWays> links;
        std::array<bool, kWays> is_door{};
        bool has_link = false;
        for (std::size_t way = 0; way < kWays; ++way) {
            if (form.arms[v][way]) links[way] = form.lines.positions[*form.arms[v][way]];
            has_link = has_link || links[way];
            is_door[way] = form.has_door(v, way);
        }
        if (form.is_ice[v] != 0 && has_link)
            rules.push_back(std::make_unique<StraightLine>(cell_of(v), links, is_door, values, puzzle));
    }
    for (const std::vector<Vertex>& group : form.ice_groups()) {
        if (form.visits_all) break;
        Slot links;
        std::string cells;
        bool is_entered = false;
        for (const Vertex v : group) {
            is_entered = is_entered || v == form.in.vertex || v == form.out.vertex;
            cells += (cells.empty() ? "" : v == group.back() ? " or " : ", ") + names.of(cell_of(v));
            for (const auto& line : form.arms[v]) {
                if (line && std::ranges::find(links, form.lines.positions[*line]) == links.end())
                    links.push_back(form.lines.positions[*line]);
            }
        }
        if (is_entered) continue;
        const auto least = static_cast<std::uint32_t>(links.empty() ? form.lines.positions.size() + 1 : 1);
        if (links.empty()) links = form.lines.positions;
        rules.push_back(std::make_unique<DrawnLinks>(std::move(links), least, "pass the ice at " + cells,
                                                     values, puzzle));
    }
    return rules;
}

}  // namespace sator::rules
