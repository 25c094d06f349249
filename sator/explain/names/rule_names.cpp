#include "sator/explain/names/rule_names.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sator/base/ascii.hpp"
#include "sator/rules/expression.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

namespace {

constexpr std::string_view kMust = " must ";

/// Returns the digits at position `at` of the text and moves `at` after them; empty if there are none.
std::string digits_at(const std::string& text, std::size_t& at) {
    const std::size_t begin = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    return text.substr(begin, at - begin);
}

/// Rewrites "row 2, column 3" and "row 2, cell 3" as "R2C3".
std::string with_short_places(const std::string& text) {
    constexpr std::array<std::string_view, 2> kBetween = {", column ", ", cell "};
    constexpr std::string_view kRow = "row ";
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        if (text.compare(i, kRow.size(), kRow) == 0) {
            std::size_t at = i + kRow.size();
            const std::string row = digits_at(text, at);
            const auto between = std::ranges::find_if(
                kBetween, [&](std::string_view words) { return text.compare(at, words.size(), words) == 0; });
            if (!row.empty() && between != kBetween.end()) {
                at += between->size();
                result += "R" + row + "C" + digits_at(text, at);
                i = at;
                continue;
            }
        }
        result += text[i++];
    }
    return result;
}

/// The text before and after the group, as in "sum(a) = 17" or "product(a) = 17".
struct Total {
    std::string_view begin, demand;
};
constexpr std::array kTotals = {Total{"sum(", "add up to "}, Total{"product(", "multiply to "}};

RuleName formula_name(const ExpressionText& written) {
    for (const Total& total : kTotals) {
        const std::string before = std::string(total.begin) + written.only_group + ") = ";
        if (written.only_group.empty() || !written.text.starts_with(before)) continue;
        const std::string number = written.text.substr(before.size());
        if (std::ranges::all_of(number, is_digit))
            return {written.only_group, std::string(total.demand) + number};
    }
    return {written.text, "be true", true};
}

RuleName name_of(const Puzzle& puzzle, const Rule& rule, const GroupNames& groups) {
    const auto name_of_group = [&](std::span<const CellId> cells) { return groups.of(cells); };
    if (const auto written = expression_text(rule, name_of_group)) return formula_name(*written);
    const std::string sentence = with_short_places(rule.describe(puzzle));
    const std::size_t must = sentence.find(kMust);
    RuleName name{sentence.substr(0, must),
                  must == std::string::npos ? "" : sentence.substr(must + kMust.size())};
    const bool is_nameless =
        (name.subject.starts_with("the cells marked ") || name.subject.starts_with("the marked cells ")) &&
        name.subject.find(" and ") == std::string::npos;
    name.is_by_cells = is_nameless;
    if (is_nameless) name.subject = groups.of(rule.cells());
    return name;
}

/// Steps that a name counts for in the LimitWatch.
constexpr std::size_t kStepsPerName = 64;

/// If rules on different cells have the same subject, replaces the subject by a list of their cells.
void disambiguate(const RuleList& rules, const GroupNames& groups, std::vector<RuleName>& names) {
    std::map<std::string, std::vector<std::size_t>> alike;
    for (std::size_t i = 0; i < names.size(); ++i) alike[names[i].subject].push_back(i);
    for (const auto& [subject, own] : alike) {
        const auto cells = rules[own[0]]->cells();
        const bool are_same = std::ranges::all_of(
            own, [&](std::size_t i) { return std::ranges::equal(rules[i]->cells(), cells); });
        if (are_same || !subject.starts_with("the ")) continue;
        for (const std::size_t i : own) {
            std::string list;
            for (const CellId cell : rules[i]->cells())
                list += (list.empty() ? "" : "–") + short_name(groups.place(cell));
            names[i].subject = list;
        }
    }
}

}  // namespace

std::vector<RuleName> rule_names(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch) {
    const GroupNames groups(puzzle.grid);
    std::vector<RuleName> names;
    for (const auto& rule : rules)
        names.push_back(watch.is_over(kStepsPerName) ? RuleName{} : name_of(puzzle, *rule, groups));
    if (!watch.is_over()) disambiguate(rules, groups, names);
    return names;
}

}  // namespace sator::explain
