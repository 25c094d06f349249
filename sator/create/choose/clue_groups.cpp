#include "sator/create/choose/clue_groups.hpp"

#include <algorithm>

#include "sator/create/choose/kept_cells.hpp"
#include "sator/create/symmetry/cell_symmetry.hpp"

namespace sator::create {

std::expected<std::vector<ClueGroup>, CreateFailure> clue_groups(const Plan& plan,
                                                                 const CreateOptions& options,
                                                                 std::string_view usual_symmetry,
                                                                 RandomSource& random) {
    const Grid& grid = plan.base->puzzle->grid;
    const auto kept = kept_cells(*plan.base->puzzle, options.keep);
    if (!kept) return mistake(std::move(kept.error()));
    const auto orbits = cell_orbits(grid, options.symmetry.empty() ? usual_symmetry : options.symmetry);
    if (!orbits) return mistake(orbits.error(), "the symmetries are " + symmetry_words());
    constexpr std::size_t kNoClue = SIZE_MAX;
    std::vector<std::size_t> clue_of(grid.position_count(), kNoClue);
    std::vector<ClueGroup> groups;
    for (std::size_t clue = 0; clue < plan.clues.size(); ++clue) {
        if (plan.clues[clue].is_kept) continue;
        if (plan.clues[clue].spots.empty() && plan.clues[clue].givens.size() == 1) {
            clue_of[plan.clues[clue].givens[0].cell.index()] = clue;
        } else {
            groups.push_back({clue});
        }
    }
    for (const Orbit& orbit : *orbits) {
        // A cell that is kept keeps those that the symmetry maps it to.
        if (std::ranges::any_of(orbit, [&](CellId cell) { return (*kept)[cell.index()]; })) continue;
        ClueGroup group;
        for (const CellId cell : orbit) {
            if (clue_of[cell.index()] != kNoClue) group.push_back(clue_of[cell.index()]);
        }
        if (!group.empty()) groups.push_back(std::move(group));
    }
    random.shuffle(groups);
    std::ranges::stable_sort(groups, {}, [&](const ClueGroup& group) { return plan.clues[group[0]].level; });
    return groups;
}

}  // namespace sator::create
