// Subset construction (M. O. Rabin, D. Scott, 1959) over classes of values. The follow sets of a set of
// positions are united once, then partitioned by the classes of values that the positions read. Cost:
// exponential in the positions in the worst case, so it is limited.
#include "sator/language/automata/dfa.hpp"

#include <algorithm>

#include "sator/language/automata/subset_steps.hpp"
#include "sator/language/symbols/sequence_interner.hpp"

namespace sator::language {

State Dfa::add_state(bool accepts) {
    accepts_.push_back(accepts ? 1 : 0);
    next_.resize(next_.size() + classes_.size(), kNoState);
    return static_cast<State>(size() - 1);
}

std::size_t Dfa::transition_count() const {
    return next_.size() - static_cast<std::size_t>(std::ranges::count(next_, kNoState));
}

bool Dfa::matches(std::span<const std::uint32_t> values) const {
    if (size() == 0) return false;
    State state = 0;
    for (const std::uint32_t value : values) {
        const SymbolClass symbols = classes_[value];
        if (symbols == kNoClass) return false;
        state = next(state, symbols);
        if (state == kNoState) return false;
    }
    return accepts(state);
}
std::optional<Dfa> determinise(const PositionAutomaton& automaton, TransitionLimit limit) {
    SubsetSteps steps(automaton);
    SequenceInterner sets;  // set k is state k + 1; the start state has read nothing and is not a set
    std::vector<SubsetSteps::Set> by_class;
    Dfa dfa(steps.classes());
    dfa.add_state(automaton.matches_empty());
    for (State state = 0; state < dfa.size(); ++state) {
        if (state == 0) {
            steps.begin(by_class);
        } else {
            steps.step(sets[state - 1], by_class);
        }
        for (SymbolClass c = 0; c < by_class.size(); ++c) {
            if (by_class[c].empty()) continue;
            const State to = sets.intern(by_class[c]) + 1;
            if (to == dfa.size()) dfa.add_state(steps.is_last(by_class[c]));
            dfa.set_next(state, c, to);
        }
        const std::size_t cost = std::max(dfa.size() * by_class.size(), sets.total_length());
        if (limit.is_exceeded(cost, 1 + (state == 0 ? 0 : sets[state - 1].size()))) return std::nullopt;
    }
    return dfa;
}

}  // namespace sator::language
