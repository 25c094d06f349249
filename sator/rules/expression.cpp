#include "sator/rules/expression.hpp"

#include <algorithm>

#include "sator/puzzle/quoted_text.hpp"
#include "sator/rules/expression/evaluate_expression.hpp"
#include "sator/rules/expression/expression_cache.hpp"
#include "sator/rules/expression/expression_words.hpp"

namespace sator::rules {

namespace {

/// A rule written as an expression. This file joins the passes of expression/: parse, check bounds, evaluate
/// for the meaning, compile and post for the enforcement.
class ExpressionRule final : public Rule {
  public:
    ExpressionRule(PlacedExpression place, std::string text)
        : place_(std::move(place)), text_(std::move(text)) {}

    std::span<const CellId> cells() const override { return place_.cells; }
    bool holds(std::span<const Value> values) const override {
        return evaluate_expression(place_.compiled->expression(), values);
    }
    void post(Model& model) const override { place_.compiled->post(model, variables_of(cells())); }

    RuleWords words(const RuleNaming& naming) const override {
        return expression_words(text_, place_.groups, label(), naming);
    }

  private:
    PlacedExpression place_;
    std::string text_;
};

/// Names the cells of a place: `line` is all of them, and a, b, c, … are the first, the second, the third. If ':' divides the
/// place, the letters name its parts; then the result is empty.
std::vector<Sequence> named_cells(std::span<const Sequence> sequences) {
    constexpr std::size_t kLetters = 26;
    std::vector<Sequence> named;
    if (sequences.size() != 1) return named;
    const Slot& cells = sequences[0].cells;
    named.push_back({"line", cells});
    for (std::size_t i = 0; i < std::min(cells.size(), kLetters); ++i)
        named.push_back({std::string(1, static_cast<char>('a' + i)), {cells[i]}});
    return named;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const std::vector<Sequence> cells =
        statement.is_placed ? named_cells(sequences) : std::vector<Sequence>();
    if (context.expressions == nullptr) context.expressions = std::make_shared<ExpressionCache>();
    auto place = context.expressions->place(statement, cells.empty() ? sequences : cells, context.puzzle);
    if (!place) return std::unexpected(std::move(place.error()));
    RuleList rules;
    rules.push_back(std::make_unique<ExpressionRule>(std::move(*place), on_one_line(statement.text)));
    return rules;
}

}  // namespace

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
