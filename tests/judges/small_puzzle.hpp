#pragma once

#include <cstddef>
#include <expected>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// A small rectangular puzzle with rules, solved by the search and by brute force with the rules'
/// definitions.
class SmallPuzzle {
  public:
    using Grids = std::set<std::string>;

    /// The cells can hold any of these characters. A space stands for the blank, which comes last. Ranges
    /// list the characters in the given order.
    SmallPuzzle(std::size_t columns, std::size_t rows, std::u32string_view characters);

    void file(const std::string& path, const std::string& text) { files_[path] = text; }
    void own_words(const std::string& text) { puzzle_.words = text; }
    void range(std::size_t cell, std::u32string_view characters);
    /// Adds the positions of these sorts between the cells, each with all characters. To be called once.
    void add_between(std::span<const PositionSort> sorts, std::u32string_view characters);
    /// Returns the numbers of all positions of a sort, in ascending order.
    std::vector<std::size_t> positions(PositionSort sort) const;
    /// Adds an initial drawing with its givens: one character for each cell, '.' for an open one.
    void initial(std::u32string_view drawing);
    /// Adds a rule on sequences of cells, all in one drawing. An argument between slashes is a regex.
    void rule(const std::string& name, const std::vector<std::string>& arguments,
              const std::vector<std::vector<std::size_t>>& sequences);
    void rule_on_all(const std::string& name, const std::vector<std::string>& arguments);

    Puzzle& puzzle() { return puzzle_; }
    RuleList rules();
    /// Returns the errors of its rules as users see them, or an empty string.
    std::string errors();
    /// Returns its rules' descriptions for users, one line each.
    std::string description();

    /// Returns the grids that the search finds for an initial drawing, one character for each cell.
    Grids searched(std::size_t initial = 0);
    /// Returns the number of grids that the counter finds.
    BigCount counted(std::size_t initial = 0);
    /// Returns the grids that agree with the givens and for which each rule's definition holds, by
    /// enumeration.
    Grids brute_force(std::size_t initial = 0);

    std::vector<Value> values_of(std::u32string_view grid) const;

  private:
    static Symbol symbol_of(char32_t c);
    std::expected<RuleList, std::vector<Diagnostic>> make(std::size_t initial);
    std::vector<Given> givens(std::size_t initial) const;
    std::vector<FixedCell> fixed_cells(std::size_t initial) const;
    static bool all_hold(const RuleList& rules, const std::vector<Value>& values);
    std::string to_text_of(std::span<const Value> values) const;

    Puzzle puzzle_;
    std::map<std::string, std::string> files_;
    ClueCache languages_;
    Resources resources_;
};

}  // namespace sator::tests
