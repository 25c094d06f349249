#include "web/boundary/player_grid.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/formats/drawings/given_values.hpp"
#include "sator/formats/grid_state.hpp"

namespace sator::web {

namespace {

/// Reads values by cell.
std::expected<std::vector<Given>, Diagnostic> values_by_cell(const Question& question,
                                                             const PuzzleContext& context) {
    std::vector<Given> values;
    const Puzzle& puzzle = context.puzzle();
    const std::u32string characters = literal_characters(puzzle.alphabet);
    for (const auto& [name, value] : question.request.grid) {
        const auto cell = context.find_cell(name);
        if (!cell)
            return std::unexpected(
                error_in("grid", "there is no cell '" + name + "'", "cells are called R1C1"));
        auto given = parse_given(puzzle, *cell, to_code_points(value), {0, 0, 0}, characters);
        if (!given) {
            given.error().file = "grid";
            return std::unexpected(std::move(given.error()));
        }
        values.push_back(*given);
    }
    std::ranges::sort(values, {}, &Given::cell);
    return values;
}

}  // namespace

std::expected<std::vector<Given>, Diagnostic> player_entries(Question& question, const PuzzleContext& context,
                                                             std::span<const Given> givens) {
    auto entries = values_by_cell(question, context);
    if (!entries) return entries;
    if (!question.request.state.empty()) {
        auto state = read_state(question.request.state, context.puzzle(), question.resources);
        if (!state) {
            if (state.error().file.empty()) state.error().file = "state";
            return state;
        }
        entries->insert(entries->end(), state->begin(), state->end());
    }
    std::erase_if(*entries,
                  [&](const Given& entry) { return std::ranges::find(givens, entry) != givens.end(); });
    return entries;
}

}  // namespace sator::web
