// A rule implies another if every filling that keeps the one keeps the other. The first rule's fillings are
// listed until one breaks the second; most often this is the first filling. If thousands of fillings do not,
// a search in each negation case of the second rule looks for one that does.
#include "sator/explain/check/implied_rules.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "sator/engine/search/search.hpp"
#include "sator/explain/check/fix_other_cells.hpp"
#include "sator/explain/parts/negated_clue.hpp"
#include "sator/explain/parts/negation_cases.hpp"
#include "sator/propagators/sums/posted_sums.hpp"
#include "sator/propagators/sums/sums_of_distinct.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

/// The number of fillings of a rule's cells that are tried.
constexpr std::uint64_t kMaxImpliedFillings = 5000;
/// The node limit of the search in one negation case.
constexpr std::uint64_t kNodesPerCase = 20'000;
/// Rules that depend only on the multiset of the cells' values: if one order of the values keeps the rule,
/// all orders do.
constexpr std::array<std::string_view, 9> kOrderless = {
    "sum", "product", "prod", "distinct", "cage", "permutation", "subset", "superset", "count"};

/// Decides whether one rule, `by`, implies others on its cells.
class Implication {
  public:
    Implication(const PuzzleParts& parts, PartId by, RuleContext& context, const Limits& limits)
        : parts_(parts),
          by_(by),
          context_(context),
          limits_(limits),
          model_(frame(parts, by)),
          search_(model_, limits),
          others_(fix_other_cells(model_, parts.cells(by))) {}

    bool implies(PartId rule) {
        const bool is_distinct = statement(rule).name == "distinct";
        if (says_the_same(rule) || (is_distinct && forbids_equal_values(rule))) return true;
        if (fixes_values_of(rule)) return kept_by_fillings(rule, 1) != Kept::NotByAll;
        const Kept kept = kept_by_fillings(rule, kMaxImpliedFillings);
        return kept == Kept::ByAll || (kept == Kept::ByMany && cannot_be_broken(rule));
    }

  private:
    static Model frame(const PuzzleParts& parts, PartId by) {
        Model model = build_model(parts.puzzle(), {});
        parts.rule(by).post(model);
        return model;
    }

    const RuleStatement& statement(PartId rule) const {
        return parts_.puzzle().rules[parts_.statement_of(rule)];
    }

    bool says_the_same(PartId rule) const {
        return std::ranges::equal(parts_.rule(rule).cells(), parts_.rule(by_).cells()) &&
               parts_.describe(rule) == parts_.describe(by_) && statement(rule).text == statement(by_).text;
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
        for_each_value(parts_.puzzle(), a, [&](ValueId v) {
            if (can) return;
            std::vector<FixedCell> fixed = others_;
            fixed.push_back({variable_of(a), value_of(v)});
            fixed.push_back({variable_of(b), value_of(v)});
            const Outcome outcome =
                search_.solve({.fixed = fixed}, [](std::span<const Value>) { return false; });
            can = !std::holds_alternative<Unsatisfiable>(outcome);
        });
        return can;
    }

    /// Returns true if all fillings have the same values on the rule's cells and the rule does not depend on
    /// their order.
    bool fixes_values_of(PartId rule) const {
        const auto name_of = [&](PartId part) -> std::string_view { return statement(part).name; };
        const auto cells = parts_.rule(rule).cells();
        return (name_of(by_) == "permutation" || is_permutation()) &&
               cells.size() == parts_.rule(by_).cells().size() && parts_.cells(rule) == parts_.cells(by_) &&
               parts_.cells(rule).size() == cells.size() &&
               std::ranges::find(kOrderless, name_of(rule)) != kOrderless.end();
    }

    /// Returns true if `by` has as many cells as values and demands that all differ.
    bool is_permutation() const {
        LimitWatch unlimited;
        const std::size_t cells = parts_.rule(by_).cells().size();
        return std::ranges::any_of(posted_sums(model_, unlimited), [&](const PostedSum& sum) {
            return sum.is_permutation && model_.scope_of(sum.by).size() == cells;
        });
    }

    enum class Kept : std::uint8_t { ByAll, ByMany, NotByAll };

    /// Returns whether the rule is kept by all fillings of `by`, by the first `many` of them, or not by all.
    Kept kept_by_fillings(PartId rule, std::uint64_t many) {
        std::uint64_t kept = 0;
        bool is_kept = true;
        const Outcome outcome = search_.solve({.fixed = others_}, [&](std::span<const Value> values) {
            is_kept = parts_.holds(rule, values);
            return is_kept && ++kept < many;
        });
        const auto* solved = std::get_if<Solved>(&outcome);
        if (!is_kept || solved == nullptr) return Kept::NotByAll;
        return solved->complete ? Kept::ByAll : Kept::ByMany;
    }

