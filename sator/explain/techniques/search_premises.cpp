// Minimises the rules, then the placed values, of a refutation by search: a list is dropped if the candidate
// is refuted without it, else each of its halves is tried (as in QuickXplain). All rules that the last
// candidate did not need are tried first, then what is far from the candidate.
//
// Searches are limited in nodes, so some rules may be kept only because a search was stopped. Then the
// minimisation starts again with the rules in other orders, because these lead to other sets, and for some of
// them it is easy to prove that every rule is needed. If a short search cannot decide about a single rule,
// each way to violate the rule is added to the model in turn (negation_cases.hpp).
//
// Each search also has the window sums that its rules imply (innie_outie_sums.hpp). E.g. one line of a magic
// square follows from the others, and without these sums a search finds that only by enumeration. Cost: about
// k log n searches, if k of n premises are needed.
#include "sator/explain/techniques/search_premises.hpp"

#include <algorithm>
#include <atomic>
#include <limits>
#include <optional>
#include <random>

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/model_of_rules.hpp"
#include "sator/explain/deduce/sufficient_rule_set.hpp"
#include "sator/explain/parts/negation_cases.hpp"
#include "sator/propagators/sums/innie_outie_sums.hpp"
#include "sator/propagators/sums/sum_endgame.hpp"

namespace sator::explain {

namespace {

/// A search with fewer premises may take `kNodeFactor` times the nodes of the first refutation, plus
/// `kExtraNodes`.
constexpr std::uint64_t kNodeFactor = 4, kExtraNodes = 20'000;
/// Replaces `kExtraNodes` after a premise was kept because a search was stopped, and in all orders but the
/// first.
constexpr std::uint64_t kExtraNodesIfUnproved = 500;
/// Added to `kExtraNodes` if smallest rule sets are wanted.
constexpr std::uint64_t kExtraNodesForProofs = 2'000'000;

/// The first, short search without a single rule may take `kFirstNodeFactor` times the nodes of the first
/// refutation, plus `kFirstExtraNodes`. Only if it is stopped are the ways to violate the rule tried.
constexpr std::uint64_t kFirstNodeFactor = 2, kFirstExtraNodes = 100;
/// A search with one way to violate a rule may take 1 / `kNodeShareOfNegation` of a search's nodes. After
/// `kMaxOpenNegations` of them were stopped, no further way is tried.
constexpr std::uint64_t kNodeShareOfNegation = 4;
constexpr std::size_t kMaxOpenNegations = 3;

/// The number of orders in which rules are dropped. The first spends at most half of the nodes, the others
/// share the rest.
constexpr std::size_t kOrders = 10;

/// Stops a search at its first dead end after a number of nodes.
class NodeBudget final : public SearchHooks {
  public:
    explicit NodeBudget(std::uint64_t nodes) : nodes_(nodes) {}

    /// Set once the nodes are spent: the search's stop flag.
    const std::atomic<bool>& is_spent() const { return is_spent_; }
    void at_dead_end(Search& search) override { is_spent_ = search.statistics().nodes > nodes_; }

  private:
    std::uint64_t nodes_;
    std::atomic<bool> is_spent_ = false;
};

/// Minimises rules and premises in one order.
class PremiseSearch {
  public:
    PremiseSearch(const SolvingState& state, Candidate candidate, SearchCost cost, const Limits& limits,
                  SearchMemory& memory)
        : state_(state),
          context_(state.context()),
          candidate_(candidate),
          most_nodes_(cost.of_one * kNodeFactor + kExtraNodes),
          most_nodes_at_once_(cost.of_one * kFirstNodeFactor + kFirstExtraNodes),
          most_nodes_of_unproved_(cost.of_one * kNodeFactor + kExtraNodesIfUnproved),
          nodes_left_(cost.of_all),
          limits_(limits),
          memory_(memory),
          is_given_up_(context_.rule_count(), 0),
          premises_(state.premises(PremiseSource::Placed)) {}

    SearchPremises find(std::size_t order, RuleSetMinimality rule_sets) {
        if (rule_sets == RuleSetMinimality::Smallest) most_nodes_ += kExtraNodesForProofs;
        const std::uint64_t most_nodes_of_fewest = most_nodes_;
        std::vector<RuleId> rules = rules_in(order);
        if (order > 0) {
            most_nodes_ = most_nodes_of_unproved_;
        } else if (is_shown_by(memory_.rules)) {
            std::erase_if(rules, [&](RuleId rule) { return is_given_up_[rule.index()] != 0; });
        }
        give_up_rules(rules);
        if (rule_sets == RuleSetMinimality::Smallest) {
            if (is_minimal_) most_nodes_ = most_nodes_of_fewest;
            find_fewest();
        }
        give_up_cells(placed_cells());
        return {rules_left(), std::move(premises_), is_minimal_, fewest_, nodes_left_};
    }

