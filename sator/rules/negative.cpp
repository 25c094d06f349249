#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/rules/dots.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/pair_limit.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "negative xv, negative white_dot or negative black_dot";

using Pairs = std::set<std::pair<CellId, CellId>>;

/// Pairs of cells that do not keep a relation: GAC pair by pair (BinaryTable). All pairs are one rule.
class WithoutMark final : public Rule {
  public:
    /// `values`: the count of numbers in the alphabet; they are its first symbols.
    WithoutMark(const Pairs& pairs, ValueNumbers numbers, std::size_t values, const DotMeaning& mark)
        : numbers_(std::move(numbers)), values_(values), mark_(mark) {
        cells_.reserve(2 * pairs.size());
        for (const auto& [a, b] : pairs) cells_.insert(cells_.end(), {a, b});
    }

    /// Returns the cells of each pair, one pair after the other.
    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); i += 2) {
            if (mark_.holds(numbers_[values[i]], numbers_[values[i + 1]])) return false;
        }
        return true;
    }

    void post(Model& model) const override {
        const auto allowed = std::make_shared<const BinaryRelation>(
            values_, model.initial_domain(variable_of(cells_[0])).word_count(),
            [&](Value a, Value b) { return !mark_.holds(numbers_[a], numbers_[b]); });
        const auto table = std::make_shared<const BinaryTable>(allowed);
        for (std::size_t i = 0; i < cells_.size(); i += 2)
            model.post(table, std::array{variable_of(cells_[i]), variable_of(cells_[i + 1])});
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        return {labelled(label(), "neighbouring cells without a mark between them"),
                "not " + mark_.requirement};
    }

  private:
    Slot cells_;
    ValueNumbers numbers_;
    std::size_t values_;
    const DotMeaning& mark_;
};

/// Returns the rules whose clues mark pairs that need not break the rule: a pair with a white dot may also
/// hold 1 and 2, and then only one of the two dots is drawn.
std::set<std::string_view> marking_rules(std::string_view rule) {
    if (rule == "xv") return {"xv"};
    return {"white_dot", "white_dots", "black_dot", "black_dots", "consecutive", "ratio"};
}

/// Calls `use(a, b)` for each two neighbouring cells of the sequences, the cell with the lower index first.
template <class Use>
void for_each_pair(std::span<const Sequence> sequences, Use use) {
    for (const Sequence& sequence : sequences) {
        for (std::size_t i = 1; i < sequence.cells.size(); ++i) {
            const auto [a, b] = std::minmax(sequence.cells[i - 1], sequence.cells[i]);
            use(a, b);
        }
    }
}

/// Returns the pairs of the sequences that no clue marks.
Pairs unmarked_pairs(std::string_view rule, std::span<const Sequence> sequences, const Puzzle& puzzle) {
    Pairs pairs;
    for_each_pair(sequences, [&](CellId a, CellId b) { pairs.emplace(a, b); });
    const auto marking = marking_rules(rule);
    for (const RuleStatement& statement : puzzle.rules) {
        if (!marking.contains(statement.name)) continue;
        for (const MarkedDrawing& drawing : statement.drawings)
            for_each_pair(drawing, [&](CellId a, CellId b) { pairs.erase({a, b}); });
    }
    return pairs;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 1, 1, "the name of a rule", kSyntax); !done)
        return failure(done);
    const Argument& rule = statement.arguments[0];
    const DotMeaning* mark = dot_meaning(rule.text);
    if (mark == nullptr) {
        return std::unexpected(error_at(rule.span, "'" + rule.text + "' is no rule about marks between cells",
                                        "write " + std::string(kSyntax)));
    }
    const Puzzle& puzzle = context.puzzle;
    const std::size_t values = puzzle.alphabet.number_count();
    if (auto done = refuse_too_many_values(statement, values); !done) return failure(done);
    const Pairs pairs = unmarked_pairs(rule.text, sequences, puzzle);
    RuleList rules;
    if (pairs.empty()) return rules;
    Slot cells;
    for (const auto& [a, b] : pairs) cells.insert(cells.end(), {a, b});
    auto numbers = cell_numbers(statement, puzzle, cells, BlankCells::AreErrors);
    if (!numbers) return failure(numbers);
    rules.push_back(std::make_unique<WithoutMark>(pairs, std::move(*numbers), values, *mark));
    return rules;
}

}  // namespace

RuleEntry negative_rule() {
    return {
        .name = "negative",
        .syntax = "negative RULE",
        .summary =
            "All marks of the rule xv, white_dot or black_dot are given: neighbouring cells without a mark "
            "between them do not keep its relation. A pair with a dot of either colour has a mark.",
        .shape = RuleShape::AllDrawings,
        .example =
            "grid 3x1\n"
            "range 1..4\n"
            "white_dot\n"
            "  R1C1 R1C2\n"
            "negative white_dot\n",
        .example_solutions = 14,
        .default_place = "neighbours",
        .maker = make,
    };
}

}  // namespace sator::rules
