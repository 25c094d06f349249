// Minimisation of a partial DFA (A. Valmari, P. Lehtinen, "Efficient minimization of DFAs with partial
// transition functions", STACS 2008; after J. Hopcroft, 1971). Two partitions refine each other: blocks of
// states, and bundles of transitions that have the same class and lead into the same block. Cost: m log n for
// n states and m transitions.
#include "sator/language/automata/minimise_dfa.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace sator::language {

namespace {

struct Transition {
    State from;
    SymbolClass symbols;
    State to;
};

/// A partition of the numbers below `size`. `mark` marks members; `split` then splits each part into its
/// marked and unmarked members.
class Partition {
  public:
    /// One part with all numbers; no part if `size` is 0.
    explicit Partition(std::size_t size) : members_(size), place_(size), part_of_(size, 0) {
        std::iota(members_.begin(), members_.end(), 0);
        std::iota(place_.begin(), place_.end(), 0);
        if (size > 0) add_part(0, static_cast<std::uint32_t>(size));
    }

    std::size_t size() const { return begin_.size(); }
    std::uint32_t part_of(std::uint32_t member) const { return part_of_[member]; }
    std::span<const std::uint32_t> members(std::size_t part) const {
        return {members_.data() + begin_[part], end_[part] - begin_[part]};
    }

    void mark(std::uint32_t member) {
        const std::uint32_t part = part_of_[member];
        const std::uint32_t place = place_[member];
        const std::uint32_t next = begin_[part] + marked_[part];  // marked members come first
        if (place < next) return;
        if (marked_[part]++ == 0) touched_.push_back(part);
        std::swap(members_[place], members_[next]);
        place_[members_[place]] = place;
        place_[members_[next]] = next;
    }

    /// Splits each part that is marked only in part. The smaller half becomes a new part.
    void split() {
        for (const std::uint32_t part : touched_) {
            const std::uint32_t middle = begin_[part] + std::exchange(marked_[part], 0);
            if (middle == end_[part]) continue;
            if (middle - begin_[part] <= end_[part] - middle) {
                add_part(begin_[part], middle);
                begin_[part] = middle;
            } else {
                add_part(middle, end_[part]);
                end_[part] = middle;
            }
        }
        touched_.clear();
    }

  private:
    void add_part(std::uint32_t begin, std::uint32_t end) {
        for (std::uint32_t i = begin; i < end; ++i)
            part_of_[members_[i]] = static_cast<std::uint32_t>(begin_.size());
        begin_.push_back(begin);
        end_.push_back(end);
        marked_.push_back(0);
    }

    std::vector<std::uint32_t> members_, place_, part_of_;
    std::vector<std::uint32_t> begin_, end_, marked_;  // by part
    std::vector<std::uint32_t> touched_;               // parts with marked members
};

/// Transitions grouped by target state.
class Incoming {
  public:
    Incoming(std::span<const Transition> transitions, std::size_t states)
        : begin_(states + 1, 0), transitions_(transitions.size()) {
        for (const Transition& transition : transitions) ++begin_[transition.to + 1];
        std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
        std::vector<std::uint32_t> next(begin_.begin(), begin_.end() - 1);
        for (std::uint32_t i = 0; i < transitions.size(); ++i) transitions_[next[transitions[i].to]++] = i;
    }
    std::span<const std::uint32_t> into(State state) const {
        return {transitions_.data() + begin_[state], begin_[state + 1] - begin_[state]};
    }

