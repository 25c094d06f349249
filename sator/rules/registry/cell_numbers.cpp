#include "sator/rules/registry/cell_numbers.hpp"

#include <optional>
#include <string>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::rules {

namespace {

Diagnostic no_number_error(const RuleStatement& statement, const Puzzle& puzzle, CellId cell,
                           const Symbol& symbol) {
    const bool is_blank = symbol.kind == Symbol::Kind::Blank;
    return error_at(
        statement.span,
        statement.name + (is_blank ? " over blanks: " : " over letters: ") + cell_name(puzzle.grid, cell) +
            " can " + (is_blank ? "be blank" : "hold " + to_symbol_text(symbol)),
        is_blank ? "give these cells a range without blank" : "give these cells a range of numbers");
}

}  // namespace

std::expected<ValueNumbers, Diagnostic> cell_numbers(const RuleStatement& statement, const Puzzle& puzzle,
                                                     std::span<const CellId> cells, BlankCells blanks) {
    const auto symbols = puzzle.alphabet.symbols();
    std::expected<void, Diagnostic> checked;
    for (const CellId cell : cells) {
        for_each_value(puzzle, cell, [&](ValueId v) {
            const Symbol::Kind kind = puzzle.alphabet[v].kind;
            const bool is_fine = kind == Symbol::Kind::Number ||
                                 (kind == Symbol::Kind::Blank && blanks == BlankCells::AreZero);
            if (!is_fine && checked)
                checked = std::unexpected(no_number_error(statement, puzzle, cell, puzzle.alphabet[v]));
        });
        if (!checked) return failure(checked);
    }
    std::vector<std::int64_t> numbers;
    for (const Symbol& symbol : symbols) {
        if (symbol.kind == Symbol::Kind::Number) numbers.push_back(symbol.number);
    }
    const bool has_blank = !symbols.empty() && symbols.back().kind == Symbol::Kind::Blank;
    return ValueNumbers::of_cell(
        std::move(numbers), has_blank ? std::optional(static_cast<Value>(symbols.size() - 1)) : std::nullopt);
}

Diagnostic sum_overflow_error(const RuleStatement& statement) {
    return error_at(statement.span, statement.name + " over numbers that are too large to add up",
                    "sums can be as large as " + std::to_string(kMaxMagnitude));
}

}  // namespace sator::rules
