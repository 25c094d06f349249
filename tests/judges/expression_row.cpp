#include "tests/judges/expression_row.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/rules/expression/evaluate_expression.hpp"
#include "sator/rules/expression/expression_bounds.hpp"
#include "sator/rules/expression/expression_parser.hpp"
#include "sator/rules/expression/post_expression.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::tests {

std::vector<Symbol> numbers_between(std::int64_t least, std::int64_t greatest) {
    std::vector<Symbol> symbols;
    for (std::int64_t n = least; n <= greatest; ++n) symbols.push_back(Symbol::of_number(n));
    return symbols;
}

Puzzle row_of(std::size_t cells, std::vector<Symbol> symbols, const std::string& text) {
    Puzzle puzzle;
    puzzle.file = "demo.sator";
    puzzle.grid = make_rectangle(cells, 1)->grid;
    puzzle.alphabet = Alphabet(std::move(symbols));
    RuleStatement statement;
    statement.name = kExpressionRule;
    statement.text = text;
    statement.span = statement.text_span = {1, 1, 1};
    MarkedDrawing drawing;
    for (std::size_t i = 0; i < cells; ++i)
        drawing.push_back({std::string(1, static_cast<char>('a' + i)), {CellId(i)}});
    drawing.push_back({"z", {CellId(cells - 2), CellId(cells - 1)}});
    drawing.push_back({"w", {}});
    for (std::size_t i = 0; i < cells; ++i) drawing.back().cells.emplace_back(i);
    statement.drawings.push_back(std::move(drawing));
    puzzle.rules.push_back(std::move(statement));
    puzzle.text = std::make_shared<const std::string>(text);
    return puzzle;
}

namespace {

using Solutions = std::set<std::vector<Value>>;

Expression parsed(const Puzzle& puzzle) {
    auto expression = parse_expression(puzzle.rules[0], puzzle.rules[0].drawings[0], puzzle);
    EXPECT_TRUE(expression) << puzzle.rules[0].text << '\n' << to_text(expression.error());
    if (!expression) return {};
    EXPECT_TRUE(check_expression_bounds(*expression)) << puzzle.rules[0].text;
    return std::move(*expression);
}

/// Finds the solutions over the expression's own cells by trying all values.
Solutions plain(const Puzzle& puzzle, const Expression& expression) {
    Solutions solutions;
    std::vector<Value> values(expression.cells.size(), 0);
    for (std::size_t i = 0; i < values.size();) {
        if (evaluate_expression(expression, values)) solutions.insert(values);
        for (i = 0; i < values.size() && ++values[i] == static_cast<Value>(puzzle.alphabet.size()); ++i)
            values[i] = 0;
    }
    return solutions;
}

Solutions searched(const Puzzle& puzzle, const Expression& expression, TableBudget budget) {
    Model model;
    const std::vector<Word> all{(Word{1} << puzzle.alphabet.size()) - 1};
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) model.add_cell(all);
    post_expression(model, expression, variables_of(expression.cells), budget);
    Solutions solutions;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        std::vector<Value> own;
        for (const CellId cell : expression.cells) own.push_back(values[cell.index()]);
        solutions.insert(own);
        return true;
    });
    return solutions;
}

}  // namespace

std::size_t solution_count(const std::string& text, std::size_t cells, const std::vector<Symbol>& symbols) {
    const Puzzle puzzle = row_of(cells, symbols, text);
    const Expression expression = parsed(puzzle);
    const Solutions expected = plain(puzzle, expression);
    EXPECT_EQ(searched(puzzle, expression, {}), expected) << "tables: " << text;
    EXPECT_EQ(searched(puzzle, expression, {.left = 0, .always = 0}), expected) << "bounds: " << text;
    return expected.size();
}

std::string refusal(const std::string& text, std::vector<Symbol> symbols) {
    const Puzzle puzzle = row_of(3, std::move(symbols), text);
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{puzzle, clue_cache, resources, {}};
    const auto rules = make_rules(Registry::standard(), context);
    return rules ? "no error" : to_text(rules.error()[0]);
}

std::string short_refusal(const std::string& text, std::vector<Symbol> symbols) {
    const std::string all = refusal(text, std::move(symbols));
    const std::size_t message = all.find("error: ") + 7, hint = all.rfind("hint: ") + 6;
    return all.substr(message, all.find('\n') - message) + " (" + all.substr(hint, all.size() - hint - 1) +
           ")";
}

}  // namespace sator::tests
