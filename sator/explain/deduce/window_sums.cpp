// Innies and outies, as people look for them. A window is a union of up to four disjoint regions: some rows, some
// columns, or some boxes or other regions. Sums of which more cells are inside than outside are subtracted. The
// window must hang together by these sums, because otherwise each of its parts is a window of its own; so no rule
// of a window can be left out. Which windows are found does not depend on the order of rules, unless sums overlap
// each other. Cost: windows × sums, a few word operations each.
#include "sator/explain/deduce/window_sums.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "sator/engine/model/cell_bits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/query.hpp"
#include "sator/propagators/equations/linear_equation.hpp"
#include "sator/propagators/sums/clique_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator::explain {

namespace {

/// The most regions of a window.
constexpr std::size_t kMostWindowRegions = 4;
/// The limit on windows × sums × words, some tens of milliseconds. Beyond it, windows have fewer regions.
constexpr std::uint64_t kMaxWindowSteps = 1 << 25;

std::vector<CellId> cells_of(const CellBits& cells) {
    std::vector<CellId> list;
    for_each_bit(cells, [&](std::size_t i) { list.emplace_back(i); });
    return list;
}

/// The numbers of the puzzle's values: first + step × index.
struct ValueScale {
    std::int64_t first = 0, step = 1;

    /// Converts the sum of the indices of some values to the sum of their numbers.
    std::int64_t sum(std::int64_t of_indices, std::size_t values) const {
        return step * of_indices + first * static_cast<std::int64_t>(values);
    }
};

std::optional<ValueScale> scale_of(const Alphabet& alphabet) {
    if (alphabet.size() < 2 || alphabet.number_count() != alphabet.size()) return std::nullopt;
    const ValueScale scale{alphabet[std::size_t{0}].number,
                           alphabet[std::size_t{1}].number - alphabet[std::size_t{0}].number};
    for (std::size_t v = 2; v < alphabet.size(); ++v) {
        if (alphabet[v].number - alphabet[v - 1].number != scale.step) return std::nullopt;
    }
    return scale;
}

/// Cells with a known total, of their values' indices.
struct KnownTotal {
    RuleId rule;
    CellBits cells;
    std::size_t size = 0;
    std::int64_t total = 0;
};

/// The cells that are left of a union of regions after sums are subtracted, and their total.
struct Remainder {
    CellBits innies, outies;
    std::vector<std::size_t> sums;
};

class WindowFinder {
  public:
    WindowFinder(Query& query, ValueScale scale) : query_(query), scale_(scale) {
        const Model& model = query.context().model();
        for (std::size_t p = 0; p < model.propagators().size(); ++p) {
            if (query.watch().is_over(model.scope_of(PropagatorId(p)).size())) return;
            read(PropagatorId(p));
        }
    }

    std::vector<WindowSum> find() && {
        if (sums_.empty() || regions_.empty()) return {};
        const std::size_t most = most_regions();
        for (std::size_t size = 1; size <= most; ++size) {
            for (const auto& family : families_) add_unions(family, size, 0, {});
        }
        return std::move(found_);
    }

  private:
    void read(PropagatorId by) {
        const Model& model = query_.context().model();
        const RuleId rule = model.propagators()[by.index()].rule;
        const auto scope = model.scope_of(by);
        std::optional<std::int64_t> total;
        const auto posted = propagators::posted_sum(model, by);
        if (posted) total = posted->sum;
        if (const auto equations = propagators::stated_equations(model, by); !posted && equations.size() == 1)
            total = total_of(equations[0], scope);
        if (!total) return;
        KnownTotal known{rule, CellBits(words_for(model.cell_count()), 0), scope.size(), *total};
        for (const VariableId cell : scope) set_bit(known.cells, cell.index());
        if (count_bits(known.cells) != scope.size() || !known_cells_.insert(known.cells).second) return;
        if (!posted || !posted->is_permutation) {
            sums_.push_back(std::move(known));
            return;
        }
        const auto line = query_.context().groups().line(cells_of(known.cells));
        families_[line ? static_cast<std::size_t>(line->axis) : families_.size() - 1].push_back(
            regions_.size());
        regions_.push_back(std::move(known));
    }

