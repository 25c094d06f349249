#include <array>

#include "sator/explain/deduce/technique.hpp"
#include "sator/explain/techniques/finders.hpp"

namespace sator {

namespace {

using enum Technique;

constexpr std::array kTechniques = {
    TechniqueEntry{LastCell, "last open cell", "last open cell", "last-cell", 1.0, find_last_cells},
    TechniqueEntry{HiddenSingle, "hidden single", "hidden single", "hidden-single", 1.2, find_hidden_singles},
    TechniqueEntry{ForcedValue, "forced value", "forced letter", "forced-value", 1.5, find_forced_values},
    TechniqueEntry{ForcedLength, "forced length", "forced length", "forced-length", 1.6, nullptr},
    TechniqueEntry{DeadAlternative, "dead alternative", "dead alternative", "dead-alternative", 1.7, nullptr},
    TechniqueEntry{Echo, "echo", "echo", "echo", 1.9, nullptr},
    TechniqueEntry{NakedSingle, "naked single", "naked single", "naked-single", 2.3, find_naked_singles},
    TechniqueEntry{Crossing, "crossing", "crossing", "crossing", 2.4, find_crossings},
    TechniqueEntry{NarrowedValue, "forced value among candidates", "forced letter among candidates",
                   "narrowed-value", 2.6, find_narrowed_values},
    TechniqueEntry{LetterSets, "value sets", "letter sets", "value-sets", 2.7, find_letter_sets},
    TechniqueEntry{Pointing, "pointing", "pointing", "pointing", 2.8, find_pointing},
    TechniqueEntry{Claiming, "claiming", "claiming", "claiming", 2.9, find_claiming},
    TechniqueEntry{NakedPair, "naked pair", "naked pair", "naked-pair", 3.0, find_naked_pairs},
    TechniqueEntry{HiddenPair, "hidden pair", "hidden pair", "hidden-pair", 3.4, find_hidden_pairs},
    TechniqueEntry{NakedTriple, "naked triple", "naked triple", "naked-triple", 3.6, find_naked_triples},
    TechniqueEntry{HiddenTriple, "hidden triple", "hidden triple", "hidden-triple", 4.0, find_hidden_triples},
    TechniqueEntry{Combinations, "combinations", "letter sets with candidates", "combinations", 4.2,
                   find_combinations},
    TechniqueEntry{NakedQuad, "naked quadruple", "naked quadruple", "naked-quadruple", 5.0, find_naked_quads},
    TechniqueEntry{HiddenQuad, "hidden quadruple", "hidden quadruple", "hidden-quadruple", 5.4,
                   find_hidden_quads},
    TechniqueEntry{RegionCombinations, "all ways to fill a region", "all ways to fill a region",
                   "region-combinations", 5.6, find_region_combinations},
    TechniqueEntry{TwoRules, "two rules together", "combination of 2 lines", "two-rules", 6.0, find_trials},
    TechniqueEntry{FewRules, "a few rules together", "combination of a few lines", "few-rules", 7.0, nullptr},
    TechniqueEntry{Trial, "trial", "trial", "trial", 8.0, nullptr},
    TechniqueEntry{NestedTrial, "trial within trial", "trial within trial", "nested-trial", 10.0, nullptr},
    TechniqueEntry{Elimination, "elimination", "elimination", "elimination", 1.0, nullptr},
    TechniqueEntry{Contradiction, "clash", "clash", "clash", 1.0, nullptr},
};

constexpr bool are_techniques_in_order() {
    for (std::size_t i = 0; i < kTechniques.size(); ++i) {
        if (kTechniques[i].technique != static_cast<Technique>(i)) return false;
    }
    return true;
}
static_assert(are_techniques_in_order(), "row i is technique i");

}  // namespace

Technique technique_of_conflict(std::size_t rules) {
    if (rules <= 1) return Combinations;
    if (rules == 2) return TwoRules;
    return rules <= kFewRules ? FewRules : Trial;
}

std::span<const TechniqueEntry> technique_table() {
    return kTechniques;
}

const TechniqueEntry& entry_of(Technique technique) {
    return kTechniques[static_cast<std::size_t>(technique)];
}

}  // namespace sator
