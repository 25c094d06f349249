// Learns a nogood from a conflict: follows it back through the reasons of propagators and nogoods, newest
// trail entry first, until only one variable is left whose premise came to hold at the newest level. That is
// the first unique implication point (J. Marques-Silva and K. Sakallah, "GRASP", 1999). Then premises that
// the others imply are dropped (N. Sörensson and A. Biere, "Minimizing learned clauses", SAT 2009).
//
// The entries of one propagator call are together on the trail and are resolved together, because a call's
// removals often have much of their reasons in common.
#include "sator/engine/learning/conflict_analysis.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/assert.hpp"
#include "sator/engine/state/domains_before.hpp"

namespace sator::engine {

namespace {

using Relation = Literal::Relation;

}  // namespace

ConflictAnalysis::ConflictAnalysis(const Model& model)
    : model_(model),
      root_domains_(model.initial_words().begin(), model.initial_words().end()),
      lost_(model.initial_words().size(), 0),
      has_least_(model.variables().size(), 0),
      has_greatest_(model.variables().size(), 0),
      latest_(model.variables().size(), kNoEntry),
      is_seen_(model.variables().size(), 0),
      is_outdated_(model.variables().size(), 0) {}

ConflictAnalysis::Learned ConflictAnalysis::analyse(const Store& store, const Nogoods& nogoods,
                                                    PropagatorId failed, std::size_t time,
                                                    std::size_t start) {
    begin(store, nogoods, start);
    for_each_reason(failed, {}, std::nullopt, time,
                    [&](VariableId variable, const Literal& literal) { add_literal(variable, literal); });
    update_latest(time);
    const bool is_asserting = find_first_uip();
    minimise();
    return learned(is_asserting);
}

void ConflictAnalysis::begin(const Store& store, const Nogoods& nogoods, std::size_t start) {
    store_ = &store;
    nogoods_ = &nogoods;
    if (start_ != start) set_root_domains(start);
    for (const VariableId v : seen_) {
        std::ranges::fill(lost(v), Word{0});
        has_least_[v.index()] = has_greatest_[v.index()] = is_seen_[v.index()] = 0;
        latest_[v.index()] = kNoEntry;
    }
    seen_.clear();
    heap_ = {};
    open_at_level_ = level_start_ = 0;
}

/// Computes the domains that are taken for granted.
void ConflictAnalysis::set_root_domains(std::size_t start) {
    start_ = start;
    for (std::size_t v = 0; v < model_.variables().size(); ++v) {
        std::ranges::copy(store_->domain_at(VariableId(v), start).words(),
                          root_domains_.begin() + model_.variables()[v].first_word);
    }
}

/// Returns false if only decisions of the newest level are left to follow: after backtracking there can be
/// two.
bool ConflictAnalysis::find_first_uip() {
    while (!heap_.empty()) {
        set_level_of(top());
        while (open_at_level_ > 1 || has_two_premises_at_level()) {
            const std::size_t entry = top();
            if (store_->trail()[entry].cause == Store::kDecision) return false;
            resolve_call(entry);
        }
        if (open_at_level_ == 1) return true;
        if (!heap_.empty()) top();
    }
    return true;
}

/// Returns whether both bounds of the only variable that is open at the level came to hold there.
bool ConflictAnalysis::has_two_premises_at_level() {
    if (open_at_level_ != 1) return false;
    const VariableId variable = store_->trail()[top()].variable;
    if (is_cell(variable)) return false;
    const auto level_start = static_cast<std::int64_t>(level_start_);
    const std::size_t end = store_->trail().size();
    return latest_of_bound(variable, Relation::AtLeast, end) >= level_start &&
           latest_of_bound(variable, Relation::AtMost, end) >= level_start;
}

void ConflictAnalysis::set_level_of(std::size_t entry) {
    level_start_ = store_->start_of_level(store_->level_of(entry));
    open_at_level_ = static_cast<std::size_t>(std::ranges::count_if(seen_, [this](VariableId v) {
        return latest_[v.index()] >= static_cast<std::int64_t>(level_start_);
    }));
}

/// Returns the latest entry that is still to be followed, after dropping outdated entries from the heap. The
/// heap is empty if there is none.
std::size_t ConflictAnalysis::top() {
    while (!heap_.empty()) {
        const auto entry = static_cast<std::size_t>(heap_.top());
        if (latest_[store_->trail()[entry].variable.index()] == heap_.top()) return entry;
        heap_.pop();
    }
    return 0;
}

void ConflictAnalysis::resolve_call(std::size_t entry) {
    const std::size_t time = store_->trail()[entry].call_start;
    const PropagatorId cause = store_->trail()[entry].cause;
    const VariableId variable = store_->trail()[entry].variable;
    std::vector<Literal> removals;
    while (!heap_.empty() && top() >= time && !heap_.empty()) {
        const std::size_t next = top();
        std::ranges::copy(losses_at(next), std::back_inserter(removals));
        forget_losses_at(next);
    }
    for_each_reason(cause, removals, variable, time,
                    [&](VariableId v, const Literal& literal) { add_literal(v, literal); });
    update_latest(time);
}

/// Returns the premises that the entry made true, as literals of its cause's scope.
std::vector<Literal> ConflictAnalysis::losses_at(std::size_t entry) const {
    const VariableId variable = store_->trail()[entry].variable;
    std::uint32_t position = 0;
    if (!nogoods_->is_nogood(store_->trail()[entry].cause)) {
        const auto scope = model_.scope_of(store_->trail()[entry].cause);
        position = static_cast<std::uint32_t>(std::ranges::find(scope, variable) - scope.begin());
    }
    const Domain was = before(entry);
    std::vector<Literal> losses;
    if (is_cell(variable)) {
        was.for_each([&](Value v) {
            if (has_bit(lost(variable), static_cast<std::size_t>(v)))
                losses.push_back({position, Relation::NotEqual, v});
        });
        return losses;
    }
    const Value least = static_cast<Value>(lost(variable)[0]),
                greatest = static_cast<Value>(lost(variable)[1]);
    if (has_least_[variable.index()] != 0 && was.min() < least)
        losses.push_back({position, Relation::AtLeast, least});
    if (has_greatest_[variable.index()] != 0 && was.max() > greatest) {
        losses.push_back({position, Relation::AtMost, greatest});
    }
    return losses;
}

void ConflictAnalysis::forget_losses_at(std::size_t entry) {
    const VariableId variable = store_->trail()[entry].variable;
    const Domain was = before(entry);
    if (is_cell(variable)) {
        for (std::size_t i = 0; i < was.word_count(); ++i) lost(variable)[i] &= ~was.word(i);
    } else {
        if (was.min() < static_cast<Value>(lost(variable)[0])) has_least_[variable.index()] = 0;
        if (was.max() > static_cast<Value>(lost(variable)[1])) has_greatest_[variable.index()] = 0;
    }
    set_latest(variable, latest_loss(variable, entry));
}

template <class Visit>
void ConflictAnalysis::for_each_reason(PropagatorId cause, std::span<const Literal> removals,
                                       std::optional<VariableId> removed_from, std::size_t time,
                                       Visit visit) const {
    if (nogoods_->is_nogood(cause)) return for_each_premise(cause, removals, removed_from, visit);
    const DomainsBefore before(*store_, cause, time, start_);
    const Propagator& propagator = *model_.propagators()[cause.index()].propagator;
    const Reason reason = propagator.quick_reason(removals, before);
    for (const Literal& literal : reason) visit(before.variables()[literal.position], literal);
}

/// A nogood's removal rests on all its premises but the one that it made false. For an auxiliary, that one is
/// the premise on the opposite bound.
template <class Visit>
void ConflictAnalysis::for_each_premise(PropagatorId nogood, std::span<const Literal> removals,
                                        std::optional<VariableId> removed_from, Visit visit) const {
    nogoods_->for_each_premise(nogood, [&](const Nogoods::PremiseView& premise) {
        const bool is_bound = premise.relation != Relation::NotEqual;
        if (premise.variable == removed_from && !(is_bound && premise.relation == removals[0].relation))
            return;
        if (is_bound) return visit(premise.variable, Literal{0, premise.relation, premise.bound});
        const Domain values(premise.values.data(), static_cast<std::uint32_t>(premise.values.size()),
                            DomainKind::Bits);
        values.for_each([&](Value v) { visit(premise.variable, Literal{0, Relation::NotEqual, v}); });
    });
}

/// Adds a literal to the nogood's premises.
void ConflictAnalysis::add_literal(VariableId variable, const Literal& literal) {
    const Domain start = root_domain(variable);
    if (is_true(literal, start)) return;
    mark_seen(variable);
    const auto out = [&](Value v) { set_bit(lost(variable), static_cast<std::size_t>(v)); };
    if (!is_cell(variable)) {
        add_bound(variable, literal.relation, literal.value);
    } else if (literal.relation == Relation::NotEqual) {
        out(literal.value);
    } else {
        start.for_each([&](Value v) {
            if (excludes(literal, v)) out(v);
        });
    }
}

void ConflictAnalysis::add_bound(VariableId variable, Relation relation, Value value) {
    const bool is_least = relation == Relation::AtLeast;
    char& has = (is_least ? has_least_ : has_greatest_)[variable.index()];
    Word& word = lost(variable)[is_least ? 0 : 1];
    const auto now = static_cast<Value>(word);
    if (has != 0 && (is_least ? now >= value : now <= value)) return;
    has = 1;
    word = static_cast<Word>(value);
}

/// Updates latest_ for the premises added since the last call. They held when the trail had `time` entries.
void ConflictAnalysis::update_latest(std::size_t time) {
    for (const VariableId v : outdated_) {
        is_outdated_[v.index()] = 0;
        set_latest(v, std::max(latest_[v.index()], latest_loss(v, time)));
    }
    outdated_.clear();
}

void ConflictAnalysis::mark_seen(VariableId variable) {
    if (is_outdated_[variable.index()] == 0) {
        is_outdated_[variable.index()] = 1;
        outdated_.push_back(variable);
    }
    if (is_seen_[variable.index()] != 0) return;
    is_seen_[variable.index()] = 1;
    seen_.push_back(variable);
}

void ConflictAnalysis::set_latest(VariableId variable, std::int64_t entry) {
    std::int64_t& latest = latest_[variable.index()];
    if (latest == entry) return;
    const auto level_start = static_cast<std::int64_t>(level_start_);
    if (latest >= level_start) --open_at_level_;
    if (entry >= level_start) ++open_at_level_;
    latest = entry;
    if (entry != kNoEntry) heap_.push(entry);
}

/// Returns the entry before `time` that made the last premise on the variable true, or kNoEntry.
std::int64_t ConflictAnalysis::latest_loss(VariableId variable, std::size_t time) const {
    if (!is_cell(variable)) {
        return std::max(latest_of_bound(variable, Relation::AtLeast, time),
                        latest_of_bound(variable, Relation::AtMost, time));
    }
    for (auto entry = store_->last_change_before(variable, time); entry && *entry >= start_;
         entry = store_->change_before(store_->trail()[*entry])) {
        const Domain was = before(*entry);
        for (std::size_t i = 0; i < was.word_count(); ++i) {
            if ((was.word(i) & lost(variable)[i]) != 0) return static_cast<std::int64_t>(*entry);
        }
    }
    return kNoEntry;
}

std::int64_t ConflictAnalysis::latest_of_bound(VariableId variable, Relation relation,
                                               std::size_t time) const {
    const bool is_least = relation == Relation::AtLeast;
    if ((is_least ? has_least_ : has_greatest_)[variable.index()] == 0) return kNoEntry;
    const Literal literal{0, relation, static_cast<Value>(lost(variable)[is_least ? 0 : 1])};
    for (auto entry = store_->last_change_before(variable, time); entry && *entry >= start_;
         entry = store_->change_before(store_->trail()[*entry])) {
        if (!is_true(literal, before(*entry))) return static_cast<std::int64_t>(*entry);
    }
    return kNoEntry;
}

/// Returns whether the nogood's premises imply the literal, without those on the auxiliary `without`.
bool ConflictAnalysis::contains(VariableId variable, const Literal& literal, VariableId without) const {
    if (is_true(literal, root_domain(variable))) return true;
    if (is_cell(variable)) {
        SATOR_ASSERT(literal.relation == Relation::NotEqual);
        return has_bit(lost(variable), static_cast<std::size_t>(literal.value));
    }
    if (variable == without) return false;
    if (literal.relation == Relation::AtLeast) {
        return has_least_[variable.index()] != 0 && static_cast<Value>(lost(variable)[0]) >= literal.value;
    }
    return has_greatest_[variable.index()] != 0 && static_cast<Value>(lost(variable)[1]) <= literal.value;
}

/// Drops implied premises of the levels below the newest one. Only reasons of nogoods are used, which are at
/// hand: asking propagators as well costs ten times as much time and saves few conflicts.
void ConflictAnalysis::minimise() {
    const auto level_start = static_cast<std::int64_t>(level_start_);
    for (const VariableId v : seen_) {
        std::int64_t& latest = latest_[v.index()];
        while (latest != kNoEntry && latest < level_start && is_implied(static_cast<std::size_t>(latest))) {
            forget_losses_at(static_cast<std::size_t>(latest));
        }
    }
}

bool ConflictAnalysis::is_implied(std::size_t entry) const {
    const Store::Change& change = store_->trail()[entry];
    if (change.cause == Store::kDecision || !nogoods_->is_nogood(change.cause)) return false;
    bool is_implied = true;
    for_each_reason(change.cause, losses_at(entry), change.variable, change.call_start,
                    [&](VariableId variable, const Literal& literal) {
                        is_implied = is_implied && contains(variable, literal, change.variable);
                    });
    return is_implied;
}

ConflictAnalysis::Learned ConflictAnalysis::learned(bool is_asserting) const {
    struct Found {
        std::int64_t entry;
        VariableId variable;
        Relation relation;
    };
    std::vector<Found> found;
    found.reserve(seen_.size());
    for (const VariableId v : seen_) {
        if (latest_[v.index()] == kNoEntry) continue;
        if (is_cell(v)) {
            found.push_back({latest_[v.index()], v, Relation::NotEqual});
            continue;
        }
        for (const Relation relation : {Relation::AtLeast, Relation::AtMost}) {
            const std::int64_t entry = latest_of_bound(v, relation, store_->trail().size());
            if (entry != kNoEntry) found.push_back({entry, v, relation});
        }
    }
    std::ranges::stable_sort(found, std::greater(), &Found::entry);
    Learned learned{.nogood = {}, .is_asserting = is_asserting};
    learned.nogood.reserve(found.size());
    std::optional<std::size_t> level;  // the newest first
    for (const auto& [entry, variable, relation] : found) {
        learned.nogood.push_back(premise(variable, relation));
        const std::size_t its_level = store_->level_of(static_cast<std::size_t>(entry));
        if (its_level != level) ++learned.lbd;
        level = its_level;
    }
    if (found.size() > 1) {
        learned.level = store_->level_of(static_cast<std::size_t>(found[1].entry));
        // If both bounds of an auxiliary matter, the newest level may have two premises.
        learned.is_asserting &= found[1].entry < static_cast<std::int64_t>(level_start_);
    }
    return learned;
}

/// Returns the nogood's premise on a cell, or on one bound of an auxiliary.
Premise ConflictAnalysis::premise(VariableId variable, Relation relation) const {
    const std::span<const Word> words = lost(variable);
    if (is_cell(variable)) return {.variable = variable, .values = {words.begin(), words.end()}};
    return {.variable = variable,
            .relation = relation,
            .bound = static_cast<Value>(words[relation == Relation::AtLeast ? 0 : 1])};
}

Domain ConflictAnalysis::before(std::size_t entry) const {
    return store_->domain_before(store_->trail()[entry]);
}

}  // namespace sator::engine