    /// Returns the total of the cells if the equation is a sum of them. A cell with one candidate may have no term; then
    /// the constant contains its value.
    std::optional<std::int64_t> total_of(const propagators::LinearEquation& equation,
                                         std::span<const VariableId> cells) const {
        const auto is_unit = [](const auto& term) { return term.coefficient == 1; };
        const bool is_sum = equation.relation == propagators::LinearRelation::Equal &&
                            std::ranges::all_of(equation.terms, is_unit);
        if (!is_sum) return std::nullopt;
        std::int64_t total = equation.constant;
        for (const VariableId cell : cells) {
            const bool has_term = std::ranges::binary_search(equation.terms, cell, {},
                                                             &propagators::LinearEquation::Term::cell);
            if (has_term) continue;
            const Domain domain = query_.context().model().initial_domain(cell);
            if (!domain.is_fixed()) return std::nullopt;
            total += domain.value();
        }
        return total;
    }

    std::size_t most_regions() const {
        std::size_t most = 0;
        double unions = 0;
        std::vector<double> of_size(families_.size(), 1);
        while (most < kMostWindowRegions) {
            for (std::size_t f = 0; f < families_.size(); ++f) {
                of_size[f] *= static_cast<double>(families_[f].size()) - static_cast<double>(most);
                of_size[f] = std::max(of_size[f], 0.0) / static_cast<double>(most + 1);
                unions += of_size[f];
            }
            const auto steps = static_cast<double>(sums_.size() * regions_[0].cells.size());
            if (unions * steps > static_cast<double>(kMaxWindowSteps)) break;
            ++most;
        }
        return most;
    }

    /// Adds the windows of all unions of `size` regions of the family, those chosen and others from `begin` on.
    void add_unions(const std::vector<std::size_t>& family, std::size_t size, std::size_t begin,
                    const std::vector<std::size_t>& chosen) {
        if (query_.watch().is_over(sums_.size())) return;
        if (chosen.size() == size) return add_window(chosen);
        for (std::size_t i = begin; i < family.size(); ++i) {
            const auto overlaps = [&](std::size_t r) {
                return count_common(regions_[r].cells, regions_[family[i]].cells) > 0;
            };
            if (std::ranges::any_of(chosen, overlaps)) continue;
            std::vector<std::size_t> more = chosen;
            more.push_back(family[i]);
            add_unions(family, size, i + 1, more);
        }
    }

    void add_window(const std::vector<std::size_t>& regions) {
        const Remainder rest = remainder_of(regions);
        const std::size_t cells = count_bits(rest.innies) + count_bits(rest.outies);
        if (cells == 0 || cells > kMostWindowCells || rest.sums.empty() || !is_connected(regions, rest.sums))
            return;
        const bool has_one_side = count_bits(rest.innies) == 0 || count_bits(rest.outies) == 0;
        if (has_one_side && (known_cells_.contains(rest.innies) || known_cells_.contains(rest.outies)))
            return;
        if (!known_windows_.insert({rest.innies, rest.outies}).second) return;
        WindowSum window;
        window.innies = cells_of(rest.innies);
        window.outies = cells_of(rest.outies);
        for (const std::size_t r : regions) {
            window.regions.push_back(regions_[r].rule);
            window.regions_total += scale_.sum(regions_[r].total, regions_[r].size);
        }
        for (const std::size_t s : rest.sums) {
            window.sums.push_back(sums_[s].rule);
            window.sums_total += scale_.sum(sums_[s].total, sums_[s].size);
        }
        found_.push_back(std::move(window));
    }

