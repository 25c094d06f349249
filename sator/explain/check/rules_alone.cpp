// Propagates each rule alone, once, on the cells' ranges.
#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/explain/check/fix_other_cells.hpp"
#include "sator/explain/check/idle_rule.hpp"
#include "sator/explain/check/lint.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

class Survey {
  public:
    Survey(const PuzzleParts& parts, const Limits& limits)
        : parts_(parts), limits_(limits), frame_(build_model(parts.puzzle(), {})) {
        for (std::size_t i = 0; i < frame_.cell_count(); ++i) {
            const auto words = frame_.initial_domain(VariableId(i)).words();
            left_.emplace_back(words.begin(), words.end());
        }
    }

    RulesAlone survey() {
        for (std::size_t i = 0; i < parts_.rule_count() && !limits_.reached(); ++i) look_at(PartId(i));
        find_idle_statements();
        std::vector<Word> listed(value_words(parts_.puzzle()), 0), used(listed);
        for (std::size_t i = 0; i < frame_.cell_count(); ++i) {
            const Domain range = frame_.initial_domain(VariableId(i));
            for (std::size_t w = 0; w < listed.size(); ++w) {
                listed[w] |= range.word(w);
                used[w] |= left_[i][w];
            }
        }
        for (std::size_t w = 0; w < listed.size(); ++w) listed[w] &= ~used[w];
        for_each_value(listed, [&](ValueId v) {
            if (is_worth_reporting(parts_.puzzle(), v)) found_.dead_values.push_back(v);
        });
        return std::move(found_);
    }

  private:
    void look_at(PartId part) {
        Model model = frame_;
        parts_.rule(part).post(model);
        Search search(model, limits_);
        search.solve({.fixed = fix_other_cells(frame_, parts_.cells(part))},
                     [](std::span<const Value>) { return false; });
        if (search.root_failed()) return;
        bool says_nothing = search.store().active_propagators() == 0;
        for (const CellId cell : parts_.cells(part)) {
            const Domain domain = search.store().domain(variable_of(cell));
            says_nothing = says_nothing && domain.size() == frame_.initial_domain(variable_of(cell)).size();
            for (std::size_t w = 0; w < domain.word_count(); ++w) left_[cell.index()][w] &= domain.word(w);
        }
        if (says_nothing || is_idle(parts_.rule(part), frame_, limits_)) found_.idle.push_back(part);
    }

    /// Reports idle rules only if all rules of their place in the text are idle. A statement that applies wherever its drawing fits
    /// is not at fault if some of its rules have no effect, and neither is a mark from which a kind makes several rules. Rules of a
    /// kind that do not depend on its clues are never at fault.
    void find_idle_statements() {
        const auto statement_of = [&](PartId rule) -> const RuleStatement& {
            return parts_.puzzle().rules[parts_.statement_of(rule)];
        };
        using Place = std::tuple<std::uint32_t, std::uint32_t, std::size_t>;
        const auto place_of = [&](PartId rule) {
            const SourceSpan& span = statement_of(rule).span;
            return Place{span.line, span.column, span.line == 0 ? parts_.statement_of(rule) : 0};
        };
        std::map<Place, std::size_t> working;  // the count of working rules
        for (std::size_t i = 0; i < parts_.rule_count(); ++i) ++working[place_of(PartId(i))];
        for (const PartId rule : found_.idle) --working[place_of(rule)];
        const std::vector<Value> filling = any_filling();
        const auto is_useless = [&](PartId rule) {
            return working[place_of(rule)] == 0 && !statement_of(rule).is_of_kind &&
                   !parts_.ranks(rule, filling);
        };
        std::ranges::copy_if(found_.idle, std::back_inserter(found_.of_idle_statements), is_useless);
    }

    /// Returns a filling of the grid; every one keeps an idle rule.
    std::vector<Value> any_filling() const {
        std::vector<Value> filling;
        for (std::size_t i = 0; i < frame_.cell_count(); ++i)
            filling.push_back(frame_.initial_domain(VariableId(i)).min());
        return filling;
    }

    const PuzzleParts& parts_;
    Limits limits_;
    Model frame_;
    std::vector<std::vector<Word>> left_;  // by cell: the values that no single rule forbids
    RulesAlone found_;
};

}  // namespace

RulesAlone rules_alone(const PuzzleParts& parts, const Limits& limits) {
    return Survey(parts, limits).survey();
}

}  // namespace sator::explain
