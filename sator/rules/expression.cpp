#include "sator/rules/expression.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/rules/expression/defined_expression.hpp"
#include "sator/rules/expression/evaluate_expression.hpp"
#include "sator/rules/expression/expression_cache.hpp"
#include "sator/rules/expression/expression_words.hpp"
#include "sator/rules/expression/place_letters.hpp"

namespace sator::rules {

namespace {

/// How a rule that the puzzle defines is called; empty for others.
struct DefinedWords {
    std::string sentence;  ///< "the digits of a flat line differ by at most 2"
    std::string noun;      ///< "flat 2"
};

/// A rule written as an expression. This file joins the passes of expression/: parse, check bounds, evaluate
/// for the meaning, compile and post for the enforcement.
class ExpressionRule final : public Rule {
  public:
    ExpressionRule(PlacedExpression place, std::string text, DefinedWords words)
        : place_(std::move(place)), text_(std::move(text)), words_(std::move(words)) {}

    std::span<const CellId> cells() const override { return place_.cells; }
    bool holds(std::span<const Value> values) const override {
        return evaluate_expression(place_.compiled->expression(), values);
    }
    void post(Model& model) const override { place_.compiled->post(model, variables_of(cells())); }

    RuleWords words(const RuleNaming& naming) const override {
        if (words_.sentence.empty()) return expression_words(text_, place_.groups, label(), naming);
        return {labelled(label(), named_groups(naming) + ": " + words_.sentence), ""};
    }
    RuleNoun noun() const override { return {words_.noun, RuleNoun::Place::At}; }

  private:
    /// Returns the names of its groups: "R1C1 and column 3".
    std::string named_groups(const RuleNaming& naming) const {
        std::string names;
        for (const Sequence& group : place_.groups)
            names += (names.empty() ? "" : " and ") + naming.groups.of(group.cells);
        return names;
    }

    PlacedExpression place_;
    std::string text_;
    DefinedWords words_;
};

/// Whether an expression's rule or its opposite is made.
enum class Sense : std::uint8_t { AsWritten, Negated };

/// Makes the rule of an expression whose letters are the labels of the sequences. Does not copy the statement,
/// because it is called for each of its drawings.
std::expected<RuleList, Diagnostic> make_written(const RuleStatement& statement,
                                                 std::span<const Sequence> sequences, RuleContext& context,
                                                 Sense sense, const DefinedWords& words = {}) {
    if (sense == Sense::Negated) {
        RuleStatement opposite;
        opposite.name = statement.name;
        opposite.text = "not (" + statement.text + ")";
        opposite.span = statement.span;
        opposite.text_span = statement.text_span;
        return make_written(opposite, sequences, context, Sense::AsWritten, words);
    }
    if (context.expressions == nullptr) context.expressions = std::make_shared<ExpressionCache>();
    auto place = context.expressions->place(statement, sequences, context.puzzle);
    if (!place) return failure(place);
    RuleList rules;
    rules.push_back(std::make_unique<ExpressionRule>(std::move(*place), on_one_line(statement.text), words));
    return rules;
}

/// Makes the rules of a use of a definition. In a drawing, an expression about `line` is about each sequence.
std::expected<RuleList, Diagnostic> make_defined(const RuleStatement& use, const RuleDefinition& definition,
                                                 std::span<const Sequence> sequences, RuleContext& context,
                                                 Sense sense) {
    const auto expression = defined_expression(use, definition);
    if (!expression) return failure(expression);
    std::vector<std::vector<Sequence>> places;
    if (use.is_placed) {
        places.push_back(lettered_place(sequences));
    } else if (expression->is_about_line) {
        for (const Sequence& sequence : sequences) places.push_back(lettered_place({&sequence, 1}));
    } else {
        places.emplace_back(sequences.begin(), sequences.end());
    }
    RuleList rules;
    for (const std::vector<Sequence>& place : places) {
        auto made =
            make_written(expression->statement, place, context, sense, {expression->words, expression->noun});
        if (!made)
            return std::unexpected(
                error_in_definition(std::move(made.error()), *expression, use, definition));
        std::ranges::move(*made, std::back_inserter(rules));
    }
    return rules;
}

std::expected<RuleList, Diagnostic> make_in(Sense sense, const RuleStatement& statement,
                                            std::span<const Sequence> sequences, RuleContext& context) {
    if (statement.name != kExpressionRule) {
        const RuleDefinition* definition = find_definition(context.puzzle, statement.name);
        SATOR_ASSERT(definition != nullptr);
        return make_defined(statement, *definition, sequences, context, sense);
    }
    if (!statement.is_placed) return make_written(statement, sequences, context, sense);
    return make_written(statement, lettered_place(sequences), context, sense);
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    return make_in(Sense::AsWritten, statement, sequences, context);
}

}  // namespace

std::expected<RuleList, Diagnostic> make_negated_expressions(const RuleStatement& statement,
                                                             std::span<const Sequence> sequences,
                                                             RuleContext& context) {
    return make_in(Sense::Negated, statement, sequences, context);
}

RuleEntry expression_rule() {
    return {
        .name = std::string(kExpressionRule),
        .syntax = "EXPRESSION",
        .summary =
            "The expression is true: rule sum(a) = 2 * b. A letter that marks one cell is its number, or its "
            "symbol (a = \"x\"); sum, product, min, max, distinct and sorted (none is less than the one "
            "before "
            "it) take letters and numbers, number(a) reads decimal digits, count(a, 3) counts symbols and "
            "count(a > 1, b > 1) conditions; there are abs, prime, square (0, 1, 4, 9 and so on), even and "
            "odd, "
            "+ - * / %, = != < <= > >=, a in 1..4, a in (1, 3, 5), not in, and, or, not, if … then …. "
            "each 3 of a as x y z: … is true of all windows of 3 consecutive cells of a, and each 3 of a as "
            "w: "
            "… names the window as a whole. A division rounds down, the remainder has the divisor's sign, "
            "and a "
            "comparison in which something is divided by 0 is false. If a cell holds a letter or is blank, a "
            "comparison with a number is false, but != is true; in a sum a blank adds nothing.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout\n"
            "| ***\n"
            "| ***\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule distinct(a, b)\n"
            "rule 2 * number(a) = number(b)\n"
            "| aaa\n"
            "| bbb\n"
            "\n"
            "rule prime(a + b)\n"
            "rule if a > 1 then b < 3\n"
            "| a..\n"
            "| b..\n"
            "\n"
            "rule abs(a - b) = 3\n"
            "| ..a\n"
            "| ..b\n",
        .example_solutions = 1,
        .example_files = {},
        .maker = make,
    };
}

}  // namespace sator::rules