    /// Subtracts each sum if more of its cells are inside than outside, and if no cell is then taken twice.
    Remainder remainder_of(const std::vector<std::size_t>& regions) const {
        Remainder rest{CellBits(regions_[0].cells.size(), 0), CellBits(regions_[0].cells.size(), 0), {}};
        for (const std::size_t r : regions) add_members(rest.innies, regions_[r].cells);
        for (std::size_t s = 0; s < sums_.size(); ++s) {
            const CellBits& sum = sums_[s].cells;
            const std::size_t inside = count_common(sum, rest.innies);
            if (2 * inside <= sums_[s].size || count_common(sum, rest.outies) > 0) continue;
            for (std::size_t i = 0; i < sum.size(); ++i) {
                rest.outies[i] |= sum[i] & ~rest.innies[i];
                rest.innies[i] &= ~sum[i];
            }
            rest.sums.push_back(s);
        }
        return rest;
    }

    /// Returns whether the regions hang together by the sums, each of which has most of its cells in them.
    bool is_connected(const std::vector<std::size_t>& regions, const std::vector<std::size_t>& sums) const {
        std::vector<const CellBits*> all;
        for (const std::size_t r : regions) all.push_back(&regions_[r].cells);
        for (const std::size_t s : sums) all.push_back(&sums_[s].cells);
        return are_connected(std::move(all));
    }

    Query& query_;
    ValueScale scale_;
    std::vector<KnownTotal> regions_, sums_;
    /// Indices of regions: the lines of each axis, then the other regions.
    std::vector<std::vector<std::size_t>> families_ = std::vector<std::vector<std::size_t>>(kAxisCount + 1);
    std::set<CellBits> known_cells_;  // of regions and sums
    std::set<std::pair<CellBits, CellBits>> known_windows_;
    std::vector<WindowSum> found_;
};

/// Parts the cells, greedily, into cliques of cells that differ by one of the rules.
std::vector<std::vector<CellId>> cliques_of(const PuzzleContext& context, std::span<const CellId> cells,
                                            const WindowSum& window) {
    const auto is_own = [&](RuleId rule) {
        return std::ranges::find(window.regions, rule) != window.regions.end() ||
               std::ranges::find(window.sums, rule) != window.sums.end();
    };
    const auto differ = [&](CellId a, CellId b) {
        return std::ranges::any_of(context.regions_of(a), [&](std::uint32_t r) {
            return is_own(context.regions()[r].rule) &&
                   std::ranges::binary_search(context.regions()[r].cells, b);
        });
    };
    std::vector<std::vector<CellId>> cliques;
    for (const CellId cell : cells) {
        const auto fits = [&](const std::vector<CellId>& clique) {
            return std::ranges::all_of(clique, [&](CellId other) { return differ(cell, other); });
        };
        const auto at = std::ranges::find_if(cliques, fits);
        if (at == cliques.end()) {
            cliques.push_back({cell});
        } else {
            at->push_back(cell);
        }
    }
    return cliques;
}

}  // namespace

std::vector<WindowSum> window_sums(Query& query) {
    const PuzzleContext& context = query.context();
    const auto scale = scale_of(context.puzzle().alphabet);
    if (!scale || context.ranges().words_per_cell() != 1) return {};
    return WindowFinder(query, *scale).find();
}

void post_window_sum(const PuzzleContext& context, const WindowSum& window, Model& model) {
    using propagators::CliqueSum;
    const ValueScale scale = scale_of(context.puzzle().alphabet).value();
    std::vector<CliqueSum::Clique> cliques;
    std::vector<VariableId> scope;
    for (const auto& [cells, sign] : {std::pair(&window.innies, 1), std::pair(&window.outies, -1)}) {
        for (const std::vector<CellId>& clique : cliques_of(context, *cells, window)) {
            cliques.push_back(
                {sign, static_cast<std::uint32_t>(scope.size()), static_cast<std::uint32_t>(clique.size())});
            for (const CellId cell : clique) scope.push_back(VariableId(cell.index()));
        }
    }
    const std::int64_t excess =
        static_cast<std::int64_t>(window.innies.size()) - static_cast<std::int64_t>(window.outies.size());
    const std::int64_t total = (window.difference() - scale.first * excess) / scale.step;
    model.post(
        std::make_shared<const CliqueSum>(std::move(cliques), propagators::LinearRelation::Equal, total),
        scope);
}

}  // namespace sator::explain
