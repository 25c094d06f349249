#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "count VALUES N";

/// The number of cells with one of the values lies within a range: GAC (Among).
class CountOf final : public SequenceRule {
  public:
    CountOf(Sequence sequence, std::vector<Word> values, CountRange how_many)
        : SequenceRule(std::move(sequence)), values_(std::move(values)), how_many_(how_many) {}

    bool holds(std::span<const Value> values) const override {
        const auto count = static_cast<std::uint64_t>(std::ranges::count_if(
            values, [&](Value v) { return has_bit(values_, static_cast<std::size_t>(v)); }));
        return count >= how_many_.least && count <= how_many_.most;
    }

    void post(Model& model) const override {
        model.post(std::make_shared<const Among>(values_, how_many_.least, how_many_.most), scope());
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& puzzle) const override {
        std::vector<Symbol> symbols;
        std::vector<ValueId> listed;
        for_each_bit(values_, [&](std::size_t v) {
            symbols.push_back(puzzle.alphabet[v]);
            listed.emplace_back(v);
        });
        const bool is_one =
            how_many_.most <= 1 || (how_many_.least == 1 && how_many_.most == CountRange::kUnbounded);
        if (std::ranges::all_of(listed, [&](ValueId v) { return value_name(puzzle, v) != nullptr; }))
            return "have " + how_many_.to_string() + " " +
                   spoken_cells(puzzle, listed, is_one ? GrammaticalNumber::One : GrammaticalNumber::Many);
        if (how_many_.most == 0) return "not have a cell with " + to_choice_text(symbols);
        return "have " + how_many_.to_string() + (is_one ? " cell" : " cells") + " with " +
               to_choice_text(symbols);
    }

    std::vector<Word> values_;
    CountRange how_many_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto& arguments = statement.arguments;
    if (arguments.size() < 2) {
        return std::unexpected(
            error_at(statement.span, "count needs values and how many", "write count VALUES N"));
    }
    const auto how_many = count_range_argument(arguments.back(), kSyntax);
    if (!how_many) return failure(how_many);
    const auto listed =
        value_arguments(statement, std::span(arguments).first(arguments.size() - 1), context.puzzle, kSyntax);
    if (!listed) return failure(listed);
    std::vector<Word> values(value_words(context.puzzle), 0);
    for (const ValueId v : *listed) set_bit(values, v);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<CountOf>(sequence, values, *how_many);
        });
}

}  // namespace

RuleEntry count_rule() {
    return {
        .name = "count",
        .syntax = "count VALUES N",
        .summary =
            "N of the cells hold one of the values. N is a number, 2..4, 2.. (at least) or ..4 (at most).",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range \".\" \"*\"\n"
            "|*\n"
            "\n"
            "rule count \"*\" 2\n"
            "| aaaa\n"
            "\n"
            "rule count \"*\" ..1\n"
            "|aa\n",
        .example_solutions = 3,
        .maker = make,
    };
}

}  // namespace sator::rules