  private:
    /// Returns all rules: in order 0 the farthest from the candidate first, in other orders shuffled with the
    /// order as the seed.
    std::vector<RuleId> rules_in(std::size_t order) const {
        std::vector<RuleId> rules = context_.all_rules();
        if (order == 0) {
            std::ranges::stable_sort(rules, std::greater{}, [&](RuleId rule) { return distance(rule); });
            return rules;
        }
        std::mt19937 random(static_cast<std::mt19937::result_type>(order));
        for (std::size_t i = rules.size(); i > 1; --i) std::swap(rules[i - 1], rules[random() % i]);
        return rules;
    }

    /// Returns the cells with a value, the farthest from the candidate first.
    std::vector<CellId> placed_cells() const {
        std::vector<CellId> placed;
        for (std::size_t i = 0; i < context_.cell_count(); ++i) {
            if (!state_.is_open(CellId(i))) placed.emplace_back(i);
        }
        std::ranges::stable_sort(placed, std::greater{},
                                 [&](CellId cell) { return context_.distance(cell, candidate_.cell); });
        return placed;
    }

    std::size_t distance(RuleId rule) const {
        std::size_t least = std::numeric_limits<std::size_t>::max();
        for (const CellId cell : context_.cells_of(rule))
            least = std::min(least, context_.distance(cell, candidate_.cell));
        return least;
    }

    std::vector<RuleId> rules_left() const {
        std::vector<RuleId> left;
        for (const RuleId rule : context_.all_rules()) {
            if (is_given_up_[rule.index()] == 0) left.push_back(rule);
        }
        return left;
    }

    bool is_refuted() {
        was_stopped_ = false;
        if (memory_.solutions.allow(is_given_up_, premises_, candidate_)) return false;
        if (limits_.reached()) nodes_left_ = 0;
        was_stopped_ = nodes_left_ == 0;
        if (was_stopped_) return false;
        const Satisfiability answer = search(nullptr, most_nodes_);
        was_stopped_ = answer == Satisfiability::Unknown;
        return answer == Satisfiability::No;
    }

    /// Like `is_refuted`, but it is known that the rules left and this one are enough, so every solution
    /// violates this one.
    bool is_refuted_without(RuleId rule) {
        was_stopped_ = false;
        if (memory_.solutions.allow(is_given_up_, premises_, candidate_)) return false;
        const Satisfiability at_once = search(nullptr, most_nodes_at_once_);
        if (at_once != Satisfiability::Unknown) return at_once == Satisfiability::No;
        const NegationCases cases = negation_cases(context_.puzzle(), *context_.rules()[rule.index()]);
        const Satisfiability answer = ask_cases(cases, kMaxOpenNegations, [&](const Rule& added) {
            if (limits_.reached() || nodes_left_ == 0) return Satisfiability::Unknown;
            return search(&added, most_nodes_ / kNodeShareOfNegation);
        });
        if (answer == Satisfiability::Yes) return false;
        const bool is_decided = answer == Satisfiability::No && nodes_left_ > 0 && !limits_.reached();
        return is_decided || is_refuted();
    }

    /// Searches for a solution that has the candidate and satisfies the rules and premises left, and `way` if
    /// it is not null.
    Satisfiability search(const Rule* way, std::uint64_t most_nodes) {
        Model model = model_of_rules(context_, rules_left(), premises_);
        if (way != nullptr) way->post(model);
        LimitWatch watch(limits_);
        const std::optional<Model> better = with_innie_outie_sums(model, watch);
        const Model& searched = better ? *better : model;
        Search search(searched, limits_, {.endgame = make_sum_endgame(searched, watch)});
        NodeBudget budget(std::min(most_nodes, nodes_left_));
        const FixedCell fixed{variable_of(candidate_.cell), value_of(candidate_.value)};
        const SearchQuestion question{
            .fixed = {&fixed, 1}, .hooks = &budget, .stop_flag = &budget.is_spent()};
        const Outcome outcome = search.solve(question, [&](std::span<const Value> values) {
            memory_.solutions.keep(values);
            return false;
        });
        nodes_left_ -= std::min(nodes_left_, search.statistics().nodes);
        return satisfiability_of(outcome);
    }

    /// Drops all rules but these and returns true if the candidate is still refuted; else restores all rules.
    /// A false answer does not show that any rule is needed.
    bool is_shown_by(std::span<const RuleId> rules) {
        if (rules.empty()) return false;
        std::ranges::fill(is_given_up_, std::uint8_t{1});
        for (const RuleId rule : rules) is_given_up_[rule.index()] = 0;
        if (is_refuted()) return true;
        std::ranges::fill(is_given_up_, std::uint8_t{0});
        return false;
    }

