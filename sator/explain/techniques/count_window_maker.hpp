#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/counted_lines.hpp"
#include "sator/explain/techniques/count_windows.hpp"

namespace sator::explain {

/// Makes the windows that steps argue with: all cells of their lines, groups, and the rules that they need.
class CountWindowMaker {
  public:
    /// Both must outlive this.
    CountWindowMaker(const CountedLines& lines, const CountedCells& cells) : lines_(lines), cells_(cells) {}

    /// Returns the window without groups.
    CountWindow exact(const OpenWindow& open) const;
    /// Returns the window with its open cells inside parted into as few groups as are needed, in several ways.
    std::vector<CountWindow> grouped(const OpenWindow& open) const;
    /// Returns the window of a single line with the cells elsewhere that exclude more open cells of the line than it can
    /// spare; one window for each set of rules by which they do.
    std::vector<CountWindow> watched(const OpenWindow& open) const;
    /// Returns the window without one of the rules by which cells exclude each other, and without the groups that need it.
    CountWindow without(CountWindow window, RuleId rule) const;

  private:
    enum class IsOnly : std::uint8_t { No, Yes };

    bool is_open(CellId cell) const;
    bool excludes_all(CellId cell, const std::vector<CellId>& group, const CountWindow& window) const;
    /// Returns for each of the cells which others exclude it.
    std::vector<Word> neighbours_of(const std::vector<CellId>& cells) const;
    CountWindow window_with(const OpenWindow& open, std::vector<std::vector<CellId>> groups) const;
    /// Adds the first rule by which the cells exclude each other, unless one of `rules` says so; if `IsOnly::Yes`, only if it
    /// is the only one.
    void add_rule(CellId a, CellId b, IsOnly is_only, std::vector<RuleId>& rules) const;
    /// Names a rule for each pair of a group, as few rules as a greedy choice finds.
    void add_excluding(CountWindow& window) const;
    /// Adds the cells that exclude a group.
    void add_watching(CountWindow& window) const;
    /// Adds cells inside that cannot have a value of the set, if they exclude the group: then it does not matter that they
    /// cannot.
    void extend(const CountWindow& window, std::vector<CellId>& group) const;

    const CountedLines& lines_;
    const CountedCells& cells_;
};

}  // namespace sator::explain
