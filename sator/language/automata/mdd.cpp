// Reduction of a layered automaton to an MDD: from the last layer to the first, states with the same
// transitions to merged states are merged. For a deterministic automaton the result is minimal (D. Revuz,
// 1992). Cost: linear in the transitions, apart from sorting those of each state.
#include "sator/language/automata/mdd.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/language/symbols/sequence_interner.hpp"

namespace sator::language {

namespace {

using ClassTransition = LayeredNfa::Transition;

/// The merged states of a layered automaton, last layer first.
class MergedLayers {
  public:
    MergedLayers(const LayeredNfa& nfa, const TransitionLimit& limit) : merged_(nfa.size()) {
        begin_.push_back(0);
        for (std::size_t layer = nfa.length() + 1; layer-- > 0;) {
            for (State state = nfa.layer_begin[layer]; state < nfa.layer_begin[layer + 1]; ++state) {
                if (limit.is_over(1 + nfa.leaving(state).size())) break;
                merged_[state] = merge(nfa.leaving(state));
            }
            states_.push_back(static_cast<State>(different_.size()));
            different_.clear();
        }
    }

    std::size_t layers() const { return states_.size(); }
    /// Returns the number of states of a layer, counted from the last layer.
    State states(std::size_t from_end) const { return states_[from_end]; }
    std::size_t size() const { return begin_.size() - 1; }
    /// Returns the transitions of a merged state. States are in the order of their creation; `to` is a number
    /// within its layer.
    std::span<const ClassTransition> leaving(std::size_t state) const {
        return std::span(transitions_).subspan(begin_[state], begin_[state + 1] - begin_[state]);
    }

  private:
    State merge(std::span<const ClassTransition> leaving) {
        row_.clear();
        for (const auto [symbols, to] : leaving) row_.push_back({symbols, merged_[to]});
        std::ranges::sort(row_);
        row_.erase(std::unique(row_.begin(), row_.end()), row_.end());
        numbers_.clear();
        for (const auto [symbols, to] : row_) numbers_.insert(numbers_.end(), {symbols, to});
        const std::size_t known = different_.size();
        const State state = different_.intern(numbers_);
        if (different_.size() == known) return state;
        transitions_.insert(transitions_.end(), row_.begin(), row_.end());
        begin_.push_back(static_cast<std::uint32_t>(transitions_.size()));
        return state;
    }

    std::vector<State> merged_;         // by state of the automaton: its merged state within its layer
    std::vector<State> states_;         // by layer from the last: its number of states
    std::vector<std::uint32_t> begin_;  // by merged state: the start of its transitions; and the total
    std::vector<ClassTransition> transitions_;
    SequenceInterner different_;  // the merged states of the current layer
    std::vector<ClassTransition> row_;
    std::vector<std::uint32_t> numbers_;
};

/// Merges parallel transitions between two states to one, and numbers the resulting sets of classes.
class Labels {
  public:
    struct Labelled {
        std::uint32_t label;
        State to;
    };

    /// Returns one transition for each target state, ordered by least class. Valid until the next call.
    std::span<const Labelled> unite(std::span<const ClassTransition> leaving) {
        by_target_.clear();
        for (const auto [symbols, to] : leaving) by_target_.push_back({to, symbols});
        std::ranges::sort(by_target_);
        united_.clear();
        for (std::size_t i = 0; i < by_target_.size();) {
            const State to = by_target_[i].first;
            classes_.clear();
            for (; i < by_target_.size() && by_target_[i].first == to; ++i)
                classes_.push_back(by_target_[i].second);
            united_.push_back({sets_.intern(classes_), to});
        }
        std::ranges::sort(united_, {}, [&](const Labelled& l) { return std::pair(sets_[l.label][0], l.to); });
        return united_;
    }
    const SequenceInterner& sets() const { return sets_; }

  private:
    SequenceInterner sets_;  // sets of classes in ascending order
    std::vector<std::pair<State, SymbolClass>> by_target_;
    std::vector<SymbolClass> classes_;
    std::vector<Labelled> united_;
};

}  // namespace

Mdd::Mdd(const LayeredNfa& nfa, const TransitionLimit& limit) : value_words_(nfa.classes.words()) {
    SATOR_ASSERT(nfa.layer_begin[1] <= 1);
    const MergedLayers merged(nfa, limit);
    Labels labels;
    layer_begin_.push_back(0);
    std::size_t layer_end = merged.size();  // in the numbering of `merged`
    for (std::size_t from_end = merged.layers(); from_end-- > 0;) {
        const State count = merged.states(from_end);
        const State next_layer = layer_begin_.back() + count;
        for (std::size_t state = layer_end - count; state < layer_end; ++state) {
            transition_begin_.push_back(static_cast<std::uint32_t>(transitions_.size()));
            for (const auto [label, to] : labels.unite(merged.leaving(state))) {
                transitions_.push_back({next_layer + to, label});
            }
        }
        layer_begin_.push_back(next_layer);
        layer_end -= count;
    }
    transition_begin_.push_back(static_cast<std::uint32_t>(transitions_.size()));
    keep_labels(labels.sets(), nfa.classes);
}

void Mdd::keep_labels(const SequenceInterner& sets, const SymbolClasses& classes) {
    label_values_.assign(sets.size() * value_words_, 0);
    for (std::size_t label = 0; label < sets.size(); ++label) {
        for (const SymbolClass c : sets[label]) {
            for (std::size_t i = 0; i < value_words_; ++i)
                label_values_[label * value_words_ + i] |= classes.values(c)[i];
        }
        label_sizes_.push_back(
            static_cast<std::uint32_t>(count_bits(values(static_cast<std::uint32_t>(label)))));
    }
}

BigCount Mdd::count() const {
    if (is_empty()) return {};
    std::vector<BigCount> next = {1};  // by state of the next layer: the number of suffixes
    for (std::size_t layer = length(); layer-- > 0;) {
        std::vector<BigCount> suffix_counts(layer_begin_[layer + 1] - layer_begin_[layer]);
        for (std::size_t i = 0; i < suffix_counts.size(); ++i) {
            for (const auto [to, label] : transitions(static_cast<State>(layer_begin_[layer] + i))) {
                suffix_counts[i] += next[to - layer_begin_[layer + 1]] * label_sizes_[label];
            }
        }
        next = std::move(suffix_counts);
    }
    return next[0];
}

}  // namespace sator::language
