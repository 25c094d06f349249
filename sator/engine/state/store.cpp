#include "sator/engine/state/store.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;
using namespace engine;

namespace {

std::size_t largest_domain(const Model& model) {
    std::size_t words = 0;
    for (const Model::Variable& v : model.variables()) words = std::max<std::size_t>(words, v.word_count);
    return words;
}

/// Trail entries reserved at first: a small model makes about that many before the first decision.
constexpr std::size_t kUsualTrail = 32;

}  // namespace

Store::Store(const Model& model)
    : model_(model),
      variables_(model.variables().begin(), model.variables().end()),
      words_(model.initial_words().begin(), model.initial_words().end()),
      last_change_(variables_.size(), kNone),
      saved_words_(largest_domain(model)),
      status_(model.propagators().size(), kActive),
      active_(model.propagators().size()),
      queue_(model) {
    reversible_offset_.reserve(model.propagators().size() + 1);
    entailed_trail_.reserve(model.propagators().size());
    trail_.reserve(std::min(variables_.size(), kUsualTrail));
    std::size_t words = 0, largest = 0;
    for (const Model::Posted& posted : model.propagators()) {
        reversible_offset_.push_back(static_cast<std::uint32_t>(words));
        const std::size_t own = posted.propagator->reversible_words(posted.positions);
        words += own;
        largest = std::max(largest, own);
    }
    reversible_offset_.push_back(static_cast<std::uint32_t>(words));
    reversible_.assign(words, 0);
    saved_reversible_ = WordStack(largest);
    reversible_level_.assign(model.propagators().size(), 0);
}

/// Saves the variable's domain on the trail, unless this call has done so already.
void Store::record(VariableId id) {
    std::uint32_t& last = last_change_[id.index()];
    if (last != kNone && last >= call_start_) return;
    const Model::Variable& v = variables_[id.index()];
    const Word* const words = words_.data() + v.first_word;
    const Word saved = v.word_count == 1 ? *words : saved_words_.push({words, v.word_count});
    trail_.push_back({id, last, saved, call_start_, cause_});
    last = static_cast<std::uint32_t>(trail_.size() - 1);
}

/// Wakes the propagators that watch the variable. Returns whether candidates are left.
bool Store::changed(VariableId id, bool bounds_changed) {
    const Domain now = domain(id);
    if (now.is_empty()) return false;
    queue_.variable_changed(id, bounds_changed, now.is_fixed(), status_.data());
    return true;
}

bool Store::remove(VariableId id, Value v) {
    const Domain now = domain(id);
    if (!now.contains(v)) return !now.is_empty();
    const Value least = now.min(), greatest = now.max();
    if (now.kind() == DomainKind::Interval) {
        if (v != least && v != greatest) return true;
        return v == least ? set_interval(id, least + 1, greatest) : set_interval(id, least, greatest - 1);
    }
    record(id);
    const auto bit = static_cast<std::size_t>(v);
    words_[variables_[id.index()].first_word + bit / kWordBits] &= ~(Word{1} << bit % kWordBits);
    return changed(id, v == least || v == greatest);
}

bool Store::keep(VariableId id, std::span<const Word> mask) {
    const Model::Variable& v = variables_[id.index()];
    if (v.word_count == 1) return keep_in_word(id, words_[v.first_word], mask[0]);
    Word* const words = words_.data() + v.first_word;
    Word removed = 0;
    for (std::size_t i = 0; i < v.word_count; ++i) removed |= words[i] & ~mask[i];
    if (removed == 0) return !domain(id).is_empty();
    const Value least = domain(id).min(), greatest = domain(id).max();
    record(id);
    for (std::size_t i = 0; i < v.word_count; ++i) words[i] &= mask[i];
    const Domain now = domain(id);
    return changed(id, !now.contains(least) || !now.contains(greatest));
}

bool Store::keep_in_word(VariableId id, Word& word, Word mask) {
    const Word before = word, after = before & mask;
    if (after == before) return before != 0;
    record(id);
    word = after;
    if (after == 0) return false;
    const bool bounds_changed = std::countr_zero(after) != std::countr_zero(before) ||
                                std::countl_zero(after) != std::countl_zero(before);
    queue_.variable_changed(id, bounds_changed, is_single_bit(after), status_.data());
    return true;
}

bool Store::assign(VariableId id, Value value) {
    const Domain now = domain(id);
    if (now.kind() == DomainKind::Interval) return at_least(id, value) && at_most(id, value);
    if (now.is_fixed() && now.contains(value)) return true;
    const Model::Variable& v = variables_[id.index()];
    const bool was_candidate = now.contains(value);
    record(id);
    std::fill_n(words_.begin() + v.first_word, v.word_count, Word{0});
    const auto bit = static_cast<std::size_t>(value);
    if (was_candidate) words_[v.first_word + bit / kWordBits] = Word{1} << bit % kWordBits;
    return changed(id, true);
}

bool Store::set_interval(VariableId id, Value least, Value greatest) {
    const std::uint32_t first = variables_[id.index()].first_word;
    record(id);
    words_[first] = static_cast<Word>(least);
    words_[first + 1] = static_cast<Word>(greatest);
    return changed(id, true);
}

bool Store::at_most(VariableId id, Value bound) {
    const Domain now = domain(id);
    if (now.is_empty()) return false;
    if (now.max() <= bound) return true;
    if (now.kind() == DomainKind::Interval) return set_interval(id, now.min(), bound);
    const Model::Variable& v = variables_[id.index()];
    record(id);
    for (std::size_t i = 0; i < v.word_count; ++i) {
        const auto first = static_cast<Value>(i * kWordBits);
        Word& word = words_[v.first_word + i];
        if (bound < first) {
            word = 0;
        } else if (bound - first < static_cast<Value>(kWordBits) - 1) {
            word &= (Word{2} << (bound - first)) - 1;
        }
    }
    return changed(id, true);
}