  private:
    std::vector<std::uint32_t> begin_, transitions_;
};

/// Returns the transitions between states from which an accepting state can be reached, ordered by class.
std::vector<Transition> useful_transitions(const Dfa& dfa) {
    std::vector<Transition> all;
    for (SymbolClass c = 0; c < dfa.classes().size(); ++c) {
        for (State state = 0; state < dfa.size(); ++state) {
            if (dfa.next(state, c) != kNoState) all.push_back({state, c, dfa.next(state, c)});
        }
    }
    const Incoming incoming(all, dfa.size());
    std::vector<std::uint8_t> is_useful(dfa.size(), 0);
    std::vector<State> pending;
    const auto reach = [&](State state) {
        if (std::exchange(is_useful[state], 1) == 0) pending.push_back(state);
    };
    for (State state = 0; state < dfa.size(); ++state) {
        if (dfa.accepts(state)) reach(state);
    }
    while (!pending.empty()) {
        const State state = pending.back();
        pending.pop_back();
        for (const std::uint32_t i : incoming.into(state)) reach(all[i].from);
    }
    std::erase_if(all, [&](const Transition& t) { return is_useful[t.from] == 0 || is_useful[t.to] == 0; });
    return all;
}

/// Returns the coarsest partition of the states that is consistent with acceptance and all transitions.
Partition refine(const Dfa& dfa, std::span<const Transition> transitions) {
    Partition blocks(dfa.size());
    for (State state = 0; state < dfa.size(); ++state) {
        if (dfa.accepts(state)) blocks.mark(state);
    }
    blocks.split();
    Partition bundles(transitions.size());
    for (std::uint32_t i = 0, begin = 0; i <= transitions.size(); ++i) {
        if (i < transitions.size() && transitions[i].symbols == transitions[begin].symbols) continue;
        for (std::uint32_t k = begin; k < i; ++k) bundles.mark(k);
        bundles.split();
        begin = i;
    }
    const Incoming incoming(transitions, dfa.size());
    std::size_t block = 0;
    for (std::size_t bundle = 0; bundle < bundles.size(); ++bundle) {
        for (const std::uint32_t i : bundles.members(bundle)) blocks.mark(transitions[i].from);
        blocks.split();
        for (; block < blocks.size(); ++block) {
            for (const State state : blocks.members(block)) {
                for (const std::uint32_t i : incoming.into(state)) bundles.mark(i);
            }
            bundles.split();
        }
    }
    return blocks;
}

/// Builds the quotient automaton: one state for each reachable block, numbered breadth-first.
class Quotient {
  public:
    Quotient(const Dfa& dfa, const Partition& blocks, std::span<const Transition> transitions)
        : result_(dfa.classes()),
          next_(blocks.size() * dfa.classes().size(), kNoState),
          state_of_(blocks.size(), kNoState) {
        for (const Transition& t : transitions) {
            next_[blocks.part_of(t.from) * dfa.classes().size() + t.symbols] = blocks.part_of(t.to);
        }
        reach(dfa, blocks, blocks.part_of(0));
        for (State state = 0; state < order_.size(); ++state) {
            for (SymbolClass c = 0; c < dfa.classes().size(); ++c) {
                const State block = next_[order_[state] * dfa.classes().size() + c];
                if (block != kNoState) result_.set_next(state, c, reach(dfa, blocks, block));
            }
        }
    }
    Dfa take() { return std::move(result_); }

  private:
    State reach(const Dfa& dfa, const Partition& blocks, std::uint32_t block) {
        if (state_of_[block] == kNoState) {
            state_of_[block] = result_.add_state(dfa.accepts(blocks.members(block)[0]));
            order_.push_back(block);
        }
        return state_of_[block];
    }

    Dfa result_;
    std::vector<State> next_;           // by block, then by class: the successor block
    std::vector<State> state_of_;       // by block: its state in the result
    std::vector<std::uint32_t> order_;  // by state of the result: its block
};

}  // namespace

Dfa minimise(const Dfa& dfa) {
    if (dfa.size() == 0) return dfa;
    const std::vector<Transition> transitions = useful_transitions(dfa);
    const Partition blocks = refine(dfa, transitions);
    const bool is_empty =
        !dfa.accepts(0) && std::ranges::none_of(transitions, [](auto& t) { return t.from == 0; });
    return is_empty ? Dfa(dfa.classes()) : Quotient(dfa, blocks, transitions).take();
}

}  // namespace sator::language
