#include "sator/explain/names/rule_names.hpp"

#include <algorithm>
#include <map>

#include "sator/rules/registry/rule.hpp"
#include "sator/text/definitions/reformulated.hpp"

namespace sator::explain {

namespace {

/// Steps that a name counts for in the LimitWatch.
constexpr std::size_t kStepsPerName = 64;

/// Returns the lists of rules that have the same subject although their cells differ.
std::vector<std::vector<std::size_t>> ambiguous(const RuleList& rules, const std::vector<RuleWords>& names) {
    std::map<std::string_view, std::vector<std::size_t>> alike;
    for (std::size_t i = 0; i < names.size(); ++i) alike[names[i].subject].push_back(i);
    std::vector<std::vector<std::size_t>> found;
    for (auto& [subject, own] : alike) {
        const auto cells = rules[own[0]]->cells();
        const auto has_these = [&](std::size_t i) { return std::ranges::equal(rules[i]->cells(), cells); };
        if (!subject.empty() && !std::ranges::all_of(own, has_these)) found.push_back(std::move(own));
    }
    return found;
}

/// Calls rules about the cells of one letter by it, and equations by their text.
void name_by_reformulation(const Puzzle& puzzle, const RuleList& rules, std::vector<RuleWords>& names) {
    const auto reformulation = reformulated(puzzle);
    if (!reformulation) return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto cell = std::ranges::find_if(reformulation->cells, [&](const ReformulatedCell& own) {
            return std::ranges::equal(own.cells, rules[i]->cells());
        });
        if (cell != reformulation->cells.end()) names[i] = {cell->name, "be the same everywhere"};
        if (!rules[i]->label().empty()) names[i] = {rules[i]->label(), "be true"};
    }
}

}  // namespace

std::vector<RuleWords> rule_names(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch,
                                  NameDetail detail) {
    const GroupNames groups(puzzle.grid);
    std::vector<RuleWords> names;
    for (const auto& rule : rules)
        names.push_back(watch.is_over(kStepsPerName) ? RuleWords{}
                                                     : in_words(*rule, {puzzle, groups, detail}));
    for (const NameDetail more : {NameDetail::Placed, NameDetail::AllCells}) {
        if (more <= detail) continue;
        for (const auto& alike : ambiguous(rules, names)) {
            for (const std::size_t i : alike) {
                if (watch.is_over(kStepsPerName)) return names;
                names[i] = in_words(*rules[i], {puzzle, groups, more});
            }
        }
    }
    name_by_reformulation(puzzle, rules, names);
    return names;
}

}  // namespace sator::explain
