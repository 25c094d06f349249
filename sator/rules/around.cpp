#include <algorithm>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/number_counts.hpp"
#include "sator/puzzle/cell_areas.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/straight_lines.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr const char* kSyntax = "around VALUES";

/// The number in one cell and the cells around it: GAC for each number (NumberCounts).
class Around final : public Rule {
  public:
    /// `cells`: the cell that can hold a number, then the cells around it. `numbers`: the number of each
    /// value, or kNoNumber. `counted`: the set of values to count.
    Around(Slot cells, Surroundings surroundings, std::vector<std::int64_t> numbers,
           std::vector<Word> counted)
        : cells_(std::move(cells)),
          surroundings_(surroundings),
          numbers_(std::move(numbers)),
          counted_(std::move(counted)) {}

    /// The entry in `numbers` of a value that is not a number.
    static constexpr std::int64_t kNoNumber = INT64_MIN;

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const std::int64_t number = numbers_[static_cast<std::size_t>(values[0])];
        const std::size_t first = surroundings_.has_self ? 0 : 1;
        const auto found =
            std::ranges::count_if(values.subspan(first), [&](Value v) { return is_counted(v); });
        return number == kNoNumber || number == found;
    }

    void post(Model& model) const override {
        const auto most = static_cast<std::int64_t>(cells_.size()) - 1;
        std::vector<std::int64_t> demands;
        for (std::size_t v = 0; v < numbers_.size(); ++v) {
            const std::int64_t self = surroundings_.has_self && has_bit(counted_, v) ? 1 : 0;
            const bool is_number = numbers_[v] != kNoNumber;
            const bool is_possible = is_number && numbers_[v] >= self && numbers_[v] <= most + self;
            demands.push_back(!is_number     ? NumberCounts::kAnything
                              : !is_possible ? NumberCounts::kImpossible
                                             : numbers_[v] - self);
        }
        model.post(std::make_shared<const NumberCounts>(std::move(demands), counted_), variables_of(cells_));
    }

    RuleWords words(const RuleNaming& naming) const override {
        std::vector<Symbol> symbols;
        std::vector<ValueId> values;
        for_each_bit(counted_, [&](std::size_t v) {
            symbols.push_back(naming.puzzle.alphabet[v]);
            values.emplace_back(v);
        });
        const bool has_name = values.size() == 1 && value_name(naming.puzzle, values[0]) != nullptr;
        return {labelled(label(), "a number in " + naming.groups.cell(cells_[0]) + " counts " +
                                      (has_name ? spoken_cells(naming.puzzle, values, GrammaticalNumber::Many)
                                                : to_symbol_list_text(symbols)) +
                                      (surroundings_.only_edges ? " in the cells that share an edge with it"
                                                                : " in the cells around it") +
                                      (surroundings_.has_self ? " and in its own" : "")),
                ""};
    }

  private:
    bool is_counted(Value v) const { return has_bit(counted_, static_cast<std::size_t>(v)); }

    Slot cells_;
    Surroundings surroundings_;
    std::vector<std::int64_t> numbers_;
    std::vector<Word> counted_;
};

/// Removes the words `edges` and `self` from the arguments.
Surroundings take_surroundings(std::vector<Argument>& arguments) {
    const bool only_edges = take_word(arguments, "edges");
    return {only_edges, take_word(arguments, "self")};
}

/// Returns for each marked cell a list of itself and the marked cells around it.
std::map<CellId, Slot> cells_around(std::span<const Sequence> sequences, bool only_edges,
                                    RuleContext& context) {
    std::set<CellId> marked;
    for (const Sequence& sequence : sequences) marked.insert(sequence.cells.begin(), sequence.cells.end());
    std::map<CellId, Slot> around;
    for (const CellId cell : marked) around[cell] = {cell};
    const Grid& grid = context.puzzle.grid;
    if (only_edges) {
        for (const Sequence& pair : neighbours_of(grid)) {
            const CellId a = pair.cells[0], b = pair.cells[1];
            if (!marked.contains(a) || !marked.contains(b)) continue;
            around[a].push_back(b);
            around[b].push_back(a);
        }
        return around;
    }
    for (const Slot& line : straight_lines(grid, Slot(marked.begin(), marked.end()), 2, context.watch)) {
        if (context.watch.is_over()) break;
        around[line[0]].push_back(line[1]);
    }
    return around;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    std::vector<Argument> values = statement.arguments;
    const Surroundings surroundings = take_surroundings(values);
    if (values.empty())
        return std::unexpected(
            error_at(statement.span, "around needs values", std::string("write ") + kSyntax));
    const auto listed = value_arguments(statement, values, puzzle, kSyntax);
    if (!listed) return failure(listed);
    const std::vector<Word> counted = value_bits(*listed, puzzle);
    std::vector<std::int64_t> numbers;
    for (const Symbol& symbol : puzzle.alphabet.symbols())
        numbers.push_back(symbol.kind == Symbol::Kind::Number ? symbol.number : Around::kNoNumber);
    RuleList rules;
    auto around = cells_around(sequences, surroundings.only_edges, context);
    for (auto& [cell, cells] : around) {
        if (context.watch.is_over()) break;
        rules.push_back(std::make_unique<Around>(std::move(cells), surroundings, numbers, counted));
    }
    return rules;
}

}  // namespace

RuleEntry around_rule() {
    return {
        .name = "around",
        .syntax = kSyntax,
        .summary =
            "A number in a marked cell is the number of marked cells around it, up to eight (six in a "
            "hexagon), that hold one of the values. A cell without a number counts nothing. The word edges "
            "before the values leaves only cells that share an edge with it, and self adds its own cell.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout 3x2\n"
            "range 0..5 M\n"
            "\n"
            "rule around M\n"
            "| * * *\n"
            "| * * *\n"
            "\n"
            "initial\n"
            "| 1 . .\n"
            "| . . 1\n",
        .example_solutions = 3,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
