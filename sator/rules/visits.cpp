// The rule `visits`: how often a loop enters some cells. It crosses their border twice for each visit, so the number of drawn links
// between a cell of theirs and another one is twice the number of visits.
#include <algorithm>
#include <utility>

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

constexpr std::string_view kSyntax = "visits VALUES N";

class Visits final : public Rule {
  public:
    /// `border`: the links that leave the cells of the sequence.
    Visits(Sequence sequence, Slot border, CountRange visits, std::vector<ValueId> values,
           const Puzzle& puzzle)
        : sequence_(std::move(sequence)),
          border_(std::move(border)),
          visits_(visits),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    std::span<const CellId> cells() const override { return border_; }

    bool holds(std::span<const Value> values) const override {
        const auto drawn = std::ranges::count_if(
            values, [&](Value value) { return has_bit(is_listed_, static_cast<std::size_t>(value)); });
        return drawn % 2 == 0 && std::cmp_greater_equal(drawn / 2, visits_.least) &&
               std::cmp_less_equal(drawn / 2, visits_.most);
    }

    void post(Model& model) const override {
        const std::vector<VariableId> border = variables_of(border_);
        const auto all = static_cast<std::uint32_t>(border.size());
        if (visits_.least > all / 2) return model.post(std::make_shared<const AlwaysFalse>(), border);
        model.post(std::make_shared<const Among>(is_listed_, 2 * visits_.least,
                                                 visits_.most > all / 2 ? all : 2 * visits_.most),
                   border);
        if (visits_.least != visits_.most)
            model.post(std::make_shared<const OddLines>(is_listed_, LineParity::Even), border);
    }

    RuleWords words(const RuleNaming& naming) const override {
        const std::string times = visits_.least != visits_.most ? visits_.to_string() + " times"
                                  : visits_.least == 1          ? "once"
                                  : visits_.least == 2          ? "twice"
                                                                : std::to_string(visits_.least) + " times";
        return {labelled(label(), "the " + spoken_lines(naming.puzzle, values_, PositionSort::Link)),
                "enter and leave " +
                    rule_subject(naming, sequence_, {}, "", ReadingDirection::DoesNotMatter) + " " + times};
    }

  private:
    Sequence sequence_;
    Slot border_;
    CountRange visits_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

/// Returns the links of which one end is among the cells.
Slot links_across(const Grid& grid, const PositionMap& map, const Slot& cells) {
    const auto is_inside = [&](const std::optional<CellId>& cell) {
        return cell && std::ranges::find(cells, *cell) != cells.end();
    };
    Slot links;
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i) {
        if (grid.sort_of(CellId(i)) != PositionSort::Link) continue;
        const auto [a, b] = map.cells(CellId(i));
        if (is_inside(a) != is_inside(b)) links.emplace_back(i);
    }
    return links;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    constexpr std::uint32_t kMostVisits = 1'000'000;
    const Puzzle& puzzle = context.puzzle;
    if (auto checked =
            check_argument_count(statement, 2, puzzle.alphabet.size() + 1, "values and a number", kSyntax);
        !checked)
        return failure(checked);
    const Argument& last = statement.arguments.back();
    const auto visits = count_range_argument(last, kSyntax);
    if (!visits) return failure(visits);
    if (visits->least > kMostVisits)
        return std::unexpected(error_at(last.span, "no loop enters cells " + last.text + " times",
                                        "write " + std::string(kSyntax) + ": visits \"-\" 1"));
    const auto values = graph_values(
        statement, std::span(statement.arguments).first(statement.arguments.size() - 1), puzzle, kSyntax);
    if (!values) return failure(values);
    const PositionMap map(puzzle.grid);
    RuleList rules;
    for (const Sequence& sequence : sequences) {
        Slot border = links_across(puzzle.grid, map, sequence.cells);
        if (border.empty() && visits->least == 0) continue;  // no line enters or leaves the whole grid
        if (border.empty())
            return std::unexpected(error_at(statement.span, "no link leaves these cells",
                                            "write e.g. 'grid 5x5 links', and name some of its cells"));
        rules.push_back(std::make_unique<Visits>(sequence, std::move(border), *visits, *values, puzzle));
    }
    return rules;
}

}  // namespace

RuleEntry visits_rule() {
    return {
        .name = "visits",
        .syntax = std::string(kSyntax),
        .summary =
            "The links with one of the values enter the cells N times and leave them as often: 2 N of the "
            "links "
            "between one of the cells and another cell have one of the values.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x3 links\n"
            "range \".\" \"-\" at links\n"
            "\n"
            "rule loop \"-\" at links\n"
            "rule visits \"-\" 1 at row 1\n",
        .example_solutions = 10,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
