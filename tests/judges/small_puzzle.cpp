#include "tests/judges/small_puzzle.hpp"

#include <optional>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

SmallPuzzle::SmallPuzzle(std::size_t columns, std::size_t rows, std::u32string_view characters)
    : resources_([this](const std::string& path) -> std::optional<std::string> {
          const auto file = files_.find(path);
          return file == files_.end() ? std::nullopt : std::optional(file->second);
      }) {
    puzzle_.file = "demo.sator";
    puzzle_.grid = make_rectangle(columns, rows)->grid;
    std::vector<Symbol> symbols;
    for (const char32_t c : characters) symbols.push_back(symbol_of(c));
    puzzle_.alphabet = Alphabet(symbols);
    for (std::size_t i = 0; i < puzzle_.grid.cell_count(); ++i) range(i, characters);
}

void SmallPuzzle::range(std::size_t cell, std::u32string_view characters) {
    puzzle_.ranges.resize(puzzle_.grid.position_count());
    puzzle_.ranges[cell].clear();
    for (const char32_t c : characters) {
        puzzle_.ranges[cell].emplace_back(*puzzle_.alphabet.find(symbol_of(c)));
    }
}

void SmallPuzzle::add_between(std::span<const PositionSort> sorts, std::u32string_view characters) {
    puzzle::add_between(puzzle_.grid, sorts).value();
    for (std::size_t i = puzzle_.grid.cell_count(); i < puzzle_.grid.position_count(); ++i)
        range(i, characters);
}

std::vector<std::size_t> SmallPuzzle::positions(PositionSort sort) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < puzzle_.grid.position_count(); ++i) {
        if (puzzle_.grid.sort_of(CellId(i)) == sort) found.push_back(i);
    }
    return found;
}

void SmallPuzzle::initial(std::u32string_view drawing) {
    Initial initial;
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        if (drawing[i] == U'.') continue;
        const ValueId value(*puzzle_.alphabet.find(symbol_of(drawing[i])));
        initial.givens.push_back({CellId(i), value, {}});
    }
    puzzle_.initials.push_back(std::move(initial));
}

void SmallPuzzle::rule(const std::string& name, const std::vector<std::string>& arguments,
                       const std::vector<std::vector<std::size_t>>& sequences) {
    RuleStatement statement;
    statement.name = name;
    statement.span = {1, 6, 4};
    for (const std::string& text : arguments) {
        Argument argument;
        argument.text = text;
        if (text.size() > 1 && text.front() == '/' && text.back() == '/') {
            argument.kind = Argument::Kind::Regex;
            argument.text = text.substr(1, text.size() - 2);
        }
        argument.span = {1, static_cast<std::uint32_t>(11 + 10 * statement.arguments.size()), 1};
        statement.arguments.push_back(std::move(argument));
    }
    MarkedDrawing drawing;
    for (const auto& cells : sequences) {
        drawing.push_back({std::string(1, static_cast<char>('a' + drawing.size())), {}});
        for (const std::size_t cell : cells) drawing.back().cells.emplace_back(cell);
    }
    statement.drawings.push_back(std::move(drawing));
    puzzle_.rules.push_back(std::move(statement));
}

void SmallPuzzle::rule_on_all(const std::string& name, const std::vector<std::string>& arguments) {
    std::vector<std::size_t> cells;
    for (std::size_t i = 0; i < puzzle_.grid.cell_count(); ++i) cells.push_back(i);
    rule(name, arguments, {cells});
}

RuleList SmallPuzzle::rules() {
    auto made = make(0);
    return made ? std::move(*made) : RuleList();
}

std::string SmallPuzzle::errors() {
    const auto made = make(0);
    std::string text;
    if (made) return text;
    for (const Diagnostic& error : made.error()) text += to_text(error);
    return text;
}

std::string SmallPuzzle::description() {
    std::string text;
    for (const auto& rule : rules()) text += rule->describe(puzzle_) + '\n';
    return text;
}

SmallPuzzle::Grids SmallPuzzle::searched(std::size_t initial) {
    Grids grids;
    const auto rules = make(initial);
    if (!rules) return {"refused"};
    const Model model = build_model(puzzle_, *rules);
    const std::vector<FixedCell> fixed = fixed_cells(initial);
    Search(model, Limits{}).solve({.fixed = fixed}, [&](std::span<const Value> values) {
        grids.insert(to_text_of(values));
        return true;
    });
    return grids;
}

BigCount SmallPuzzle::counted(std::size_t initial) {
    const auto rules = make(initial);
    if (!rules) return {};
    const Model model = build_model(puzzle_, *rules);
    const std::vector<FixedCell> fixed = fixed_cells(initial);
    const Outcome outcome = Counter(model, Limits{}).count({.fixed = fixed});
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? BigCount() : solved->count;
}

SmallPuzzle::Grids SmallPuzzle::brute_force(std::size_t initial) {
    Grids grids;
    const auto rules = make(initial);
    if (!rules) return {"refused"};
    std::vector<std::vector<ValueId>> ranges = puzzle_.ranges;
    for (const Given& given : givens(initial)) ranges[given.cell.index()] = {given.value};
    std::vector<std::size_t> at(ranges.size(), 0);
    std::vector<Value> values(ranges.size());
    for (;;) {
        for (std::size_t i = 0; i < at.size(); ++i) values[i] = value_of(ranges[i][at[i]]);
        if (all_hold(*rules, values)) grids.insert(to_text_of(values));
        std::size_t i = 0;
        while (i < at.size() && ++at[i] == ranges[i].size()) at[i++] = 0;
        if (i == at.size()) return grids;
    }
}

std::vector<Value> SmallPuzzle::values_of(std::u32string_view grid) const {
    std::vector<Value> values;
    for (const char32_t c : grid) values.push_back(static_cast<Value>(*puzzle_.alphabet.find(symbol_of(c))));
    return values;
}

Symbol SmallPuzzle::symbol_of(char32_t c) {
    if (c == U' ') return Symbol::blank();
    return c >= U'0' && c <= U'9' ? Symbol::of_number(c - U'0') : Symbol::of_character(c);
}

std::expected<RuleList, std::vector<Diagnostic>> SmallPuzzle::make(std::size_t initial) {
    RuleContext context{puzzle_, languages_, resources_, {}, initial};
    return make_rules(Registry::standard(), context);
}

std::vector<Given> SmallPuzzle::givens(std::size_t initial) const {
    return initial < puzzle_.initials.size() ? puzzle_.initials[initial].givens : std::vector<Given>();
}

std::vector<FixedCell> SmallPuzzle::fixed_cells(std::size_t initial) const {
    return rules::fixed_cells(givens(initial));
}

bool SmallPuzzle::all_hold(const RuleList& rules, const std::vector<Value>& values) {
    std::vector<Value> own;
    for (const auto& rule : rules) {
        own.clear();
        for (const CellId cell : rule->cells()) own.push_back(values[cell.index()]);
        if (!rule->holds(own)) return false;
    }
    return true;
}

std::string SmallPuzzle::to_text_of(std::span<const Value> values) const {
    std::string text;
    for (const Value value : values) {
        const Symbol& symbol = puzzle_.alphabet[static_cast<std::size_t>(value)];
        text += symbol.kind == Symbol::Kind::Blank ? " " : symbol.to_string();
    }
    return text;
}

}  // namespace sator::tests
