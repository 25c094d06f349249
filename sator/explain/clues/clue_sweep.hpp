#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/glushkov.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::explain {

/// Finds the places of a clue that some match uses. It builds the position automaton (Glushkov) of the clue
/// and gives each node that reads a symbol a set of its own, so each position identifies its node. A forward
/// and a backward sweep over the slot leave the positions that are on a match. Cost of a sweep: cells ×
/// transitions.
class ClueSweep {
  public:
    /// `tree` must be regular, or relaxed to a regular one (regular_relaxation.hpp). `characters` need not
    /// outlive this.
    ClueSweep(RegexTree tree, const AlphabetCharacters& characters, std::size_t length);

    /// Returns the tree in which each Set node has a set of its own: node i has set i.
    const RegexTree& tree() const { return tree_; }
    /// Returns for each node whether it reads a symbol in some match that `domains` (one for each cell)
    /// allow. Returns an empty list if there is no match.
    std::vector<bool> alive_nodes(std::span<const std::span<const Word>> domains) const;

  private:
    using Live = std::vector<std::vector<bool>>;  // for each cell, for each position: whether it is live

    bool reads(std::uint32_t position, std::span<const Word> domain) const;
    Live forward(std::span<const std::span<const Word>> domains) const;

    RegexTree tree_;
    std::size_t words_;
    std::vector<Word> set_values_;
    Positions positions_;  // empty if the automaton would be too large
};

}  // namespace sator::explain
