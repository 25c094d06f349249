#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

void find_naked_pairs(SolvingState& state, std::vector<Finding>& found);
void find_hidden_pairs(SolvingState& state, std::vector<Finding>& found);
void find_naked_triples(SolvingState& state, std::vector<Finding>& found);
void find_hidden_triples(SolvingState& state, std::vector<Finding>& found);
void find_naked_quads(SolvingState& state, std::vector<Finding>& found);
void find_hidden_quads(SolvingState& state, std::vector<Finding>& found);

inline constexpr std::string_view kNakedSubsetSentence =
    "In {name}, {cells} are {values} in some order, so {so}.";
inline constexpr std::string_view kHiddenSubsetSentence = "In {name}, only {cells} can be {any}, so {so}.";

inline constexpr TechniqueEntry kNakedPair{
    .technique = Technique::NakedPair,
    .name = "naked pair",
    .clue_name = "naked pair",
    .label = "naked-pair",
    .cost = 3.0,
    .ease = 0.1,
    .tier = RatingTier::Candidates,
    .find = find_naked_pairs,
    .sentence = kNakedSubsetSentence,
};

inline constexpr TechniqueEntry kHiddenPair{
    .technique = Technique::HiddenPair,
    .name = "hidden pair",
    .clue_name = "hidden pair",
    .label = "hidden-pair",
    .cost = 3.4,
    .ease = 0.013,
    .tier = RatingTier::Candidates,
    .find = find_hidden_pairs,
    .sentence = kHiddenSubsetSentence,
};

inline constexpr TechniqueEntry kNakedTriple{
    .technique = Technique::NakedTriple,
    .name = "naked triple",
    .clue_name = "naked triple",
    .label = "naked-triple",
    .cost = 3.6,
    .ease = 0.047,
    .tier = RatingTier::Candidates,
    .find = find_naked_triples,
    .sentence = kNakedSubsetSentence,
};

inline constexpr TechniqueEntry kHiddenTriple{
    .technique = Technique::HiddenTriple,
    .name = "hidden triple",
    .clue_name = "hidden triple",
    .label = "hidden-triple",
    .cost = 4.0,
    .ease = 0.005,
    .tier = RatingTier::Candidates,
    .find = find_hidden_triples,
    .sentence = kHiddenSubsetSentence,
};

inline constexpr TechniqueEntry kNakedQuad{
    .technique = Technique::NakedQuad,
    .name = "naked quadruple",
    .clue_name = "naked quadruple",
    .label = "naked-quadruple",
    .cost = 5.0,
    .ease = 0.003,
    .tier = RatingTier::Slow,
    .find = find_naked_quads,
    .sentence = kNakedSubsetSentence,
};

inline constexpr TechniqueEntry kHiddenQuad{
    .technique = Technique::HiddenQuad,
    .name = "hidden quadruple",
    .clue_name = "hidden quadruple",
    .label = "hidden-quadruple",
    .cost = 5.4,
    .ease = 0.003,
    .tier = RatingTier::Slow,
    .find = find_hidden_quads,
    .sentence = kHiddenSubsetSentence,
};

}  // namespace sator::explain
