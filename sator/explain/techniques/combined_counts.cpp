// Counts of star battles, tents and their like. A window (techniques/count_windows.hpp) is tight if all its cells inside are
// needed, or as many as they have groups of cells that exclude each other. Then each group has one value, cells outside have
// none, and neither have cells that exclude a whole group. What a tight window decides is asked of its propagator, on sets of
// positions. What a window of fewer lines decides is no finding of a larger one. Cost: see count_windows.hpp.
#include "sator/explain/techniques/combined_counts.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>

#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/count_window.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/techniques/count_windows.hpp"
#include "sator/propagators/counts/clique_partitions.hpp"

namespace sator::explain {

namespace {

using propagators::CountDifference;

/// What each further line adds to the cost: one looks at few lines first.
constexpr double kCostOfALine = 0.05;

std::vector<CellId> cells_in(const CellBits& bits) {
    std::vector<CellId> cells;
    for_each_bit(bits, [&](std::size_t i) { cells.emplace_back(i); });
    return cells;
}

/// The windows of one set of values.
class CountReader {
  public:
    CountReader(SolvingState& state, const TechniqueEntry& entry, const CountedLines& lines,
                const CountedCells& cells, std::vector<Finding>& found)
        : state_(state), entry_(entry), lines_(lines), cells_(cells), found_(found) {}

    /// Adds what the windows decide. They must be in the order of their numbers of lines.
    void read(const std::vector<OpenWindow>& windows, bool has_groups) {
        std::size_t lines = 0;
        for (const OpenWindow& window : windows) {
            if (state_.context().watch().is_over(kStepsOfAWindow)) return;
            if (window.first.size() + window.second.size() > lines) {
                lines = window.first.size() + window.second.size();
                of_fewer_.insert(of_these_.begin(), of_these_.end());
            }
            if (has_groups)
                read_groups(window);
            else
                add(window, {});
        }
    }

  private:
    /// What a window counts for in the LimitWatch.
    static constexpr std::size_t kStepsOfAWindow = 64;

    /// Returns for each of the cells which others exclude it.
    std::vector<Word> neighbours_of(const std::vector<CellId>& cells) const {
        std::vector<Word> neighbours(cells.size(), 0);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = 0; j < cells.size(); ++j) {
                if (has_bit(lines_.excluded_by[cells[i].index()], cells[j].index()))
                    neighbours[i] |= Word{1} << j;
            }
        }
        return neighbours;
    }

    /// Returns whether the cells may have as few groups as are needed. By the bound of Caro and Wei there are at least as many
    /// independent cells, and thus groups, as the sum says.
    static bool may_have_few_groups(const std::vector<Word>& neighbours, std::int64_t needed) {
        constexpr double kRounding = 1e-6;
        double independent = 0;
        for (const Word others : neighbours) independent += 1 / static_cast<double>(1 + count_bits(others));
        return independent < static_cast<double>(needed) + kRounding;
    }

    /// Parts the open cells inside into as few groups as are needed, in several ways.
    void read_groups(const OpenWindow& window) {
        const std::vector<CellId> cells = cells_in(window.inside);
        if (cells.size() > kWordBits) return;
        const std::vector<Word> neighbours = neighbours_of(cells);
        if (!may_have_few_groups(neighbours, window.needed)) return;
        const Word all = ~Word{0} >> (kWordBits - cells.size());
        for (const auto& partition : propagators::clique_partitions(all, neighbours)) {
            if (static_cast<std::int64_t>(partition.size()) != window.needed) continue;
            std::vector<std::vector<CellId>> groups;
            for (const Word clique : partition) {
                if (count_bits(clique) < 2) continue;
                auto& group = groups.emplace_back();
                for_each_bit({&clique, 1}, [&](std::size_t i) { group.push_back(cells[i]); });
            }
            if (!groups.empty()) add(window, std::move(groups));
        }
    }

