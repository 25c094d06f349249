#pragma once

#include <array>
#include <cstddef>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// A set of up to 64 N positions. The number of words is fixed, so that the compiler unrolls loops over them.
template <std::size_t N>
struct CellSet {
    std::array<Word, N> words;  ///< not initialised by default; CellSet{} is the empty set

    void insert(std::size_t i) { words[i / kWordBits] |= Word{1} << i % kWordBits; }
    void remove(std::size_t i) { words[i / kWordBits] &= ~(Word{1} << i % kWordBits); }
    bool contains(std::size_t i) const { return (words[i / kWordBits] >> i % kWordBits & 1) != 0; }
    bool is_empty() const {
        Word any = 0;
        for (const Word word : words) any |= word;
        return any == 0;
    }
    std::size_t size() const {
        std::size_t size = 0;
        for (const Word word : words) size += count_bits(word);
        return size;
    }
    CellSet& operator|=(const CellSet& other) {
        for (std::size_t i = 0; i < N; ++i) words[i] |= other.words[i];
        return *this;
    }
    CellSet& operator&=(const CellSet& other) {
        for (std::size_t i = 0; i < N; ++i) words[i] &= other.words[i];
        return *this;
    }
    /// Removes the members of `other`.
    CellSet& operator-=(const CellSet& other) {
        for (std::size_t i = 0; i < N; ++i) words[i] &= ~other.words[i];
        return *this;
    }
    friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
    friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
    friend CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
    friend bool operator==(const CellSet&, const CellSet&) = default;

    /// Returns the first M words.
    template <std::size_t M>
    CellSet<M> first() const {
        CellSet<M> part;
        for (std::size_t i = 0; i < M; ++i) part.words[i] = words[i];
        return part;
    }

    /// Calls `visit(i)` for each member, in ascending order.
    template <class Visit>
    void for_each(Visit visit) const {
        for_each_bit(words, visit);
    }
};

}  // namespace sator::propagators
