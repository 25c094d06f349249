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

namespace sator {

/// A small rectangular puzzle with rules, solved by the search and by the rules' plain meaning.
class SmallPuzzle {
  public:
    using Grids = std::set<std::string>;

    /// Cells that hold any of these characters; a space stands for the blank, which comes last. Ranges list
    /// them as given.
    SmallPuzzle(std::size_t columns, std::size_t rows, std::u32string_view characters);

    void file(const std::string& path, const std::string& text) { files_[path] = text; }
    void own_words(const std::string& text) { puzzle_.words = text; }
    void range(std::size_t cell, std::u32string_view characters);
    /// Givens of one more initial drawing: a character a cell, '.' where it is open.
    void initial(std::u32string_view drawing);
    /// A rule on sequences given by their cells, all of one drawing. An argument between slashes is a regex.
    void rule(const std::string& name, const std::vector<std::string>& arguments,
              const std::vector<std::vector<std::size_t>>& sequences);
    void rule_on_all(const std::string& name, const std::vector<std::string>& arguments);

    Puzzle& puzzle() { return puzzle_; }
    RuleList rules();
    /// The errors of its rules, as people see them; empty where there are none.
    std::string errors();
    /// What its rules say to people, a line each.
    std::string description();

    /// The grids that the search finds for an initial drawing, each a character a cell.
    Grids searched(std::size_t initial = 0);
    /// How many the counter finds.
    BigCount counted(std::size_t initial = 0);
    /// The grids that agree with the givens and for which each rule's plain meaning holds, found by trying
    /// all.
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

}  // namespace sator
