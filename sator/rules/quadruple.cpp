#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "quadruple VALUES";

/// The cells hold the values in a circle, each at least as often as it is written there: GAC
/// (GlobalCardinality).
class Quadruple final : public SequenceRule {
  public:
    /// `text`: the values as they are written in the circle.
    Quadruple(Sequence sequence, std::vector<ValueId> wanted, std::size_t alphabet, std::string text)
        : SequenceRule(std::move(sequence)),
          wanted_(std::move(wanted)),
          alphabet_(alphabet),
          text_(std::move(text)) {}

    bool holds(std::span<const Value> values) const override {
        return std::ranges::all_of(wanted_, [&](ValueId v) {
            return std::ranges::count(values, value_of(v)) >= std::ranges::count(wanted_, v);
        });
    }

    void post(Model& model) const override {
        const auto any = static_cast<std::uint32_t>(cells().size());
        std::vector<OccurrenceBounds> bounds(alphabet_, {0, any});
        for (const ValueId v : wanted_) ++bounds[v.index()].least;
        model.post(std::make_shared<const GlobalCardinality>(bounds), scope());
    }

    RuleNoun noun() const override { return {"quadruple " + text_}; }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& /*puzzle*/) const override { return "contain " + text_; }

    std::vector<ValueId> wanted_;
    std::size_t alphabet_;
    std::string text_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    const auto wanted = value_arguments(statement, statement.arguments, puzzle, kSyntax);
    if (!wanted) return failure(wanted);
    std::string text;
    for (const ValueId v : *wanted) text += (text.empty() ? "" : " ") + to_symbol_text(puzzle.alphabet[v]);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            if (wanted->size() > sequence.cells.size()) {
                return std::unexpected(
                    error_at(statement.arguments[0].span,
                             "a quadruple of " + std::to_string(wanted->size()) + " values, but there " +
                                 (sequence.cells.size() == 1
                                      ? "is 1 cell: "
                                      : "are " + std::to_string(sequence.cells.size()) + " cells: ") +
                                 sequence_name(puzzle.grid, sequence),
                             "list at most as many values as there are cells around the corner"));
            }
            return std::make_unique<Quadruple>(sequence, *wanted, puzzle.alphabet.size(), text);
        });
}

}  // namespace

RuleEntry quadruple_rule() {
    return {
        .name = "quadruple",
        .syntax = std::string(kSyntax),
        .summary =
            "The cells around a corner hold the listed values, each at least as often as it is listed.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 2x2\n"
            "range 1..4\n"
            "quadruple\n"
            "  1 1 4  R1C1 R1C2 R2C1 R2C2\n",
        .example_solutions = 34,
        .aliases = {"quadruples"},
        .picture = RulePicture::Dot,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
