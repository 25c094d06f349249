#include "sator/rules/expression/expression_cache.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>

#include "sator/base/errors.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/expression/expression_bounds.hpp"
#include "sator/rules/expression/expression_parser.hpp"

namespace sator::rules {

namespace {

/// Returns everything about a place that an expression's compiled form depends on: the labels and lengths of
/// the sequences, which of their cells are the same, and the range of each cell.
std::vector<std::uint64_t> place_key(std::span<const Sequence> sequences, const Puzzle& puzzle) {
    std::vector<std::uint64_t> key;
    std::map<CellId, std::size_t> first_seen;
    for (const Sequence& sequence : sequences) {
        key.push_back(sequence.label.size());
        for (const char c : sequence.label) key.push_back(static_cast<unsigned char>(c));
        key.push_back(sequence.cells.size());
        for (const CellId cell : sequence.cells) {
            const auto [known, is_new] = first_seen.emplace(cell, first_seen.size());
            key.push_back(known->second);
            if (!is_new) continue;
            const bool has_range = !puzzle.ranges.empty() && !puzzle.ranges[cell.index()].empty();
            key.push_back(has_range ? puzzle.ranges[cell.index()].size() : 0);
            if (!has_range) continue;
            for (const ValueId v : puzzle.ranges[cell.index()]) key.push_back(v.index());
        }
    }
    return key;
}

std::size_t hash_of(std::string_view text, std::span<const std::uint64_t> place) {
    std::size_t hash = std::hash<std::string_view>()(text);
    for (const std::uint64_t number : place) {
        hash = (hash ^ number) * 0x9E37'79B9'7F4A'7C15U;
        hash ^= hash >> 29;
    }
    return hash;
}

/// Returns a model of the cells alone.
Model ranges_of(std::span<const CellId> cells, const Puzzle& puzzle) {
    Model model;
    for (const CellId& cell : cells) model.add_cell(values_of(puzzle, {&cell, 1}));
    return model;
}

/// Returns the cells of the sequences, one after the other; a cell may occur twice.
std::vector<CellId> all_cells(std::span<const Sequence> sequences) {
    std::vector<CellId> cells;
    for (const Sequence& sequence : sequences)
        cells.insert(cells.end(), sequence.cells.begin(), sequence.cells.end());
    return cells;
}

}  // namespace

std::expected<PlacedExpression, Diagnostic> ExpressionCache::place(const RuleStatement& statement,
                                                                   std::span<const Sequence> sequences,
                                                                   const Puzzle& puzzle) {
    std::vector<std::uint64_t> key = place_key(sequences, puzzle);
    const std::size_t hash = hash_of(statement.text, key);
    const auto [begin, end] = entries_.equal_range(hash);
    const auto known = std::find_if(begin, end, [&](const auto& entry) {
        return entry.second.text == statement.text && entry.second.place == key;
    });
    if (known != end) return placed(known->second, sequences);

    auto expression = parse_expression(statement, sequences, puzzle);
    if (!expression) return failure(expression);
    if (auto done = check_expression_bounds(*expression); !done) return failure(done);
    Entry entry{std::move(key), statement.text, nullptr, {}, {}};
    std::map<CellId, std::uint32_t> index_of;
    const std::vector<CellId> cells = all_cells(sequences);
    for (std::uint32_t i = 0; i < cells.size(); ++i) index_of.emplace(cells[i], i);
    for (const CellId cell : expression->cells) entry.cells.push_back(index_of[cell]);
    for (const Sequence& group : expression->groups) {
        const auto sequence = std::ranges::find(sequences, group.label, &Sequence::label);
        entry.groups.push_back(static_cast<std::uint32_t>(sequence - sequences.begin()));
    }
    Model ranges = ranges_of(expression->cells, puzzle);
    entry.compiled =
        std::make_shared<const CompiledExpression>(std::move(*expression), std::move(ranges), budget_);
    return placed(entries_.emplace(hash, std::move(entry))->second, sequences);
}

PlacedExpression ExpressionCache::placed(const Entry& entry, std::span<const Sequence> sequences) {
    PlacedExpression placed{entry.compiled, {}, {}};
    const std::vector<CellId> cells = all_cells(sequences);
    for (const std::uint32_t index : entry.cells) placed.cells.push_back(cells[index]);
    for (const std::uint32_t index : entry.groups) placed.groups.push_back(sequences[index]);
    return placed;
}

}  // namespace sator::rules
