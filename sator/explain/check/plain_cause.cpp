// Adds up the numbers that rules of one kind state for all rows, for all columns and for all regions. Rows cover each cell once, and
// so do columns and regions, so the totals are equal in every solution.
#include "sator/explain/check/plain_cause.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "sator/base/whole_number.hpp"

namespace sator::explain {

namespace {

/// A set of lines or regions that may cover all cells. The labels of its sequences begin with `label`.
struct Cover {
    std::string_view label, name;
};
constexpr std::array kCovers = {Cover{"row ", "rows"}, Cover{"column ", "columns"},
                                Cover{"region ", "regions"}, Cover{"box ", "boxes"}};

/// The sum of the numbers that the rules of a cover state.
struct Total {
    std::int64_t sum = 0;
    std::vector<std::uint32_t> times;  // by cell: the number of sequences that cover it
};

std::optional<std::int64_t> sum_of_runs(const RuleStatement& rule) {
    std::int64_t sum = 0;
    for (const Argument& argument : rule.arguments) {
        const auto run = to_whole_number<std::int64_t>(argument.text);
        if (!run) return std::nullopt;
        sum += *run;
    }
    return sum;
}

/// A rule whose number can be added up: `key` is equal for rules of one kind, and `what` names the things that they count.
struct Addend {
    std::string key, what;
    std::int64_t number = 0;
};

std::optional<Addend> addend_of(const RuleStatement& rule) {
    if (rule.name == "runs") {
        const auto sum = sum_of_runs(rule);
        return sum ? std::optional(Addend{"runs", "filled cells", *sum}) : std::nullopt;
    }
    const bool is_count = rule.name == "count" && rule.arguments.size() == 2;
    if (!is_count && (rule.name != "sum" || rule.arguments.size() != 1)) return std::nullopt;
    const auto number = to_whole_number<std::int64_t>(rule.arguments.back().text);
    if (!number) return std::nullopt;
    if (!is_count) return Addend{"sum", "", *number};
    return Addend{"count " + rule.arguments.front().text, "cells with " + rule.arguments.front().text,
                  *number};
}

using Totals = std::map<std::pair<std::string, std::string_view>, Total>;

void add_to_totals(const RuleStatement& rule, std::size_t cells, std::map<std::string, std::string>& what,
                   Totals& totals) {
    const auto addend = addend_of(rule);
    if (!addend) return;
    for (const MarkedDrawing& drawing : rule.drawings) {
        for (const Sequence& sequence : drawing) {
            const auto cover = std::ranges::find_if(
                kCovers, [&](const Cover& c) { return sequence.label.starts_with(c.label); });
            if (cover == kCovers.end()) continue;
            Total& total = totals[{addend->key, cover->name}];
            total.times.resize(cells);
            total.sum += addend->number;
            for (const CellId cell : sequence.cells) ++total.times[cell.index()];
            what[addend->key] = addend->what;
        }
    }
}

std::string sentence(std::string_view what, std::string_view first, const Total& a, std::string_view second,
                     const Total& b) {
    const std::string begin = "the " + std::string(first), middle = ", the " + std::string(second) + " ";
    if (what.empty())
        return begin + " add up to " + std::to_string(a.sum) + middle + "to " + std::to_string(b.sum);
    return begin + " say " + std::to_string(a.sum) + " " + std::string(what) + middle + std::to_string(b.sum);
}

}  // namespace

std::optional<std::string> plain_cause(const Puzzle& puzzle) {
    Totals totals;
    std::map<std::string, std::string> what;
    for (const RuleStatement& rule : puzzle.rules)
        add_to_totals(rule, puzzle.grid.cell_count(), what, totals);
    for (const auto& [key, text] : what) {
        const Total* first = nullptr;
        std::string_view first_name;
        for (const Cover& cover : kCovers) {
            const auto total = totals.find({key, cover.name});
            if (total == totals.end() ||
                std::ranges::any_of(total->second.times, [](auto n) { return n != 1; }))
                continue;
            if (first != nullptr && first->sum != total->second.sum)
                return sentence(text, first_name, *first, cover.name, total->second);
            if (first == nullptr) {
                first = &total->second;
                first_name = cover.name;
            }
        }
    }
    return std::nullopt;
}

}  // namespace sator::explain
