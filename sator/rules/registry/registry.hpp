#pragma once

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

class ClueCache;
class Registry;
class Resources;
namespace rules {
class ExpressionCache;
}

/// Facts and services that a maker can use in addition to the statement.
struct RuleContext {
    const Puzzle& puzzle;
    ClueCache& clue_cache;  ///< compiled clues, shared by all rules of all puzzles of a run
    Resources& resources;   ///< word lists, by name
    RegexLimits regex_limits;
    std::size_t initial = 0;  ///< the index of the initial drawing to solve, for rules that use its givens
    LimitWatch watch = {};    ///< checked by long computations; once it is over their results are discarded
    /// The compiled expressions of the puzzle, shared by all places of a drawing. The first expression makes
    /// it.
    std::shared_ptr<rules::ExpressionCache> expressions = {};
    /// The registry that makes the rules, for rules about rules; set by make_rules, not owned.
    const Registry* registry = nullptr;

    /// Returns `regex_limits` with this context's watch.
    RegexLimits clue_limits() {
        RegexLimits limits = regex_limits;
        limits.watch = &watch;
        return limits;
    }
};

using RuleList = std::vector<std::unique_ptr<Rule>>;

/// Makes the rules of one statement from the sequences that its shape selects. The position of an error is in
/// the puzzle's file.
using RuleMaker = std::function<std::expected<RuleList, Diagnostic>(const RuleStatement&,
                                                                    std::span<const Sequence>, RuleContext&)>;

/// The sequences from which one rule is made.
enum class RuleShape : std::uint8_t {
    OneSequence,  ///< one rule for each marked sequence
    OneDrawing,   ///< one rule for all sequences of a drawing
    AllDrawings,  ///< one rule for all sequences of all drawings
};

/// A file that an example refers to.
struct ExampleFile {
    std::string name, text;
};

/// One row of the registry: everything about a rule's name, from parsing to documentation.
struct RuleEntry {
    std::string name;     ///< "sum"
    std::string syntax;   ///< "sum N"
    std::string summary;  ///< for `sator rules` and docs/rules.md: "The cells add up to N."
    RuleShape shape = RuleShape::OneSequence;
    std::string example = {};  ///< a whole puzzle in the language that uses it
    std::uint64_t example_solutions = 0;
    std::vector<ExampleFile> example_files = {};
    bool uses_givens = false;  ///< its rules are made anew for each initial drawing
    bool determines_values =
        false;  ///< whether it states the values of its cells, so that a picture need not note their range
    std::vector<std::string> aliases = {};    ///< further names: "german_whispers"
    RulePicture picture = RulePicture::None;  ///< how it is drawn if it has no decorator of its own
    /// The place of a rule that is stated without one, in the words of `at`: "cells". Empty if it needs one.
    std::string default_place = {};
    /// The kind whose grid a file gets that has this rule and no grid: "sudoku". Empty if there is none.
    std::string usual_kind = {};
    /// Whether its only argument is one number or symbol, so that blanks separate the clues of a list.
    bool has_short_clues = false;
    /// Whether it looks at where its cells are in the grid, and so takes no edges, links and corners.
    bool is_about_places = false;
    RuleMaker maker;
};

/// The rules that puzzles can use, by name. A value type: a program can copy the standard registry and add
/// rows.
class Registry {
  public:
    /// Returns the registry of all built-in rules.
    static const Registry& standard();

    /// Adds a row. The error is that a row has one of its names already; the registry stays as it was.
    std::expected<void, Diagnostic> add(RuleEntry entry);
    /// Returns the row of a name or an alias, or null.
    const RuleEntry* find(std::string_view name) const;
    std::span<const RuleEntry> entries() const { return entries_; }

  private:
    std::vector<RuleEntry> entries_;
    std::map<std::string, std::size_t, std::less<>> rows_;  // the row of each name and alias
};

}  // namespace sator
