// If all rules but one have a solution and all rules together have none, that solution breaks the one rule.
// To say how it is broken helps the search as much as the rule itself did. Without this, a broken sum of many
// cells, and all that it implies together with other rules, would be lost.
#include "sator/explain/parts/negation_cases.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

using CaseRules = std::vector<std::unique_ptr<const Rule>>;

/// No cases are made if there would be more, because each of them would then prune little.
constexpr std::int64_t kMaxCases = 64;

class OtherTotal final : public Rule {
  public:
    OtherTotal(std::vector<CellId> cells, std::int64_t total) : cells_(std::move(cells)), total_(total) {}

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        return std::accumulate(values.begin(), values.end(), std::int64_t{0}) == total_;
    }
    void post(Model& model) const override {
        ExactSum::Weights weights(kWordBits);
        std::iota(weights.begin(), weights.end(), 0U);
        model.post(std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{std::move(weights)},
                                                    std::vector<std::uint32_t>(cells_.size(), 0),
                                                    static_cast<std::uint32_t>(total_)),
                   variables_of(cells_));
    }
    std::string describe(const Puzzle& /*puzzle*/) const override { return "another total"; }

  private:
    std::vector<CellId> cells_;
    std::int64_t total_;  // as a sum of value indices
};

class MissingValue final : public Rule {
  public:
    MissingValue(std::vector<CellId> cells, Value value) : cells_(std::move(cells)), value_(value) {}

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        return std::ranges::find(values, value_) == values.end();
    }
    void post(Model& model) const override {
        for (const CellId cell : cells_) {
            const Word left = model.initial_domain(variable_of(cell)).word(0) & ~(Word{1} << value_);
            model.restrict(variable_of(cell), {&left, 1});
        }
    }
    std::string describe(const Puzzle& /*puzzle*/) const override { return "a missing value"; }

  private:
    std::vector<CellId> cells_;
    Value value_;
};

CaseRules other_totals(const Model& model, const std::vector<CellId>& cells, std::int64_t sum) {
    std::int64_t least = 0, most = 0;
    for (const CellId cell : cells) {
        const Domain domain = model.initial_domain(variable_of(cell));
        if (domain.is_empty()) return {};
        least += domain.min();
        most += domain.max();
    }
    CaseRules cases;
    if (most - least > kMaxCases) return cases;
    for (std::int64_t apart = 1; apart <= std::max(sum - least, most - sum); ++apart) {
        for (const std::int64_t total : {sum + apart, sum - apart}) {
            if (total < least || total > most) continue;
            cases.push_back(std::make_unique<const OtherTotal>(cells, total));
        }
    }
    return cases;
}

CaseRules missing_values(Word values, const std::vector<CellId>& cells) {
    CaseRules cases;
    for_each_value({&values, 1}, [&](ValueId v) {
        cases.push_back(std::make_unique<const MissingValue>(cells, value_of(v)));
    });
    return cases;
}

/// Returns true if the model's only propagators are `id` and redundant ones.
bool is_only_propagator(const Model& alone, PropagatorId id) {
    for (std::size_t p = 0; p < alone.propagators().size(); ++p) {
        if (PropagatorId(p) != id && !alone.propagators()[p].is_redundant) return false;
    }
    return true;
}

}  // namespace

NegationCases negation_cases(const Puzzle& puzzle, const Rule& rule) {
    const Model ranges = build_model(puzzle, {});
    Model alone = ranges;
    rule.post(alone);
    LimitWatch unlimited;
    const std::vector<PostedSum> stated = posted_sums(alone, unlimited);
    if (stated.size() != 1) return {};
    std::vector<CellId> cells;
    for (const VariableId cell : alone.scope_of(stated[0].by)) cells.emplace_back(cell.index());
    const Propagator& propagator = *alone.propagators()[stated[0].by.index()].propagator;
    const bool is_all = is_only_propagator(alone, stated[0].by);
    if (const auto* distinct = dynamic_cast<const AllDifferent*>(&propagator))
        return {missing_values(distinct->required()[0], cells), is_all};
    CaseRules totals = other_totals(ranges, cells, stated[0].sum);
    const bool is_plain_sum = !totals.empty() && dynamic_cast<const ExactSum*>(&propagator) != nullptr;
    return {std::move(totals), is_all && is_plain_sum};
}

}  // namespace sator::explain
