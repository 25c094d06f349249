#pragma once

#include <cstdint>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

/// The result of a sweep's visit of a cell.
enum class SweepResult : std::uint8_t {
    Unchanged,   ///< nothing changed: the sweep stops here
    Revisit,     ///< the sweep stops here, but the backward sweep must visit the cell
    StatesLost,  ///< states were lost: the next cell of the sweep must be visited
    Conflict,    ///< no path through the automaton is left
};

/// Returns the least member of a set of cells that is at least `from`; if there is none, a number beyond all
/// cells.
inline std::size_t next_cell(std::span<const Word> cells, std::size_t from) {
    for (std::size_t w = from / kWordBits; w < cells.size(); ++w) {
        const Word rest = w == from / kWordBits ? cells[w] & ~Word{0} << from % kWordBits : cells[w];
        if (rest != 0) return w * kWordBits + static_cast<std::size_t>(std::countr_zero(rest));
    }
    return cells.size() * kWordBits;
}

/// Returns one past the greatest member below `end`, or 0 if there is none.
inline std::size_t end_of_cells_below(std::span<const Word> cells, std::size_t end) {
    for (std::size_t w = words_for(end); w-- > 0;) {
        const std::size_t within = end - w * kWordBits;
        const Word rest = within < kWordBits ? cells[w] & ~(~Word{0} << within) : cells[w];
        if (rest != 0) return (w + 1) * kWordBits - static_cast<std::size_t>(std::countl_zero(rest));
    }
    return 0;
}

/// The two sweeps over an automaton unrolled along a line, made incremental (Pesant, "A regular language
/// membership constraint for finite sequences of variables", CP 2004). The live states, i.e. those on a path
/// from the start to the end, are remembered between calls, and only what a change touches is visited. The
/// forward sweep visits a cell if it changed or if the cell before lost states. The backward sweep visits a
/// cell if the forward sweep found something there or if the cell after it lost states.
///
/// `line.forward(cell, neighbour_lost_states)` drops the states that are no longer reached;
/// `neighbour_lost_states` says that the previous visit dropped states of the cell before.
/// `line.backward(cell, is_touched, neighbour_lost_states)` drops the states from which the end is not
/// reached, and prunes the values that lead to no live state; `is_touched` says that the forward sweep found
/// something at the cell.
///
/// `touched` has a bit for each cell and may hold anything. Returns false if no path is left.
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

/// The sweeps of the first call, when no live states are known yet: visits every cell in both directions.
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

/// Returns whether a claim holds for every cell. `watched`, a word of the memo, is a cell for which it failed
/// last time; this cell is tried first, as with watched literals.
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

/// A call of a propagator whose states are between cells. `memo`: a bit for each cell, then the cell that was
/// found open last. If a variable occurs twice, one occurrence may be fixed after the other's cell was
/// visited, so a fixed line is swept once more.
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

/// Returns the number of words of the memo of sweep_layers.
constexpr std::size_t layers_memo_words(std::size_t cells) {
    return words_for(cells) + 1;
}

}  // namespace sator::propagators
