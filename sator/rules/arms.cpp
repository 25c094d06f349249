// The rule `arms`: in which directions lines leave a cell.
#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/loops/odd_lines.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "arms VALUES opposite | arms VALUES [up] [down] [left] [right]";

constexpr std::size_t kDirections = 4;
constexpr std::array<std::string_view, kDirections> kDirectionNames = {"up", "down", "left", "right"};
constexpr std::array<HalfCell, kDirections> kSteps = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

/// What the arms of a cell must be.
struct ArmsForm {
    bool are_opposite = false;                 ///< an arm up and one down, or neither; and so on
    std::array<bool, kDirections> is_drawn{};  ///< otherwise: which arms there are
};

class Arms final : public Rule {
  public:
    /// `links`: those that leave the cell, by direction.
    Arms(CellId place, const std::array<std::optional<CellId>, kDirections>& links, const ArmsForm& form,
         std::vector<ValueId> values, const Puzzle& puzzle)
        : place_(place), form_(form), values_(std::move(values)), is_listed_(value_bits(values_, puzzle)) {
        for (std::size_t i = 0; i < kDirections; ++i) {
            if (!links[i]) continue;
            at_[i] = cells_.size();
            cells_.push_back(*links[i]);
        }
        if (cells_.empty()) cells_ = {place};  // a rule has at least one cell
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        std::array<bool, kDirections> is_drawn{};
        for (std::size_t i = 0; i < kDirections; ++i)
            is_drawn[i] = at_[i] && has_bit(is_listed_, static_cast<std::size_t>(values[*at_[i]]));
        return form_.are_opposite ? is_drawn[0] == is_drawn[1] && is_drawn[2] == is_drawn[3]
                                  : is_drawn == form_.is_drawn;
    }

    void post(Model& model) const override {
        const std::vector<VariableId> all = variables_of(cells_);
        for (std::size_t i = 0; i < kDirections; ++i) {
            const std::size_t across = i ^ 1U;
            if (!at_[i]) {
                if (!form_.are_opposite && form_.is_drawn[i])
                    model.post(std::make_shared<const AlwaysFalse>(), all);
                continue;
            }
            const VariableId arm = all[*at_[i]];
            if (!form_.are_opposite || !at_[across]) {
                const std::uint32_t number = !form_.are_opposite && form_.is_drawn[i] ? 1 : 0;
                model.post(std::make_shared<const Among>(is_listed_, number, number), {arm});
            } else if (i < across) {
                model.post(std::make_shared<const OddLines>(is_listed_, LineParity::Even),
                           {arm, all[*at_[across]]});
            }
        }
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string subject = "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link);
        const std::string cell = naming.groups.cell(place_);
        if (form_.are_opposite) return {labelled(label(), subject), "go straight through " + cell};
        std::string directions;
        for (std::size_t i = 0; i < kDirections; ++i) {
            if (form_.is_drawn[i])
                directions += (directions.empty() ? "" : " and ") + std::string(kDirectionNames[i]);
        }
        return {labelled(label(), subject),
                directions.empty() ? "not touch " + cell : "leave " + cell + " only " + directions};
    }

  private:
    CellId place_;
    ArmsForm form_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
    Slot cells_;
    std::array<std::optional<std::size_t>, kDirections> at_{};  // by direction: the position among the cells
};

std::expected<RuleList, Diagnostic> make_arms(const RuleStatement& statement,
                                              std::span<const Sequence> sequences, RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> arguments = statement.arguments;
    ArmsForm form;
    form.are_opposite = take_word(arguments, "opposite");
    for (std::size_t i = 0; i < kDirections && !form.are_opposite; ++i)
        form.is_drawn[i] = take_word(arguments, kDirectionNames[i]);
    const auto values = graph_values(statement, arguments, puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    const bool has_links = std::ranges::find(puzzle.grid.between, PositionSort::Link, &Grid::Between::sort) !=
                           puzzle.grid.between.end();
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        for (const CellId place : sequence.cells) {
            const bool is_cell = puzzle.grid.sort_of(place) == PositionSort::Cell;
            std::array<std::optional<CellId>, kDirections> links;
            for (std::size_t i = 0; i < kDirections && is_cell; ++i) {
                const auto [row, column] = map.point(place);
                links[i] = map.find(PositionSort::Link, {row + kSteps[i].row, column + kSteps[i].column});
            }
            if (!is_cell || !has_links || map.steps().size() != kDirections)
                return std::unexpected(error_at(statement.span, "arms is about square cells that have links",
                                                "write e.g. 'grid 5x5 links', and name cells after 'at'"));
            rules.push_back(std::make_unique<Arms>(place, links, form, *values, puzzle));
        }
    }
    return rules;
}

}  // namespace

RuleEntry arms_rule() {
    return {
        .name = "arms",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values leave each of the cells in exactly these directions. opposite: "
            "a line that enters the cell goes straight through it.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule arms \"-\" left right at R1C2\n",
        .example_solutions = 4,
        .is_about_places = true,
        .maker = make_arms,
    };
}

}  // namespace sator::rules
