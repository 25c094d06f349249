#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"

namespace sator::explain {

/// A change of a puzzle with several solutions after which one of them is the only one.
struct Repair {
    enum class Kind : std::uint8_t {
        TightenedClue,  ///< a regex clue that is narrowed
        TightenedRule,  ///< a rule of another kind that is narrowed
        Givens,         ///< one more given, or several if one is not enough
        AddedRule,      ///< one more rule
    };

    Kind kind = Kind::Givens;
    std::vector<Given> givens;               ///< Givens
    PartId clue;                             ///< TightenedClue, TightenedRule: first rule of the statement
    std::string before, after;               ///< TightenedClue: the clue, in UTF-8
    std::string rule;                        ///< AddedRule, TightenedRule: name of the rule
    std::vector<std::string> arguments;      ///< AddedRule, TightenedRule: its arguments
    std::vector<std::string> demands;        ///< AddedRule, TightenedRule: a sentence for each sequence
    std::vector<std::vector<CellId>> cells;  ///< AddedRule, TightenedRule: cells by sequence
    std::size_t size = 0;                    ///< of the change: characters of a clue, givens, sequences
    std::vector<Value> solution;             ///< the solution that is left
};

/// Repairs, best first: tightened clues, then other tightened rules, each by the size of the change; then
/// single givens, cells with the most candidates first; then added rules, those like the puzzle's own
/// (`similar_rules`) before others (`new_rules`). Each repair is proven: exactly one of the puzzle's
/// solutions is left. If no single change is enough, the only repair is a set of givens, each of which is
/// needed.
struct Repairs {
    std::vector<Repair> list;
    bool are_all_tried = false;  ///< up to `kMaxRepairsPerKind`; false if a limit ended the trials
};

/// The largest number of repairs of each kind.
constexpr std::size_t kMaxRepairsPerKind = 50;

Repairs find_repairs(const PuzzleParts& parts, const Ambiguity& ambiguity, const Registry& registry,
                     RuleContext& context, const Limits& limits);

}  // namespace sator::explain
