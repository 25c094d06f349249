#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace sator {

/// Sets are written as bits of words: member i is bit i % 64 of word i / 64.
using Word = std::uint64_t;
constexpr std::size_t kWordBits = 64;

constexpr std::size_t words_for(std::size_t bits) {
    return (bits + kWordBits - 1) / kWordBits;
}

inline bool has_bit(std::span<const Word> words, std::size_t i) {
    return (words[i / kWordBits] >> i % kWordBits & 1) != 0;
}

inline void set_bit(std::span<Word> words, std::size_t i) {
    words[i / kWordBits] |= Word{1} << i % kWordBits;
}

/// Returns whether exactly one bit is set. Without branches, and without the instruction that counts bits, which not
/// all processors have.
constexpr bool is_single_bit(Word word) {
    return (word ^ (word - 1)) > word - 1;
}

/// Returns the number of bits set. If the compiler may not use the processor's instruction, std::popcount
/// would be a function call; this adds neighbouring bits, pairs and fours, and then all eight bytes by one
/// multiplication.
constexpr std::size_t count_bits(Word word) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    word -= word >> 1 & 0x5555'5555'5555'5555;
    word = (word & 0x3333'3333'3333'3333) + (word >> 2 & 0x3333'3333'3333'3333);
    word = (word + (word >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
    return word * 0x0101'0101'0101'0101 >> 56;
#else
    return static_cast<std::size_t>(std::popcount(word));
#endif
}

constexpr std::size_t count_bits(std::span<const Word> words) {
    std::size_t count = 0;
    for (const Word word : words) count += count_bits(word);
    return count;
}

/// Calls `visit(i)` for each member, in ascending order.
template <class Visit>
void for_each_bit(std::span<const Word> words, Visit visit) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (Word rest = words[i]; rest != 0; rest &= rest - 1) {
            visit(i * kWordBits + static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }
}

}  // namespace sator
