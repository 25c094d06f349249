// The rule `pairs` states a binary relation of cells as a table: for each value, the values that may come after it.

#include <algorithm>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"
#include "sator/rules/registry/value_table_text.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "pairs \"1: 2 3; 2: 1\"";
/// The maximum number of values: the table has a row for each value, and a row has a bit for each value.
constexpr std::size_t kMaxTableValues = 1024;

/// Says which two cells of a sequence must be a pair, in the order of the cells.
enum class Partners : std::uint8_t { Next, AllLater };

/// The values after each value.
using ValuesAfter = std::map<Value, std::set<Value>>;

/// Each two consecutive cells, or each two cells, hold a pair of the table. A binary table for each two cells: GAC for
/// consecutive ones, unless a cell occurs twice, because the pairs form a path.
class Pairs final : public SequenceRule {
  public:
    Pairs(Sequence sequence, Partners partners, std::string table, std::shared_ptr<const ValuesAfter> after,
          std::size_t alphabet)
        : SequenceRule(std::move(sequence)),
          partners_(partners),
          table_(std::move(table)),
          after_(std::move(after)),
          alphabet_(alphabet) {}

    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = i + 1; j < values.size(); ++j) {
                if (are_partners(i, j) && !fits(values[i], values[j])) return false;
            }
        }
        return true;
    }

    void post(Model& model) const override {
        const auto relation = std::make_shared<const BinaryRelation>(
            alphabet_, words_for(alphabet_), [&](Value a, Value b) { return fits(a, b); });
        const std::vector<VariableId> cells = scope();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                if (are_partners(i, j))
                    model.post(std::make_shared<const BinaryTable>(relation),
                               std::vector{cells[i], cells[j]});
            }
        }
    }
    RuleNoun noun() const override { return {"line of pairs", RuleNoun::Place::From}; }

  private:
    std::string requirement(const Puzzle& /*puzzle*/) const override {
        const std::string where = partners_ == Partners::Next ? "next to each other" : "in any two cells";
        return "hold " + where + " only these pairs, in the order of the line: " + table_;
    }
    bool fits(Value a, Value b) const {
        const auto row = after_->find(a);
        return row != after_->end() && row->second.contains(b);
    }
    bool are_partners(std::size_t i, std::size_t j) const {
        return partners_ == Partners::AllLater || j == i + 1;
    }

    Partners partners_;
    std::string table_;
    std::shared_ptr<const ValuesAfter> after_;
    std::size_t alphabet_;
};

std::expected<ValuesAfter, Diagnostic> read_table(const RuleStatement& statement, const Argument& table,
                                                  const Puzzle& puzzle) {
    ValuesAfter after;
    for (const std::string_view row : pieces_of(table.text, ';')) {
        if (row.empty()) continue;
        const auto sides = pieces_of(row, ':');
        if (sides.size() != 2)
            return std::unexpected(error_at(table.span, "'" + std::string(row) + "' is no row of the table",
                                            "write " + std::string(kSyntax)));
        const auto first = values_of_piece(sides[0], statement, table, puzzle, kSyntax);
        if (!first) return failure(first);
        const auto second = values_of_piece(sides[1], statement, table, puzzle, kSyntax);
        if (!second) return failure(second);
        for (const ValueId a : *first) {
            for (const ValueId b : *second) after[value_of(a)].insert(value_of(b));
        }
    }
    return after;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const Partners partners = take_word(arguments, "all") ? Partners::AllLater : Partners::Next;
    const auto table = only_quoted(statement, arguments, "a table", kSyntax);
    if (!table) return failure(table);
    const std::size_t alphabet = context.puzzle.alphabet.size();
    if (alphabet > kMaxTableValues)
        return std::unexpected(error_at(statement.span, "pairs is for cells with at most " +
                                                            std::to_string(kMaxTableValues) + " values"));
    auto after = read_table(statement, *table, context.puzzle);
    if (!after) return failure(after);
    const auto shared = std::make_shared<const ValuesAfter>(std::move(*after));
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Pairs>(sequence, partners, table->text, shared, alphabet);
        });
}

}  // namespace

RuleEntry pairs_rule() {
    return {
        .name = "pairs",
        .syntax = "pairs TABLE [all]",
        .summary =
            "Each two consecutive cells hold a pair of the table. The table says in quotes which values may "
            "come after each value: \"1: 2 3; 2: 1\". With all, it is about any two cells, in the order of "
            "the line.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 4x1\n"
            "range 1..3\n"
            "\n"
            "rule pairs \"1: 2 3; 2: 1; 3: 3\" at row 1\n",
        .example_solutions = 6,
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
