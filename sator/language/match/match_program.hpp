#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// One instruction of a match program. `next` is the following instruction; `op` decides which other members
/// are used.
struct Instruction {
    enum class Op : std::uint8_t {
        Symbols,         ///< consumes one symbol of `mask`
        Split,           ///< tries `next`, then `other`
        Open,            ///< group `index` begins here
        Close,           ///< group `index` ends here and is captured
        ResetGroups,     ///< groups `index` … `other` become unset
        IterationStart,  ///< an iteration of loop `index` begins
        IterationCheck,  ///< an iteration of loop `index` ends. If it consumed nothing, it fails, or in java
                         ///< leaves the loop to `other`
        Reference,       ///< consumes what the first set group of `groups` captured
        LineStart,
        LineEnd,
        WordBoundary,  ///< `mask` holds the word characters
        Lookaround,    ///< runs the program at `other` up to its Accept; then continues at `next`
        Atomic,        ///< like a positive Lookaround, but the position stays where its body ends
        Accept,
    };

    Op op = Op::Accept;
    bool backward = false;     ///< Symbols, Reference: consumes to the left
    bool negated = false;      ///< Lookaround, WordBoundary
    bool multiline = false;    ///< LineStart, LineEnd; `mask` holds the line terminators
    bool ignore_case = false;  ///< Reference
    std::uint32_t next = 0;
    std::uint32_t other = 0;
    std::uint32_t index = 0;
    std::uint32_t mask = 0;  ///< index of a mask
    SmallVector<std::uint32_t, 1> groups;
};

/// A clue compiled for backtracking over the values of one alphabet, for clues with references and for
/// lookarounds with captures. Bounded repetitions are expanded.
struct MatchProgram {
    Dialect dialect = Dialect::EcmaScript;
    std::vector<Instruction> code;  ///< execution begins at `start`
    std::uint32_t start = 0;
    std::uint32_t group_count = 0;
    std::uint32_t loop_count = 0;
    std::uint32_t value_words = 0;         ///< words of one mask
    std::vector<Word> masks;               ///< value_words words each; bit v: value v is in the set
    std::vector<std::uint32_t> canonical;  ///< by value: values with equal numbers differ only in case; all
                                           ///< different if no reference ignores case

    std::span<const Word> mask(std::uint32_t index) const {
        return {masks.data() + std::size_t{index} * value_words, value_words};
    }
};

/// Compiles a tree for an alphabet. Returns the transition limit's error if the expanded repetitions are too
/// large.
std::expected<MatchProgram, RegexError> compile_match_program(const RegexTree& tree,
                                                              const AlphabetCharacters& characters,
                                                              const RegexLimits& limits);

}  // namespace sator::language