    /// Returns true if `by` together with each negation case of the rule is refuted within the node limit.
    bool cannot_be_broken(PartId rule) {
        NegationCases ways = negation_cases(parts_.puzzle(), parts_.rule(rule));
        if (ways.are_all && states_its_sum(rule)) return true;
        if (clue_of(parts_.rule(by_)) != nullptr) {
            if (auto way = negated_clue(parts_.rule(rule), parts_.rule(by_), context_)) {
                ways.rules.push_back(std::move(way));
                ways.are_all = true;
            }
        }
        return ways.are_all &&
               ask_cases(ways, 1, [&](const Rule& way) { return search_with(way); }) == Satisfiability::No;
    }

    /// Returns true if `by` demands the same sum of the same cells, in any order, as the rule.
    bool states_its_sum(PartId rule) const {
        LimitWatch unlimited;
        const Model alone = frame(parts_, rule);
        const auto cells_of = [](const Model& model, const PostedSum& sum) {
            const auto scope = model.scope_of(sum.by);
            return std::multiset<VariableId>(scope.begin(), scope.end());
        };
        const std::vector<PostedSum> own = posted_sums(alone, unlimited);
        return own.size() == 1 && !own[0].is_permutation &&
               std::ranges::any_of(posted_sums(model_, unlimited), [&](const PostedSum& sum) {
                   return sum.sum == own[0].sum && cells_of(model_, sum) == cells_of(alone, own[0]);
               });
    }

    /// Whether, in a few nodes, there is a filling that keeps `way`.
    Satisfiability search_with(const Rule& way) const {
        Model model = model_;
        way.post(model);
        LimitWatch watch(limits_);
        const std::optional<Model> better = with_sums_of_distinct(model, watch);
        Limits limits = limits_;
        limits.nodes = kNodesPerCase;
        const Outcome outcome =
            Search(better ? *better : model, limits).solve({.fixed = others_}, [](std::span<const Value>) {
                return false;
            });
        return satisfiability_of(outcome);
    }

    const PuzzleParts& parts_;
    PartId by_;
    RuleContext& context_;
    Limits limits_;
    Model model_;
    Search search_;
    std::vector<FixedCell> others_;  // cells outside `by`, each fixed to a value of its range
};

/// Index of rules by cell and cells by rule.
class RuleCells {
  public:
    explicit RuleCells(const PuzzleParts& parts) : rules_(parts.puzzle().grid.position_count()) {
        for (std::size_t i = 0; i < parts.rule_count(); ++i) {
            cells_.push_back(parts.cells(PartId(i)));
            for (const CellId cell : cells_.back()) rules_[cell.index()].emplace_back(i);
        }
    }

    /// Returns the other rules whose cells are all cells of `by`, each once.
    std::vector<PartId> within(PartId by) const {
        std::vector<PartId> found;
        for (const CellId cell : cells_[by.index()]) {
            for (const PartId rule : rules_[cell.index()]) {
                const auto& own = cells_[rule.index()];
                if (rule != by && own.front() == cell && std::ranges::includes(cells_[by.index()], own))
                    found.push_back(rule);
            }
        }
        return found;
    }

  private:
    std::vector<std::vector<CellId>> cells_;  // by rule
    std::vector<std::vector<PartId>> rules_;  // by cell
};

}  // namespace

std::vector<ImpliedRule> implied_rules(const PuzzleParts& parts, RuleContext& context, const Limits& limits,
                                       std::span<const PartId> idle) {
    const RuleCells rules(parts);
    std::map<PartId, PartId> implied;  // by rule: a rule that implies it
    for (std::size_t i = 0; i < parts.rule_count() && !limits.reached(); ++i) {
        const PartId by(i);
        std::vector<PartId> open = rules.within(by);
        std::erase_if(open, [&](PartId rule) {
            return std::ranges::binary_search(idle, rule) || implied.contains(rule) ||
                   (implied.contains(by) && implied.at(by) == rule);
        });
        if (open.empty()) continue;
        Implication implication(parts, by, context, limits);
        for (const PartId rule : open) {
            if (limits.reached()) break;
            if (implication.implies(rule)) implied.emplace(rule, by);
        }
    }
    std::vector<ImpliedRule> found;
    for (const auto& [rule, by] : implied) found.push_back({rule, by});
    return found;
}

}  // namespace sator::explain