    /// Called for what is kept; returns false. If it is kept because a search was stopped or no nodes are
    /// left, it may not be needed, so the step is not proved minimal. Then later searches can only make the
    /// step smaller, and they get fewer nodes.
    bool keep() {
        is_minimal_ = is_minimal_ && !was_stopped_ && nodes_left_ > 0;
        if (!is_minimal_) most_nodes_ = std::min(most_nodes_, most_nodes_of_unproved_);
        return false;
    }

    /// Drops as much of `list` as it can: all of it, else parts of its halves. Returns true if all was
    /// dropped. `take(list)` and `put_back(list)` change what is left; `is_enough(list)` returns whether that
    /// is enough without the list. `is_needed`: it is known that not all of the list can be dropped.
    template <class T, class Take, class PutBack, class IsEnough>
    bool give_up(std::span<const T> list, Take take, PutBack put_back, IsEnough is_enough,
                 bool is_needed = false) {
        if (list.empty()) return true;
        take(list);
        if (!is_needed && is_enough(list)) return true;
        was_stopped_ = was_stopped_ && !is_needed;
        const bool is_decided = !was_stopped_;
        put_back(list);
        if (list.size() == 1 || nodes_left_ == 0) return keep();
        const bool first = give_up(list.first(list.size() / 2), take, put_back, is_enough);
        give_up(list.subspan(list.size() / 2), take, put_back, is_enough, first && is_decided);
        return false;
    }

    void give_up_rules(std::span<const RuleId> rules) {
        const auto mark = [&](std::span<const RuleId> some, std::uint8_t is_given_up) {
            for (const RuleId rule : some) is_given_up_[rule.index()] = is_given_up;
        };
        give_up(
            rules, [&](std::span<const RuleId> some) { mark(some, 1); },
            [&](std::span<const RuleId> some) { mark(some, 0); },
            [&](std::span<const RuleId> some) {
                return some.size() == 1 ? is_refuted_without(some[0]) : is_refuted();
            });
    }

    void give_up_cells(std::span<const CellId> cells) {
        const auto forget = [&](std::span<const CellId> some) {
            for (const CellId cell : some)
                std::ranges::copy(context_.ranges()[cell], premises_[cell].begin());
        };
        const auto fix = [&](std::span<const CellId> some) {
            for (const CellId cell : some) premises_.fix({cell, state_.candidates().first(cell)});
        };
        give_up(cells, forget, fix, [&](std::span<const CellId>) { return is_refuted(); });
    }

    /// Looks for smaller sets of rules that are enough, and keeps the smallest that it finds.
    void find_fewest() {
        fewest_ = SmallestProof::Proved;
        const auto is_sufficient = [&](std::span<const std::size_t> rules) {
            std::ranges::fill(is_given_up_, std::uint8_t{1});
            for (const std::size_t rule : rules) is_given_up_[rule] = 0;
            const bool is_shown = is_refuted();
            if (was_stopped_) fewest_ = SmallestProof::Stopped;
            return is_shown;
        };
        std::vector<std::uint8_t> best = is_given_up_;
        for (std::size_t most = rules_left().size(); most-- > 1;) {
            const auto rules = sufficient_rule_set(context_.rule_count(), most, is_sufficient);
            if (rules.empty()) break;
            is_sufficient(rules);
            best = is_given_up_;
            most = rules.size();
        }
        is_given_up_ = best;
    }

    const SolvingState& state_;
    const PuzzleContext& context_;
    Candidate candidate_;
    std::uint64_t most_nodes_, most_nodes_at_once_, most_nodes_of_unproved_, nodes_left_;
    Limits limits_;
    SearchMemory& memory_;
    std::vector<std::uint8_t> is_given_up_;
    Candidates premises_;
    bool was_stopped_ = false, is_minimal_ = true;
    SmallestProof fewest_ = SmallestProof::NotAsked;
};

}  // namespace

SearchPremises search_premises(const SolvingState& state, Candidate candidate, SearchCost cost,
                               const Limits& limits, RuleSetMinimality rule_sets, SearchMemory& memory) {
    std::optional<SearchPremises> best;
    std::uint64_t nodes_left = cost.of_all;
    for (std::size_t order = 0; order < kOrders; ++order) {
        const std::uint64_t share = nodes_left / (order == 0 ? 2 : kOrders - order);
        PremiseSearch premise_search(state, candidate, {cost.of_one, share}, limits, memory);
        SearchPremises found = premise_search.find(order, rule_sets);
        nodes_left -= share - found.nodes_left;
        if (!best || found.is_minimal) best = std::move(found);
        if (best->is_minimal || limits.reached()) break;
    }
    memory.rules = best->rules;
    best->nodes_left = nodes_left;
    return *std::move(best);
}

}  // namespace sator::explain
