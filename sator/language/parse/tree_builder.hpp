#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <unordered_map>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/character_sets.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Builds a RegexTree from the leaves to the root. Equal sets share one SetId.
class TreeBuilder {
  public:
    TreeBuilder(std::u32string_view text, Dialect dialect, RegexFlags flags);

    NodeId add(RegexNode node);
    NodeId add(NodeKind kind, std::uint32_t begin, std::uint32_t end);
    NodeId add_set(SetId set, std::uint32_t begin, std::uint32_t end);
    /// Adds a set of one character; under the flag i, also the characters that are equal to it.
    NodeId add_character(char32_t character, const CharacterMode& mode, std::uint32_t begin,
                         std::uint32_t end);
    /// Adds an Alternation or Concatenation of `children`. Returns the child itself if there is only one, and
    /// an Empty node if there is none.
    NodeId add_all(NodeKind kind, std::span<const NodeId> children, std::uint32_t begin, std::uint32_t end);

    SetId intern(const CodePointSet& set);
    SetId intern(CodePointSet&& set);

    /// Returns the next group number.
    std::uint32_t add_group();
    void name_group(std::uint32_t group, std::u32string name) {
        tree_.group_names.resize(std::max<std::size_t>(tree_.group_names.size(), group + 1));
        tree_.group_names[group] = std::move(name);
    }
    std::uint32_t group_count() const { return tree_.group_count; }

    RegexNode& operator[](NodeId id) { return tree_.nodes[id.index()]; }
    RegexTree finish(NodeId root);

  private:
    std::optional<SetId> find(const CodePointSet& set) const;
    SetId add_new(CodePointSet&& set);
    SetId intern_character(char32_t character);

    /// With more than this number of sets, equal sets are found by their hash instead of a linear search.
    static constexpr std::size_t kLinearSearchSets = 16;
    /// Single ASCII characters are found by a table.
    static constexpr std::size_t kAsciiCharacters = 128;

    RegexTree tree_;
    std::array<std::uint32_t, kAsciiCharacters>
        ascii_sets_{};  // 1 + the set of that character alone; 0 if there is none yet
    std::unordered_multimap<std::size_t, std::uint32_t> sets_by_hash_;
};

}  // namespace sator::language