bool Store::at_least(VariableId id, Value bound) {
    const Domain now = domain(id);
    if (now.is_empty()) return false;
    if (now.min() >= bound) return true;
    if (now.kind() == DomainKind::Interval) return set_interval(id, bound, now.max());
    const Model::Variable& v = variables_[id.index()];
    record(id);
    for (std::size_t i = 0; i < v.word_count; ++i) {
        const auto first = static_cast<Value>(i * kWordBits);
        Word& word = words_[v.first_word + i];
        if (bound >= first + static_cast<Value>(kWordBits)) {
            word = 0;
        } else if (bound > first) {
            word &= ~Word{0} << (bound - first);
        }
    }
    return changed(id, true);
}

void Store::enable_redundant(Cost most) {
    for (std::size_t p = 0; p < model_.propagators().size(); ++p) {
        const Model::Posted& posted = model_.propagators()[p];
        if (status_[p] != kDisabled || !posted.is_redundant || posted.propagator->cost() > most) continue;
        status_[p] = kActive;
        ++active_;
    }
    schedule_redundant();
}

void Store::schedule_redundant() {
    for (std::size_t p = 0; p < model_.propagators().size(); ++p) {
        if (model_.propagators()[p].is_redundant && status_[p] == kActive)
            queue_.schedule_all(PropagatorId(p));
    }
}

void Store::disable_redundant() {
    for (std::size_t p = 0; p < model_.propagators().size(); ++p) {
        if (!model_.propagators()[p].is_redundant || status_[p] != kActive) continue;
        status_[p] = kDisabled;
        --active_;
    }
}

void Store::set_disabled(PropagatorId id, bool is_disabled) {
    std::uint8_t& state = status_[id.index()];
    if (state != (is_disabled ? kActive : kDisabled)) return;
    state = is_disabled ? kDisabled : kActive;
    active_ += is_disabled ? std::size_t{0} - 1 : 1;
}

std::size_t Store::level_of(std::size_t entry) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(levels_, entry, {}, &Level::trail) -
                                    levels_.begin());
}

void Store::push_level() {
    levels_.push_back({static_cast<std::uint32_t>(trail_.size()),
                       static_cast<std::uint32_t>(entailed_trail_.size()),
                       static_cast<std::uint32_t>(reversible_trail_.size())});
}

void Store::backtrack() {
    SATOR_ASSERT(!levels_.empty());
    const Level level = levels_.back();
    levels_.pop_back();
    while (trail_.size() > level.trail) {
        const Change& change = trail_.back();
        const Model::Variable& v = variables_[change.variable.index()];
        if (v.word_count == 1) {
            words_[v.first_word] = change.saved;
        } else {
            std::copy_n(saved_words_.at(change.saved), v.word_count, words_.begin() + v.first_word);
            saved_words_.pop_to(change.saved);
        }
        last_change_[change.variable.index()] = change.previous;
        trail_.pop_back();
    }
    for (; entailed_trail_.size() > level.entailed; entailed_trail_.pop_back(), ++active_) {
        status_[entailed_trail_.back().index()] = kActive;
    }
    while (reversible_trail_.size() > level.reversible) {
        const SavedReversible& saved = reversible_trail_.back();
        const std::size_t p = saved.propagator.index();
        std::copy_n(saved_reversible_.at(saved.words), reversible_offset_[p + 1] - reversible_offset_[p],
                    reversible_.begin() + reversible_offset_[p]);
        reversible_level_[p] = saved.saved_level;
        saved_reversible_.pop_to(saved.words);
        reversible_trail_.pop_back();
    }
    queue_.clear();
}

Domain Store::domain_at(VariableId id, std::size_t time) const {
    std::uint32_t first = kNone;  // of the variable's changes from then on
    for (std::uint32_t entry = last_change_[id.index()]; entry != kNone && entry >= time;
         entry = trail_[entry].previous) {
        first = entry;
    }
    return first == kNone ? domain(id) : domain_before(trail_[first]);
}

std::optional<std::size_t> Store::last_change_before(VariableId id, std::size_t time) const {
    std::uint32_t entry = last_change_[id.index()];
    while (entry != kNone && entry >= time) entry = trail_[entry].previous;
    return entry == kNone ? std::nullopt : std::optional<std::size_t>(entry);
}

std::optional<std::size_t> Store::change_before(const Change& change) const {
    return change.previous == kNone ? std::nullopt : std::optional<std::size_t>(change.previous);
}

void Store::set_entailed(PropagatorId id) {
    if (status_[id.index()] != kActive) return;
    status_[id.index()] = kEntailed;
    entailed_trail_.push_back(id);
    --active_;
}

std::span<Word> Store::reversible(PropagatorId id) {
    const std::size_t p = id.index();
    const auto first = reversible_.begin() + reversible_offset_[p];
    const auto end = reversible_.begin() + reversible_offset_[p + 1];
    if (first != end && reversible_level_[p] != levels_.size()) {
        reversible_trail_.push_back({id, reversible_level_[p], saved_reversible_.push({first, end})});
        reversible_level_[p] = static_cast<std::uint32_t>(levels_.size());
    }
    return {first, end};
}

std::size_t Store::memory_bytes() const {
    return words_.capacity() * sizeof(Word) + trail_.capacity() * sizeof(Change) + saved_words_.bytes() +
           saved_reversible_.bytes() + reversible_.capacity() * sizeof(Word) +
           variables_.capacity() * sizeof(Model::Variable);
}

}  // namespace sator
