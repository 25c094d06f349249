#include "sator/solve/clue_values.hpp"

#include <algorithm>

#include "sator/engine/counting/counter.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/clue_strings.hpp"

namespace sator::solve {

namespace {

Slot cells_of(std::span<const Rule* const> rules) {
    Slot cells;
    for (const Rule* rule : rules) {
        for (const CellId cell : rule->cells()) {
            if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
        }
    }
    return cells;
}

std::vector<FixedCell> givens_of(const Puzzle& puzzle, std::size_t initial) {
    std::vector<FixedCell> fixed;
    if (initial >= puzzle.initials.size()) return fixed;
    for (const Given& given : puzzle.initials[initial].givens)
        fixed.push_back({variable_of(given.cell), value_of(given.value)});
    return fixed;
}

/// Returns the model of the puzzle with these rules only. All other cells have one value, so that they do not count.
Model model_of(const Puzzle& puzzle, std::span<const Rule* const> rules, std::span<const CellId> cells) {
    Model model = build_model(puzzle, {});
    const std::size_t words = std::max<std::size_t>(1, words_for(puzzle.alphabet.size()));
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i) {
        const CellId cell(i);
        const auto range = range_of(puzzle, cell);
        if (range.empty() || std::ranges::find(cells, cell) != cells.end()) continue;
        std::vector<Word> one(words, 0);
        set_bit(one, range.front());
        model.restrict(variable_of(cell), one);
    }
    for (std::size_t i = 0; i < rules.size(); ++i) {
        model.begin_rule(RuleId(i));
        rules[i]->post(model);
    }
    return model;
}

/// Returns the values that propagation leaves to the cells; nullopt if a limit is reached.
std::optional<std::vector<std::vector<ValueId>>> values_left(const Model& model,
                                                             std::span<const FixedCell> fixed,
                                                             std::span<const CellId> cells,
                                                             const Limits& limits) {
    std::vector<std::vector<ValueId>> values(cells.size());
    engine::PropagationEngine engine(model, limits);
    const bool is_possible = engine.begin() && engine.fix(fixed) && engine.propagate();
    if (engine.stopped()) return std::nullopt;
    for (std::size_t i = 0; i < cells.size() && is_possible; ++i)
        engine.store().domain(variable_of(cells[i])).for_each([&](Value value) {
            values[i].push_back(value_id(value));
        });
    return values;
}

/// Returns the number of strings if the only rule is a regular expression over different cells that may hold every symbol: its
/// references are then counted without a search.
std::optional<BigCount> strings_of(const Puzzle& puzzle, std::span<const Rule* const> rules,
                                   const Slot& cells, const Limits& limits) {
    const CompiledClue* clue = rules.size() == 1 ? clue_of(*rules.front()) : nullptr;
    const auto is_free = [&](CellId cell) { return range_of(puzzle, cell).size() == puzzle.alphabet.size(); };
    if (clue == nullptr || cells.size() != clue->length || !std::ranges::all_of(cells, is_free))
        return std::nullopt;
    LimitWatch watch(limits);
    RegexLimits regex_limits;
    regex_limits.watch = &watch;
    const auto strings = ClueStrings::build(clue->tree, puzzle.alphabet, clue->length, regex_limits);
    const auto counted = strings ? strings->count(limits) : std::unexpected(strings.error());
    if (!counted) return std::nullopt;
    if (const auto* solved = std::get_if<Solved>(&*counted)) return solved->count;
    if (std::holds_alternative<Unsatisfiable>(*counted)) return BigCount(0);
    return std::nullopt;
}

}  // namespace

ClueValues clue_values(const Puzzle& puzzle, std::span<const Rule* const> rules, std::size_t initial,
                       const Limits& limits) {
    ClueValues found{.cells = cells_of(rules), .values = {}, .count = {}};
    const Model model = model_of(puzzle, rules, found.cells);
    std::vector<FixedCell> fixed = givens_of(puzzle, initial);
    std::erase_if(fixed, [&](const FixedCell& own) {
        return std::ranges::find(found.cells, CellId(own.cell.index())) == found.cells.end();
    });
    found.values = values_left(model, fixed, found.cells, limits)
                       .value_or(std::vector<std::vector<ValueId>>(found.cells.size()));
    if (fixed.empty()) found.count = strings_of(puzzle, rules, found.cells, limits);
    if (found.count) return found;
    const Outcome counted = engine::Counter(model, limits).count({.fixed = fixed});
    if (const auto* solved = std::get_if<Solved>(&counted)) found.count = solved->count;
    if (std::holds_alternative<Unsatisfiable>(counted)) found.count = BigCount(0);
    return found;
}

std::optional<std::vector<std::vector<ValueId>>> propagated_values(const Puzzle& puzzle,
                                                                   const RuleList& rules,
                                                                   std::span<const CellId> cells,
                                                                   std::size_t initial,
                                                                   const Limits& limits) {
    LimitWatch watch(limits);
    const Model model = build_model(puzzle, rules, watch);
    if (watch.is_over(0)) return std::nullopt;
    return values_left(model, givens_of(puzzle, initial), cells, limits);
}

}  // namespace sator::solve
