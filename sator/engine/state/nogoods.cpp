#include "sator/engine/state/nogoods.hpp"

#include <algorithm>
#include <utility>

namespace sator::engine {

Nogoods::Nogoods(const Model& model)
    : variables_(model.variables()),
      first_id_(model.propagators().size()),
      watches_(model.variables().size()) {}

void Nogoods::clear() {
    nogoods_.clear();
    free_.clear();
    premises_.clear();
    words_.clear();
    for (auto& watches : watches_) watches.clear();
    propagated_ = 0;
}

PropagatorId Nogoods::add(const Nogood& nogood, std::uint32_t lbd) {
    std::uint32_t number = static_cast<std::uint32_t>(nogoods_.size());
    if (free_.empty()) {
        nogoods_.emplace_back();
    } else {
        number = free_.back();
        free_.pop_back();
    }
    nogoods_[number] = {static_cast<std::uint32_t>(premises_.size()),
                        static_cast<std::uint32_t>(nogood.size()),
                        lbd,
                        {0, nogood.size() > 1 ? 1U : 0U}};
    for (const Premise& premise : nogood) {
        const bool is_word = premise.values.size() == 1;
        premises_.push_back({premise.variable, premise.relation, is_word,
                             static_cast<std::uint32_t>(words_.size()),
                             is_word ? premise.values[0] : static_cast<Word>(premise.bound)});
        if (!is_word) words_.insert(words_.end(), premise.values.begin(), premise.values.end());
    }
    for (std::uint32_t side = 0; side < 2; ++side) watch(number, side);
    return id_of(number);
}

bool Nogoods::import_nogood(Nogood nogood, std::uint32_t lbd, Store& store) {
    const auto holding = std::ranges::stable_partition(nogood, [&store](const Premise& premise) {
        return !holds({premise.variable, premise.relation, premise.bound, premise.values}, store);
    });
    const std::size_t open = nogood.size() - holding.size();
    if (open == 0) return false;
    const PropagatorId id = add(nogood, lbd);
    return open > 1 || assert_first(id, store);
}

void Nogoods::watch(std::uint32_t nogood, std::uint32_t side) {
    const Entry& entry = nogoods_[nogood];
    const Stored& premise = premises_[entry.first + entry.watched[side]];
    const bool has_content = premise.is_word || premise.relation != Literal::Relation::NotEqual;
    watches_[premise.variable.index()].push_back(
        {nogood, side, premise.relation, has_content ? premise.content : 0});
}

Nogoods::PremiseView Nogoods::view(const Stored& premise) const {
    if (premise.relation != Literal::Relation::NotEqual)
        return {premise.variable, premise.relation, static_cast<Value>(premise.content), {}};
    if (premise.is_word) return {premise.variable, premise.relation, 0, {&premise.content, 1}};
    const std::size_t count = variables_[premise.variable.index()].word_count;
    return {premise.variable, premise.relation, 0, {words_.data() + premise.first_word, count}};
}

bool Nogoods::holds(const PremiseView& premise, const Store& store) {
    const Domain domain = store.domain(premise.variable);
    if (premise.relation == Literal::Relation::AtMost) return domain.max() <= premise.bound;
    if (premise.relation == Literal::Relation::AtLeast) return domain.min() >= premise.bound;
    for (std::size_t i = 0; i < domain.word_count(); ++i) {
        if ((domain.word(i) & premise.values[i]) != 0) return false;
    }
    return true;
}

bool Nogoods::falsify(const Stored& premise, Store& store) const {
    const auto bound = static_cast<Value>(premise.content);
    if (premise.relation == Literal::Relation::AtMost) return store.at_least(premise.variable, bound + 1);
    if (premise.relation == Literal::Relation::AtLeast) return store.at_most(premise.variable, bound - 1);
    return store.keep(premise.variable, view(premise).values);
}

bool Nogoods::assert_first(PropagatorId id, Store& store) const {
    store.begin_call(id);
    return falsify(premises_[nogoods_[number(id)].first], store);
}

bool Nogoods::propagate(Store& store) {
    while (propagated_ < store.trail().size()) {
        if (!visit_watches(store.trail()[propagated_++].variable, store)) return false;
    }
    return true;
}

/// Returns false if the watched premise does not hold. Looks at nothing but the watch.
bool Nogoods::may_hold(const Watch& watch, const Domain& domain) {
    const auto bound = static_cast<Value>(watch.content);
    if (watch.relation == Literal::Relation::NotEqual) return (domain.word(0) & watch.content) == 0;
    return watch.relation == Literal::Relation::AtMost ? domain.max() <= bound : domain.min() >= bound;
}

/// Visits the nogoods that watch a premise on the variable. Watches that stay with the variable keep their
/// order.
bool Nogoods::visit_watches(VariableId variable, Store& store) {
    std::vector<Watch>& watches = watches_[variable.index()];
    std::size_t kept = 0;
    bool is_open = true;
    const Domain domain = store.domain(variable);  // refers to the store's words
    for (std::size_t i = 0; i < watches.size(); ++i) {
        const Watch watch = watches[i];
        if (!may_hold(watch, domain)) {
            watches[kept++] = watch;
            continue;
        }
        Entry& entry = nogoods_[watch.nogood];
        if (is_open && holds(premises_[entry.first + entry.watched[watch.side]], store)) {
            if (const auto other = find_other_watch(entry, store)) {
                entry.watched[watch.side] = *other;
                // It is on another variable, or on the other bound of an auxiliary.
                if (premises_[entry.first + *other].variable != variable) {
                    this->watch(watch.nogood, watch.side);
                    continue;
                }
            } else {
                is_open = propagate_unit(watch, store);
            }
        }
        watches[kept++] = watch;
    }
    watches.resize(kept);
    return is_open;
}

/// Returns a premise that does not hold and is not watched, if any.
std::optional<std::uint32_t> Nogoods::find_other_watch(const Entry& entry, const Store& store) const {
    for (std::uint32_t i = 0; i < entry.size; ++i) {
        if (i != entry.watched[0] && i != entry.watched[1] && !holds(premises_[entry.first + i], store))
            return i;
    }
    return std::nullopt;
}

/// All premises hold, except perhaps the one that is watched on the other side: makes that false. Returns
/// false on a conflict.
bool Nogoods::propagate_unit(Watch watch, Store& store) {
    const Entry& entry = nogoods_[watch.nogood];
    const Stored& last = premises_[entry.first + entry.watched[1 - watch.side]];
    if (holds(last, store)) {
        failed_ = id_of(watch.nogood);
        return false;
    }
    store.begin_call(id_of(watch.nogood));
    return falsify(last, store);
}

void Nogoods::reduce(const Store& store) {
    std::vector<char> is_needed(nogoods_.size(), 0);
    for (const Store::Change& change : store.trail()) {
        if (is_nogood(change.cause)) is_needed[number(change.cause)] = 1;
    }
    std::vector<std::uint32_t> order;
    for (std::uint32_t n = 0; n < nogoods_.size(); ++n) {
        if (nogoods_[n].size != 0 && is_needed[n] == 0) order.push_back(n);
    }
    std::ranges::stable_sort(order, {}, [this](std::uint32_t n) { return nogoods_[n].lbd; });
    for (std::size_t i = order.size() / 2; i < order.size(); ++i) remove(order[i]);
    collect_garbage();
}

void Nogoods::remove(std::uint32_t nogood) {
    nogoods_[nogood].size = 0;
    free_.push_back(nogood);
}

/// Moves what is left together, in the order in which it is stored, and removes the watches of forgotten nogoods. The memory
/// is kept for other nogoods: to get fresh pages takes longer than to write to them.
void Nogoods::collect_garbage() {
    std::vector<std::uint32_t> left;
    for (std::uint32_t n = 0; n < nogoods_.size(); ++n) {
        if (nogoods_[n].size != 0) left.push_back(n);
    }
    std::ranges::sort(left, {}, [this](std::uint32_t n) { return nogoods_[n].first; });
    std::uint32_t premises = 0, words = 0;  // moved so far: never more than what precedes a nogood
    for (const std::uint32_t n : left) {
        const std::uint32_t first = std::exchange(nogoods_[n].first, premises);
        for (std::uint32_t i = 0; i < nogoods_[n].size; ++i) {
            Stored premise = premises_[first + i];
            if (premise.relation == Literal::Relation::NotEqual && !premise.is_word) {
                const std::uint32_t count = variables_[premise.variable.index()].word_count;
                std::copy_n(words_.begin() + premise.first_word, count, words_.begin() + words);
                premise.first_word = std::exchange(words, words + count);
            }
            premises_[premises++] = premise;
        }
    }
    premises_.erase(premises_.begin() + premises, premises_.end());
    words_.resize(words);
    for (auto& watches : watches_) {
        std::erase_if(watches, [this](const Watch& watch) { return nogoods_[watch.nogood].size == 0; });
    }
}

std::size_t Nogoods::memory_bytes() const {
    std::size_t bytes = nogoods_.capacity() * sizeof(Entry) + premises_.capacity() * sizeof(Stored) +
                        words_.capacity() * sizeof(Word) + free_.capacity() * sizeof(std::uint32_t);
    // Each nogood has two watches, and their lists grow by doubling.
    bytes += 4 * nogoods_.size() * sizeof(Watch);
    return bytes;
}

}  // namespace sator::engine
