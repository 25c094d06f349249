#include "sator/explain/lint.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

#include "sator/engine/search.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/make_rules.hpp"
#include "sator/rules/resources.hpp"
#include "sator/rules/word_arguments.hpp"

namespace sator {

namespace {

/// Fillings of a rule's cells that are tried to see whether it implies another.
constexpr std::uint64_t kMostFillings = 5000;
/// Rules that ask only which values the cells hold, and how often: what one order keeps, all keep.
constexpr std::array<std::string_view, 9> kOrderless = {
    "sum", "product", "prod", "distinct", "cage", "permutation", "subset", "superset", "count"};

/// Asks whether one rule, `by`, implies others on its cells.
class Implication {
  public:
    Implication(const PuzzleParts& parts, PartId by, const Limits& limits)
        : parts_(parts), by_(by), model_(frame(parts, by)), search_(model_, limits) {
        const auto own = parts.cells(by);
        for (std::size_t i = 0; i < model_.cell_count(); ++i) {
            if (!std::ranges::binary_search(own, CellId(i))) {
                others_.push_back({VariableId(i), model_.initial_domain(VariableId(i)).min()});
            }
        }
    }

    bool implies(PartId rule) {
        const bool is_distinct = parts_.puzzle().rules[parts_.statement_of(rule)].name == "distinct";
        if (says_the_same(rule) || (is_distinct && forbids_equal_values(rule))) return true;
        return implied_by_all_fillings(rule, fixes_values_of(rule) ? 1 : kMostFillings);
    }

  private:
    static Model frame(const PuzzleParts& parts, PartId by) {
        Model model = build_model(parts.puzzle(), {});
        parts.rule(by).post(model);
        return model;
    }

    bool says_the_same(PartId rule) const {
        return std::ranges::equal(parts_.rule(rule).cells(), parts_.rule(by_).cells()) &&
               parts_.describe(rule) == parts_.describe(by_);
    }

    bool forbids_equal_values(PartId rule) {
        const auto cells = parts_.cells(rule);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (can_be_equal(cells[i], cells[j])) return false;
            }
        }
        return cells.size() == parts_.rule(rule).cells().size();
    }

    bool can_be_equal(CellId a, CellId b) {
        bool can = false;
        for_each_value(parts_.puzzle(), a, [&](std::size_t v) {
            if (can) return;
            std::vector<FixedCell> fixed = others_;
            fixed.push_back({variable_of(a), static_cast<Value>(v)});
            fixed.push_back({variable_of(b), static_cast<Value>(v)});
            const Outcome outcome = search_.solve(fixed, [](std::span<const Value>) { return false; });
            can = !std::holds_alternative<Unsatisfiable>(outcome);
        });
        return can;
    }

    /// Whether all fillings hold the same values on the rule's cells, and it does not ask for their order.
    bool fixes_values_of(PartId rule) const {
        const auto name_of = [&](PartId part) -> std::string_view {
            return parts_.puzzle().rules[parts_.statement_of(part)].name;
        };
        const auto cells = parts_.rule(rule).cells();
        return name_of(by_) == "permutation" && cells.size() == parts_.rule(by_).cells().size() &&
               parts_.cells(rule) == parts_.cells(by_) && parts_.cells(rule).size() == cells.size() &&
               std::ranges::find(kOrderless, name_of(rule)) != kOrderless.end();
    }

    /// Whether all fillings are kept, or, where `enough` is 1, one. Where there are more than enough that is
    /// not known.
    bool implied_by_all_fillings(PartId rule, std::uint64_t enough) {
        std::uint64_t kept = 0;
        bool is_kept = true;
        const Outcome outcome = search_.solve(others_, [&](std::span<const Value> values) {
            is_kept = parts_.holds(rule, values);
            return is_kept && ++kept < enough;
        });
        const auto* solved = std::get_if<Solved>(&outcome);
        return is_kept && solved != nullptr && (solved->complete || enough == 1);
    }

    const PuzzleParts& parts_;
    PartId by_;
    Model model_;
    Search search_;
    std::vector<FixedCell> others_;  // cells that are not the rule's: they hold whatever they can
};

