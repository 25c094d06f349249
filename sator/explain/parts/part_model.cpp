#include "sator/explain/parts/part_model.hpp"

#include <algorithm>
#include <memory>

#include "sator/engine/state/refuting_rules.hpp"
#include "sator/explain/parts/has_value.hpp"
#include "sator/propagators/distinct/fused_distinct.hpp"
#include "sator/propagators/sums/innie_outie_sums.hpp"
#include "sator/propagators/sums/sums_of_distinct.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

/// Steps that the posting of one part counts for in the LimitWatch.
constexpr std::size_t kStepsPerPost = 32;

void post_given(Model& model, const Given& given) {
    const VariableId cell = variable_of(given.cell);
    model.post(std::make_shared<const HasValue>(value_of(given.value)), {&cell, 1});
}

/// Posts part i as rule i; the frame and the added rules are posted as a rule after all parts. If a limit is
/// reached, `stopped` is set and some parts are not posted.
Model make_model(const PuzzleParts& parts, std::span<const PartId> present,
                 std::span<const Rule* const> added, const Limits& limits, std::optional<Limit>& stopped) {
    LimitWatch watch(limits);
    Model model = build_model(parts.puzzle(), {});
    for (const PartId part : present) {
        if (watch.is_over(kStepsPerPost)) break;
        model.begin_rule(RuleId(part.index()));
        if (parts.is_rule(part)) {
            parts.rule(part).post(model);
        } else {
            post_given(model, parts.given(part));
        }
    }
    model.begin_rule(RuleId(parts.size()));
    for (const Given& given : parts.frame()) post_given(model, given);
    for (const Rule* rule : added) rule->post(model);
    stopped = watch.is_over() ? watch.reached() : std::nullopt;
    return model;
}

/// Returns the model with redundant sums (innies and outies, sums of distinct cells), in which the search
/// finds solutions sooner. Returns nullopt if no sums apply: to fuse networks alone would take longer than
/// most questions.
std::optional<Model> augmented(const Model& model, const Limits& limits) {
    LimitWatch watch(limits);
    std::optional<Model> better;
    const auto now = [&]() -> const Model& { return better ? *better : model; };
    if (auto made = with_innie_outie_sums(model, watch)) better = std::move(made);
    if (auto made = with_sums_of_distinct(now(), watch)) better = std::move(made);
    if (!better) return better;
    if (auto made = with_fused_distinct(now(), watch)) better = std::move(made);
    return better;
}

}  // namespace

PartModel::PartModel(const PuzzleParts& parts, std::span<const PartId> present, const Limits& limits,
                     std::span<const Rule* const> added)
    : parts_(parts),
      limits_(limits),
      model_(make_model(parts, present, added, limits, stopped_)),
      augmented_model_(stopped_ ? std::nullopt : augmented(model_, limits)),
      search_(augmented_model_ ? *augmented_model_ : model_, limits) {}

FoundSolution PartModel::find(std::span<const Value> other_than, std::span<const FixedCell> fixed) {
    FoundSolution found;
    const Outcome outcome = solve(fixed, [&](std::span<const Value> values) {
        if (!other_than.empty() && std::ranges::equal(values, other_than)) return true;
        found.values.assign(values.begin(), values.end());
        return false;
    });
    if (!found.values.empty()) {
        found.answer = FoundSolution::Answer::Yes;
    } else if (const auto* stopped = std::get_if<Stopped>(&outcome)) {
        found.limit = stopped->limit;
    } else {
        found.answer = FoundSolution::Answer::No;
    }
    return found;
}

Outcome PartModel::solve(std::span<const FixedCell> fixed, const Sink& sink) {
    if (stopped_) return Stopped{.limit = *stopped_, .count = {}};
    return search_.solve({.fixed = fixed}, sink);
}

Outcome PartModel::count() {
    if (stopped_) return Stopped{.limit = *stopped_, .count = {}};
    return Counter(model_, limits_).count({});
}

std::vector<PartId> PartModel::conflict() const {
    std::vector<PartId> parts;
    for (const RuleId rule : refuting_rules(model_, {}, limits_)) {
        if (rule.index() < parts_.size()) parts.emplace_back(rule.index());
    }
    return parts;
}

std::vector<std::vector<PartId>> impossible_sums(const PuzzleParts& parts, std::span<const PartId> present,
                                                 const Limits& limits) {
    std::optional<Limit> stopped;
    const Model model = make_model(parts, present, {}, limits, stopped);
    std::vector<std::vector<PartId>> sets;
    LimitWatch watch(limits);
    for (const InnieOutieSum& sum : innie_outie_sums(model, watch)) {
        if (sum.is_possible) continue;
        auto& set = sets.emplace_back();
        for (const RuleId rule : sum.rules) {
            if (rule.index() < parts.size()) set.emplace_back(rule.index());
        }
    }
    std::ranges::stable_sort(sets, {}, [](const auto& set) { return set.size(); });
    return sets;
}

FoundSolution find_solution(const PuzzleParts& parts, std::span<const PartId> present, const Limits& limits,
                            std::span<const Value> other_than) {
    return PartModel(parts, present, limits).find(other_than);
}

}  // namespace sator::explain