    /// Adds what the window decides if each of the groups, and each other cell inside, has one value of the set at most.
    void add(const OpenWindow& open, std::vector<std::vector<CellId>> groups) {
        CountWindow window = window_of(open);
        if (window.inside.size() + window.outside.size() > CountDifference::kMaxPositions) return;
        window.groups = std::move(groups);
        add_excluding(window);
        add_watching(window);
        for (auto& group : window.groups) extend(window, group);
        const std::vector<CellId> scope = scope_of(window);
        CountDifference::Counted now;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (has_bit(cells_.may, scope[i].index())) now.may |= Word{1} << i;
            if (has_bit(cells_.must, scope[i].index())) now.must |= Word{1} << i;
        }
        const auto left = difference_of(state_.context(), window).left_of(now);
        if (!left) return;
        Claim claim;
        bool is_new = false;
        for_each_bit(std::array{(now.may & ~left->may) | (left->must & ~now.must)}, [&](std::size_t i) {
            is_new = !of_fewer_.contains(scope[i]) || is_new;
            of_these_.insert(scope[i]);
            add_claim(scope[i], has_bit({&left->must, 1}, i), claim);
        });
        if (is_new) add_finding(std::move(window), std::move(claim));
    }

    CountWindow window_of(const OpenWindow& open) const {
        CountWindow window;
        window.values = lines_.values;
        CellBits inside(cells_.may.size(), 0), outside(inside);
        for (const OpenLine* line : open.first) {
            add_members(inside, line->line->cells);
            window.first.push_back(line->line->rule);
            window.first_total += line->line->total;
            window.needed += line->line->total - line->line->decided;
        }
        for (const OpenLine* line : open.second) {
            add_members(outside, line->line->cells);
            window.second.push_back(line->line->rule);
            window.second_total += line->line->total;
            window.needed -= line->line->total - line->line->decided;
        }
        for (std::size_t w = 0; w < inside.size(); ++w) {
            const Word both = inside[w] & outside[w];
            inside[w] &= ~both;
            outside[w] &= ~both;
        }
        window.inside = cells_in(inside);
        window.outside = cells_in(outside);
        return window;
    }

    /// Names a rule for each pair of a group, as few rules as a greedy choice finds.
    void add_excluding(CountWindow& window) const {
        for (const bool is_only : {true, false}) {
            for (const auto& group : window.groups) {
                for (const CellId a : group) {
                    for (const CellId b : group) {
                        if (a >= b || lines_.exclude(a, b, window.excluding)) continue;
                        const auto& rules = lines_.excluding.at({a, b});
                        if (!is_only || rules.size() == 1) window.excluding.push_back(rules[0]);
                    }
                }
            }
        }
        std::ranges::sort(window.excluding);
    }

    bool excludes_all(CellId cell, const std::vector<CellId>& group, const CountWindow& window) const {
        return std::ranges::all_of(
            group, [&](CellId other) { return lines_.exclude(cell, other, window.excluding); });
    }

    /// Adds the cells that exclude a group.
    void add_watching(CountWindow& window) const {
        std::set<CellId> watching;
        for (const auto& group : window.groups) {
            for (const CellId cell : cells_in(lines_.excluded_by[group[0].index()])) {
                const bool is_open = has_bit(cells_.may, cell.index()) && !has_bit(cells_.must, cell.index());
                if (is_open && excludes_all(cell, group, window)) watching.insert(cell);
            }
        }
        for (const auto* own : {&window.inside, &window.outside}) {
            for (const CellId cell : *own) watching.erase(cell);
        }
        window.watching.assign(watching.begin(), watching.end());
        const std::size_t others = window.inside.size() + window.outside.size();
        if (others + window.watching.size() > CountDifference::kMaxPositions)
            window.watching.resize(CountDifference::kMaxPositions - others);
    }

    /// Adds cells inside that cannot have a value of the set, if they exclude the group: then it does not matter that they
    /// cannot.
    void extend(const CountWindow& window, std::vector<CellId>& group) const {
        for (const CellId cell : window.inside) {
            const auto is_in = [&](const auto& other) {
                return std::ranges::find(other, cell) != other.end();
            };
            if (has_bit(cells_.may, cell.index()) || std::ranges::any_of(window.groups, is_in)) continue;
            if (excludes_all(cell, group, window)) group.push_back(cell);
        }
        std::ranges::sort(group);
    }

    /// Claims that the cell has a value of the set, or none.
    void add_claim(CellId cell, bool is_counted, Claim& claim) const {
        std::vector<ValueId> left;
        std::vector<Candidate> lost;
        for_each_value(state_.candidates()[cell], [&](ValueId v) {
            if (has_bit(lines_.values, v) == is_counted)
                left.push_back(v);
            else
                lost.push_back({cell, v});
        });
        if (left.size() == 1)
            claim.placed.push_back({cell, left[0]});
        else
            claim.removed.insert(claim.removed.end(), lost.begin(), lost.end());
    }

    void add_finding(CountWindow window, Claim claim) {
        std::vector<RuleId> rules;
        for (const auto* some : {&window.first, &window.second, &window.excluding})
            rules.insert(rules.end(), some->begin(), some->end());
        const std::size_t lines = window.first.size() + window.second.size();
        auto cells = scope_of(window);
        std::ranges::sort(cells);
        Finding finding{entry_.technique, rules, std::move(claim), PremiseSource::Candidates};
        finding.cost = entry_.cost + kCostOfALine * static_cast<double>(lines - 1);
        finding.work = static_cast<double>(cells.size());
        finding.detail = UsesCounts{std::make_shared<const CombinedRule>(
            CombinedRule{std::move(rules), std::move(cells), std::move(window)})};
        found_.push_back(std::move(finding));
    }

    SolvingState& state_;
    const TechniqueEntry& entry_;
    const CountedLines& lines_;
    const CountedCells& cells_;
    std::vector<Finding>& found_;
    std::set<CellId> of_fewer_, of_these_;  // decided by windows of fewer lines, of as many or fewer
};

template <class Windows>
void find_windows(SolvingState& state, const TechniqueEntry& entry, bool has_groups, Windows windows,
                  std::vector<Finding>& found) {
    for (const CountedLines& lines : state.context().combined_rules().counted()) {
        if (has_groups && lines.excluded_by.empty()) continue;
        const CountedCells cells = counted_cells(state, lines);
        const auto open = open_lines(lines, cells);
        CountReader(state, entry, lines, cells, found).read(windows(open), has_groups);
    }
}

}  // namespace

void find_count_groups(SolvingState& state, std::vector<Finding>& found) {
    find_windows(
        state, kCountGroups, true, [](const auto& open) { return single_lines(open); }, found);
}

void find_combined_counts(SolvingState& state, std::vector<Finding>& found) {
    find_windows(
        state, kCombinedCounts, false, [&](const auto& open) { return exact_windows(state, open); }, found);
}

void find_combined_count_groups(SolvingState& state, std::vector<Finding>& found) {
    find_windows(
        state, kCombinedCountGroups, true, [&](const auto& open) { return loose_windows(state, open); },
        found);
}

}  // namespace sator::explain
