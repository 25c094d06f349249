#include "sator/ask/questions/player_grid.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/text/drawings/given_values.hpp"
#include "sator/text/initial/grid_state.hpp"

namespace sator::ask {

namespace {

/// Finds positions by their names.
class NamedPositions {
  public:
    explicit NamedPositions(const Grid& grid) {
        const CellNames names(grid);
        for (std::size_t i = 0; i < grid.position_count(); ++i)
            positions_.emplace(in_lower_case(names.of(CellId(i))), CellId(i));
    }

    std::optional<CellId> find(std::string_view name) const {
        const auto found = positions_.find(in_lower_case(name));
        return found == positions_.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    static std::string in_lower_case(std::string_view name) {
        std::string text(name);
        for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
        return text;
    }

    std::map<std::string, CellId> positions_;
};

}  // namespace

std::expected<std::vector<Given>, Diagnostic> values_by_cell(Work& work, const ValuesByCell& grid,
                                                             const Puzzle& puzzle) {
    std::vector<Given> values;
    if (grid.empty()) return values;
    GivenReader reader(puzzle);
    const NamedPositions positions(puzzle.grid);
    for (const auto& [name, value] : grid) {
        const auto cell = positions.find(name);
        if (!cell)
            return std::unexpected(
                error_in("grid", "there is no cell '" + name + "'", "cells are called R1C1"));
        auto own = reader.parse(*cell, to_code_points(value == work.source().blank ? "" : value), {0, 0, 0});
        if (!own) {
            own.error().file = "grid";
            return failure(own);
        }
        std::ranges::copy(*own, std::back_inserter(values));
    }
    sort_givens(values);
    return values;
}

std::vector<Given> with_givens(std::vector<Given> values, const Puzzle& puzzle, std::size_t initial) {
    const auto givens = PreparedPuzzle::givens(puzzle, initial);
    values.insert(values.end(), givens.begin(), givens.end());
    return values;
}

std::expected<std::vector<Given>, Diagnostic> player_entries(Work& work, const PlayersGrid& player,
                                                             const Puzzle& puzzle,
                                                             std::span<const Given> givens) {
    auto entries = values_by_cell(work, player.grid, puzzle);
    if (!entries) return entries;
    if (!player.state) return std::unexpected(player.state.error());
    if (!player.state->empty()) {
        auto state = read_state(*player.state, puzzle, work.files());
        if (!state) {
            if (state.error().file.empty()) state.error().file = player.state_name;
            return state;
        }
        entries->insert(entries->end(), state->begin(), state->end());
    }
    std::erase_if(*entries,
                  [&](const Given& entry) { return std::ranges::find(givens, entry) != givens.end(); });
    return entries;
}

}  // namespace sator::ask
