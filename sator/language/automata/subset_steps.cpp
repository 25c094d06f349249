// A step unites the follow rows of a set of positions word by word, then distributes the result over the
// classes that each position reads.
#include "sator/language/automata/subset_steps.hpp"

#include <algorithm>

#include "sator/language/symbols/sequence_interner.hpp"

namespace sator::language {

namespace {

/// Returns the different symbol sets of an automaton, concatenated. Stores in `reads` the index of the set
/// that each position reads.
std::vector<Word> different_symbol_sets(const PositionAutomaton& automaton,
                                        std::vector<std::uint32_t>& reads) {
    std::vector<Word> sets;
    SequenceInterner table;
    std::vector<std::uint32_t> halves;
    reads.reserve(automaton.size());
    for (std::size_t p = 0; p < automaton.size(); ++p) {
        halves.clear();
        for (const Word word : automaton.symbols(p)) {
            halves.push_back(static_cast<std::uint32_t>(word));
            halves.push_back(static_cast<std::uint32_t>(word >> 32));
        }
        const std::size_t known = table.size();
        reads.push_back(table.intern(halves));
        if (table.size() > known)
            sets.insert(sets.end(), automaton.symbols(p).begin(), automaton.symbols(p).end());
    }
    return sets;
}

}  // namespace

SubsetSteps::SubsetSteps(const PositionAutomaton& automaton)
    : automaton_(automaton),
      classes_(different_symbol_sets(automaton, reads_), automaton.value_count()),
      reached_(automaton.words(), 0) {
    for (std::size_t p = 0; p < automaton.size(); ++p) {
        if (reads_[p] < classes_of_set_.size()) continue;
        classes_of_set_.emplace_back();
        for (SymbolClass c = 0; c < classes_.size(); ++c) {
            if (has_bit(automaton.symbols(p), classes_.least(c))) classes_of_set_.back().push_back(c);
        }
    }
}

void SubsetSteps::begin(std::vector<Set>& by_class) {
    std::ranges::copy(automaton_.first(), reached_.begin());
    partition_by_class(0, reached_.size(), by_class);
}

void SubsetSteps::step(std::span<const std::uint32_t> from, std::vector<Set>& by_class) {
    std::size_t begin = reached_.size(), end = 0;  // words outside of [begin, end) stay zero
    for (const std::uint32_t p : from) {
        const PositionRow row = automaton_.follow(p);
        for (std::size_t k = 0; k < row.words.size(); ++k) reached_[row.begin + k] |= row.words[k];
        begin = std::min(begin, row.begin);
        end = std::max(end, row.begin + row.words.size());
    }
    partition_by_class(begin, std::max(begin, end), by_class);
}

void SubsetSteps::partition_by_class(std::size_t begin, std::size_t end, std::vector<Set>& by_class) {
    by_class.resize(classes_.size());
    for (Set& set : by_class) set.clear();
    const std::span<Word> words = std::span(reached_).subspan(begin, end - begin);
    for_each_bit(words, [&](std::size_t bit) {
        const std::size_t p = begin * kWordBits + bit;
        for (const SymbolClass c : classes_of_set_[reads_[p]])
            by_class[c].push_back(static_cast<std::uint32_t>(p));
    });
    std::ranges::fill(words, 0);
}

bool SubsetSteps::is_last(std::span<const std::uint32_t> set) const {
    return std::ranges::any_of(set, [&](std::uint32_t p) { return has_bit(automaton_.last(), p); });
}

}  // namespace sator::language
