#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/language/automata/glushkov.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// Which places of a clue some match goes through. Each place that reads a symbol gets a set of its own, so
/// that a position of the clue's automaton tells its place; a sweep over the slot, forward and backward,
/// leaves the positions of matches.
class ClueSweep {
  public:
    /// `tree`: regular, or relaxed (see regular_relaxation.hpp). `characters` need not outlive this.
    ClueSweep(RegexTree tree, const AlphabetCharacters& characters, std::size_t length);

    /// The tree with a set of its own for each Set node: that of node i is set i.
    const RegexTree& tree() const { return tree_; }
    /// Of each node: whether some match whose symbols `domains` (one for each cell) allow reads a symbol
    /// there. Empty where there is no match.
    std::vector<bool> alive_nodes(std::span<const std::span<const Word>> domains) const;

  private:
    using Live = std::vector<std::vector<bool>>;  // of each cell: the positions

    bool reads(std::uint32_t position, std::span<const Word> domain) const;
    Live forward(std::span<const std::span<const Word>> domains) const;

    RegexTree tree_;
    std::size_t words_;
    std::vector<Word> set_values_;
    Positions positions_;  // none where they are too many
};

}  // namespace sator
