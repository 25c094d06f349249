// Two cells of a group have one of the values, and the way between them inside of the group has a length; of two groups, the lengths differ. All
// pairs of cells are listed with their lengths (UnlikePieces): GAC.
#include <algorithm>
#include <optional>

#include "sator/base/errors.hpp"
#include "sator/propagators/graphs/position_graph.hpp"
#include "sator/propagators/placement/unlike_pieces.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "couple VALUES [between N]";
/// The pairs of a larger group are too many to be listed.
constexpr std::size_t kMostInCouple = 150;

/// The places of a couple in a group whose first cell has this position; the shape of a place is the number of steps.
UnlikePieces::Places couples_of(const Slot& group, std::uint32_t begin, const Grid& grid) {
    Slot sorted = group;
    std::ranges::sort(sorted);
    const PositionGraph graph(sorted.size(), neighbouring_cells(grid, sorted, Touching::Edges));
    const auto position = [&](std::uint32_t vertex) {
        const auto found = std::ranges::find(group, sorted[vertex]);
        return begin + static_cast<std::uint32_t>(found - group.begin());
    };
    UnlikePieces::Places places;
    for (std::uint32_t a = 0; a < sorted.size(); ++a) {
        const std::vector<std::uint32_t> steps = steps_from(std::vector{a}, graph);
        for (std::uint32_t b = a + 1; b < sorted.size(); ++b) {
            const auto [first, second] = std::minmax({position(a), position(b)});
            places.push_back({{first, second}, steps[b]});
        }
    }
    return places;
}

class Couple final : public SequenceRule {
  public:
    /// One group of cells, or two; each cell is in one of them, and once.
    Couple(Sequence groups, std::optional<CountRange> between, std::vector<ValueId> values,
           const Puzzle& puzzle)
        : SequenceRule(groups),
          between_(between),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {
        const std::size_t middle = groups.breaks.empty() ? groups.cells.size() : groups.breaks[0];
        const auto at = groups.cells.begin() + static_cast<std::ptrdiff_t>(middle);
        first_ = couples_of({groups.cells.begin(), at}, 0, puzzle.grid);
        std::erase_if(first_, [&](const PiecePlace& place) { return !is_allowed(place.shape); });
        if (at == groups.cells.end()) {
            second_.emplace_back();
            return;
        }
        second_ = couples_of({at, groups.cells.end()}, static_cast<std::uint32_t>(middle), puzzle.grid);
        for (std::uint32_t i = 0; i < middle; ++i) {
            for (auto j = static_cast<std::uint32_t>(middle); j < groups.cells.size(); ++j)
                compared_.emplace_back(i, j);
        }
    }

    bool holds(std::span<const Value> values) const override {
        std::vector<std::uint32_t> lit;
        for (std::uint32_t i = 0; i < values.size(); ++i) {
            if (has_bit(is_listed_, static_cast<std::size_t>(values[i]))) lit.push_back(i);
        }
        const auto steps = [&](const UnlikePieces::Places& places, std::size_t begin) {
            const std::vector pair(lit.begin() + static_cast<std::ptrdiff_t>(begin),
                                   lit.begin() + static_cast<std::ptrdiff_t>(begin) + 2);
            const auto place = std::ranges::find(places, pair, &PiecePlace::positions);
            return place == places.end() ? std::nullopt : std::optional(place->shape);
        };
        if (compared_.empty()) return lit.size() == 2 && steps(first_, 0);
        if (lit.size() != 4) return false;
        const auto a = steps(first_, 0), b = steps(second_, 2);
        return a && b && *a != *b;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const UnlikePieces>(is_listed_, first_, second_, compared_), scope());
    }

  private:
    bool is_allowed(std::uint32_t steps) const {
        return !between_ || (steps > between_->least && steps <= between_->most + 1);
    }

    bool is_reversible() const override { return true; }

    std::string requirement(const Puzzle& puzzle) const override {
        const std::string cells = spoken_cells(puzzle, values_, GrammaticalNumber::Many);
        if (!compared_.empty()) return "have two " + cells + " each, at different distances";
        if (!between_) return "have exactly 2 " + cells;
        return "have exactly 2 " + cells + ", with " + between_->to_string() +
               (between_->most == 1 ? " cell" : " cells") + " on the way between them";
    }

    std::optional<CountRange> between_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
    UnlikePieces::Places first_, second_;
    UnlikePieces::Neighbours compared_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const auto between = take_counted(arguments, "between", kSyntax);
    if (!between) return failure(between);
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            Slot sorted = sequence.cells;
            std::ranges::sort(sorted);
            const bool is_repeated = std::ranges::adjacent_find(sorted) != sorted.end();
            if (is_repeated || sequence.breaks.size() > 1 || sorted.size() > kMostInCouple ||
                (*between && !sequence.breaks.empty()))
                return std::unexpected(
                    error_at(statement.span, "couple is about one group of cells, or two without a number",
                             "write e.g. 'couple \"#\" between 2 at regions', with at most 150 cells each"));
            return std::make_unique<Couple>(sequence, *between, *values, context.puzzle);
        });
}

}  // namespace

RuleEntry couple_rule() {
    return {
        .name = "couple",
        .syntax = std::string(kSyntax),
        .summary =
            "Exactly two of the cells have one of the values. between: the number of cells between them, on "
            "a "
            "shortest way along edges that does not leave the group. If a ':' divides the cells into two "
            "groups, "
            "each group has two such cells, and their ways differ in length.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x2\n"
            "range \".\" \"#\"\n"
            "\n"
            "rule couple \"#\" between 1 at all\n",
        .example_solutions = 6,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
