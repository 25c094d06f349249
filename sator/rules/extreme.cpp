#include <algorithm>
#include <array>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/increasing.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

enum class Extreme : std::uint8_t { Minimum, Maximum };

/// A cell holds less, or more, than all cells that share an edge with it: a propagator for each of these
/// (Increasing). They form a star, so all together is GAC.
class LocalExtreme final : public Rule {
  public:
    /// `cells`: the cell, then its neighbours. Numbers are compared as values, because both ascend.
    LocalExtreme(Slot cells, Extreme extreme) : cells_(std::move(cells)), extreme_(extreme) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        return std::ranges::all_of(values.subspan(1), [&](Value neighbour) {
            return extreme_ == Extreme::Minimum ? values[0] < neighbour : values[0] > neighbour;
        });
    }

    void post(Model& model) const override {
        const auto rising = std::make_shared<const Increasing>(Strictness::Strict);
        for (const CellId neighbour : std::span(cells_).subspan(1)) {
            std::array pair{variable_of(cells_[0]), variable_of(neighbour)};
            if (extreme_ == Extreme::Maximum) std::ranges::reverse(pair);
            model.post(rising, pair);
        }
    }

    RuleWords words(const RuleNaming& naming) const override {
        return {rule_subject(naming, {"", {cells_[0]}}, {}, label(), ReadingDirection::DoesNotMatter),
                std::string("hold ") + (extreme_ == Extreme::Minimum ? "less" : "more") +
                    " than the cells next to it"};
    }

    RuleNoun noun() const override { return {extreme_ == Extreme::Minimum ? "minimum" : "maximum"}; }

  private:
    Slot cells_;
    Extreme extreme_;
};

RuleMaker make(Extreme extreme) {
    return [extreme](const RuleStatement& statement, std::span<const Sequence> sequences,
                     RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done)
            return failure(done);
        std::map<CellId, Slot> stars;
        for (const Sequence& sequence : sequences) {
            for (const CellId cell : sequence.cells) stars[cell] = {cell};
        }
        for (const Sequence& pair : neighbours_of(context.puzzle.grid)) {
            const CellId a = pair.cells[0], b = pair.cells[1];
            if (const auto star = stars.find(a); star != stars.end()) star->second.push_back(b);
            if (const auto star = stars.find(b); star != stars.end()) star->second.push_back(a);
        }
        RuleList rules;
        for (auto& [cell, star] : stars) {
            const auto numbers = cell_numbers(statement, context.puzzle, star, BlankCells::AreErrors);
            if (!numbers) return failure(numbers);
            rules.push_back(std::make_unique<LocalExtreme>(std::move(star), extreme));
        }
        return rules;
    };
}

RuleEntry entry(Extreme extreme, std::string name, std::string summary) {
    return {
        .name = name,
        .syntax = name,
        .summary = std::move(summary),
        .shape = RuleShape::OneDrawing,
        .example = "latin 3x3\n" + name + " at R2C2\n",
        .example_solutions = 4,
        .picture = RulePicture::Shade,
        .usual_kind = "sudoku",
        .is_about_places = true,
        .maker = make(extreme),
    };
}

}  // namespace

RuleEntry minimum_rule() {
    return entry(Extreme::Minimum, "minimum",
                 "Each marked cell holds a smaller number than the cells that share an edge with it.");
}

RuleEntry maximum_rule() {
    return entry(Extreme::Maximum, "maximum",
                 "Each marked cell holds a greater number than the cells that share an edge with it.");
}

}  // namespace sator::rules
