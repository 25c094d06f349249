#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"

namespace sator {

/// A change of a puzzle with several solutions that leaves one of them as the only one.
struct Repair {
    enum class Kind : std::uint8_t {
        TightenedClue,  ///< a clue made narrower
        TightenedRule,  ///< another rule made narrower
        Givens,         ///< one given more; several where one does not do
        AddedRule,      ///< a rule more
    };

    Kind kind = Kind::Givens;
    std::vector<Given> givens;               ///< Givens
    PartId clue;                             ///< TightenedClue, TightenedRule: the first rule that states it
    std::string before, after;               ///< TightenedClue: the clue, in UTF-8
    std::string rule;                        ///< AddedRule, TightenedRule: its name
    std::vector<std::string> arguments;      ///< the same: its arguments
    std::vector<std::string> demands;        ///< the same: what it says, a sentence for each sequence
    std::vector<std::vector<CellId>> cells;  ///< AddedRule: of each sequence
    std::size_t size = 0;                    ///< of the change: characters of a clue, givens, sequences
    std::vector<Value> solution;             ///< the one that is left
};

/// Repairs, best first: tightened clues, then other rules, each by the size of the change; then single
/// givens, cells with the most true candidates first; then added rules: like those the puzzle has
/// (`similar_rules`), then others (`new_rules`). Each is proven: what is left is a solution of the puzzle
/// and the only one. Where no single change does, the only repair is a set of givens none of which can go.
struct Repairs {
    std::vector<Repair> list;
    bool are_all_tried = false;  ///< up to `kMaxRepairsPerKind`; false where a limit ended the trials
};

/// Of each kind no more are looked for.
constexpr std::size_t kMaxRepairsPerKind = 50;

Repairs find_repairs(const PuzzleParts& parts, const Ambiguity& ambiguity, const Registry& registry,
                     RuleContext& context, const Limits& limits);

}  // namespace sator
