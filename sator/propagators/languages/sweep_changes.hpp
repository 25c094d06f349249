#pragma once

#include <cstdint>
#include <span>

#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator {

/// What a visit of a sweep found at a cell.
enum class SweepResult : std::uint8_t {
    Unchanged,   ///< nothing: the sweep stops here
    Revisit,     ///< the way ends here, but the cell is looked at again from behind
    StatesLost,  ///< states were lost that the next cell of the sweep looks at
    Conflict,    ///< no way through the automaton is left
};

/// The least member of a set of cells from `from` on; where there is none, one past all that it can hold.
inline std::size_t next_cell(std::span<const Word> cells, std::size_t from) {
    for (std::size_t w = from / kWordBits; w < cells.size(); ++w) {
        const Word rest = w == from / kWordBits ? cells[w] & ~Word{0} << from % kWordBits : cells[w];
        if (rest != 0) return w * kWordBits + static_cast<std::size_t>(std::countr_zero(rest));
    }
    return cells.size() * kWordBits;
}

/// One past the greatest member below `end`, or 0.
inline std::size_t end_of_cells_below(std::span<const Word> cells, std::size_t end) {
    for (std::size_t w = words_for(end); w-- > 0;) {
        const std::size_t within = end - w * kWordBits;
        const Word rest = within < kWordBits ? cells[w] & ~(~Word{0} << within) : cells[w];
        if (rest != 0) return (w + 1) * kWordBits - static_cast<std::size_t>(std::countl_zero(rest));
    }
    return 0;
}

/// The two sweeps of an automaton unrolled over a line (Pesant, "A regular language membership constraint for
/// finite sequences of variables", CP 2004) where the states that were on a way from the start to the end are
/// remembered: what a change does not touch is not gone over again. A cell is visited forward where it
/// changed or the cell before lost states, and then backward where that told of something or the cell behind
/// lost states.
///
/// `line.forward(cell, neighbour_lost_states)` drops the states that are not reached any more; `neighbour_lost_states`: those before were
/// just visited and lost some. `line.backward(cell, is_touched, neighbour_lost_states)` drops those from which the end is
/// not reached, and the values that lead nowhere; `is_touched`: the forward sweep came here.
///
/// `touched`: a bit for each cell, whatever it holds. Answers whether there is a way left.
template <class Line>
bool sweep_changes(Line& line, std::size_t cells, const Changed& changed, std::span<Word> touched) {
    for (Word& word : touched) word = 0;
    changed.for_each([&](std::size_t cell) { set_bit(touched, cell); });
    bool neighbour_lost_states = false;
    for (std::size_t cell = next_cell(touched, 0); cell < cells;
         cell = neighbour_lost_states ? cell + 1 : next_cell(touched, cell + 1)) {
        const SweepResult visit = line.forward(cell, neighbour_lost_states);
        if (visit == SweepResult::Conflict) return false;
        const Word bit = Word{1} << cell % kWordBits;
        Word& word = touched[cell / kWordBits];
        word = visit == SweepResult::Unchanged ? word & ~bit : word | bit;
        neighbour_lost_states = visit == SweepResult::StatesLost;
    }
    neighbour_lost_states = false;
    for (std::size_t end = end_of_cells_below(touched, cells); end > 0;
         end = neighbour_lost_states ? end - 1 : end_of_cells_below(touched, end - 1)) {
        const SweepResult visit = line.backward(end - 1, has_bit(touched, end - 1), neighbour_lost_states);
        if (visit == SweepResult::Conflict) return false;
        neighbour_lost_states = visit == SweepResult::StatesLost;
    }
    return true;
}

/// The sweeps of the first call, when nothing is remembered yet: every cell both ways.
template <class Line>
bool sweep_all(Line& line, std::size_t cells) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (line.forward(cell, cell > 0) == SweepResult::Conflict) return false;
    }
    for (std::size_t end = cells; end > 0; --end) {
        if (line.backward(end - 1, true, end < cells) == SweepResult::Conflict) return false;
    }
    return true;
}

/// Whether something holds of every cell. `watched`, a word of memo, is a cell of which it did not hold when
/// it was last asked: that is asked first, and the others from there on only if it holds of it now.
template <class Holds>
bool holds_everywhere(std::size_t cells, Word& watched, Holds holds) {
    const std::size_t first = watched < cells ? static_cast<std::size_t>(watched) : 0;
    for (std::size_t i = 0; i < cells; ++i) {
        const std::size_t cell = first + i < cells ? first + i : first + i - cells;
        if (holds(cell)) continue;
        watched = cell;
        return false;
    }
    return true;
}

/// A call of a propagator whose states stand between cells. `memo`: a bit for each cell, and a cell that was
/// found open. A variable that stands twice may have been fixed by one of its cells after the other was
/// visited, so a fixed line is read once more.
template <class Line>
Propagation sweep_layers(Line& line, const Scope& scope, const Changed& changed, bool is_first,
                         std::span<Word> memo) {
    const std::size_t cells = scope.size();
    const std::span<Word> touched = memo.first(words_for(cells));
    if (is_first ? !sweep_all(line, cells) : !sweep_changes(line, cells, changed, touched))
        return Propagation::Conflict;
    if (!holds_everywhere(cells, memo.back(), [&](std::size_t cell) { return scope[cell].is_fixed(); }))
        return Propagation::Fixpoint;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (line.forward(cell, true) == SweepResult::Conflict) return Propagation::Conflict;
    }
    return Propagation::Entailed;
}

/// How many words its memo has.
constexpr std::size_t layers_memo_words(std::size_t cells) {
    return words_for(cells) + 1;
}

}  // namespace sator
