// The subset construction for strings of one length. In each layer it is restricted to states from which the
// remaining number of symbols can still be read. So no set contains an irrelevant state, and there are far
// fewer different sets than without a length.
#include "sator/language/automata/layered_nfa.hpp"

#include <algorithm>

#include "sator/language/automata/subset_steps.hpp"
#include "sator/language/symbols/sequence_interner.hpp"

namespace sator::language {

namespace {

/// One set of states for each layer.
class LayerSets {
  public:
    LayerSets(std::size_t layers, std::size_t words) : words_(words), sets_(layers * words, 0) {}
    std::span<Word> operator[](std::size_t layer) { return {&sets_[layer * words_], words_}; }

  private:
    std::size_t words_;
    std::vector<Word> sets_;
};

/// State 0 of layer 0 has read nothing. The states of the other layers are positions.
class LazyPositionLayers final : public LazyLayers {
  public:
    LazyPositionLayers(const PositionAutomaton& automaton, std::size_t length)
        : steps_(automaton), length_(length), alive_(length, automaton.words()) {
        if (length == 0) return;
        std::ranges::copy(automaton.last(), alive_[length - 1].begin());
        for (std::size_t i = length - 1; i > 0; --i) {
            for_each_bit(alive_[i], [&](std::size_t p) {
                const PositionRow row = automaton.before(p);
                for (std::size_t k = 0; k < row.words.size(); ++k)
                    alive_[i - 1][row.begin + k] |= row.words[k];
            });
        }
    }
    const SymbolClasses& classes() const override { return steps_.classes(); }
    std::size_t length() const override { return length_; }
    Set begin() override {
        if (length_ == 0) return steps_.automaton().matches_empty() ? Set{0} : Set{};
        for (std::size_t i = 0; i < steps_.automaton().words(); ++i) {
            if ((steps_.automaton().first()[i] & alive_[0][i]) != 0) return {0};
        }
        return {};
    }
    void step(std::size_t layer, std::span<const std::uint32_t> from, std::vector<Set>& by_class) override {
        if (layer == 0) {
            steps_.begin(by_class);
        } else {
            steps_.step(from, by_class);
        }
        for (Set& set : by_class) {
            std::erase_if(set, [&](std::uint32_t p) { return !has_bit(alive_[layer], p); });
        }
    }

  private:
    SubsetSteps steps_;
    std::size_t length_;
    LayerSets alive_;  // at i: the positions that can read symbol i of a match
};

class LazyDfaLayers final : public LazyLayers {
  public:
    LazyDfaLayers(const Dfa& dfa, std::size_t length)
        : dfa_(dfa), length_(length), alive_(length + 1, words_for(dfa.size())) {
        for (State state = 0; state < dfa.size(); ++state) {
            if (dfa.accepts(state)) set_bit(alive_[length], state);
        }
        for (std::size_t layer = length; layer-- > 0;) {
            for (State state = 0; state < dfa.size(); ++state) {
                const bool is_alive = std::ranges::any_of(dfa.next(state), [&](State to) {
                    return to != kNoState && has_bit(alive_[layer + 1], to);
                });
                if (is_alive) set_bit(alive_[layer], state);
            }
        }
    }
    const SymbolClasses& classes() const override { return dfa_.classes(); }
    std::size_t length() const override { return length_; }
    Set begin() override { return dfa_.size() > 0 && has_bit(alive_[0], 0) ? Set{0} : Set{}; }
    void step(std::size_t layer, std::span<const std::uint32_t> from, std::vector<Set>& by_class) override {
        by_class.resize(dfa_.classes().size());
        for (SymbolClass c = 0; c < by_class.size(); ++c) {
            const State to = dfa_.next(from[0], c);
            by_class[c].clear();
            if (to != kNoState && has_bit(alive_[layer + 1], to)) by_class[c].push_back(to);
        }
    }

  private:
    const Dfa& dfa_;
    std::size_t length_;
    LayerSets alive_;  // by layer: the states from which the last layer can be reached
};

class LazyNfaLayers final : public LazyLayers {
  public:
    explicit LazyNfaLayers(const LayeredNfa& nfa) : nfa_(nfa) {}
    const SymbolClasses& classes() const override { return nfa_.classes; }
    std::size_t length() const override { return nfa_.length(); }
    Set begin() override {
        Set set;
        for (State state = 0; state < nfa_.layer_begin[1]; ++state) set.push_back(state);
        return set;
    }
    void step(std::size_t /*layer*/, std::span<const std::uint32_t> from,
              std::vector<Set>& by_class) override {
        by_class.resize(nfa_.classes.size());
        for (Set& set : by_class) set.clear();
        for (const State state : from) {
            for (const auto [symbols, to] : nfa_.leaving(state)) by_class[symbols].push_back(to);
        }
        for (Set& set : by_class) {
            std::ranges::sort(set);
            set.erase(std::unique(set.begin(), set.end()), set.end());
        }
    }

  private:
    const LayeredNfa& nfa_;
};

}  // namespace

std::optional<LayeredNfa> determinise(LazyLayers& source, TransitionLimit limit) {
    LayeredNfa nfa(source.classes());
    nfa.layer_begin.assign(source.length() + 2, 0);
    SequenceInterner sets, next_sets;  // state sets of this layer and of the next
    std::vector<LazyLayers::Set> by_class;
    if (const auto start = source.begin(); !start.empty()) sets.intern(start);
    for (std::size_t layer = 0; layer <= source.length(); ++layer) {
        const State begin = nfa.layer_begin[layer], end = begin + static_cast<State>(sets.size());
        nfa.layer_begin[layer + 1] = end;
        for (State state = begin; state < end; ++state) {
            nfa.transition_begin.push_back(static_cast<std::uint32_t>(nfa.transitions.size()));
            if (layer == source.length()) continue;
            source.step(layer, sets[state - begin], by_class);
            for (SymbolClass c = 0; c < by_class.size(); ++c) {
                if (!by_class[c].empty()) nfa.transitions.push_back({c, end + next_sets.intern(by_class[c])});
            }
            const std::size_t cost = std::max(nfa.transitions.size(), next_sets.total_length());
            const std::size_t steps = 1 + sets[state - begin].size();
            if (limit.is_exceeded(std::max(cost, nfa.transition_begin.size()), steps)) return std::nullopt;
        }
        std::swap(sets, next_sets);
        next_sets.clear();
    }
    nfa.transition_begin.push_back(static_cast<std::uint32_t>(nfa.transitions.size()));
    return nfa;
}

std::optional<LayeredNfa> unroll(const PositionAutomaton& automaton, std::size_t length,
                                 TransitionLimit limit) {
    if (limit.is_exceeded(length * automaton.words())) return std::nullopt;
    LazyPositionLayers source(automaton, length);
    return determinise(source, limit);
}

std::optional<LayeredNfa> unroll(const Dfa& dfa, std::size_t length, TransitionLimit limit) {
    if (limit.is_exceeded(length * words_for(dfa.size()))) return std::nullopt;
    LazyDfaLayers source(dfa, length);
    return determinise(source, limit);
}

std::optional<LayeredNfa> determinise(const LayeredNfa& nfa, TransitionLimit limit) {
    LazyNfaLayers source(nfa);
    return determinise(source, limit);
}

}  // namespace sator::language
