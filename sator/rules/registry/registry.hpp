#pragma once

#include <expected>
#include <functional>
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
class Resources;

/// What a maker may use beside the statement.
struct RuleContext {
    const Puzzle& puzzle;
    ClueCache& clue_cache;  ///< compiled clues and lexicons, shared by all rules of all puzzles of a call
    Resources& resources;   ///< word lists by name
    RegexLimits regex_limits;
    std::size_t initial =
        0;  ///< which of the puzzle's initial drawings is to be solved, for rules that use its givens
    LimitWatch watch =
        {};  ///< asked by what takes long to make; once it is over nothing that is made is used

    RegexLimits clue_limits() {
        RegexLimits limits = regex_limits;
        limits.watch = &watch;
        return limits;
    }
};

using RuleList = std::vector<std::unique_ptr<Rule>>;

/// Makes the rules of one statement from the sequences that its shape hands over. The error's place is in the
/// puzzle's file.
using RuleMaker = std::function<std::expected<RuleList, Diagnostic>(const RuleStatement&,
                                                                    std::span<const Sequence>, RuleContext&)>;

/// What a rule is made from.
enum class RuleShape : std::uint8_t {
    OneSequence,  ///< each marked sequence makes a rule of its own
    OneDrawing,   ///< all sequences of one drawing make a rule
    AllDrawings,  ///< all sequences of all its drawings make a rule
};

/// A file that an example names.
struct ExampleFile {
    std::string name, text;
};

/// One row of the registry: all that is known of a rule's name.
struct RuleEntry {
    std::string name;     ///< "sum"
    std::string syntax;   ///< "sum N"
    std::string summary;  ///< one sentence: "The marked cells add up to N."
    RuleShape shape = RuleShape::OneSequence;
    std::string example;  ///< a whole puzzle in the language that uses it
    std::uint64_t example_solutions = 0;
    std::vector<ExampleFile> example_files;
    bool uses_givens = false;  ///< its rules are made anew for each initial drawing
    bool determines_values =
        false;  ///< it says which values its cells hold: nobody asks for their range then
    RuleMaker maker;
};

/// The rules that puzzles may use, by name. A value: a program adds rows of its own.
class Registry {
  public:
    /// All of Sator's own rules.
    static const Registry& standard();

    void add(RuleEntry entry);
    const RuleEntry* find(std::string_view name) const;
    std::span<const RuleEntry> entries() const { return entries_; }

  private:
    std::vector<RuleEntry> entries_;
};

}  // namespace sator
