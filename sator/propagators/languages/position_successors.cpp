// Each step is a union of the automaton's rows, a few word operations for each position of the set.
#include "sator/propagators/languages/position_successors.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

void add_row(const PositionRow& row, std::span<Word> to) {
    for (std::size_t w = 0; w < row.words.size(); ++w) to[row.begin + w] |= row.words[w];
}

}  // namespace

void successors(const PositionAutomaton& automaton, std::span<const Word> from, std::span<Word> to) {
    std::ranges::fill(to, 0);
    for_each_bit(from, [&](std::size_t position) { add_row(automaton.follow(position), to); });
}

void predecessors(const PositionAutomaton& automaton, std::span<const Word> from, std::span<Word> to) {
    std::ranges::fill(to, 0);
    for_each_bit(from, [&](std::size_t position) { add_row(automaton.before(position), to); });
}

void keep_readers(const PositionAutomaton& automaton, const Domain& domain, std::span<Word> positions) {
    const std::size_t value_words = automaton.value_words();
    for (std::size_t w = 0; w < positions.size(); ++w) {
        for (Word rest = positions[w]; rest != 0; rest &= rest - 1) {
            const std::size_t bit = static_cast<std::size_t>(std::countr_zero(rest));
            const auto symbols = automaton.symbols(w * kWordBits + bit);
            Word common = 0;
            for (std::size_t v = 0; v < value_words; ++v) common |= symbols[v] & domain.word(v);
            if (common == 0) positions[w] &= ~(Word{1} << bit);
        }
    }
}

}  // namespace sator::propagators