std::vector<std::string> repeated(const WordList& list) {
    std::set<std::string_view> seen, told;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string_view word = list.word(i);
        if (!seen.insert(word).second && told.insert(word).second) words.emplace_back(word);
    }
    return words;
}

}  // namespace

std::vector<ImpliedRule> implied_rules(const PuzzleParts& parts, const Limits& limits) {
    std::vector<std::vector<PartId>> speaking(
        parts.puzzle().grid.cell_count());  // of each cell: the rules on it
    std::vector<std::vector<CellId>> cells;
    for (std::size_t i = 0; i < parts.rule_count(); ++i) {
        cells.push_back(parts.cells(PartId(i)));
        for (const CellId cell : cells.back()) speaking[cell.index()].emplace_back(i);
    }
    std::map<PartId, PartId> implied;  // each rule: by which
    for (std::size_t i = 0; i < parts.rule_count(); ++i) {
        const PartId by(i);
        std::vector<PartId> smaller;
        for (const CellId cell : cells[i]) {
            for (const PartId rule : speaking[cell.index()]) {
                const bool is_open = rule != by && !implied.contains(rule) &&
                                     !(implied.contains(by) && implied.at(by) == rule);
                const bool is_first = cells[rule.index()].front() == cell;  // each rule is looked at once
                if (is_open && is_first && std::ranges::includes(cells[i], cells[rule.index()]))
                    smaller.push_back(rule);
            }
        }
        if (smaller.empty() || limits.reached()) continue;
        Implication implication(parts, by, limits);
        for (const PartId rule : smaller) {
            if (limits.reached()) break;
            if (implication.implies(rule)) implied.emplace(rule, by);
        }
    }
    std::vector<ImpliedRule> found;
    for (const auto& [rule, by] : implied) found.push_back({rule, by});
    return found;
}

bool is_missed(const Puzzle& puzzle, std::size_t value) {
    constexpr std::array<std::string_view, 6> kSpelling = {"regex", "word", "words",
                                                           "theme", "find", "place"};
    const auto spells = [&](const RuleStatement& statement) {
        return std::ranges::find(kSpelling, statement.name) != kSpelling.end();
    };
    return puzzle.alphabet[value].kind != Symbol::Kind::Text || std::ranges::none_of(puzzle.rules, spells);
}

std::vector<std::uint32_t> unused_values(const Puzzle& puzzle,
                                         const std::vector<std::vector<Value>>& solutions) {
    std::vector<bool> is_used(puzzle.alphabet.size(), false), is_listed(puzzle.alphabet.size(), false);
    for (const auto& solution : solutions) {
        for (const Value value : solution) is_used[static_cast<std::size_t>(value)] = true;
    }
    for (std::size_t i = 0; i < puzzle.grid.cell_count(); ++i) {
        for_each_value(puzzle, CellId(i), [&](std::size_t v) { is_listed[v] = true; });
    }
    std::vector<std::uint32_t> unused;
    for (std::size_t v = 0; v < is_used.size(); ++v) {
        if (is_listed[v] && !is_used[v] && is_missed(puzzle, v))
            unused.push_back(static_cast<std::uint32_t>(v));
    }
    return unused;
}

std::vector<RepeatedWords> repeated_words(RuleContext& context) {
    std::map<std::string, std::vector<std::string>> lists;
    for (const RuleStatement& statement : context.puzzle.rules) {
        if (statement.name != "word" && statement.name != "theme") continue;
        const auto arguments = read_word_arguments(statement);
        if (!arguments || arguments->plain.empty()) continue;
        const auto list = find_word_list(arguments->plain[0], context);
        if (list && *list != nullptr) lists[arguments->plain[0].text] = repeated(**list);
    }
    if (!context.puzzle.words.empty()) {
        const auto list =
            context.resources.own_word_list("the puzzle's own list", context.puzzle.words, context.watch);
        if (list && *list != nullptr) lists["the puzzle's own list"] = repeated(**list);
    }
    std::vector<RepeatedWords> found;
    for (auto& [name, words] : lists) {
        if (!words.empty()) found.push_back({name, std::move(words)});
    }
    return found;
}

}  // namespace sator
