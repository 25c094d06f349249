#include "sator/explain/parts/puzzle_parts.hpp"

#include <algorithm>
#include <iterator>

#include "sator/explain/names/rule_names.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/rules/registry/find_rule.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

/// Returns the values of the rule's cells.
std::vector<Value> values_on(const Rule& rule, std::span<const Value> values) {
    std::vector<Value> own;
    own.reserve(rule.cells().size());
    for (const CellId cell : rule.cells()) own.push_back(values[cell.index()]);
    return own;
}

/// If there are more rules than this, the name of each is found alone, because it takes long to compare all of them.
constexpr std::size_t kMostNamed = 10'000;

}  // namespace

std::expected<PuzzleParts, std::vector<Diagnostic>> PuzzleParts::make(const Registry& registry,
                                                                      RuleContext& context) {
    const Puzzle& puzzle = context.puzzle;
    PuzzleParts parts(puzzle);
    std::vector<Diagnostic> errors;
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
        auto rules = make_rules_of(registry, puzzle.rules[i], context);
        if (context.watch.is_over()) return parts;
        if (!rules) {
            errors.push_back(std::move(rules.error()));
            continue;
        }
        parts.givens_make_rules_ = parts.givens_make_rules_ || uses_givens(registry, puzzle, puzzle.rules[i]);
        parts.statements_.insert(parts.statements_.end(), rules->size(), i);
        std::ranges::move(*rules, std::back_inserter(parts.rules_));
    }
    if (!errors.empty()) return std::unexpected(std::move(errors));
    if (context.initial < puzzle.initials.size()) {
        (parts.givens_make_rules_ ? parts.frame_ : parts.givens_) = puzzle.initials[context.initial].givens;
    }
    return parts;
}

std::vector<PartId> PuzzleParts::all() const {
    std::vector<PartId> parts;
    for (std::size_t i = 0; i < size(); ++i) parts.emplace_back(i);
    return parts;
}

std::string PuzzleParts::describe(PartId part) const {
    if (is_rule(part) && rules_.size() > kMostNamed) return rule(part).describe(*puzzle_);
    if (is_rule(part)) return words(part).sentence();
    return cell_name(puzzle_->grid, given(part).cell) + " is given as " +
           to_symbol_text(puzzle_->alphabet[given(part).value]);
}

const RuleWords& PuzzleParts::words(PartId rule) const {
    if (words_.empty()) {
        LimitWatch unlimited;
        words_ = rule_names(*puzzle_, rules_, unlimited);
    }
    return words_[rule.index()];
}

std::vector<CellId> PuzzleParts::cells(PartId part) const {
    if (!is_rule(part)) return {given(part).cell};
    const auto all = rule(part).cells();
    std::vector<CellId> cells(all.begin(), all.end());
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    return cells;
}

bool PuzzleParts::holds(PartId part, std::span<const Value> values) const {
    if (is_rule(part)) return keeps(rule(part), values);
    return values[given(part).cell.index()] == value_of(given(part).value);
}

bool PuzzleParts::ranks(PartId part, std::span<const Value> values) const {
    return is_rule(part) && rule(part).score(values_on(rule(part), values)).has_value();
}

bool keeps(const Rule& rule, std::span<const Value> values) {
    return rule.holds(values_on(rule, values));
}

std::vector<PartId> without(std::span<const PartId> parts, PartId left_out) {
    std::vector<PartId> rest;
    rest.reserve(parts.size());
    std::ranges::copy_if(parts, std::back_inserter(rest), [&](PartId part) { return part != left_out; });
    return rest;
}

}  // namespace sator::explain
