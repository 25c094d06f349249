#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// Two words as one operand: one instruction handles both if the processor has registers of 128 bits, as all
/// of x86-64 and ARM do; otherwise the compiler makes two.
using WordPair [[gnu::vector_size(16), gnu::may_alias]] = Word;

/// A set of up to 64 N positions. The number of words is fixed, so that loops over them are unrolled.
template <std::size_t N>
struct alignas(N > 1 ? sizeof(WordPair) : sizeof(Word)) CellSet {
    std::array<Word, N> words;  ///< not initialised by default; CellSet{} is the empty set

    /// Returns the set whose words are `of` of the words of `sets`. `of` takes and returns WordPair or Word.
    template <class Of>
    static CellSet each(Of of, const auto&... sets) {
        CellSet result;
        const auto pair = [&](std::size_t i) { result.pairs()[i] = of(sets.pairs()[i]...); };
        if constexpr (N <= kMostUnrolled) {
            [&]<std::size_t... I>(std::index_sequence<I...>) {
                (pair(I), ...);
            }
            (std::make_index_sequence<N / 2>());
        } else {
            for (std::size_t i = 0; i < N / 2; ++i) pair(i);
        }
        if constexpr (N % 2 != 0) result.words[N - 1] = of(sets.words[N - 1]...);
        return result;
    }

    void insert(std::size_t i) { words[i / kWordBits] |= Word{1} << i % kWordBits; }
    void remove(std::size_t i) { words[i / kWordBits] &= ~(Word{1} << i % kWordBits); }
    bool contains(std::size_t i) const { return (words[i / kWordBits] >> i % kWordBits & 1) != 0; }
    bool is_empty() const { return any_word() == 0; }
    std::size_t size() const {
        std::size_t size = 0;
        for (const Word word : words) size += count_bits(word);
        return size;
    }
    CellSet& operator|=(const CellSet& other) { return *this = *this | other; }
    CellSet& operator&=(const CellSet& other) { return *this = *this & other; }
    /// Removes the members of `other`.
    CellSet& operator-=(const CellSet& other) { return *this = *this - other; }
    friend CellSet operator|(const CellSet& a, const CellSet& b) {
        return each([](auto x, auto y) { return x | y; }, a, b);
    }
    friend CellSet operator&(const CellSet& a, const CellSet& b) {
        return each([](auto x, auto y) { return x & y; }, a, b);
    }
    friend CellSet operator-(const CellSet& a, const CellSet& b) {
        return each([](auto x, auto y) { return x & ~y; }, a, b);
    }
    friend CellSet operator~(const CellSet& a) {
        return each([](auto x) { return ~x; }, a);
    }
    friend bool operator==(const CellSet& a, const CellSet& b) {
        return each([](auto x, auto y) { return x ^ y; }, a, b).is_empty();
    }

    /// Returns the first M words.
    template <std::size_t M>
    CellSet<M> first() const {
        CellSet<M> part;
        for (std::size_t i = 0; i < M; ++i) part.words[i] = words[i];
        return part;
    }

    /// Calls `visit(i)` for each member, in ascending order. Inlined, because calls keep what `visit` refers to in memory.
    template <class Visit>
    [[gnu::always_inline]] void for_each(Visit visit) const {
        for (std::size_t i = 0; i < N; ++i) {
            for (Word rest = words[i]; rest != 0; rest &= rest - 1)
                visit(i * kWordBits + static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }

  private:
    /// Returns a word that is 0 if the set is empty.
    Word any_word() const {
        Word any = N % 2 == 0 ? 0 : words[N - 1];
        if constexpr (N > 1) {
            WordPair both = pairs()[0];
            if constexpr (N <= kMostUnrolled) {
                [&]<std::size_t... I>(std::index_sequence<I...>) {
                    ((both |= pairs()[I]), ...);
                }
                (std::make_index_sequence<N / 2>());
            } else {
                for (std::size_t i = 1; i < N / 2; ++i) both |= pairs()[i];
            }
            any |= both[0] | both[1];
        }
        return any;
    }

    /// Longer loops stay loops, because they would fill the instruction cache.
    static constexpr std::size_t kMostUnrolled = 8;

    WordPair* pairs() { return reinterpret_cast<WordPair*>(words.data()); }
    const WordPair* pairs() const { return reinterpret_cast<const WordPair*>(words.data()); }
};

}  // namespace sator::propagators
