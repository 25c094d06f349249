#include "sator/explain/techniques/count_window_maker.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "sator/propagators/counts/clique_partitions.hpp"

namespace sator::explain {

namespace {

std::vector<CellId> cells_in(const CellBits& bits) {
    std::vector<CellId> cells;
    for_each_bit(bits, [&](std::size_t i) { cells.emplace_back(i); });
    return cells;
}

/// Returns whether the cells may have as few groups as are needed. By the bound of Caro and Wei there are at least as many
/// independent cells, and thus groups, as the sum says.
bool may_have_few_groups(const std::vector<Word>& neighbours, std::int64_t needed) {
    constexpr double kRounding = 1e-6;
    double independent = 0;
    for (const Word others : neighbours) independent += 1 / static_cast<double>(1 + count_bits(others));
    return independent < static_cast<double>(needed) + kRounding;
}

}  // namespace

std::vector<Word> CountWindowMaker::neighbours_of(const std::vector<CellId>& cells) const {
    std::vector<Word> neighbours(cells.size(), 0);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = 0; j < cells.size(); ++j) {
            if (has_bit(lines_.excluded_by[cells[i].index()], cells[j].index()))
                neighbours[i] |= Word{1} << j;
        }
    }
    return neighbours;
}

std::vector<CountWindow> CountWindowMaker::grouped(const OpenWindow& window) const {
    std::vector<CountWindow> windows;
    const std::vector<CellId> cells = cells_in(window.inside);
    if (cells.size() > kWordBits) return {};
    const std::vector<Word> neighbours = neighbours_of(cells);
    if (!may_have_few_groups(neighbours, window.needed)) return {};
    const Word all = ~Word{0} >> (kWordBits - cells.size());
    for (const auto& partition : propagators::clique_partitions(all, neighbours)) {
        if (static_cast<std::int64_t>(partition.size()) != window.needed) continue;
        std::vector<std::vector<CellId>> groups;
        std::vector<CellBits> bits;
        for (const Word clique : partition) {
            if (count_bits(clique) < 2) continue;
            auto& group = groups.emplace_back();
            bits.emplace_back(window.inside.size(), 0);
            for_each_bit({&clique, 1}, [&](std::size_t i) {
                group.push_back(cells[i]);
                set_bit(bits.back(), cells[i].index());
            });
        }
        if (!groups.empty() && hang_together(window, bits))
            windows.push_back(window_with(window, std::move(groups)));
    }
    return windows;
}

CountWindow CountWindowMaker::window_with(const OpenWindow& open,
                                          std::vector<std::vector<CellId>> groups) const {
    CountWindow window = exact(open);
    window.groups = std::move(groups);
    add_excluding(window);
    add_watching(window);
    for (auto& group : window.groups) extend(window, group);
    return window;
}

std::vector<CountWindow> CountWindowMaker::watched(const OpenWindow& open) const {
    std::map<CellId, std::vector<CellId>> excluded;
    for (const CellId cell : cells_in(open.inside)) {
        for (const CellId by : cells_in(lines_.excluded_by[cell.index()])) {
            if (is_open(by)) excluded[by].push_back(cell);
        }
    }
    const auto spare = static_cast<std::int64_t>(count_bits(open.inside)) - open.needed;
    std::map<std::vector<RuleId>, CountWindow> windows;
    for (const auto& [by, cells] : excluded) {
        if (static_cast<std::int64_t>(cells.size()) <= spare ||
            has_bit(open.first[0]->line->cells, by.index()))
            continue;
        std::vector<RuleId> rules;
        for (const CellId cell : cells) add_rule(by, cell, IsOnly::No, rules);
        std::ranges::sort(rules);
        auto& window = windows.try_emplace(rules, exact(open)).first->second;
        window.excluding = rules;
        window.watching.push_back(by);
    }
    std::vector<CountWindow> all;
    for (auto& [rules, window] : windows) all.push_back(std::move(window));
    return all;
}

bool CountWindowMaker::is_open(CellId cell) const {
    return has_bit(cells_.may, cell.index()) && !has_bit(cells_.must, cell.index());
}

CountWindow CountWindowMaker::exact(const OpenWindow& open) const {
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
    window.inside = cells_in(engine::without(inside, outside));
    window.outside = cells_in(engine::without(outside, inside));
    return window;
}

void CountWindowMaker::add_rule(CellId a, CellId b, IsOnly is_only, std::vector<RuleId>& rules) const {
    if (lines_.exclude(a, b, rules)) return;
    const std::vector<RuleId>& own = lines_.excluding.at({a, b});
    if (is_only == IsOnly::No || own.size() == 1) rules.push_back(own[0]);
}

void CountWindowMaker::add_excluding(CountWindow& window) const {
    for (const IsOnly is_only : {IsOnly::Yes, IsOnly::No}) {
        for (const auto& group : window.groups) {
            for (const CellId a : group) {
                for (const CellId b : group) {
                    if (a < b) add_rule(a, b, is_only, window.excluding);
                }
            }
        }
    }
    std::ranges::sort(window.excluding);
}

bool CountWindowMaker::excludes_all(CellId cell, const std::vector<CellId>& group,
                                    const CountWindow& window) const {
    return std::ranges::all_of(group,
                               [&](CellId other) { return lines_.exclude(cell, other, window.excluding); });
}

void CountWindowMaker::add_watching(CountWindow& window) const {
    std::set<CellId> watching;
    for (const auto& group : window.groups) {
        for (const CellId cell : cells_in(lines_.excluded_by[group[0].index()])) {
            if (is_open(cell) && excludes_all(cell, group, window)) watching.insert(cell);
        }
    }
    for (const auto* own : {&window.inside, &window.outside}) {
        for (const CellId cell : *own) watching.erase(cell);
    }
    window.watching.assign(watching.begin(), watching.end());
}

void CountWindowMaker::extend(const CountWindow& window, std::vector<CellId>& group) const {
    for (const CellId cell : window.inside) {
        const auto is_in = [&](const auto& other) { return std::ranges::find(other, cell) != other.end(); };
        if (has_bit(cells_.may, cell.index()) || std::ranges::any_of(window.groups, is_in)) continue;
        if (excludes_all(cell, group, window)) group.push_back(cell);
    }
    std::ranges::sort(group);
}

CountWindow CountWindowMaker::without(CountWindow window, RuleId rule) const {
    std::erase(window.excluding, rule);
    const auto is_no_group = [&](const std::vector<CellId>& group) {
        return std::ranges::any_of(group, [&](CellId a) {
            return std::ranges::any_of(
                group, [&](CellId b) { return a < b && !lines_.exclude(a, b, window.excluding); });
        });
    };
    std::erase_if(window.groups, is_no_group);
    return window;
}

}  // namespace sator::explain
