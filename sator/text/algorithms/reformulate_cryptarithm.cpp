// Reads the equations, the letters and their cells from the rules that the kind states (cryptarithm.cpp): that first cells differ, that
// the cells of a letter are equal, and each equation with the rules that its divisions leave no remainder.
#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/algorithms/cryptarithm_columns.hpp"

namespace sator::text {

namespace {

/// Returns the base that the puzzle states; nullopt if it states none.
std::optional<std::int64_t> stated_base(const Puzzle& puzzle) {
    const auto& parameters = puzzle.kind->parameters;
    const auto base = std::ranges::find(parameters, "BASE", &std::pair<std::string, std::string>::first);
    return base == parameters.end() ? std::nullopt : to_whole_number<std::int64_t>(base->second);
}

/// Notes the cells of each letter. Returns false if the drawing of the rule equal is none of letters.
bool read_letters(const RuleStatement& equal, WrittenCryptarithm& cryptarithm) {
    if (equal.drawings.size() != 1) return false;
    for (const Sequence& letter : equal.drawings.front()) {
        const std::u32string mark = to_code_points(letter.label);
        if (mark.size() != 1) return false;
        cryptarithm.letters.emplace_back(mark[0], letter.cells);
    }
    return !cryptarithm.letters.empty();
}

}  // namespace

std::optional<puzzle::Reformulation> reformulate_cryptarithm(const Puzzle& puzzle) {
    const auto& rules = puzzle.rules;
    if (rules.size() < 3 || rules[0].name != "distinct" || rules[1].name != "equal") return std::nullopt;
    WrittenCryptarithm cryptarithm;
    if (const auto base = stated_base(puzzle)) cryptarithm.base = *base;
    if (!read_letters(rules[1], cryptarithm)) return std::nullopt;
    std::string last;
    for (std::size_t i = 2; i < rules.size(); ++i) {
        if (rules[i].name != kExpressionRule || rules[i].label.empty()) return std::nullopt;
        const std::size_t rule = cryptarithm.letters.size() + i - 1;
        if (rules[i].label == last + ", without a remainder") continue;
        last = rules[i].label;
        cryptarithm.equations.push_back({to_code_points(last), rule});
    }
    return in_columns(cryptarithm);
}

}  // namespace sator::text
